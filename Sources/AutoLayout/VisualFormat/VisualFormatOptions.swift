/// The alignment, direction and spacing of a format: `NSLayoutConstraint.FormatOptions`.
package struct VisualFormatOptions: Hashable, Sendable {
  /// The reading direction of a horizontal format.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From leading to trailing.
    case leadingToTrailing
    /// From left to right, in every language.
    case leftToRight
    /// From right to left, in every language.
    case rightToLeft
  }

  /// The edges or baselines that the distances of a vertical format are measured between.
  package enum Spacing: String, Hashable, Sendable, CaseIterable {
    /// The bottom edge of a view and the top edge of the next.
    case edgeToEdge
    /// The last baseline of a view and the first baseline of the next (iOS 11 and later).
    case baselineToBaseline
  }

  /// The attributes that all views share.
  package var alignments: [Attribute]
  /// The reading direction of a horizontal format.
  package var direction: Direction
  /// The edges or baselines that distances are measured between.
  package var spacing: Spacing

  /// Creates options; the defaults are UIKit's.
  package init(
    alignments: [Attribute] = [],
    direction: Direction = .leadingToTrailing,
    spacing: Spacing = .edgeToEdge
  ) {
    self.alignments = alignments
    self.direction = direction
    self.spacing = spacing
  }

  /// The attributes that views can be aligned by, in UIKit's order.
  package static let alignmentAttributes: [Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}

extension VisualFormatOptions {
  /// UIKit's names of the options.
  package static let names = all.map { $0.name }

  /// The option of UIKit's name, ignoring case; nil for any other name.
  package static func named(_ name: String) -> VisualFormatOptions? {
    all.first { Name.matches($0.name, name) }?.options
  }

  /// Adds what other options say.
  package mutating func formUnion(_ other: VisualFormatOptions) {
    alignments += other.alignments
    if other.direction != .leadingToTrailing { direction = other.direction }
    if other.spacing != .edgeToEdge { spacing = other.spacing }
  }

  private static let all: [(name: String, options: VisualFormatOptions)] =
    alignmentAttributes.map { attribute in
      let name = attribute.rawValue
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      return ("alignAll\(capitalized)", VisualFormatOptions(alignments: [attribute]))
    }
    + [
      ("directionLeadingToTrailing", VisualFormatOptions()),
      ("directionLeftToRight", VisualFormatOptions(direction: .leftToRight)),
      ("directionRightToLeft", VisualFormatOptions(direction: .rightToLeft)),
      ("spacingEdgeToEdge", VisualFormatOptions()),
      ("spacingBaselineToBaseline", VisualFormatOptions(spacing: .baselineToBaseline)),
    ]
}

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
