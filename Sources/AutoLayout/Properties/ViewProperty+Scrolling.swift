extension ViewProperty {
  /// The properties of scroll views.
  static let scrollViews: [ViewProperty] = [
    scroll(
      "contentInset", .insets, "how far a scroll view's content may be scrolled off its edges",
      saved: { .insets($0.contentInset) },
      get: { _, _, scroll in .insets(scroll.contentInset) },
      set: { scroll, value throws(LayoutError) in
        guard case .insets(let insets) = value else { return }
        for inset in insets.inOrder { try Magnitude.check(inset, "content inset") }
        scroll.contentInset = insets
      }),
    scroll(
      "scrollIndicatorInsets", .insets,
      "how far a scroll view's indicators keep from its edges; layout doesn't depend on it",
      saved: { .insets($0.indicatorInsets) },
      get: { _, _, scroll in .insets(scroll.indicatorInsets) },
      set: { scroll, value throws(LayoutError) in
        guard case .insets(let insets) = value else { return }
        for inset in insets.inOrder { try Magnitude.check(inset, "indicator inset") }
        scroll.indicatorInsets = insets
      }),
    scroll(
      "contentOffset", .point, "the point of a scroll view's content at its top left corner",
      saved: { $0.explicitOffset.map(PropertyValue.point) },
      get: { _, _, scroll in .point(scroll.contentOffset) },
      set: { scroll, value throws(LayoutError) in
        guard case .point(let point) = value else { return }
        try Magnitude.check(point.x, "x of the content offset")
        try Magnitude.check(point.y, "y of the content offset")
        scroll.explicitOffset = point
      }),
    scroll(
      "contentSize", .size, "the size of a scroll view's content; constraints override what is set",
      saved: { $0.explicitContentSize.map { .size(width: $0.width, height: $0.height) } },
      get: { layout, item, _ in
        let size = layout.model.contentLayoutGuide(of: item).map { layout.frame(of: $0).size }
        return size.map { .size(width: $0.width, height: $0.height) }
      },
      set: { scroll, value throws(LayoutError) in
        guard case .size(let width, let height) = value else { return }
        guard let width, let height else {
          throw LayoutError("a content size has a width and a height")
        }
        try Magnitude.checkLength(width, "content width")
        try Magnitude.checkLength(height, "content height")
        scroll.explicitContentSize = Size(width: width, height: height)
      }),
  ]

  /// A value of a scroll view; other views have none.
  private static func scroll(
    _ name: String, _ kind: PropertyValue.Kind, _ summary: String,
    saved: @escaping @Sendable (ScrollState) -> PropertyValue?,
    get: @escaping @Sendable (Layout, Item.ID, ScrollState) -> PropertyValue?,
    set: @escaping @Sendable (inout ScrollState, PropertyValue) throws(LayoutError) -> Void
  ) -> ViewProperty {
    ViewProperty(
      name, kind, summary,
      saved: { $0.scroll.flatMap(saved) },
      get: { layout, item in layout.model[item].view?.scroll.flatMap { get(layout, item, $0) } },
      set: { layout, item, value throws(LayoutError) in
        guard var view = layout.model[item].view else { return }
        guard var scroll = view.scroll else {
          throw LayoutError(
            "\(view.viewClass.className) has no \(name)", remedy: "only scroll views have one")
        }
        try set(&scroll, value)
        view.scroll = scroll
        layout.model.updateView(item) { $0 = view }
      })
  }
}
