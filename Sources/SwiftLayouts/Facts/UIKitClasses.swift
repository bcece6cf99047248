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

  /// The class and those it derives from, nearest first.
  static func chain(of name: String) -> [String] {
    var chain = [name]
    var next = name
    while let superclass = superclasses[next], chain.count < 16 {
      chain.append(superclass)
      next = superclass
    }
    return chain
  }

  /// The ends of names that make a class of another module a view.
  private static let viewWords = [
    "View", "Label", "Button", "TextField", "Control", "Cell", "Switch", "Slider", "ProgressBar",
    "ImageView", "SegmentedControl", "Toolbar",
  ]

  static func looksLikeView(_ name: String) -> Bool {
    viewWords.contains { name.hasSuffix($0) } && name.first?.isUppercase == true
  }
}
