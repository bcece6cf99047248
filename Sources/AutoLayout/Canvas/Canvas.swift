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
