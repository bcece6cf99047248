import AutoLayout
import LayoutDiagnostics
import Testing

/// Builds layouts tersely and reads them back.
struct LayoutBuilder {
  var layout: Layout

  init(_ width: Double = 600, _ height: Double = 600) throws {
    let size = Size(width: width, height: height)
    layout = Layout(environment: try Environment.standard.resized(to: size))
  }

  /// Adds a plain view, or one of a class with an intrinsic size.
  @discardableResult
  mutating func view(
    _ name: String, _ keyword: String = "view", in parent: Item.ID? = nil, size: Size? = nil
  ) throws -> Item.ID {
    let viewClass = try #require(ViewClass.named(keyword))
    let view = try layout.addView(viewClass, named: name, in: parent ?? layout.root)
    if let size {
      try set("intrinsicContentSize", of: view, .size(width: size.width, height: size.height))
    }
    return view
  }

  mutating func set(_ property: String, of item: Item.ID, _ value: PropertyValue) throws {
    try #require(ViewProperty.named(property)).set(value, of: item, in: &layout)
  }

  /// Adds a constraint between two anchors: `pin(b, .leading, a, .trailing, 8)`.
  @discardableResult
  mutating func pin(
    _ first: Item.ID, _ attribute: Attribute, _ second: Item.ID, _ other: Attribute,
    _ constant: Double = 0, relation: Relation = .equal, times multiplier: Double = 1,
    priority: Double = 1000, name: String = ""
  ) throws -> LayoutConstraint.ID {
    try layout.add(
      LayoutConstraint(
        Anchor(first, attribute), relation, to: Anchor(second, other), multiplier: multiplier,
        constant: constant, priority: try Layout.priority(priority), name: name))
  }

  /// Adds a constraint to a constant: `pin(a, .width, 40)`.
  @discardableResult
  mutating func pin(
    _ first: Item.ID, _ attribute: Attribute, _ constant: Double, relation: Relation = .equal,
    name: String = ""
  ) throws -> LayoutConstraint.ID {
    try layout.add(
      LayoutConstraint(Anchor(first, attribute), relation, constant: constant, name: name))
  }

  /// All four edges at a distance from another item's.
  mutating func pinEdges(_ item: Item.ID, to other: Item.ID, inset: Double = 0) throws {
    try pin(item, .leading, other, .leading, inset)
    try pin(item, .top, other, .top, inset)
    try pin(other, .trailing, item, .trailing, inset)
    try pin(other, .bottom, item, .bottom, inset)
  }

  /// The solved frame, as `x y width height`.
  mutating func frame(_ item: Item.ID) -> Rect {
    layout.solve()
    return layout.frame(of: item)
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Layout {
  /// Solves; returns the reports of what newly broke.
  mutating func solveReporting() -> [ConflictReport] {
    let before = self
    solve()
    return conflictReports(since: before)
  }
}
