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
