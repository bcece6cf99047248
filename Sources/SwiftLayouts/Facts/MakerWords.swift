import AutoLayout

/// The words of a library that describes constraints in blocks: `make.top.equalTo(other).offset(8)`.
struct MakerWords: Sendable {
  /// How a block treats the constraints that it describes.
  enum Block { case make, remake, update, prepare, remove }

  /// The effect of a word after a relation.
  enum Change {
    case constant, inset, factor, divisor, identifier
    /// A priority that the word stands for, or that an argument gives.
    case priority(Double?)
    case activity(Bool)
  }

  let blocks: [String: Block]
  let relations: [String: Relation]
  let changes: [String: Change]
  /// The part of a point that attributes take for their constant.
  let points: [Attribute: String]
  /// The attributes that take insets for their constant.
  let insets: Set<Attribute>
  /// The constant if a size, point or insets have no value for an attribute; nil if that is an error.
  let missing: Double?
  /// Whether `inset` always depends on the second item's attribute.
  let insetsBySecondItem: Bool

  private static let edges: Set<Attribute> = [.left, .leading, .top, .right, .trailing, .bottom]

  private static let priorities: [String: Change] = [
    "priority": .priority(nil), "priorityRequired": .priority(1000), "priorityHigh": .priority(750),
    "priorityMedium": .priority(500), "priorityLow": .priority(250),
  ]

  /// The words of relations, with the prefixes and suffixes that a library adds.
  private static func relations(_ name: (String) -> String) -> [String: Relation] {
    let plain: [String: Relation] = [
      "equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
      "greaterThanOrEqualTo": .greaterThanOrEqual,
    ]
    let others = plain.map { (name($0.key), $0.value) }
    return plain.merging(others) { first, _ in first }
  }

  /// Source: `ConstraintMaker`, `ConstraintMakerEditable` and `ConstraintConstantTarget` of SnapKit.
  static let snapKit = MakerWords(
    blocks: [
      "makeConstraints": .make, "remakeConstraints": .remake, "updateConstraints": .update,
      "prepareConstraints": .prepare, "removeConstraints": .remove,
    ],
    relations: relations { "\($0)Superview" },
    changes: priorities.merging([
      "offset": .constant, "inset": .inset, "multipliedBy": .factor, "dividedBy": .divisor,
      "labeled": .identifier, "activate": .activity(true), "deactivate": .activity(false),
    ]) { first, _ in first },
    points: [
      .left: "x", .leading: "x", .right: "x", .trailing: "x", .centerX: "x", .top: "y",
      .bottom: "y", .centerY: "y",
    ],
    insets: edges.union([
      .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline,
    ]),
    missing: nil, insetsBySecondItem: true)

  /// Source: `setLayoutConstantWithValue:`, `setInsets:`, `setSizeOffset:` and `setCenterOffset:` of Masonry.
  static let masonry = MakerWords(
    blocks: [
      "mas_makeConstraints": .make, "mas_remakeConstraints": .remake,
      "mas_updateConstraints": .update,
    ],
    relations: relations { "mas_\($0)" },
    changes: priorities.merging([
      "offset": .constant, "mas_offset": .constant, "sizeOffset": .constant,
      "centerOffset": .constant, "valueOffset": .constant, "insets": .inset, "mas_insets": .inset,
      "inset": .inset, "multipliedBy": .factor, "dividedBy": .divisor,
    ]) { first, _ in first },
    points: [.centerX: "x", .centerY: "y"], insets: edges, missing: 0, insetsBySecondItem: false)

  /// Whether a method of a view runs a block of one of the libraries.
  static func isBlock(_ name: String) -> Bool {
    snapKit.blocks[name] != nil && name != "removeConstraints" || masonry.blocks[name] != nil
  }
}

extension MakerLibrary {
  var words: MakerWords { self == .snapKit ? .snapKit : .masonry }
}

/// The attributes of words that SnapKit, Masonry and Cartography have in common.
enum AttributeWords {
  static let all: [String: [Attribute]] = [
    "left": [.left], "top": [.top], "right": [.right], "bottom": [.bottom],
    "leading": [.leading], "trailing": [.trailing], "width": [.width], "height": [.height],
    "centerX": [.centerX], "centerY": [.centerY], "center": [.centerX, .centerY],
    "lastBaseline": [.lastBaseline], "firstBaseline": [.firstBaseline],
    "baseline": [.lastBaseline],
    "leftMargin": [.leftMargin], "rightMargin": [.rightMargin], "topMargin": [.topMargin],
    "bottomMargin": [.bottomMargin], "leadingMargin": [.leadingMargin],
    "trailingMargin": [.trailingMargin],
    "centerXWithinMargins": [.centerXWithinMargins],
    "centerYWithinMargins": [.centerYWithinMargins],
    "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins],
    "edges": [.left, .top, .right, .bottom],
    "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom],
    "directionalEdges": [.leading, .top, .trailing, .bottom],
    "directionalHorizontalEdges": [.leading, .trailing],
    "directionalVerticalEdges": [.top, .bottom],
    "size": [.width, .height],
    "margins": [.leftMargin, .topMargin, .rightMargin, .bottomMargin],
    "directionalMargins": [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin],
  ]

  /// Masonry's words for the edges of bars.
  static let bars: [String: (GuideKind, Attribute)] = [
    "topLayoutGuideBottom": (.topLayoutGuide, .bottom),
    "topLayoutGuide": (.topLayoutGuide, .bottom), "topLayoutGuideTop": (.topLayoutGuide, .top),
    "bottomLayoutGuideTop": (.bottomLayoutGuide, .top),
    "bottomLayoutGuide": (.bottomLayoutGuide, .top),
    "bottomLayoutGuideBottom": (.bottomLayoutGuide, .bottom),
  ]

  /// The margins of edges.
  static let margins: [Attribute: Attribute] = [
    .left: .leftMargin, .top: .topMargin, .right: .rightMargin, .bottom: .bottomMargin,
    .leading: .leadingMargin, .trailing: .trailingMargin,
  ]

  /// Named priorities, SnapKit's own and UIKit's.
  static let priorities: [String: Double] = [
    "required": 1000, "high": 750, "medium": 500, "low": 250,
  ]

  /// By how much an inset moves the second item's attribute.
  static func inset(
    _ attribute: Attribute, top: Double, left: Double, bottom: Double, right: Double
  )
    -> Double
  {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    }
  }
}
