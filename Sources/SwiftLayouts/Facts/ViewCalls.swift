import AutoLayout

/// Methods of UIKit that change the hierarchy or the layout.
enum ViewCalls {
  static let all: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    "removeArrangedSubview", "removeFromSuperview", "bringSubviewToFront", "sendSubviewToBack",
    "exchangeSubview", "addLayoutGuide", "removeLayoutGuide", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "setCustomSpacing", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "setTitle", "setTitleColor", "setNeedsLayout",
    "layoutIfNeeded",
    "setNeedsUpdateConstraints", "sizeToFit",
  ]

  /// Methods that add, move or remove views and constraints.
  static let ofHierarchy: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    "removeArrangedSubview", "removeFromSuperview", "addLayoutGuide", "removeLayoutGuide",
    "addConstraint", "addConstraints", "removeConstraint", "removeConstraints", "isActive",
    "activate", "deactivate",
  ]

  /// Methods that activate or deactivate the given constraints.
  static let activations: Set<String> = [
    "activate", "deactivate", "addConstraint", "addConstraints", "removeConstraint",
    "removeConstraints",
  ]

  /// Methods that set their first argument as a property, which the other arguments specify.
  static let setters: Set<String> = [
    "setTitle", "setAttributedTitle", "setImage", "setCustomSpacing", "setContentHuggingPriority",
    "setContentCompressionResistancePriority",
  ]

  /// Methods of UIKit's views that take a view and leave the layout unchanged.
  static let withoutLayout: Set<String> = [
    "addTarget", "removeTarget", "addAction", "addInteraction", "addGestureRecognizer", "convert",
    "isDescendant", "isEqual", "point", "hitTest", "snapshotView", "drawHierarchy", "indexPath",
    "deselectRow", "setDelegate", "register", "addObserver", "becomeFirstResponder",
    "cellForRow", "bind", "addCharacteristics", "setContentOffset", "scrollRectToVisible",
    "addKeyCommand", "didAddSubview", "willRemoveSubview", "willMove", "didMove",
    "setInputAccessoryView", "performSelector", "observe", "loadNibNamed", "scheduledTimer", "post",
    "print", "debugPrint", "dump", "type", "objc_setAssociatedObject", "objc_getAssociatedObject",
    "location", "translation", "present", "dismiss", "log",
  ]

  static let controller: Set<String> = ["addChild", "loadViewIfNeeded"]

  /// Functions of `UIView` that run a closure immediately.
  static let animations: Set<String> = [
    "animate", "animateKeyframes", "addKeyframe", "performWithoutAnimation", "transition",
    "modifyAnimations", "perform",
  ]

  /// Methods that call their closure immediately, with their receivers.
  static let closuresThatRunAtOnce: Set<String> = [
    "performWithoutAnimation", "with", "then", "apply", "configure", "also", "autoreleasepool",
  ]
}

/// The calls that make constraints from anchors.
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

/// Words in the names of functions that add constraints.
enum LayoutWords {
  private static let words = [
    "pin", "constrain", "anchor", "autolayout", "fillSuper", "layoutTo", "edges", "centerIn",
    "embed", "snap", "align",
  ]

  /// Whether a name sounds as if the function added constraints or views.
  static func sound(in name: String) -> Bool {
    let lowercased = name.lowercased()
    return words.contains { lowercased.contains($0.lowercased()) }
  }
}
