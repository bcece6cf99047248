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
  /// The constant where a size, point or insets have nothing for an attribute; nil if that is an error.
  let missing: Double?
  /// Whether `inset` goes by the second item's attribute, whatever it is.
  let insetsBySecondItem: Bool

  private static let edges: Set<Attribute> = [.left, .leading, .top, .right, .trailing, .bottom]

  private static let priorities: [String: Change] = [
    "priority": .priority(nil), "priorityRequired": .priority(1000), "priorityHigh": .priority(750),
    "priorityMedium": .priority(500), "priorityLow": .priority(250),
  ]

  /// The words of relations, with what a library puts after or before them.
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
