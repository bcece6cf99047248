/// The attributes that the distances of a format are measured between.
struct VisualFormatEdges {
  /// The edge where a view begins, in reading direction.
  let near: Attribute
  /// The edge where it ends.
  let far: Attribute
  /// The margin at the near edge.
  let nearMargin: Attribute
  /// The margin at the far edge.
  let farMargin: Attribute
  /// Whether positions grow against the reading direction.
  var isReversed = false

  private static let topToBottom = VisualFormatEdges(
    near: .top, far: .bottom, nearMargin: .topMargin, farMargin: .bottomMargin)
  private static let leadingToTrailing = VisualFormatEdges(
    near: .leading, far: .trailing, nearMargin: .leadingMargin, farMargin: .trailingMargin)
  private static let leftToRight = VisualFormatEdges(
    near: .left, far: .right, nearMargin: .leftMargin, farMargin: .rightMargin)
  private static let rightToLeft = VisualFormatEdges(
    near: .right, far: .left, nearMargin: .rightMargin, farMargin: .leftMargin, isReversed: true)

  /// The edges of a format; a vertical one always reads from top to bottom.
  init(_ axis: Axis, _ direction: VisualFormatOptions.Direction) {
    switch (axis, direction) {
    case (.vertical, _): self = Self.topToBottom
    case (.horizontal, .leadingToTrailing): self = Self.leadingToTrailing
    case (.horizontal, .leftToRight): self = Self.leftToRight
    case (.horizontal, .rightToLeft): self = Self.rightToLeft
    }
  }

  private init(
    near: Attribute, far: Attribute, nearMargin: Attribute, farMargin: Attribute,
    isReversed: Bool = false
  ) {
    self.near = near
    self.far = far
    self.nearMargin = nearMargin
    self.farMargin = farMargin
    self.isReversed = isReversed
  }
}
