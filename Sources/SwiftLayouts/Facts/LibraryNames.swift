import AutoLayout

/// SnapKit's words.
enum SnapKitNames {
  static let blocks: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
  ]

  static let relations: [String: Relation] = [
    "equalTo": .equal, "equalToSuperview": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "lessThanOrEqualToSuperview": .lessThanOrEqual,
    "greaterThanOrEqualTo": .greaterThanOrEqual,
    "greaterThanOrEqualToSuperview": .greaterThanOrEqual,
  ]
}

/// Masonry's words.
enum MasonryNames {
  static let blocks: Set<String> = [
    "mas_makeConstraints", "mas_remakeConstraints", "mas_updateConstraints",
  ]

  static let relations: [String: Relation] = [
    "equalTo": .equal, "mas_equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "mas_lessThanOrEqualTo": .lessThanOrEqual, "greaterThanOrEqualTo": .greaterThanOrEqual,
    "mas_greaterThanOrEqualTo": .greaterThanOrEqual,
  ]

  /// What a change of a statement sets.
  enum Change: Hashable {
    case constant, inset, factor
    /// A priority that the word stands for, or that an argument gives.
    case priority(Double?)
  }

  static let changes: [String: Change] = [
    "offset": .constant, "mas_offset": .constant, "sizeOffset": .constant,
    "centerOffset": .constant, "valueOffset": .constant, "insets": .inset, "mas_insets": .inset,
    "inset": .inset, "multipliedBy": .factor, "dividedBy": .factor, "priority": .priority(nil),
    "priorityLow": .priority(250), "priorityMedium": .priority(500), "priorityHigh": .priority(750),
  ]
}

/// PureLayout's words.
enum PureLayoutNames {
  private static let prefixes = [
    "autoPin", "autoAlign", "autoCenter", "autoSetDimension", "autoMatch", "autoDistribute",
    "autoConstrain",
  ]

  static func isStatement(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}

/// TinyConstraints' words.
enum TinyConstraintsNames {
  private static let edges = [
    "top", "bottom", "left", "right", "leading", "trailing", "centerX", "centerY",
  ]

  static let all: Set<String> = Set(
    edges.map { "\($0)ToSuperview" } + edges + [
      "edgesToSuperview", "edges", "centerInSuperview", "center", "size", "width", "height",
      "topToBottom", "bottomToTop", "leftToRight", "rightToLeft", "leadingToTrailing",
      "trailingToLeading", "widthToSuperview", "heightToSuperview", "horizontalToSuperview",
      "verticalToSuperview", "aspectRatio", "widthToHeight", "heightToWidth", "origin", "stack",
      "originToSuperview", "sizeToSuperview",
    ])
}
