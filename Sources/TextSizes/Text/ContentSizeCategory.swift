/// The text size that a user prefers, `UIContentSizeCategory`.
///
/// The raw value is the end of UIKit's constant with accessibility sizes as AX1…AX5.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  /// `extraSmall`.
  case extraSmall = "XS"
  /// `small`.
  case small = "S"
  /// `medium`.
  case medium = "M"
  /// `large`, the default.
  case large = "L"
  /// `extraLarge`.
  case extraLarge = "XL"
  /// `extraExtraLarge`.
  case extraExtraLarge = "XXL"
  /// `extraExtraExtraLarge`.
  case extraExtraExtraLarge = "XXXL"
  /// `accessibilityMedium`.
  case accessibilityMedium = "AX1"
  /// `accessibilityLarge`.
  case accessibilityLarge = "AX2"
  /// `accessibilityExtraLarge`.
  case accessibilityExtraLarge = "AX3"
  /// `accessibilityExtraExtraLarge`.
  case accessibilityExtraExtraLarge = "AX4"
  /// `accessibilityExtraExtraExtraLarge`.
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// The category that Interface Builder laid out documents of that `toolsVersion` in.
  ///
  /// Xcode 7 laid text styles out at ``medium``: all 18 widths of toolsVersion 8000 to 10999 that
  /// tell the sizes apart, within a point, except for two titles whose heights agree. Xcode 12.5 and
  /// 13 did at the smallest size: 120 of 128 labels of 18000 to 20999. The others did at ``large``:
  /// 582 of 582 labels.
  package static func stored(toolsVersion: Int) -> ContentSizeCategory {
    storedCategories.last { toolsVersion >= $0.version }?.category ?? .large
  }

  /// The first `toolsVersion` of each default.
  private static let storedCategories: [(version: Int, category: ContentSizeCategory)] = [
    (8000, .medium), (11000, .large), (18000, .extraSmall), (21000, .large),
  ]

  /// The column in tables of text styles.
  var column: Int { Self.columns[self] ?? 0 }

  private static let columns = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// Smaller texts first.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.column < second.column
  }
}

extension ContentSizeCategory: CustomStringConvertible {
  /// The name of the case, which is UIKit's.
  public var description: String {
    switch self {
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }
}
