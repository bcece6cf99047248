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
