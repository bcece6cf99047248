/// The table of classes: to add a class, add a row and name it in ``all``.
///
/// The priorities are those that Interface Builder's library writes: 251 for labels and images, 750 for switches and
/// activity indicators, 750 vertically for progress views, otherwise 250; compression is always 750 (counted over 3,244
/// documents). Frame sizes are counted in saved documents; the comment on a row says in how many.
extension ViewClass {
  /// Every class that `add` knows, in the order in which help lists them.
  public static let all: [ViewClass] = [
    view, label, button, textField, textView, imageView, `switch`, slider, stepper,
    segmentedControl, progressView, activityIndicatorView, pageControl, datePicker, pickerView,
    calendarView, searchBar, toolbar, navigationBar, tabBar, scrollView, stackView,
    horizontalStackView,
    verticalStackView, tableView, tableViewCell, tableViewCellContentView, collectionView,
    collectionViewCell, collectionReusableView, visualEffectView, mapView, webView,
  ]

  /// A plain `UIView`; several elements of Interface Builder lay out like one.
  public static let view = ViewClass(
    "view", "UIView", "a plain view",
    moreElements: [
      "containerView", "control", "collectionViewCellContentView", "glkView", "mtkView",
      "openGLESView", "sceneKitView", "skView", "arscnView", "arskView", "pdfView", "colorWell",
      "tableViewHeaderFooterView", "adBannerView",
    ])

  /// The `UIWindow` that holds the root view; not for `add`.
  static let window = ViewClass("window", "UIWindow", "the window")
}

/// Texts and images.
extension ViewClass {
  /// `UILabel`.
  public static let label = ViewClass(
    "label", "UILabel", "text", hugging: PerAxis(251), hasText: true, content: .label)

  /// `UIButton`.
  public static let button = ViewClass(
    "button", "UIButton", "a titled button", hasText: true, content: .button)

  /// `UITextField`.
  public static let textField = ViewClass(
    "textfield", "UITextField", "one line of editable text", hasText: true, content: .textField)

  /// `UITextView`.
  public static let textView = ViewClass(
    "textview", "UITextView", "many lines of text", hasText: true, content: .textView)

  /// `UIImageView`.
  public static let imageView = ViewClass(
    "image", "UIImageView", "an image", hugging: PerAxis(251), content: .image)
}

/// Controls and indicators.
extension ViewClass {
  /// `UISwitch`: 1,944 sizes, 15 of them from Xcode 26; the right inset is from 173 trailing edges.
  public static let `switch` = ViewClass(
    "switch", "UISwitch", "an on-off switch", hugging: PerAxis(750),
    content: .fixed(
      FixedSize(51, 31, (.ios26, 63, 28), insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)))
  )

  /// `UISlider`: 80 heights, 147 edges.
  ///
  /// Apple's guide says that a slider's content defines only its width on iOS. Saved documents show the opposite: 88
  /// sliders have 43 widths, and 61 of them one of two heights.
  ///
  /// The values for Xcode 26 come from one document.
  public static let slider = ViewClass(
    "slider", "UISlider", "a slider, whose content gives it a height but no width",
    content: .fixed(
      FixedSize(
        nil, 31, (.ios26, nil, 34), insets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
        (.ios26, .zero))))

  /// `UIStepper`: 118 sizes.
  public static let stepper = ViewClass(
    "stepper", "UIStepper", "a stepper", content: .fixed(FixedSize(94, 29, (.ios13, 94, 32))))

  /// `UISegmentedControl`.
  public static let segmentedControl = ViewClass(
    "segmented", "UISegmentedControl", "a segmented control", content: .segmentedControl)

  /// `UIProgressView`: 162 heights, 23 of them in the bar style; when its 3 became 2.5 is a guess.
  public static let progressView = ViewClass(
    "progress", "UIProgressView", "a progress bar",
    hugging: PerAxis(horizontal: 250, vertical: 750),
    content: .fixed(
      FixedSize(nil, 2, (.ios14, nil, 4), second: FixedSize(nil, 3, (.ios9, nil, 2.5)))))

  /// `UIActivityIndicatorView`: 490 small indicators (gray, white and medium), 150 large ones.
  public static let activityIndicatorView = ViewClass(
    "activity", "UIActivityIndicatorView", "an activity indicator", hugging: PerAxis(750),
    content: .fixed(FixedSize(20, 20, second: FixedSize(37, 37))))

  /// `UIPageControl`.
  public static let pageControl = ViewClass(
    "pagecontrol", "UIPageControl", "page dots", content: .pageControl)

  /// The wheels of pickers and date pickers: 90 heights.
  ///
  /// The width is a guess: 288 and 320 are seen. Compact and inline date pickers are not known.
  private static let wheels = ContentRule.fixed(FixedSize(320, 162, (.ios9, 320, 216)))

  /// `UIDatePicker` with wheels.
  public static let datePicker = ViewClass(
    "datepicker", "UIDatePicker", "a date picker", content: wheels)

  /// `UIPickerView`.
  public static let pickerView = ViewClass(
    "picker", "UIPickerView", "a picker", content: wheels)

  /// `UICalendarView`, which came with iOS 16.
  ///
  /// No saved document has one, and public code constrains its height to 200 to 400 points, so here it has no size of
  /// its own.
  public static let calendarView = ViewClass(
    "calendar", "UICalendarView", "a month whose days can be chosen", contents: .nothing)
}

