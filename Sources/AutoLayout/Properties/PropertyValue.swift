/// A value that `set` takes and `get` prints.
public enum PropertyValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// Two numbers; nil where the view has no intrinsic size in that direction.
  case size(width: Double?, height: Double?)
  /// x, y, width, height.
  case rect(Rect)
  /// x, y.
  case point(Point)
  /// top, left, bottom, right.
  case insets(EdgeInsets)
  /// true or false.
  case bool(Bool)
  /// A text.
  case text(String)

  /// What a property takes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `251`
    case number
    /// `320x480`; `none` for a missing direction, `100xnone`
    case size
    /// `10 10 100 50`
    case rect
    /// `10 10`
    case point
    /// `8` or `8 16 8 16`
    case insets
    /// `true`
    case bool
    /// `"Longer"`
    case text
  }
}
