/// Texts in pseudo-languages.
extension Layout {
  /// The same layout with its texts in a pseudo-language; it has to be solved.
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
          // Items with a text get another one.
          try? property.set(.text(translated), of: item, in: &layout)
        }
      }
    }
    return layout
  }
}
