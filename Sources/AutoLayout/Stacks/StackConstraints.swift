/// The constraints that stack views make, with their numbers.
///
/// Each stack is asked only once for everything that it makes.
package struct StackConstraints {
  /// The constraints of one stack.
  private struct Products {
    /// How many constraints are searched linearly before a key is hashed.
    private static let reach = 32

    let constraints: [GeneratedConstraint]
    /// The index of the constraint that was found last.
    var last = 0
    /// Indices by key, built at the first request for a key that is far from the last.
    var indices: [GeneratedConstraint.Key: Int] = [:]

    init(_ constraints: [GeneratedConstraint]) { self.constraints = constraints }

    /// The index of a constraint, without hashing if there are few, or if keys are requested in order.
    mutating func index(of key: GeneratedConstraint.Key) -> Int? {
      let near = near(key)
      if near == nil, indices.isEmpty {
        for (index, constraint) in constraints.enumerated() { indices[constraint.key] = index }
      }
      guard let index = near ?? indices[key] else { return nil }
      last = index
      return index
    }

    /// Searches the last constraint found and some after it, wrapping around.
    private func near(_ key: GeneratedConstraint.Key) -> Int? {
      for step in 0..<min(Self.reach, constraints.count) {
        let index = last + step < constraints.count ? last + step : last + step - constraints.count
        if constraints[index].key == key { return index }
      }
      return nil
    }
  }

  /// A constraint with its number among those of its stack, from 1.
  package typealias Numbered = (number: Int, constraint: GeneratedConstraint)

  /// The model, and what passes found out about it.
  package var pass: LayoutPass { shared.value }

  /// The same without a copy, for callers that ask about many constraints.
  let shared: SharedValue<LayoutPass>
  private var stacks: [Products] = []
  /// Where in ``stacks`` the constraints of each stack are.
  private var places: [Item.ID: Int] = [:]
  /// The stack that was last asked about, with its index.
  private var last: (stack: Item.ID, place: Int)?

  /// The current constraints of stacks.
  package init(_ pass: LayoutPass) { shared = SharedValue(pass) }

  /// A constraint with its number among those of its stack, from 1; nil if no stack makes it.
  package mutating func made(_ id: ConstraintID) -> Numbered? {
    guard case .stack(let stack, let key) = id else { return nil }
    let place = place(of: stack)
    return stacks[place].index(of: key).map { ($0 + 1, stacks[place].constraints[$0]) }
  }

  /// The number of a constraint among those of its stack, from 1; nil if the stack doesn't make it.
  package mutating func number(of key: GeneratedConstraint.Key, of stack: Item.ID) -> Int? {
    let place = place(of: stack)
    return stacks[place].index(of: key).map { $0 + 1 }
  }

  private mutating func place(of stack: Item.ID) -> Int {
    if let last, last.stack == stack { return last.place }
    let place = places[stack] ?? stacks.count
    if place == stacks.count {
      stacks.append(Products(StackLayout(of: stack, in: pass)?.constraints ?? []))
      places[stack] = place
    }
    last = (stack, place)
    return place
  }

  /// The constraint of the user or of a stack view; nil for others that UIKit makes.
  package mutating func constraint(_ id: ConstraintID) -> LayoutConstraint? {
    switch id {
    case .user(let id): return shared.value.model[id]
    case .system: return nil
    case .stack(let stack, let key):
      let place = place(of: stack)
      return stacks[place].index(of: key).map { stacks[place].constraints[$0].constraint }
    }
  }
}

/// Baselines of stack views.
extension LayoutPass {
  /// The item whose baseline an anchor means: a stack view has that of one of its views.
  ///
  /// In a vertical stack that is the first or last visible view, in a horizontal one the tallest (documentation of
  /// `UIStackView`), here by intrinsic heights, the first of equals (a guess: UIKit compares frames). An explicit
  /// offset takes precedence.
  package func baselineAnchor(_ anchor: Anchor) -> Anchor {
    guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline else {
      return anchor
    }
    let isFirst = anchor.attribute == .firstBaseline
    var item = anchor.item
    while let view = model[item].view, let stack = view.stack,
      (isFirst ? view.firstBaselineOffset : view.lastBaselineOffset) == nil
    {
      let visible = model[item].arranged.filter { !model.isHidden($0) }
      let chosen =
        stack.axis == .vertical ? (isFirst ? visible.first : visible.last) : tallest(visible)
      guard let chosen else { break }
      item = chosen
    }
    return Anchor(item, anchor.attribute)
  }

  private func tallest(_ views: [Item.ID]) -> Item.ID? {
    // Deep nesting with one view in each needs no heights.
    if views.count == 1 { return views.first }
    var best: (view: Item.ID, height: Double)?
    for view in views {
      let height = naturalHeight(of: view)
      if best.map({ height > $0.height }) ?? true { best = (view, height) }
    }
    return best?.view
  }

  /// The height that a view wants; a stack's follows from its views.
  private func naturalHeight(of item: Item.ID) -> Double {
    guard model[item].state.stack != nil else { return intrinsicSize(of: item).vertical ?? 0 }
    // Parents come before their children, so that on the way back every child's height is known.
    var order = [item]
    var next = 0
    while next < order.count {
      order += model[order[next]].arranged.filter { !model.isHidden($0) }
      next += 1
    }
    var heights: [Item.ID: Double] = [:]
    for item in order.reversed() {
      guard let stack = model[item].state.stack else {
        heights[item] = intrinsicSize(of: item).vertical ?? 0
        continue
      }
      let own = model[item].arranged.compactMap { heights[$0] }
      let gaps = stack.spacing.points * Double(max(0, own.count - 1))
      heights[item] = stack.axis == .vertical ? own.reduce(gaps, +) : own.max() ?? 0
    }
    return heights[item] ?? 0
  }
}
