import AutoLayout

/// The alignment of a text's lines in its rectangle.
enum TextAlignment: Hashable, Sendable {
  case left, center, right

  /// `NSTextAlignment` by name; natural and justified follow the direction of the text.
  init(named name: String, _ direction: LayoutDirection) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    default: self = direction == .leftToRight ? .left : .right
    }
  }
}
