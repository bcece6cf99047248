/// The traits of a view's environment that affect the size of its content.
public struct RenderingTraits: Hashable, Sendable {
  /// Pixels per point; 1 for documents that name no device (Xcode 5 to 7 saved whole points).
  public var scale: Double
  /// The generation of fonts and controls.
  public var era: Era
  /// The text size that the user prefers.
  public var contentSizeCategory: ContentSizeCategory

  /// The fonts that the layout provides.
  package var fonts = FontTable()

  /// Whether the screen has a home indicator instead of a home button.
  package var hasHomeIndicator = false

  /// Creates traits; a scale that is not positive counts as 1.
  public init(
    scale: Double, era: Era = .current, contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.era = era
    self.contentSizeCategory = contentSizeCategory
  }

  /// The traits with which Interface Builder laid out a document.
  package init(scale: Double, toolsVersion: Int) {
    self.init(
      scale: scale, era: Era(toolsVersion: toolsVersion),
      contentSizeCategory: .stored(toolsVersion: toolsVersion))
  }

  /// A length rounded up to the next device pixel.
  func ceiledToPixel(_ length: Double) -> Double {
    Self.ceiled(length * scale, tolerance: Self.tolerance * scale) / scale
  }

  /// A length rounded up to the next whole point, as classic buttons and segments do at every scale
  /// (1,833 of 1,836 saved widths of buttons are integers).
  func ceiledToPoint(_ length: Double) -> Double {
    Self.ceiled(length, tolerance: Self.tolerance)
  }

  /// The excess in points that doesn't start a new pixel, to allow for the decimals of the advances.
  static let tolerance = 0.002

  private static func ceiled(_ length: Double, tolerance: Double) -> Double {
    max(0, (length - tolerance).rounded(.up))
  }
}

/// The text size that a user prefers, `UIContentSizeCategory`.
///
/// The raw value is the suffix of UIKit's constant, with accessibility sizes as AX1…AX5.
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

  /// The category in which Interface Builder laid out documents with a `toolsVersion`.
  ///
  /// Xcode 7 laid text styles out at ``medium``: so show, to within a point, all 18 widths from toolsVersion 8000 to
  /// 10999 that distinguish the sizes, except for two titles whose heights agree. Xcode 12.5 and 13 used the smallest
  /// size (120 of 128 labels from 18000 to 20999), the others ``large`` (582 of 582 labels).
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
