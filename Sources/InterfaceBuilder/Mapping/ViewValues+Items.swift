import AutoLayout

extension ViewValues {
  /// Reads what bars show that are views of the scene, and the state of controls.
  mutating func readItems() {
    switch viewClass {
    case .navigationBar:
      let item = DocumentBarItems.navigation(
        view.element.child("items")?.child("navigationItem"))
      if !item.title.isEmpty { add("barTitle", .text(item.title)) }
      add("leftItems", item.left)
      add("rightItems", item.right)
    case .toolbar, .tabBar:
      add("items", (view.element.child("items")?.children ?? []).map(DocumentBarItems.item))
    case .switch: addDrawn(.isOn, .bool(attributes.isYes("on")))
    case .slider:
      let (least, most) = (attributes.number("minValue") ?? 0, attributes.number("maxValue") ?? 1)
      let value = attributes.number("value") ?? least
      if most > least { addFraction((value - least) / (most - least)) }
    case .progressView: addFraction(attributes.number("progress") ?? 0)
    case .segmentedControl, .pageControl:
      if let chosen = attributes.number("selectedSegmentIndex") ?? attributes.number("currentPage")
      {
        addDrawn(.selectedSegment, .number(chosen))
      }
    default: break
    }
    for (key, value) in Self.partColors { addColor(value.rawValue, child(key: key)) }
  }

  private mutating func addFraction(_ value: Double) {
    addDrawn(.fraction, .number(min(1, max(0, value))))
  }

  /// The colors of the parts of controls, as documents call them.
  private static let partColors: [(key: String, value: DrawnValue)] = [
    ("onTintColor", .onTintColor), ("minimumTrackTintColor", .onTintColor),
    ("progressTintColor", .onTintColor), ("currentPageIndicatorTintColor", .onTintColor),
    ("selectedSegmentTintColor", .onTintColor), ("thumbTintColor", .thumbTintColor),
    ("maximumTrackTintColor", .trackTintColor), ("trackTintColor", .trackTintColor),
    ("pageIndicatorTintColor", .trackTintColor),
  ]

  private mutating func add(_ property: String, _ items: [BarItem]) {
    if !items.isEmpty { add(property, .text(BarItem.text(items))) }
  }
}

extension InterfaceDocument {
  /// The contents of the bars around a scene, with colors: those of an appearance (iOS 13) override those of the bar.
  func barContents(of scene: DocumentScene, _ assets: NearbyAssets?) -> BarContents {
    var contents = scene.barContents
    guard let bar = scene.navigationBar, contents.navigation != nil else { return contents }
    let looks = ["standardAppearance", "scrollEdgeAppearance"].compactMap { bar.child(key: $0) }
    func color(_ element: Node?) -> Color? { element.flatMap { self.color(of: $0, assets) } }
    contents.barColor =
      looks.lazy.compactMap { color($0.child(key: "backgroundColor")) }.first
      ?? color(bar.child(key: "barTintColor"))
    contents.tint = color(bar.child(key: "tintColor"))
    contents.titleColor =
      (looks + [bar]).lazy.compactMap {
        color($0.child(key: "titleTextAttributes")?.child(key: "textColor"))
      }.first
    return contents
  }
}
