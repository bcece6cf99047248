/// Bounds, center, transform and other properties that place a view.
extension ViewProperty {
  /// The largest tag: beyond it, not every whole number can be told from the next.
  private static let largestTag = 9_007_199_254_740_992.0

  static let geometry: [ViewProperty] = [
    ViewProperty(
      "bounds", .rect, "the rectangle in the view's own coordinates",
      get: { layout, item in .rect(layout.bounds(of: item)) },
      set: { layout, item, value throws(LayoutError) in
        guard case .rect(let rect) = value else { return }
        try setBoundsSize(rect.size, of: item, in: &layout)
        try setBoundsOrigin(rect.origin, of: item, in: &layout)
      }),
    ViewProperty(
      "bounds.origin", .point, "the view's own coordinates of its top left corner",
      saved: { $0.scroll == nil ? .point($0.boundsOrigin) : nil },
      get: { layout, item in .point(layout.bounds(of: item).origin) },
      set: { layout, item, value throws(LayoutError) in
        guard case .point(let origin) = value else { return }
        try setBoundsOrigin(origin, of: item, in: &layout)
      }),
    ViewProperty(
      "bounds.size", .size, "width and height; the center stays when it is set",
      get: { layout, item in
        let size = layout.bounds(of: item).size
        return .size(width: size.width, height: size.height)
      },
      set: { layout, item, value throws(LayoutError) in
        guard case .size(let width?, let height?) = value else {
          throw LayoutError("bounds have a width and a height")
        }
        try setBoundsSize(Size(width: width, height: height), of: item, in: &layout)
      }),
    ViewProperty(
      "center", .point, "the middle in the superview's coordinates",
      get: { layout, item in .point(layout.center(of: item)) },
      set: { layout, item, value throws(LayoutError) in
        guard case .point(let center) = value else { return }
        let size = layout.bounds(of: item).size
        try layout.setManualFrame(Rect(center: center, size: size), of: item)
      }),
    ViewProperty(
      "alignmentRectInsets", .insets, words: [ownInsets],
      "the distances from the frame to the rectangle on which constraints act",
      saved: { $0.alignmentRectInsets.map(PropertyValue.insets) },
      get: { layout, item in
        layout.model[item].isView ? .insets(layout.model.alignmentRectInsets(of: item)) : nil
      },
      set: { layout, item, value throws(LayoutError) in
        var found: EdgeInsets?
        if case .insets(let insets) = value {
          for inset in insets.inOrder { try Magnitude.check(inset, "alignment rect inset") }
          found = insets
        }
        try layout.model.checkIsNotRoot(item)
        layout.model.updateView(item) { $0.alignmentRectInsets = found }
      }),
    ViewProperty(
      stored: "transform", .transform,
      words: ["identity", "rotation", "scale", "translation"],
      "how the view is drawn around its center; constraints ignore it",
      get: { .transform($0.transform) },
      set: { view, value throws(LayoutError) in
        guard case .transform(let transform) = value else { return }
        for number in transform.inOrder { try Magnitude.check(number, "transform") }
        view.transform = transform
      }),
    ViewProperty(
      stored: "clipsToBounds", .bool, "whether subviews are drawn inside the bounds only",
      get: { .bool($0.clipsToBounds) },
      set: { view, value throws(LayoutError) in
        if case .bool(let clips) = value { view.clipsToBounds = clips }
      }),
    ViewProperty(
      stored: "tag", .number, "a whole number to find the view by",
      get: { .number(Double($0.tag)) },
      set: { view, value throws(LayoutError) in
        guard case .number(let number) = value, let tag = Int(exactly: number),
          number.magnitude < largestTag
        else {
          throw LayoutError("a tag is a whole number below 2^53", remedy: "use a smaller number")
        }
        view.tag = tag
      }),
    ViewProperty(
      "effectiveAlpha", .number, "the opacity times that of all superviews"
    ) { layout, item in
      layout.viewClass(of: item).map { _ in .number(layout.effectiveAlpha(of: item)) }
    },
    ViewProperty(
      "visible", .bool, "whether neither the view nor a superview is hidden or transparent"
    ) { layout, item in
      layout.viewClass(of: item).map { _ in .bool(layout.isVisible(item)) }
    },
  ]

