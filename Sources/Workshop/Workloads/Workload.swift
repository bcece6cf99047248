import Cassowary

/// The views and constraints of a typical layout, at any size.
///
/// It is independent of the solver: ``LinearSystem`` writes it out for one.
package struct Workload: Sendable {
  /// A view with its content size.
  package struct View: Sendable {
    /// The number of the superview; nil for the root, which is view 0.
    package var parent: Int?
    package var content: Content?
  }

  /// An intrinsic size, and how strongly it is wanted on each axis.
  package struct Content: Sendable {
    package var width: Double
    package var height: Double
    package var hugging: Double
    package var widthResistance: Double
    package var heightResistance: Double
  }

  /// An edge, center or extent of a view.
  package enum Attribute: String, Sendable {
    case left, top, width, height, right, bottom, centerY
  }

  /// An attribute of a view.
  package struct Anchor: Sendable {
    package var view: Int
    package var attribute: Attribute
  }

  /// `first relation multiplier × second + constant @priority`.
  package struct Constraint: Sendable {
    package var first: Anchor
    package var relation: Relation
    package var second: Anchor?
    package var multiplier = 1.0
    package var constant: Double
    package var priority: Double
  }

  package let rootWidth: Double
  package let rootHeight: Double
  package private(set) var views: [View] = []
  package private(set) var constraints: [Constraint] = []

  package init(rootWidth: Double, rootHeight: Double) {
    self.rootWidth = rootWidth
    self.rootHeight = rootHeight
    views.append(View())
  }

  /// Adds a view; returns its number.
  package mutating func addView(in parent: Int = 0, _ content: Content? = nil) -> Int {
    views.append(View(parent: parent, content: content))
    return views.count - 1
  }

  /// Adds an equation between two anchors.
  package mutating func pin(
    _ view: Int, _ attribute: Attribute, _ other: Int, _ otherAttribute: Attribute,
    _ constant: Double = 0, times multiplier: Double = 1, priority: Double = 1000
  ) {
    pin(
      view, attribute, .equal, other, otherAttribute, constant, times: multiplier,
      priority: priority)
  }

  /// Adds a constraint between two anchors.
  package mutating func pin(
    _ view: Int, _ attribute: Attribute, _ relation: Relation, _ other: Int,
    _ otherAttribute: Attribute, _ constant: Double = 0, times multiplier: Double = 1,
    priority: Double = 1000
  ) {
    constraints.append(
      Constraint(
        first: Anchor(view: view, attribute: attribute), relation: relation,
        second: Anchor(view: other, attribute: otherAttribute), multiplier: multiplier,
        constant: constant, priority: priority))
  }

  /// Adds a constraint to a constant.
  package mutating func pin(
    _ view: Int, _ attribute: Attribute, _ relation: Relation = .equal, to constant: Double,
    priority: Double = 1000
  ) {
    constraints.append(
      Constraint(
        first: Anchor(view: view, attribute: attribute), relation: relation, second: nil,
        constant: constant, priority: priority))
  }
}

/// The layouts that the benchmark measures.
package enum WorkloadKind: String, CaseIterable, Sendable {
  case chain, stacks, form, grid, cards, random

  /// The layout with about the given number of views.
  package func make(size: Int) -> Workload {
    switch self {
    case .chain: .chain(size)
    case .form: .form(max(1, size / 2))
    case .cards: .cards(max(1, size / 5))
    case .random: .random(size)
    case .grid:
      switch size {
      case ..<20: .grid(3, 3)
      case ..<200: .grid(10, 10)
      case ..<2000: .grid(25, 40)
      default: .grid(100, 100)
      }
    case .stacks:
      switch size {
      case ..<20: .stacks(depth: 2, children: 3)
      case ..<200: .stacks(depth: 4, children: 3)
      case ..<2000: .stacks(depth: 5, children: 4)
      default: .stacks(depth: 6, children: 5)
      }
    }
  }
}
