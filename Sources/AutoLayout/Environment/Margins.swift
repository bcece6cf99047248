/// The layout margins of views.
enum Margins {
  /// The margin of an ordinary view (57 of 68 sides, 25 of 30 tops and bottoms in saved documents).
  static let nested = EdgeInsets(8)

  /// The narrowest root that gets wide side margins.
  ///
  /// 375 and below have 16 (363 of 371), 400 and above 20 (238 of 251). In between, 390 to 393 points have 16
  /// (23 of 23), 394 have 20 (5 of 5).
  private static let wideRoot = 394.0

  /// Whether a root view of the given width has wide side margins.
  ///
  /// Up to iOS 8 they are narrow everywhere (5 of 5 roots of 600 points).
  static func isWide(_ width: Double, era: Era) -> Bool { width >= wideRoot && era >= .ios9 }

  /// The smallest margins of a root view of the given width: `systemMinimumLayoutMargins`.
  static func systemMinimum(width: Double, era: Era) -> EdgeInsets {
    let side = isWide(width, era: era) ? 20.0 : 16
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins of a root view without the safe area.
  ///
  /// At the sides they are at least the system minimum, unless the view does not respect it; above and below they are 0
  /// unless they are set. That a view without the minimum has no margins at all is a guess.
  static func root(_ given: EdgeInsets?, respectsMinimum: Bool, width: Double, era: Era)
    -> EdgeInsets
  {
    let own = given ?? .zero
    guard respectsMinimum else { return own }
    let minimum = systemMinimum(width: width, era: era)
    return EdgeInsets(
      top: own.top, left: max(own.left, minimum.left), bottom: own.bottom,
      right: max(own.right, minimum.right))
  }
}

/// The insets that a view's position adds to its margins and guides.
package struct InheritedInsets: Hashable, Sendable {
  /// The view's safe area insets, including its additional insets.
  package var safeArea: EdgeInsets
  /// The superview's margins that reach into the view, if it preserves them.
  var superviewMargins: EdgeInsets
  /// The distance of the readable content from the view's margins, on each side.
  var readableInset: Double
  /// The height of the keyboard above the view's bottom.
  var keyboard: Double

  /// Creates the insets of a position; none by default.
  package init(
    safeArea: EdgeInsets = .zero, superviewMargins: EdgeInsets = .zero, readableInset: Double = 0,
    keyboard: Double = 0
  ) {
    self.safeArea = safeArea
    self.superviewMargins = superviewMargins
    self.readableInset = readableInset
    self.keyboard = keyboard
  }
}

/// The greatest width of readable text.
enum ReadableWidth {
  /// The widest that a readable content guide gets, in points.
  static func points(at category: ContentSizeCategory) -> Double { widths[category] ?? large }

  private static let large = 672.0

  /// 672 at the standard size is published (Use Your Loaf, *Readable Content Guides*), and no root of 600 points
  /// exceeds it (4 of 4 saved documents); the other sizes up to XXXL are general knowledge; those for accessibility are
  /// a guess based on the size of the body font.
  private static let widths: [ContentSizeCategory: Double] = [
    .extraSmall: 560, .small: 600, .medium: 632, .large: large, .extraLarge: 744,
    .extraExtraLarge: 824, .extraExtraExtraLarge: 896, .accessibilityMedium: 1088,
    .accessibilityLarge: 1288, .accessibilityExtraLarge: 1560, .accessibilityExtraExtraLarge: 1832,
    .accessibilityExtraExtraExtraLarge: 2064,
  ]
}

/// A layout guide that UIKit itself provides.
public enum GuideKind: String, Hashable, Sendable, CaseIterable {
  /// `safeAreaLayoutGuide`: the part of a view that no bar or notch covers.
  case safeArea
  /// `layoutMarginsGuide`: the view inset by its layout margins.
  case layoutMarginsGuide
  /// `readableContentGuide`: the layout margins guide, at most as wide as text should be.
  case readableContentGuide
  /// `keyboardLayoutGuide`: what the keyboard covers, or else the bottom of the safe area.
  case keyboardLayoutGuide
  /// `topLayoutGuide` of the root view: the bars at the top (iOS 7–10).
  case topLayoutGuide
  /// `bottomLayoutGuide` of the root view: the bars at the bottom (iOS 7–10).
  case bottomLayoutGuide
  /// `contentLayoutGuide` of a scroll view: the area that it scrolls.
  case contentLayoutGuide
  /// `frameLayoutGuide` of a scroll view: the part of the content that is visible.
  case frameLayoutGuide

  /// Whether the guide exists only on scroll views.
  public var isOfScrollViews: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }

  /// The identifier that UIKit prints for the guide; those of scroll views are general knowledge.
  var systemName: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMarginsGuide: "UIViewLayoutMarginsGuide"
    case .readableContentGuide: "UIViewReadableContentGuide"
    case .keyboardLayoutGuide: "UIViewKeyboardLayoutGuide"
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    case .contentLayoutGuide: "UIScrollView-contentLayoutGuide"
    case .frameLayoutGuide: "UIScrollView-frameLayoutGuide"
    }
  }
}