  /// The word for the insets that views of a class have by default.
  private static let ownInsets = "default"

  /// The size changes around the center.
  private static func setBoundsSize(_ size: Size, of item: Item.ID, in layout: inout Layout)
    throws(LayoutError)
  {
    guard size != layout.bounds(of: item).size else { return }
    try layout.setManualFrame(Rect(center: layout.center(of: item), size: size), of: item)
  }

  private static func setBoundsOrigin(_ origin: Point, of item: Item.ID, in layout: inout Layout)
    throws(LayoutError)
  {
    try Magnitude.check(origin.x, "x of the bounds")
    try Magnitude.check(origin.y, "y of the bounds")
    guard var view = layout.model[item].view else { return }
    if view.scroll == nil {
      view.boundsOrigin = origin
    } else {
      view.scroll?.explicitOffset = origin
    }
    layout.model.updateView(item) { $0 = view }
  }
}

/// Springs and struts.
extension ViewProperty {
  static let autoresizing: [ViewProperty] = [
    ViewProperty(
      "autoresizingMask", aliases: ["autoresize"], .words,
      words: [noMask] + AutoresizingMask.allNames, synonyms: AutoresizingMask.namesByLetters,
      "which parts of a frame that was set follow the superview's size",
      saved: { value(of: $0.autoresizingMask) },
      get: { layout, item in layout.model[item].view.map { value(of: $0.autoresizingMask) } },
      set: { layout, item, value throws(LayoutError) in
        guard case .words(let words) = value else { return }
        layout.rebaseAutoresizing(of: item)
        layout.model.updateView(item) { $0.autoresizingMask = AutoresizingMask(names: words) }
        layout.rebaseAutoresizing(of: item)
      }),
    ViewProperty(
      "autoresizingBase", .size, "the superview's size to which frame and mask belong",
      saved: { $0.isManual ? $0.autoresizingBase.map(value) : nil },
      get: { layout, item in layout.model[item].view?.autoresizingBase.map(value) },
      set: { layout, item, newValue throws(LayoutError) in
        guard var view = layout.model[item].view else { return }
        guard case .size(let width?, let height?) = newValue else {
          throw LayoutError("a superview has a width and a height")
        }
        for length in [width, height] { try Magnitude.checkLength(length, "superview's size") }
        guard view.isManual, !view.autoresizingMask.isEmpty else {
          throw LayoutError(
            "\(layout.name(of: item)) does not follow its superview",
            remedy: "set its frame and autoresizingMask first")
        }
        view.autoresizingBase = Size(width: width, height: height)
        layout.model.updateView(item) { $0 = view }
      }),
  ]

  private static let noMask = "none"

  private static func value(of mask: AutoresizingMask) -> PropertyValue {
    .words(mask.isEmpty ? [noMask] : mask.names)
  }

  private static func value(of size: Size) -> PropertyValue {
    .size(width: size.width, height: size.height)
  }
}

/// Interface Builder's canvas shows views in frames that were drawn there, whatever their constraints say.
extension Layout {
  /// A view's frame on the canvas: the drawn frame, or otherwise the computed one.
  package func canvasFrame(of item: Item.ID) -> Rect {
    model[item].view?.canvasFrame ?? untransformedFrame(of: item)
  }
}

extension ViewProperty {
  /// The frame on the canvas.
  static let canvas: [ViewProperty] = [
    ViewProperty(
      "canvasFrame", .rect, words: [noFrame],
      "where Interface Builder's canvas has the view, for 'resolve' and 'report misplaced'",
      saved: { $0.canvasFrame.map(PropertyValue.rect) ?? .choice(noFrame) },
      get: { layout, item in
        layout.model[item].view.map { _ in .rect(layout.canvasFrame(of: item)) }
      },
      set: { layout, item, value throws(LayoutError) in
        guard case .rect(let rect) = value else {
          layout.model.updateView(item) { $0.canvasFrame = nil }
          return
        }
        for number in rect.inOrder { try Magnitude.check(number, "canvas frame") }
        for length in [rect.size.width, rect.size.height] {
          try Magnitude.checkLength(length, "size of the canvas frame")
        }
        layout.model.updateView(item) { $0.canvasFrame = rect }
      })
  ]

  private static let noFrame = "none"
}
