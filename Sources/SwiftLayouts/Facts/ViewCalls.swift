/// Methods of UIKit that change the hierarchy or the layout.
enum ViewCalls {
  static let all: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    "removeArrangedSubview", "removeFromSuperview", "bringSubviewToFront", "sendSubviewToBack",
    "exchangeSubview", "addLayoutGuide", "removeLayoutGuide", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "setCustomSpacing", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "setTitle", "setNeedsLayout", "layoutIfNeeded",
    "setNeedsUpdateConstraints", "sizeToFit",
  ]

  static let controller: Set<String> = ["addChild", "loadViewIfNeeded"]

  /// Methods of UIKit and Swift that do nothing to a layout, and need no remark.
  static let closuresThatRunAtOnce: Set<String> = [
    "performWithoutAnimation", "with", "then", "apply", "configure", "also", "autoreleasepool",
  ]
}
