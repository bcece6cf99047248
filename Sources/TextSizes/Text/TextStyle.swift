/// A text style of Dynamic Type, `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest titles.
  case largeTitle
  /// First-level titles.
  case title1
  /// Second-level titles.
  case title2
  /// Third-level titles.
  case title3
  /// Headings, semibold.
  case headline
  /// Body text.
  case body
  /// Callouts.
  case callout
  /// Subheadings.
  case subheadline
  /// Footnotes.
  case footnote
  /// Standard captions.
  case caption1
  /// Alternate captions.
  case caption2

  /// The style for a name that Interface Builder stores, `UICTFontTextStyleSubhead`, `Subhead`.
  package init?(storedName: String) {
    let prefix = "UICTFontTextStyle"
    let name = storedName.dropFirst(storedName.hasPrefix(prefix) ? prefix.count : 0)
    let style = Self.allCases.first { style in
      Self.facts[style].map { $0.storedName == name } ?? false
    }
    guard let style else { return nil }
    self = style
  }

  /// The weight of the style: only headlines are heavier than regular.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The size in points at a content size category.
  public func size(in category: ContentSizeCategory) -> Double {
    guard let sizes = Self.facts[self]?.sizes else { return Font.systemSize }
    return Double(sizes[category.column])
  }

  /// The distance between the baselines of two lines, in points.
  public func leading(in category: ContentSizeCategory) -> Double {
    let size = size(in: category)
    return Self.leadings.value(at: size)
  }

  /// The facts about a style: its name in documents and its size at every category, XS to AX5.
  ///
  /// The sizes at L and XS are confirmed by saved frames for the styles that occur there (`caption2` and `largeTitle`
  /// by one to three labels); the other columns are recalled from Apple's published table; the body row was compared
  /// with a public listing.
  private static let facts: [TextStyle: (storedName: String, sizes: [Int])] = [
    .largeTitle: ("Title0", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    .title1: ("Title1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    .title2: ("Title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    .title3: ("Title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    .headline: ("Headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    .body: ("Body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    .callout: ("Callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    .subheadline: ("Subhead", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    .footnote: ("Footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    .caption1: ("Caption1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    .caption2: ("Caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  /// Size, then leading: in Apple's table the leading depends on the size alone.
  ///
  /// Confirmed by saved frames: 12, 13, 15, 16 and 17 points. The rest is recalled from Apple's
  /// published table.
  private static let leadings = SizeTable([
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
    (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46),
    (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59),
    (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ])
}
