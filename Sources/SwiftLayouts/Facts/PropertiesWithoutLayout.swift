/// Properties of UIKit's views and layers that layout doesn't depend on.
///
/// Source: UIKit's pages of `UIView`, `UIControl`, `UITextInputTraits`, `UIScrollView` and `CALayer`.
enum PropertiesWithoutLayout {
  private static let names: Set<String> = [
    "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "isEnabled",
    "isSelected",
    "isHighlighted", "delegate", "dataSource", "restorationIdentifier", "masksToBounds",
    "cornerCurve",
    "maskedCorners", "zPosition", "opacity", "keyboardType", "keyboardAppearance", "returnKeyType",
    "autocorrectionType", "autocapitalizationType", "spellCheckingType", "isSecureTextEntry",
    "textContentType",
    "clearButtonMode", "inputView", "inputAccessoryView", "isPagingEnabled", "bounces",
    "alwaysBounceVertical",
    "alwaysBounceHorizontal", "decelerationRate", "keyboardDismissMode", "minimumZoomScale",
    "maximumZoomScale",
    "adjustsFontForContentSizeCategory", "minimumValue", "maximumValue", "isContinuous", "isOn",
    "onTintColor", "thumbTintColor", "selectedSegmentIndex", "hidesWhenStopped", "selectionStyle",
    "separatorStyle", "separatorColor", "allowsSelection", "allowsMultipleSelection",
    "barTintColor",
    "highlightedTextColor", "gestureRecognizers", "overrideUserInterfaceStyle",
    "tintAdjustmentMode",
  ]
  private static let beginnings = ["accessibility", "shadow", "shows", "isAccessibility"]

  /// Whether setting a property leaves the layout as it is.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }
}
