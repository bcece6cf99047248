/// How wide text may be that is read line by line.
enum ReadableWidth {
  /// The widest that a readable content guide gets, in points.
  static func points(at category: ContentSizeCategory) -> Double { widths[category] ?? large }

  private static let large = 672.0

  /// 672 at the standard size is published (Use Your Loaf, *Readable Content Guides*), and no root of
  /// 600 points exceeds it (4 of 4 saved documents); the other sizes up to XXXL are general
  /// knowledge, those for accessibility a guess from the size of the body font.
  private static let widths: [ContentSizeCategory: Double] = [
    .extraSmall: 560, .small: 600, .medium: 632, .large: large, .extraLarge: 744,
    .extraExtraLarge: 824, .extraExtraExtraLarge: 896, .accessibilityMedium: 1088,
    .accessibilityLarge: 1288, .accessibilityExtraLarge: 1560, .accessibilityExtraExtraLarge: 1832,
    .accessibilityExtraExtraExtraLarge: 2064,
  ]
}
