import AutoLayout
import Cassowary

/// Other solutions that are as good as the one that is shown: `exerciseAmbiguityInLayout`, all at
/// once.
package struct Alternatives: Hashable, Sendable {
  /// One solution.
  package struct Solution: Hashable, Sendable {
    /// `now`, or what it was asked for: `green.minY = 620`.
    package let name: String
    /// The frame of each of ``Alternatives/items``.
    package let frames: [Rect]
  }

  /// The items that have another frame in some solution, in tree order.
  package let items: [String]
  /// The solution that is shown, then the others; only the first where nothing is open.
  package let solutions: [Solution]
  /// The names of the views whose margins or safe area would differ in some solution: its frames are right only for the
  /// present insets.
  package let shifting: [String]
}

extension Alternatives: CustomStringConvertible {
  /// A table: a line for each item, a column for each solution.
  package var description: String {
    guard solutions.count > 1 else { return "not ambiguous: there is no other solution" }
    let columns = [[""] + items] + solutions.map { [$0.name] + $0.frames.map { $0.description } }
    let widths = columns.map { column in column.map { $0.count }.max() ?? 0 }
    let table = (0...items.count).map { row in
      let cells = zip(columns, widths).map { column, width in
        column[row] + String(repeating: " ", count: width - column[row].count)
      }
      return cells.joined(separator: "  ").trimmingBlanks
    }
    return (table + Sentence.caution(shifting, "the frames hold only for the present insets"))
      .joined(separator: "\n")
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Alternatives {
  /// The solutions with the smallest and the largest possible open value of an item.
  ///
  /// Values without an end move by 100 points.
  package init(of item: Item.ID, in layout: Layout) {
    let (model, engine) = (layout.model, layout.engine)
    // A scroll view's own values, and those of its content.
    let openValues = ([item] + [model.contentLayoutGuide(of: item)].compactMap { $0 }).flatMap {
      item in
      layout.ambiguityReport(of: item).entries.filter { $0.name == model.path(of: item) }
        .flatMap { $0.openValues }.map { (item, $0) }
    }
    var found: [(name: String, layout: Layout)] = [("now", layout)]
    for (item, openValue) in openValues {
      guard let place = AmbiguityReport.variableNames.firstIndex(of: openValue.attribute) else {
        continue
      }
      for value in openValue.range.ends(besides: openValue.value) {
        let name = "\(openValue.name) = \(NumberText.measured(value))"
        found.append((name, layout.demanding(value, of: engine.variables(of: item)[place])))
      }
    }
    // A guide that nothing uses stands in no tree.
    let listed = layout.model.treeOrder()
    let items = (listed.contains(item) ? listed : listed + [item]).filter { item in
      Set(found.map { $0.layout.frame(of: item) }).count > 1
    }
    var solutions: [Solution] = []
    for (name, layout) in found {
      let frames = items.map(layout.frame)
      if solutions.contains(where: { $0.frames == frames }) { continue }
      solutions.append(Solution(name: name, frames: frames))
    }
    let shifts = InsetShifts(layout)
    let shifting = Set(found.dropFirst().flatMap { shifts.views(behind: $0.layout) })
    self.init(
      items: items.map(model.path), solutions: solutions,
      shifting: shifting.sorted().map(model.path))
  }
}
