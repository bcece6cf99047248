/// Constants of UIKit and Swift.
enum UIKitConstants {
  /// Static members of types that are numbers.
  static let members: [String: Double] = [
    "CGFloat.zero": 0, "CGFloat.leastNonzeroMagnitude": 0x1p-1074, "CGFloat.pi": Double.pi,
    "CGFloat.greatestFiniteMagnitude": Double.greatestFiniteMagnitude, "Int.zero": 0,
    "Double.zero": 0, "Float.zero": 0, "Double.pi": Double.pi, "Float.pi": Double.pi,
    "UIView.noIntrinsicMetric": -1, "UIViewNoIntrinsicMetric": -1,
    "UITableView.automaticDimension": -1,
  ]

  /// Priorities by UIKit's and the libraries' names.
  static let priorities: [String: Double] = [
    "required": 1000, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
    "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500, "dragThatCannotResizeScene": 490,
  ]

  /// The type of what buttons are configured with.
  static let configuration = "UIButton.Configuration"

  /// The type of what tells controllers when a change of their size is shown.
  static let coordinator = "UIViewControllerTransitionCoordinator"

  /// Value types with their fields in the order of the memberwise initialiser.
  static let structures: [String: [String]] = [
    "CGSize": ["width", "height"], "CGPoint": ["x", "y"],
    "CGRect": ["x", "y", "width", "height"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "UIOffset": ["horizontal", "vertical"], "CGVector": ["dx", "dy"],
  ]

  /// The types of properties, which implicit members such as `.init(top: 8)` get.
  static let propertyTypes: [String: String] = [
    "frame": "CGRect", "bounds": "CGRect", "center": "CGPoint", "layoutMargins": "UIEdgeInsets",
    "directionalLayoutMargins": "NSDirectionalEdgeInsets", "contentInset": "UIEdgeInsets",
    "contentEdgeInsets": "UIEdgeInsets", "imageEdgeInsets": "UIEdgeInsets",
    "titleEdgeInsets": "UIEdgeInsets", "textContainerInset": "UIEdgeInsets",
    "contentInsets": "NSDirectionalEdgeInsets", "additionalSafeAreaInsets": "UIEdgeInsets",
    "font": "UIFont", "configuration": "UIButton.Configuration",
    "transform": "CGAffineTransform", "text": "String", "placeholder": "String",
  ]

  /// Types whose initialiser converts a number.
  static let numberTypes: [String: Number.Kind] = [
    "CGFloat": .floating, "Double": .floating, "Float": .floating, "NSNumber": .floating,
    "TimeInterval": .floating, "Int": .integer, "UInt": .integer, "Int32": .integer,
    "Int64": .integer, "UInt32": .integer, "UInt64": .integer, "NSInteger": .integer,
    "NSUInteger": .integer,
  ]
}
