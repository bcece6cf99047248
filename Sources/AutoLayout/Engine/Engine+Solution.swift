import Cassowary

/// Frames and states of items in the last solution.
extension Engine {
  /// The four unknowns of an item; none for the window.
  package func variables(of item: Item.ID) -> [Variable] {
    let index = Int(item.rawValue)
    return index < variables.count ? variables[index]?.all ?? [] : []
  }

  /// Whether a variable is one of the root view's, which come from outside.
  package func isGiven(_ variable: Variable) -> Bool {
    variables(of: Model.root).contains(variable)
  }

  /// The unknowns of an item that have more than one optimal value, by their places in
  /// ``ItemVariables/all``.
  package func ambiguousVariables(of item: Item.ID) -> [Int] {
    variables(of: item).enumerated().filter { !solver.isUnique($0.element) }.map { $0.offset }
  }

  /// The ambiguous unknowns along an axis: the item's place, its length, or both.
  package func ambiguousVariables(of item: Item.ID, along axis: Axis) -> [Int] {
    ambiguousVariables(of: item).filter { $0.isMultiple(of: 2) == (axis == .horizontal) }
  }

  /// Whether the length of an item along an axis is one of them.
  package func hasOpenLength(_ item: Item.ID, along axis: Axis) -> Bool {
    ambiguousVariables(of: item, along: axis).contains { $0 > 1 }
  }

  /// The alignment rectangle of an item in its parent, unrounded; nil for the window.
  @inline(__always)
  func alignmentRect(of item: Item.ID) -> Rect? {
    unknowns(of: item)?.rect(in: solver)
  }

  /// The unknowns of an item; nil for the window, and for views that have not been installed yet.
  @inline(__always)
  func unknowns(of item: Item.ID) -> ItemVariables? {
    // Inlined, because a call on a part of a layout copies the whole part.
    let index = Int(item.rawValue)
    return index < variables.count ? variables[index] : nil
  }

  /// Whether the solution affects what is required, as margins that reach into views do, or texts that wrap and must
  /// have their height; one more constraint may then let others hold again.
  package var dependsOnSolution: Bool { !inset.isEmpty || !rigidTexts.isEmpty }

  /// The value of a sum of unknowns.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * solver.value(of: term.variable)
    }
  }

  /// The items that are new or have another alignment rectangle than in another engine.
  func items(movedSince other: Engine) -> Set<Item.ID> {
    // Usually nothing has moved, and comparing the values shows that.
    if solver.hasSameValues(as: other.solver) { return [] }
    return items { alignmentRect(of: $0) != other.alignmentRect(of: $0) }
  }

  /// The items with unknowns that have more than one optimal value.
  package var ambiguousItems: Set<Item.ID> {
    // Usually nothing is ambiguous, and one look at all values shows that.
    if solver.isUnique { return [] }
    return items { item in
      variables[Int(item.rawValue)].map { !$0.areUnique(in: solver) } ?? false
    }
  }

  private func items(where isMeant: (Item.ID) -> Bool) -> Set<Item.ID> {
    Set(variables.indices.map { Item.ID(rawValue: Int32($0)) }.filter(isMeant))
  }
}
