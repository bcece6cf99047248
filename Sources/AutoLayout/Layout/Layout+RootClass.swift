extension Layout {
  /// Makes the root view an instance of another class, with the values of a new one.
  ///
  /// - Throws: When the root view holds something already, or constraints name its guides.
  public mutating func setRootClass(_ viewClass: ViewClass) throws(LayoutError) {
    let isInUse = model[root].guides.contains {
      model[$0].isNamed || !model.mentions[Int($0.rawValue)].isEmpty
    }
    guard subviews(of: root).isEmpty, !isInUse else {
      throw LayoutError(
        "the root view holds views or guides", remedy: "set its class before adding any")
    }
    makeRoot(viewClass)
  }

  /// Replaces the empty root view.
  mutating func makeRoot(_ viewClass: ViewClass) {
    for guide in model[root].guides { model.erase(guide) }
    model[root].guides = []
    model.updateView(root) { view in
      view = ViewState(viewClass)
      view.isManual = true
    }
    if viewClass.stackAxis != nil { provideHelper(.spanner, of: root) }
    if viewClass.isScrollView { provide(.contentLayoutGuide, of: root) }
  }
}
