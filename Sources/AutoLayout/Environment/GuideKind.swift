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

  /// Whether only scroll views have the guide.
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
