import AutoLayout

/// UIKit's classes with their superclasses.
enum UIKitClasses {
  static let superclasses: [String: String] = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIResponder": "NSObject",
    "UIControl": "UIView", "UILabel": "UIView", "UIButton": "UIControl",
    "UITextField": "UIControl", "UITextView": "UIScrollView", "UIImageView": "UIView",
    "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl", "UIPickerView": "UIView", "UIProgressView": "UIView",
    "UIActivityIndicatorView": "UIView", "UISearchBar": "UIView",
    "UISearchTextField": "UITextField",
    "UIToolbar": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView",
    "UIScrollView": "UIView", "UIStackView": "UIView", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UIVisualEffectView": "UIView", "UIInputView": "UIView", "UIWindow": "UIView",
    "UIRefreshControl": "UIControl", "UIColorWell": "UIControl", "UICalendarView": "UIView",
    "WKWebView": "UIView", "MKMapView": "UIView", "MTKView": "UIView", "SCNView": "UIView",
    "SKView": "UIView", "ARSCNView": "SCNView", "PDFView": "UIView", "GLKView": "UIView",
    "MKAnnotationView": "UIView", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UIPageViewController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIInputViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UIHostingController": "UIViewController",
    "UISearchController": "UIViewController", "UIActivityViewController": "UIViewController",
    "UILayoutGuide": "NSObject", "NSLayoutConstraint": "NSObject",
    "NSLayoutDimension": "NSLayoutAnchor", "NSLayoutXAxisAnchor": "NSLayoutAnchor",
    "NSLayoutYAxisAnchor": "NSLayoutAnchor",
  ]

  /// The class and its superclasses, nearest first.
  static func chain(of name: String) -> [String] {
    var chain = [name]
    var next = name
    while let superclass = superclasses[next], chain.count < 16 {
      chain.append(superclass)
      next = superclass
    }
    return chain
  }

  /// The endings of names that mark a class from another module as a view.
  private static let viewWords = [
    "View", "Label", "Button", "TextField", "Control", "Cell", "Switch", "Slider", "ProgressBar",
    "ImageView", "SegmentedControl", "Toolbar",
  ]

  static func looksLikeView(_ name: String) -> Bool {
    viewWords.contains { name.hasSuffix($0) } && name.first?.isUppercase == true
  }
}

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

  /// The type that configures buttons.
  static let configuration = "UIButton.Configuration"

  /// The type that tells controllers when a change of their size is animated.
  static let coordinator = "UIViewControllerTransitionCoordinator"

  /// Value types with their fields in the order of the memberwise initializer.
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

  /// Types whose initializer converts a number.
  static let numberTypes: [String: Number.Kind] = [
    "CGFloat": .floating, "Double": .floating, "Float": .floating, "NSNumber": .floating,
    "TimeInterval": .floating, "Int": .integer, "UInt": .integer, "Int32": .integer,
    "Int64": .integer, "UInt32": .integer, "UInt64": .integer, "NSInteger": .integer,
    "NSUInteger": .integer,
  ]
}

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

  /// Views that UIKit creates for other views.
  static let made: Set<String> = [
    "titleLabel", "imageView", "textLabel", "detailTextLabel", "backgroundView", "accessoryView",
    "selectedBackgroundView", "subtitleLabel",
  ]

  /// The fields for properties of views that are stored in a special way.
  static let fields: [String: String] = [
    "attributedText": "text", "attributedPlaceholder": "placeholder", "text": "text",
    "axis": "axis",
  ]

  /// The fields for arguments of initializers.
  static let arguments: [String: String] = [
    "type": "buttonType", "image": "image", "items": "segments",
  ]
}

/// Properties of UIKit's views and layers on which layout doesn't depend.
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

  /// Whether setting a property leaves the layout unchanged.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }
}

/// SwiftUI, which isn't read.
package enum SwiftUIFacts {
  /// What messages append to the name of something that belongs to SwiftUI.
  package static let remark = "is SwiftUI, which lays out views differently"
  /// What is read instead.
  package static let remedy =
    "lay reads UIKit: classes that derive from UIView and UIViewController"

  /// The error about a type.
  static func refusal(of type: String) -> String { "'\(type)' \(remark); \(remedy)" }

  /// The protocols of structs that SwiftUI shows.
  static let protocols: Set<String> = ["View", "App", "Scene", "ViewModifier", "PreviewProvider"]

  /// SwiftUI's views that code often begins with, except those whose names may be an app's own.
  static let views: Set<String> = [
    "Circle", "Color", "Divider", "ForEach", "Form", "GeometryReader", "Grid", "Group", "HStack",
    "Image", "LazyHStack", "LazyVStack", "List", "NavigationStack", "Picker", "Rectangle",
    "Section", "Spacer", "Text", "Toggle", "VStack", "ZStack",
  ]
}

/// Types of the system and of libraries whose members are known by their names alone.
enum SystemTypes {
  private static let prefixes: Set<String> = ["UI", "NS", "CG", "CA", "AL"]

  private static let ofLibraries: Set<String> = [
    "ConstraintPriority", "ConstraintInsets", "ConstraintRelation", "LayoutPriority",
    "TinyEdgeInsets",
  ]

  /// Whether a type is one of them, or is inside one: `UIView.ContentMode`.
  static func contains(_ type: String) -> Bool {
    let outer = type.prefix { $0 != "." }
    return prefixes.contains(String(outer.prefix(2)))
      && outer.dropFirst(2).first?.isUppercase == true || ofLibraries.contains(String(outer))
  }
}