/// Bars.
extension ViewClass {
  /// `UISearchBar`: 50 heights.
  public static let searchBar = ViewClass(
    "searchbar", "UISearchBar", "a search bar",
    content: .fixed(FixedSize(nil, 44, (.ios11, nil, 56))))

  /// `UIToolbar`: the height is 44 in 417 of 467 cases, and 49 in 94 of 99 on screens with a home indicator.
  public static let toolbar = ViewClass(
    "toolbar", "UIToolbar", "a tool bar",
    content: .fixed(FixedSize(nil, 44, heightWithHomeIndicator: 49)), contents: .views)

  /// `UINavigationBar`: 3,388 of 3,881 heights; the others are sheets (56), iPads (50) and large
  /// titles, which came with iOS 11.
  public static let navigationBar = ViewClass(
    "navbar", "UINavigationBar", "a navigation bar",
    content: .fixed(
      FixedSize(
        nil, 44, (.ios26, nil, 54),
        second: FixedSize(nil, 44, (.ios11, nil, 96), (.ios26, nil, 106)))),
    contents: .views)

  /// `UITabBar`: 380 of 417 heights.
  public static let tabBar = ViewClass(
    "tabbar", "UITabBar", "a tab bar", content: .fixed(FixedSize(nil, 49)), contents: .views)
}

/// Containers.
extension ViewClass {
  /// `UIScrollView`.
  public static let scrollView = ViewClass(
    "scroll", "UIScrollView", "a view that shows a part of its content", contents: .contentArea)

  /// `UIStackView`, horizontal at first.
  public static let stackView = ViewClass(
    "stack", "UIStackView", "a stack view, horizontal at first",
    contents: .arranged(.horizontal), margins: .stack)

  /// A horizontal `UIStackView`.
  public static let horizontalStackView = ViewClass(
    "hstack", "UIStackView", "a horizontal stack view",
    contents: .arranged(.horizontal), margins: .stack)

  /// A vertical `UIStackView`.
  public static let verticalStackView = ViewClass(
    "vstack", "UIStackView", "a vertical stack view",
    contents: .arranged(.vertical), margins: .stack)

  /// `UITableView`.
  public static let tableView = ViewClass(
    "tableview", "UITableView", "a table view", contents: .cells)

  /// `UITableViewCell`.
  public static let tableViewCell = ViewClass(
    "cell", "UITableViewCell", "a cell of a table view", margins: .tableCell)

  /// `UITableViewCellContentView`, which holds what a cell of a table view shows.
  public static let tableViewCellContentView = ViewClass(
    "cellcontent", "UITableViewCellContentView", "the content view of a cell", margins: .tableCell)

  /// `UICollectionView`.
  public static let collectionView = ViewClass(
    "collectionview", "UICollectionView", "a collection view", contents: .cells)

  /// `UICollectionViewCell`.
  public static let collectionViewCell = ViewClass(
    "collectioncell", "UICollectionViewCell", "a cell of a collection view",
    margins: .collectionCell)

  /// `UICollectionReusableView`.
  public static let collectionReusableView = ViewClass(
    "reusableview", "UICollectionReusableView", "a header or footer of a collection view",
    margins: .collectionCell)

  /// `UIVisualEffectView`.
  public static let visualEffectView = ViewClass(
    "visualeffect", "UIVisualEffectView", "a blur or vibrancy")

  /// `MKMapView`.
  public static let mapView = ViewClass("map", "MKMapView", "a map", contents: .nothing)

  /// `WKWebView`, or `UIWebView` in earlier documents.
  public static let webView = ViewClass(
    "web", "WKWebView", "a web page", moreElements: ["wkWebView"])
}
