import AutoLayout

/// Other texts: those of translations, and longer ones.
extension StressRun {
  /// Of how many views of a scene texts are made longer.
  private static let mostViews = 100

  /// The growth of texts translated from English, by their length: IBM's figures, as in the W3C's "Text size in
  /// translation" (2007).
  private static let growth = [
    (10, 3.0), (20, 2.0), (30, 1.8), (50, 1.6), (70, 1.7), (Int.max, 1.3),
  ]

  /// A text that translations may make longer.
  struct GrowingText {
    let item: Item.ID
    /// The text without trailing blanks, which are invisible.
    let text: String
    /// The maximum number of characters.
    let longest: Int
  }

  /// The texts of labels and buttons that are shown and can be translated.
  var growingTexts: [GrowingText] {
    let texts = designed.items.compactMap { item -> GrowingText? in
      guard let own = text(of: item, in: designed), own.contains(where: { $0.isLetter }),
        designed.isVisible(item), [.label, .button].contains(designed.viewClass(of: item))
      else { return nil }
      let text = PseudoLanguage.lengthened(own, to: 0)
      let factor = Self.growth.first { text.count <= $0.0 }?.1 ?? 1
      let longest = Int((Double(min(text.count, 10_000)) * factor).rounded())
      return GrowingText(item: item, text: text, longest: longest)
    }
    return Array(texts.prefix(Self.mostViews))
  }

  private func text(of item: Item.ID, in layout: Layout) -> String? {
    layout.model[item].view?.content.text
  }

  /// The shortest text of each view that breaks the layout: one of its translations, otherwise one that may come
  /// from a translation.
  var texts: [StressBreak] {
    growingTexts.compactMap { grown in
      breaks(.text(grown.item, grown.text)) ? nil : translated(grown) ?? lengthened(grown)
    }
  }

  /// A real text is a better example than a generated one.
  private func translated(_ grown: GrowingText) -> StressBreak? {
    let written = subject.translations.compactMap { language -> (name: String, text: String)? in
      guard let name = language.name,
        let text = text(of: grown.item, in: subject.layout(in: language).layout)
      else { return nil }
      return (name, text)
    }.sorted { $0.text.count < $1.text.count }
    guard let first = written.first(where: { breaks(.text(grown.item, $0.text)) }) else {
      return nil
    }
    let name = designed.model.path(of: grown.item)
    return told(
      .text(grown.item, first.text),
      "\(name) in \(first.name), with \(first.text.count) characters (it has \(grown.text.count))",
      view: designed.name(of: grown.item), language: .translation(first.name))
  }

  private func lengthened(_ grown: GrowingText) -> StressBreak? {
    let count = grown.text.count
    func change(_ length: Int) -> StressChange {
      .text(grown.item, PseudoLanguage.lengthened(grown.text, to: length))
    }
    guard grown.longest > count, breaks(change(grown.longest)) else { return nil }
    let found = boundary(holding: count, breaking: grown.longest, change)
    let name = designed.model.path(of: grown.item)
    return told(
      change(found.breaks),
      "\(name) with \(found.breaks) characters (\(found.holds) fit; it has \(count))",
      view: designed.name(of: grown.item))
  }

  /// The languages that break it, besides what single texts do.
  func languages(besides texts: [StressBreak]) -> [StressBreak] {
    let known = Set(texts.filter { $0.language != nil }.map { $0.key })
    return (subject.translations + [.rightToLeft]).compactMap { language in
      told(
        .language(language),
        language == .rightToLeft ? "right to left" : "in \(language.name ?? "")",
        besides: language == .rightToLeft ? [] : known)
    }
  }
}
