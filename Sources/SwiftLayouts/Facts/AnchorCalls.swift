import AutoLayout

/// The calls that make constraints of anchors.
enum AnchorCalls {
  /// The first label of `constraint(…)` with its relation.
  static let relations: [String: Relation] = [
    "equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "greaterThanOrEqualTo": .greaterThanOrEqual,
    "equalToConstant": .equal, "lessThanOrEqualToConstant": .lessThanOrEqual,
    "greaterThanOrEqualToConstant": .greaterThanOrEqual,
    "equalToSystemSpacingAfter": .equal, "equalToSystemSpacingBelow": .equal,
    "lessThanOrEqualToSystemSpacingAfter": .lessThanOrEqual,
    "lessThanOrEqualToSystemSpacingBelow": .lessThanOrEqual,
    "greaterThanOrEqualToSystemSpacingAfter": .greaterThanOrEqual,
    "greaterThanOrEqualToSystemSpacingBelow": .greaterThanOrEqual,
  ]

  static let labels = Set(relations.keys)

  /// The anchors of views and guides.
  static let anchors: [String: Attribute] = Dictionary(
    uniqueKeysWithValues: [
      Attribute.left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .firstBaseline, .lastBaseline,
    ].map { ("\($0.rawValue)Anchor", $0) })

  /// UIKit's guides.
  static let guides: [String: GuideKind] = [
    "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .layoutMarginsGuide,
    "readableContentGuide": .readableContentGuide, "keyboardLayoutGuide": .keyboardLayoutGuide,
    "contentLayoutGuide": .contentLayoutGuide, "frameLayoutGuide": .frameLayoutGuide,
  ]

  /// Guides of view controllers.
  static let controllerGuides: [String: GuideKind] = [
    "topLayoutGuide": .topLayoutGuide, "bottomLayoutGuide": .bottomLayoutGuide,
  ]
}
