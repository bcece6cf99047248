import AutoLayout
import Cassowary

/// A solved layout with what several rules ask for.
package struct IssueSearch {
  package let layout: Layout
  package let ambiguity: AmbiguityReport
  /// Visible views and guides in tree order, with their frames in the coordinates of the root view.
  package let visible: [Visible]
  /// The constraints of the user's that are in force, oldest first.
  package let constraints: [(id: LayoutConstraint.ID, constraint: LayoutConstraint)]

  /// Looks at a solved layout.
  package init(_ layout: Layout) {
    self.layout = layout
    ambiguity = layout.ambiguityReport()
    visible = Self.visible(in: layout)
    constraints = layout.constraints.map { ($0, layout.model[$0]) }.filter { $0.1.isActive }
  }

  /// Constraints whose left sides required equalities decide alone.
  var redundancies: [Redundancy] {
    let engine = layout.engine
    return engine.solver.redundancies { row in
      if case .user = engine.origin(of: row) { true } else { false }
    }
  }

  var model: Model { layout.model }

  /// The name of an item in commands.
  package func name(_ item: Item.ID) -> String { model.path(of: item) }

  /// `c3: red.trailing = root.trailing - 20`, about a constraint of the user's, which a note may compare with others.
  func finding(
    _ id: LayoutConstraint.ID, _ note: String = "", besides others: [String] = []
  ) -> Issue.Finding {
    let constraint = model[id]
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }.map(name)
    return Issue.Finding(
      "\(constraint.name): \(model.equation(of: constraint))\(note)", items: items,
      constraints: [constraint.name], others: others)
  }

  /// The findings of a rule on single constraints.
  func findings(where isFound: (LayoutConstraint) -> Bool) -> [Issue.Finding] {
    constraints.filter { isFound($0.constraint) }.map { finding($0.id) }
  }
}

extension Rect {
  /// The right edge.
  package var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  package var maxY: Double { origin.y + size.height }

  /// Whether two rectangles share more than rounding makes them share.
  package func overlaps(_ other: Rect, by tolerance: Double) -> Bool {
    min(maxX, other.maxX) - max(origin.x, other.origin.x) > tolerance
      && min(maxY, other.maxY) - max(origin.y, other.origin.y) > tolerance
  }

  /// Whether a rectangle reaches out of this one by more than rounding makes it.
  package func isLeft(by other: Rect, tolerance: Double) -> Bool {
    other.origin.x < origin.x - tolerance || other.origin.y < origin.y - tolerance
      || other.maxX > maxX + tolerance || other.maxY > maxY + tolerance
  }
}
