/// Whether a user interface is light or dark: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light grounds.
  case light
  /// Light text on dark grounds.
  case dark
}
