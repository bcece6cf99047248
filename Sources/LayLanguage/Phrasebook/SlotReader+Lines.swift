import AutoLayout

/// New names, and lines of the language without their verb.
extension SlotReader {
  /// A word that isn't a name yet, and has no other meaning in phrases.
  func newNames(from start: Int) -> [SlotReading] {
    guard start < line.words.count else { return [] }
    switch line.words[start].kind {
    case .word(let text)
    where layout.item(named: text) == nil && layout.constraint(named: text) == nil
      && (!Lexicon.structure.contains(text.lowercased()) || isNamedForContent(at: start))
      && !Lexicon.positions.contains(text.lowercased()):
      return [SlotReading(start + 1, text)]
    default: return []
    }
  }

  /// Whether a word such as `title` is a name here: of `add label title in card`, but not of `add button title "OK"`.
  private func isNamedForContent(at index: Int) -> Bool {
    guard Lexicon.contents.contains(line.words[index].text) else { return false }
    guard index + 1 < line.words.count else { return true }
    guard case .word = line.words[index + 1].kind else { return false }
    return Lexicon.structure.contains(line.words[index + 1].text)
  }

  /// Whether what is next begins like an equation, and has a sign of one.
  private func isRelation(from index: Int) -> Bool {
    let word = line.words[index]
    let isKnown =
      !names(from: index).isEmpty || Lexicon.codeNames[word.text] != nil
      || ["superview", "safearea"].contains(word.text) || Double(word.text) != nil
    return isKnown && line.words[index...].contains { Lexicon.relations.contains($0.text) }
  }

  /// Whether a number or a member of something is next.
  private func beginsValue(at index: Int) -> Bool {
    guard index < line.words.count else { return false }
    if case .number = line.words[index].kind { return true }
    let isMember = index + 1 < line.words.count && line.words[index + 1].text == "."
    return isMember
      && (!names(from: index).isEmpty || Lexicon.codeNames[line.words[index].text] != nil)
  }

  /// The continuations of a verb, up to the end or to a word that begins something else.
  func lines(of slot: PhraseSlot, from start: Int) -> [SlotReading] {
    guard start < line.words.count, let verb = slot.verb else { return [] }
    let first = line.index(from: start)
    if slot == .path, first > start, first < line.words.count, line.words.last?.text == ")" {
      // The parentheses of a call: print(card.frame).
      let text = line.text(first..<line.words.count - 1, in: layout)
      if context.reads("\(verb) \(text)") {
        return [SlotReading(line.words.count, text)]
      }
    }
    let text = line.words[start].text
    if slot == .path, !beginsValue(at: line.index(from: start)) { return [] }
    let isFormat =
      ["[", "|"].contains(text)
      || ["h", "v"].contains(text) && line.words.count > start + 1
        && line.words[start + 1].text == ":"
    guard (slot == .format) == isFormat else { return [] }
    if slot == .equation, !isRelation(from: start) { return [] }
    let ends =
      [line.words.count]
      + (start + 1..<line.words.count).filter {
        Lexicon.endsOfLines.contains(line.words[$0].text)
      }
    return ends.compactMap { end in
      let text = line.text(start..<end, in: layout)
      return end > start && context.reads("\(verb) \(text)")
        ? SlotReading(end, text) : nil
    }
  }
}
