/// Which parts of a view's frame follow the size of its superview: `UIView.AutoresizingMask`.
///
/// A part that is named is a spring, any other a strut. Without a flexible part on an axis the far
/// margin is flexible: the view keeps its frame.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a mask from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the superview's left edge follows.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width follows.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the superview's right edge follows.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the superview's top edge follows.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height follows.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the superview's bottom edge follows.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// Each part with UIKit's name and the letters of UIKit's descriptions.
  private static let parts: [(mask: AutoresizingMask, name: String, letters: String)] = [
    (.flexibleLeftMargin, "flexibleLeftMargin", "LM"), (.flexibleWidth, "flexibleWidth", "W"),
    (.flexibleRightMargin, "flexibleRightMargin", "RM"),
    (.flexibleTopMargin, "flexibleTopMargin", "TM"), (.flexibleHeight, "flexibleHeight", "H"),
    (.flexibleBottomMargin, "flexibleBottomMargin", "BM"),
  ]

  /// The names of all parts, in UIKit's order.
  static let allNames = parts.map { $0.name }

  /// The letters of the parts with their names.
  static let namesByLetters = Dictionary(
    parts.map { ($0.letters, $0.name) }, uniquingKeysWith: { first, _ in first })

  /// The names of the flexible parts.
  var names: [String] { Self.parts.filter { contains($0.mask) }.map { $0.name } }

  /// The mask of some names; others are left out.
  init(names: [String]) {
    self = Self.parts.filter { names.contains($0.name) }
      .reduce(into: []) { $0.formUnion($1.mask) }
  }

  /// The mask in UIKit's description of a view: `W+BM`.
  package var letters: String {
    Self.parts.filter { contains($0.mask) }.map { $0.letters }.joined(separator: "+")
  }

  /// Which parts of an axis are flexible.
  func springs(_ axis: Axis) -> Springs {
    switch axis {
    case .horizontal:
      Springs(
        near: contains(.flexibleLeftMargin), size: contains(.flexibleWidth),
        far: contains(.flexibleRightMargin))
    case .vertical:
      Springs(
        near: contains(.flexibleTopMargin), size: contains(.flexibleHeight),
        far: contains(.flexibleBottomMargin))
    }
  }

  /// The mask in UIKit's constraints: `h=--& v=&--`.
  package var constraintText: String { "h=\(springs(.horizontal)) v=\(springs(.vertical))" }
}

/// The flexible parts of a mask on one axis.
struct Springs: Hashable, Sendable, CustomStringConvertible {
  let near: Bool
  let size: Bool
  let far: Bool

  /// The far margin is flexible where nothing is named (`h=--&` in 24 public logs of views without a
  /// mask).
  init(near: Bool, size: Bool, far: Bool) {
    self.near = near
    self.size = size
    self.far = far || !near && !size
  }

  /// `-&-`: near margin, size and far margin, `&` where flexible.
  var description: String { [near, size, far].map { $0 ? "&" : "-" }.joined() }
}
