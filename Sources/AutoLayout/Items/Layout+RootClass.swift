extension Layout {
  /// Makes the root view an instance of another class, with the values of a new one.
  ///
  /// - Throws: When the root view holds something already.
  public mutating func setRootClass(_ viewClass: ViewClass) throws(LayoutError) {
    guard subviews(of: root).isEmpty, model[root].guides.isEmpty else {
      throw LayoutError(
        "the root view holds views or guides", remedy: "set its class before adding any")
    }
    makeRoot(viewClass)
  }

  /// Replaces the empty root view.
  mutating func makeRoot(_ viewClass: ViewClass) {
    model.updateView(root) { view in
      view = ViewState(viewClass)
      view.isManual = true
    }
    if viewClass.stackAxis != nil { provideHelper(.spanner, of: root) }
    engine.attributesChanged(of: root, in: model)
  }
}
