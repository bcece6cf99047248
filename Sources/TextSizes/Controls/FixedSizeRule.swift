/// A control whose size is the same whatever it shows.
struct FixedSizeRule: ContentRule {
  private let size: ByEra<PerAxis<Double?>>
  private let insets: ByEra<EdgeInsets>

  private init(
    _ width: Double?, _ height: Double,
    _ changes: (era: Era, width: Double?, height: Double)...,
    insets: ByEra<EdgeInsets> = ByEra(.zero)
  ) {
    size = ByEra(
      PerAxis(horizontal: width, vertical: height),
      changes.map { ($0.era, PerAxis(horizontal: $0.width, vertical: $0.height)) })
    self.insets = insets
  }

  func frameSize(of content: MeasuredContent) -> PerAxis<Double?> { size[content.traits.era] }

  func alignmentRectInsets(in era: Era) -> EdgeInsets { insets[era] }
}

/// Sizes of frames, counted in saved documents; see the number of views behind each.
extension FixedSizeRule {
  /// 1,944 sizes, 15 of them of Xcode 26; the right inset on 173 trailing edges.
  static let `switch` = FixedSizeRule(
    51, 31, (.ios26, 63, 28),
    insets: ByEra(EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)))

  /// 80 heights, 147 edges.
  ///
  /// The values of Xcode 26 come from one document.
  static let slider = FixedSizeRule(
    nil, 31, (.ios26, nil, 34),
    insets: ByEra(EdgeInsets(top: 0, left: 2, bottom: 1, right: 2), [(.ios26, .zero)]))

  /// 118 sizes.
  static let stepper = FixedSizeRule(94, 29, (.ios13, 94, 32))

  /// 490 small indicators: gray, white and medium.
  static let activity = FixedSizeRule(20, 20)
  /// 150 large ones.
  static let largeActivity = FixedSizeRule(37, 37)

  /// 162 heights.
  static let progress = FixedSizeRule(nil, 2, (.ios14, nil, 4))
  /// 23 heights; in which era 3 became 2.5 is a guess.
  static let progressBar = FixedSizeRule(nil, 3, (.ios9, nil, 2.5))

  /// Pickers and date pickers with wheels: 90 heights.
  ///
  /// The width is a guess: 288 and 320 are seen. Compact and inline date pickers are not known.
  static let wheels = FixedSizeRule(320, 162, (.ios9, 320, 216))

  /// 50 heights.
  static let searchBar = FixedSizeRule(nil, 44, (.ios11, nil, 56))

  /// 3,388 of 3,881 heights; the others are sheets (56), iPads (50) and large titles.
  static let navigationBar = FixedSizeRule(nil, 44, (.ios26, nil, 54))
  /// Large titles came with iOS 11.
  static let largeNavigationBar = FixedSizeRule(nil, 44, (.ios11, nil, 96), (.ios26, nil, 106))
  /// 417 of 467 heights.
  static let toolbar = FixedSizeRule(nil, 44)
  /// 380 of 417 heights.
  static let tabBar = FixedSizeRule(nil, 49)
}

/// One of two sizes.
struct ChoiceRule: ContentRule {
  private let condition: @Sendable (ContentDescription) -> Bool
  private let yes: FixedSizeRule
  private let no: FixedSizeRule

  init(
    _ condition: @escaping @Sendable (ContentDescription) -> Bool, _ yes: FixedSizeRule,
    else no: FixedSizeRule
  ) {
    self.condition = condition
    self.yes = yes
    self.no = no
  }

  func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    (condition(content.description) ? yes : no).frameSize(of: content)
  }
}

/// An image view is as large as its image (86 of 91 widths, 76 of 76 heights).
///
/// The content mode doesn't matter. Without an image it has no size of its own.
struct ImageRule: ContentRule {
  func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let size = content.description.imageSize
    return PerAxis(horizontal: size?.width, vertical: size?.height)
  }
}
