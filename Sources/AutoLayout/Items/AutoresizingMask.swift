/// Which parts of a view's frame follow the size of its superview: `UIView.AutoresizingMask`.
///
/// The named parts are springs, all others struts. Without a flexible part on an axis, the far margin is flexible, so
/// the view keeps its frame.
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

  /// The mask with the given names; unknown names are left out.
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

  /// The far margin is flexible if no part is named (`h=--&` in 24 public logs of views without a mask).
  init(near: Bool, size: Bool, far: Bool) {
    self.near = near
    self.size = size
    self.far = far || !near && !size
  }

  /// `-&-`: near margin, size and far margin, `&` where flexible.
  var description: String { [near, size, far].map { $0 ? "&" : "-" }.joined() }
}

/// How position and size of a view on one axis follow the extent of its superview.
///
/// The flexible parts share what the fixed ones leave, in proportion to their old lengths, as Apple's documentation of
/// `autoresizingMask` says. The constraint for two flexible margins that a public log shows (`minX ==
/// 0.500507*Super.width - 32.0324` for a width of 64) has exactly these numbers. Parts whose old lengths were all zero
/// share equally, which is a guess.
package struct AutoresizingRule: Hashable, Sendable {
  /// `factor × superview's extent + constant`.
  package struct Line: Hashable, Sendable {
    /// The share of the superview's extent.
    package let factor: Double
    /// The added length, in points.
    package let constant: Double

    /// The value for an extent of the superview, in points.
    func value(_ extent: Double) -> Double { factor * extent + constant }
  }

  /// The middle.
  package var center: Line {
    Line(
      factor: origin.factor + extent.factor / 2, constant: origin.constant + extent.constant / 2)
  }

  /// The near edge.
  package let origin: Line
  /// The size.
  package let extent: Line

  /// The rule of a view that had a position and size in a superview of the given extent, in points.
  init(_ springs: Springs, origin: Double, extent: Double, in superview: Double) {
    let parts = [
      (springs.near, origin), (springs.size, extent), (springs.far, superview - origin - extent),
    ]
    let flexible = parts.filter { $0.0 }.map { $0.1 }
    let total = flexible.reduce(0, +)
    func line(_ isFlexible: Bool, _ length: Double) -> Line {
      guard isFlexible else { return Line(factor: 0, constant: length) }
      let share = total == 0 ? 1 / Double(flexible.count) : length / total
      return Line(factor: share, constant: share * (total - superview))
    }
    self.origin = line(springs.near, origin)
    self.extent = line(springs.size, extent)
  }
}

extension ViewState {
  /// The rule of a manually laid out view on an axis.
  package func autoresizing(_ axis: Axis) -> AutoresizingRule {
    let isHorizontal = axis == .horizontal
    let frame = manualFrame
    let origin = isHorizontal ? frame.origin.x : frame.origin.y
    let extent = isHorizontal ? frame.size.width : frame.size.height
    guard let base = autoresizingBase else {
      let springs = Springs(near: false, size: false, far: true)
      return AutoresizingRule(springs, origin: origin, extent: extent, in: 0)
    }
    return AutoresizingRule(
      autoresizingMask.springs(axis), origin: origin, extent: extent,
      in: isHorizontal ? base.width : base.height)
  }

  /// The frame of a manually laid out view in a superview of the given size.
  func autoresizedFrame(in superview: Size) -> Rect {
    if superview == autoresizingBase { return manualFrame }
    let (x, y) = (autoresizing(.horizontal), autoresizing(.vertical))
    return Rect(
      x: x.origin.value(superview.width), y: y.origin.value(superview.height),
      width: x.extent.value(superview.width), height: y.extent.value(superview.height))
  }
}
