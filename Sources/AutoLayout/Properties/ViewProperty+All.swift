extension ViewProperty {
  /// Every property, in the order in which `save` writes them and help lists them.
  public static let all: [ViewProperty] =
    stored + autoresizing + geometry + canvas + direction + traits + margins + content + drawing
    + stackViews + scrollViews + verification + derived + tree

  private static let stored: [ViewProperty] = [
    ViewProperty(
      stored: "text", aliases: ["title"], .text, "label text, button title or placeholder",
      isSaved: false,
      get: { $0.content.text.map(PropertyValue.text) },
      set: { view, value throws(LayoutError) in
        guard case .text(let text) = value else { return }
        guard view.viewClass.hasText else {
          throw LayoutError(
            "\(view.viewClass.className) has no text",
            remedy: ViewClass.all.filter { $0.hasText }.owners)
        }
        view.content.text = text
      }),
    ViewProperty(
      "intrinsicContentSize", aliases: ["intrinsic"], .size, words: [measuredWord],
      "the size that the content wants, or none; measured unless set",
      saved: { view in
        view.explicitSize.map { .size(width: $0.horizontal, height: $0.vertical) }
      },
      get: { layout, item in
        guard layout.model[item].view != nil else { return nil }
        let size = layout.pass.intrinsicSize(of: item)
        return .size(width: size.horizontal, height: size.vertical)
      },
      set: { layout, item, value throws(LayoutError) in
        try layout.model.updateView(item) { view throws(LayoutError) in
          guard case .size(let width, let height) = value else {
            view.explicitSize = nil
            return
          }
          if let width { try Magnitude.checkLength(width, "intrinsic content size") }
          if let height { try Magnitude.checkLength(height, "intrinsic content size") }
          view.explicitSize = PerAxis(horizontal: width, vertical: height)
        }
      }),
    priority(
      "hugging.horizontal", aliases: ["contentHuggingPriority.horizontal"],
      "resistance to growing wider than the content",
      get: { $0.hugging.horizontal }, set: { $0.hugging.horizontal = $1 }),
    priority(
      "hugging.vertical", aliases: ["contentHuggingPriority.vertical"],
      "resistance to growing taller than the content",
      get: { $0.hugging.vertical }, set: { $0.hugging.vertical = $1 }),
    priority(
      "compressionResistance.horizontal",
      aliases: ["contentCompressionResistancePriority.horizontal"],
      "resistance to being narrower than the content",
      get: { $0.compressionResistance.horizontal },
      set: { $0.compressionResistance.horizontal = $1 }),
    priority(
      "compressionResistance.vertical",
      aliases: ["contentCompressionResistancePriority.vertical"],
      "resistance to being shorter than the content",
      get: { $0.compressionResistance.vertical }, set: { $0.compressionResistance.vertical = $1 }),
    baseline(
      "firstBaselineOffset", "points from the top edge to the first baseline",
      get: { $0.firstBaselineOffset }, set: { $0.firstBaselineOffset = $1 },
      rule: { $0.firstBaselineOffset(of: $1) }),
    baseline(
      "lastBaselineOffset", "points from the last baseline to the bottom edge",
      get: { $0.lastBaselineOffset }, set: { $0.lastBaselineOffset = $1 },
      rule: { $0.lastBaselineOffset(of: $1) }),
    ViewProperty(
      stored: "hidden", .bool,
      "whether the view is invisible; it takes part in layout unless a stack view arranges it",
      get: { .bool($0.isHidden) },
      set: { view, value throws(LayoutError) in
        guard case .bool(let isHidden) = value else { return }
        view.isHidden = isHidden
      }),
    ViewProperty(
      stored: "alpha", .number, "opacity from 0 to 1",
      get: { .number($0.alpha) },
      set: { view, value throws(LayoutError) in
        guard case .number(let alpha) = value else { return }
        guard (0...1).contains(alpha) else { throw LayoutError("alpha is a number from 0 to 1") }
        view.alpha = alpha
      }),
    frame,
    translatesAutoresizingMask,
  ]

  private static let derived: [ViewProperty] = [
    ViewProperty(
      "class", .text, "UIKit's name of the class; that of an empty root view can be set",
      get: { layout, item in .text(layout.viewClass(of: item)?.className ?? "UILayoutGuide") },
      set: { layout, item, value throws(LayoutError) in
        guard case .text(let name) = value else { return }
        guard let viewClass = ViewClass.named(name) else {
          throw LayoutError("'\(name)' isn't a class", remedy: "'help classes' lists them")
        }
        guard item == layout.root else {
          throw LayoutError(
            "only the class of the root view can be set", remedy: "add a view of that class")
        }
        try layout.model.setRootClass(viewClass)
      })
  ]

  /// The word for the content's own size, instead of an explicit one.
  private static let measuredWord = "measured"

  /// The frame of a view can be set while no constraint of the user lays it out.
  private static let frame = ViewProperty(
    "frame", aliases: ["layoutFrame"], .rect,
    "position and size in the superview; what Auto Layout computes is rounded to pixels",
    saved: { $0.isManual ? .rect($0.manualFrame) : nil },
    get: { layout, item in .rect(layout.frame(of: item)) },
    set: { layout, item, value throws(LayoutError) in
      guard case .rect(let rect) = value else { return }
      guard layout.transform(of: item) == .identity else {
        throw LayoutError(
          "the frame of a view with a transform can't be set", remedy: "set bounds and center")
      }
      try layout.setManualFrame(rect, of: item)
    })

  /// Turning it on keeps the view where it is.
  private static let translatesAutoresizingMask = ViewProperty(
    "translatesAutoresizingMaskIntoConstraints", aliases: ["manual"], .bool,
    "whether the frame decides instead of constraints",
    get: { layout, item in layout.model[item].view.map { .bool($0.isManual) } },
    set: { layout, item, value throws(LayoutError) in
      guard case .bool(let isManual) = value, var view = layout.model[item].view else { return }
      try layout.model.checkIsNotRoot(item)
      if isManual, !view.isManual {
        view.manualFrame = layout.untransformedFrame(of: item)
        let size = layout.superviewSize(of: item)
        view.autoresizingBase = view.autoresizingMask.isEmpty ? nil : size
      }
      view.isManual = isManual
      layout.model.updateView(item) { $0 = view }
    })

  private static func priority(
    _ name: String, aliases: [String], _ summary: String,
    get: @escaping @Sendable (ViewState) -> Priority,
    set: @escaping @Sendable (inout ViewState, Priority) -> Void
  ) -> ViewProperty {
    ViewProperty(
      stored: name, aliases: aliases, .number, words: Priority.names.map { $0.name }, summary,
      get: { .number(get($0).value) },
      set: { view, value throws(LayoutError) in
        switch value {
        case .number(let number): set(&view, try Legality.priority(number))
        case .choice(let word): Priority.named(word).map { set(&view, $0) }
        default: break
        }
      })
  }

  private static func baseline(
    _ name: String, _ summary: String, get: @escaping @Sendable (ViewState) -> Double?,
    set: @escaping @Sendable (inout ViewState, Double?) -> Void,
    rule: @escaping @Sendable (Model, Item.ID) -> Double
  ) -> ViewProperty {
    ViewProperty(
      name, .number, summary,
      saved: { get($0).map(PropertyValue.number) },
      get: { layout, item in
        layout.model[item].view.map { _ in .number(rule(layout.model, item)) }
      },
      set: { layout, item, value throws(LayoutError) in
        guard case .number(let offset) = value, var view = layout.model[item].view else { return }
        try Magnitude.check(offset, name)
        set(&view, offset)
        layout.model.updateView(item) { $0 = view }
      })
  }
}
