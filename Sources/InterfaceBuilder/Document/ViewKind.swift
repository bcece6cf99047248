import AutoLayout

/// What Interface Builder's names of views mean.
enum ViewKind {
  /// The names of elements in documents → keywords of view classes, where they are not the same but
  /// for case.
  private static let keywords: [String: String] = [
    "imageView": "image", "segmentedControl": "segmented", "progressView": "progress",
    "activityIndicatorView": "activity", "pickerView": "picker", "navigationBar": "navbar",
    "stackView": "stack", "scrollView": "scroll", "tableViewCell": "cell",
    "tableViewCellContentView": "cellcontent", "collectionViewCell": "collectioncell",
    "collectionReusableView": "reusableview", "visualEffectView": "visualeffect",
    "mapView": "map", "webView": "web", "wkWebView": "web",
  ]

  /// Elements that are plain views as far as layout is concerned.
  private static let plain: Set<String> = [
    "view", "containerView", "control", "collectionViewCellContentView", "glkView", "mtkView",
    "openGLESView", "sceneKitView", "skView", "arscnView", "arskView", "pdfView", "colorWell",
    "tableViewHeaderFooterView", "adBannerView",
  ]

  /// The class of a view's element; nil for elements that nobody knows.
  static func viewClass(of element: Node) -> ViewClass? {
    if plain.contains(element.name) { return .view }
    return named[element.name]
  }

  private static let named: [String: ViewClass] = {
    var classes: [String: ViewClass] = [:]
    for viewClass in ViewClass.all { classes[viewClass.keyword] = viewClass }
    for (element, keyword) in keywords { classes[element] = ViewClass.named(keyword) }
    for name in ["textField", "textView", "pageControl", "datePicker", "searchBar", "tabBar"]
      + ["tableView", "collectionView"]
    {
      classes[name] = ViewClass.named(name.lowercased())
    }
    return classes
  }()

  /// Classes whose views are as large as what they show, so that a saved size tells the content's.
  ///
  /// Images have their size from the document's resources.
  static let sizedByContent: Set<String> = [
    "label", "button", "textfield", "switch", "slider", "stepper", "segmented", "progress",
    "activity", "pagecontrol", "datepicker", "picker", "searchbar", "toolbar", "navbar", "tabbar",
  ]
}
