/// What views show, as Swift types; ``ViewProperty`` has every other property.
extension Layout {
  /// The label text, button title or placeholder; nil for views without one.
  public func text(of view: Item.ID) -> String? { model[view].view?.content.text }

  /// Changes the label text, button title or placeholder.
  ///
  /// - Throws: When the class of the view has no text.
  public mutating func setText(_ text: String, of view: Item.ID) throws(LayoutError) {
    try ViewProperty.named("text")?.set(.text(text), of: view, in: &self)
  }

  /// The font of the text, which is its class's default unless another was set; nil for views without text.
  public func font(of view: Item.ID) -> Font? {
    model[view].view?.content.effectiveFont(in: environment.era)
  }

  /// Changes the font of the text.
  ///
  /// - Throws: When the class of the view has no font.
  public mutating func setFont(_ font: Font, of view: Item.ID) throws(LayoutError) {
    try ViewProperty.named("font")?.set(.text(font.text), of: view, in: &self)
  }

  /// Whether the view itself is hidden; it may be invisible because a superview is.
  public func isHidden(_ view: Item.ID) -> Bool { model[view].view?.isHidden ?? false }

  /// Hides or shows a view; a hidden one takes part in layout unless a stack view arranges it.
  ///
  /// - Throws: For the window and for layout guides.
  public mutating func setHidden(_ isHidden: Bool, _ view: Item.ID) throws(LayoutError) {
    try ViewProperty.named("hidden")?.set(.bool(isHidden), of: view, in: &self)
  }

  /// The opacity of the view itself, from 0 to 1.
  public func alpha(of view: Item.ID) -> Double { model[view].view?.alpha ?? 1 }

  /// Changes the opacity.
  ///
  /// - Throws: When it is not from 0 to 1, and for the window and layout guides.
  public mutating func setAlpha(_ alpha: Double, of view: Item.ID) throws(LayoutError) {
    try ViewProperty.named("alpha")?.set(.number(alpha), of: view, in: &self)
  }
}

/// Texts in pseudo-languages.
extension Layout {
  /// The same layout with its texts in a pseudo-language; it must still be solved.
  package func inPseudoLanguage(_ language: PseudoLanguage) -> Layout {
    var layout = self
    layout.edit { layout in
      for item in layout.items {
        for name in ["text", "placeholder", "segments"] {
          guard let property = ViewProperty.named(name),
            case .text(let text) = property.value(of: item, in: layout)
          else { continue }
          // Segments are titles between bars.
          let titles =
            name == "segments"
            ? text.split(separator: "|", omittingEmptySubsequences: false) : [text[...]]
          let translated = titles.map { language.text(String($0)) }.joined(separator: "|")
          // Items with a text get the translated one.
          try? property.set(.text(translated), of: item, in: &layout)
        }
      }
    }
    return layout
  }
}
