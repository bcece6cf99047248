import AutoLayout

/// The defaults of UIKit's properties, and their counterparts in layouts.
///
/// Source: UIKit's pages of the properties.
enum UIKitValues {
  private static let traits = Value.symbol("traits", type: "UITraitCollection", arguments: nil)

  /// Properties of views.
  static let ofViews: [String: Value] = [
    "isHidden": .bool(false), "isOpaque": .bool(false),
    "isLayoutMarginsRelativeArrangement": .bool(false), "isUserInteractionEnabled": .bool(true),
    "isEnabled": .bool(true), "isScrollEnabled": .bool(true), "alpha": .number(1),
    "spacing": .number(0), "transform": AffineTransform.identity.value, "traitCollection": traits,
    "screen": .symbol("main", type: "UIScreen", arguments: nil),
  ]

  /// Properties of controllers.
  static let ofControllers: [String: Value] = [
    "traitCollection": traits, "isViewLoaded": .bool(true), "children": .array([]),
    "additionalSafeAreaInsets": .structure(
      "UIEdgeInsets", ["top": 0, "left": 0, "bottom": 0, "right": 0]),
  ]

  /// Views that UIKit makes for others.
  static let made: Set<String> = [
    "titleLabel", "imageView", "textLabel", "detailTextLabel", "backgroundView", "accessoryView",
    "selectedBackgroundView", "subtitleLabel",
  ]

  /// The fields for properties of views that are kept in their own way.
  static let fields: [String: String] = [
    "attributedText": "text", "attributedPlaceholder": "placeholder", "text": "text",
    "axis": "axis",
  ]

  /// The fields for arguments of initialisers.
  static let arguments: [String: String] = [
    "type": "buttonType", "image": "image", "items": "segments",
  ]
}
