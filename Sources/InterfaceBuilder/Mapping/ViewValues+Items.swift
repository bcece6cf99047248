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
    case .segmentedControl:
      if let chosen = attributes.number("selectedSegmentIndex") {
        addDrawn(.selectedSegment, .number(chosen))
      }
    default: break
    }
  }

  private mutating func add(_ property: String, _ items: [BarItem]) {
    if !items.isEmpty { add(property, .text(BarItem.text(items))) }
  }
}
