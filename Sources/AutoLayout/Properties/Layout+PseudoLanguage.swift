/// Texts in a language that nobody speaks.
extension Layout {
  /// The properties that hold texts for people.
  private static let texts = ["text", "placeholder"]
  private static let segments = "segments"
  private static let separator: Character = "|"

  /// The same layout with its texts in a pseudo-language; it has to be solved.
  package func inPseudoLanguage(_ language: PseudoLanguage) -> Layout {
    var layout = self
    layout.edit { layout in
      for item in layout.items { layout.translate(item, into: language) }
    }
    return layout
  }

  private mutating func translate(_ item: Item.ID, into language: PseudoLanguage) {
    for name in Self.texts {
      guard let property = ViewProperty.named(name),
        case .text(let text) = property.value(of: item, in: self)
      else { continue }
      // Whatever has a text takes another one.
      try? property.set(.text(language.text(text)), of: item, in: &self)
    }
    guard let property = ViewProperty.named(Self.segments),
      case .text(let titles) = property.value(of: item, in: self)
    else { return }
    let translated = titles.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map { language.text(String($0)) }.joined(separator: String(Self.separator))
    try? property.set(.text(translated), of: item, in: &self)
  }
}
