/// The layout margins of views.
enum Margins {
  /// The margin of an ordinary view (57 of 68 sides, 25 of 30 tops and bottoms in saved documents).
  static let nested = EdgeInsets(8)

  /// The narrowest root that gets wide side margins.
  ///
  /// 375 and below have 16 (363 of 371), 400 and above 20 (238 of 251); where in between UIKit
  /// switches is a guess.
  private static let wideRoot = 390.0

  /// The least margin at the sides of a root view of that width.
  ///
  /// Up to iOS 8 it is narrow everywhere (5 of 5 roots of 600 points).
  static func systemMinimum(width: Double, era: Era) -> Double {
    width >= wideRoot && era >= .ios9 ? 20 : 16
  }

  /// The margins of a root view without the safe area: at the sides at least the system minimum.
  static func root(_ explicit: EdgeInsets?, width: Double, era: Era) -> EdgeInsets {
    let minimum = systemMinimum(width: width, era: era)
    let own = explicit ?? .zero
    return EdgeInsets(
      top: own.top, left: max(own.left, minimum), bottom: own.bottom,
      right: max(own.right, minimum))
  }
}

/// What the place of a view adds to its margins.
struct Surroundings: Hashable, Sendable {
  /// How much of the view bars and notches cover.
  var safeArea = EdgeInsets.zero
  /// How far the superview's margins reach into the view, where it preserves them.
  var superviewMargins = EdgeInsets.zero
}
