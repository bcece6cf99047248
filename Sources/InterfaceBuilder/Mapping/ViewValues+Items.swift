import AutoLayout

extension ViewValues {
  /// Reads the contents of bars that are views of the scene, and the state of controls.
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

  /// The colors of the parts of controls, by their names in documents.
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

/// How tables and their rows are drawn.
extension ViewValues {
  mutating func readTable() {
    addWord(.tableStyle, attributes["style"])
    if attributes["separatorStyle"] == "none" { addDrawn(.separatorStyle, .choice("none")) }
    addColor("separatorColor", child(key: "separatorColor"))
    readSeparatorInset()
  }

  mutating func readRow() {
    addWord(.accessoryType, attributes["accessoryType"])
    readSeparatorInset()
    let place = view.element.place
    for section in holder?.child("sections")?.children ?? [] {
      let rows = section.child("cells")?.children ?? []
      if rows.first?.place == place { add(.sectionHeader, "headerTitle", of: section) }
      if rows.last?.place == place { add(.sectionFooter, "footerTitle", of: section) }
    }
  }

  private mutating func add(_ value: DrawnValue, _ key: String, of section: Node) {
    let translation = section["id"].flatMap { options.texts?[$0, key] }
    guard let text = translation ?? section[key] ?? string(key, in: section), !text.isEmpty else {
      return
    }
    addDrawn(value, .text(text))
  }

  private mutating func addWord(_ value: DrawnValue, _ text: String?) {
    guard let word = text.flatMap({ ViewProperty.named(value.rawValue)?.word($0) }) else { return }
    addDrawn(value, .choice(word))
  }

  private mutating func readSeparatorInset() {
    guard let insets = view.element.child(key: "separatorInset") else { return }
    addDrawn(
      .separatorInset,
      .insets(
        EdgeInsets(
          top: 0, left: insets.number("minX") ?? 0, bottom: 0, right: insets.number("maxX") ?? 0)))
  }
}

/// The fonts that Interface Builder, a Mac program, names by purpose in attributed texts.
///
/// A font without a size has AppKit's: `NSFont.systemFontSize`, `smallSystemFontSize`, `labelFontSize`, and the default
/// of `controlContentFont(ofSize:)` for cells (12 points in 5 of 5 saved labels from three projects).
enum MetaFont {
  private static let sizes: [String: Double] = [
    "system": 13, "systemBold": 13, "message": 13, "titleBar": 13, "menu": 13,
    "cellTitle": 12, "smallSystem": 11, "smallSystemBold": 11, "toolTip": 11,
    "label": 10, "miniSystem": 9,
  ]

  /// The size in points of a font that doesn't give one; nil for an unknown purpose.
  static func size(of purpose: String) -> Double? { sizes[purpose] }

  /// Whether the font is bold.
  static func isBold(_ purpose: String) -> Bool { purpose.hasSuffix("Bold") }
}
