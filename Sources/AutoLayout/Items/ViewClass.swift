import Cassowary

/// A UIKit view class that `add` can make, with the values a new instance has.
///
/// The priorities are those that Interface Builder's library writes: 251 for labels and images,
/// 750 for switches and activity indicators, 750 vertically for progress views, else 250; always
/// 750 compression (counted over 3,244 documents).
public struct ViewClass: Hashable, Sendable {
  /// The word of the language, `textfield`.
  public let keyword: String
  /// UIKit's name, `UITextField`.
  public let className: String
  /// One line for help.
  public let summary: String
  /// Content hugging of a new instance.
  public let hugging: PerAxis<Double>
  /// The axis of a new stack view; nil for other classes.
  public let stackAxis: Axis?
  /// Whether `add` takes a text.
  public let hasText: Bool
  /// Whether it is a scroll view, which shows a part of a content area.
  public var isScrollView: Bool { keyword == "scroll" }

  private init(
    _ keyword: String,
    _ className: String,
    _ summary: String,
    hugging: PerAxis<Double> = PerAxis(250),
    hasText: Bool = false,
    stackAxis: Axis? = nil
  ) {
    self.keyword = keyword
    self.className = className
    self.summary = summary
    self.hugging = hugging
    self.hasText = hasText
    self.stackAxis = stackAxis
  }

  /// A plain `UIView`.
  public static let view = ViewClass("view", "UIView", "a plain view")
  /// The `UIWindow` that holds the root view; not for `add`.
  static let window = ViewClass("window", "UIWindow", "the window")

  /// Every class that `add` knows, in the order help lists them.
  public static let all: [ViewClass] = [
    view,
    ViewClass("label", "UILabel", "text", hugging: PerAxis(251), hasText: true),
    ViewClass("button", "UIButton", "a titled button", hasText: true),
    ViewClass("textfield", "UITextField", "one line of editable text", hasText: true),
    ViewClass("textview", "UITextView", "many lines of text", hasText: true),
    ViewClass("image", "UIImageView", "an image", hugging: PerAxis(251)),
    ViewClass("switch", "UISwitch", "an on-off switch", hugging: PerAxis(750)),
    ViewClass("slider", "UISlider", "a slider"),
    ViewClass("stepper", "UIStepper", "a stepper"),
    ViewClass("segmented", "UISegmentedControl", "a segmented control"),
    ViewClass(
      "progress", "UIProgressView", "a progress bar",
      hugging: PerAxis(horizontal: 250, vertical: 750)),
    ViewClass(
      "activity", "UIActivityIndicatorView", "an activity indicator", hugging: PerAxis(750)),
    ViewClass("pagecontrol", "UIPageControl", "page dots"),
    ViewClass("datepicker", "UIDatePicker", "a date picker"),
    ViewClass("picker", "UIPickerView", "a picker"),
    ViewClass("searchbar", "UISearchBar", "a search bar"),
    ViewClass("toolbar", "UIToolbar", "a tool bar"),
    ViewClass("navbar", "UINavigationBar", "a navigation bar"),
    ViewClass("tabbar", "UITabBar", "a tab bar"),
    ViewClass("scroll", "UIScrollView", "a view that shows a part of its content"),
    ViewClass("stack", "UIStackView", "a stack view, horizontal at first", stackAxis: .horizontal),
    ViewClass("hstack", "UIStackView", "a horizontal stack view", stackAxis: .horizontal),
    ViewClass("vstack", "UIStackView", "a vertical stack view", stackAxis: .vertical),
  ]

  /// Classes of UIKit whose layout rules this version lacks: keyword → what is missing.
  public static let unsupported: [String: String] = [
    "cell": "table and collection cells", "tableview": "table views", "UITableView": "table views",
    "collectionview": "collection views", "UICollectionView": "collection views",
  ]

  /// The class of a keyword, or of UIKit's name with or without its prefix: `scroll`,
  /// `UIScrollView`, `scrollView`.
  public static func named(_ name: String) -> ViewClass? {
    all.first { $0.keyword == name } ?? all.first { $0.className == name }
      ?? all.first { Name.matches(String($0.className.dropFirst(2)), name) }
  }
}
