import AutoLayout

/// Numbers, texts and other values in phrases.
extension SlotReader {
  /// Every way to read a value slot.
  func values(of slot: PhraseSlot, from start: Int) -> [SlotReading] {
    switch slot {
    case .number: number(from: start).map { [$0] } ?? []
    case .count: counts(from: start)
    case .size: sizes(from: start)
    case .ratio: ratios(from: start)
    case .fraction: fractions(from: start)
    case .text: text(from: start)
    case .font: fonts(from: start)
    case .file: files(from: start)
    default: words(from: start)
    }
  }

  /// A number with its sign and unit.
  private func number(from start: Int) -> SlotReading? {
    hexadecimal(start) ?? decimal(from: start)
  }

  private func decimal(from start: Int) -> SlotReading? {
    let isNegative = word(start) == "-"
    let index = isNegative ? start + 1 : start
    guard let text = digits(index) ?? Lexicon.numbers[word(index)] else { return nil }
    let end = Lexicon.units.contains(word(index + 1)) ? index + 2 : index + 1
    return SlotReading(end, (isNegative ? "-" : "") + text)
  }

  private func counts(from start: Int) -> [SlotReading] {
    let spoken = Lexicon.numbers[word(start)]
    guard let count = Int(spoken ?? digits(start) ?? ""), count > 0 else { return [] }
    return [SlotReading(start + 1, String(count))]
  }

  /// `320x480`, `320 by 480`, `320 480`; the values are the size, its width and its height.
  private func sizes(from start: Int) -> [SlotReading] {
    guard let width = decimal(from: start) else { return [] }
    let wide = skip(["wide", "w"], from: width.end)
    var next = skip(["x", "×", "*", "by", "and"], from: line.index(from: wide))
    next = line.index(from: next)
    guard next < line.words.count, let height = decimal(from: next) else { return [] }
    let end = skip(["tall", "high", "h"], from: height.end)
    let size = "\(width.values[0])x\(height.values[0])"
    return [SlotReading(end, [size, width.values[0], height.values[0]])]
  }

  /// `16:9`, `16/9`, `16 by 9`; the value is a fraction.
  private func ratios(from start: Int) -> [SlotReading] {
    guard let width = digits(start), [":", "/", "to"].contains(word(start + 1)),
      let height = digits(start + 2)
    else { return [] }
    return [SlotReading(start + 3, "\(width)/\(height)")]
  }

  private func fractions(from start: Int) -> [SlotReading] {
    if let digits = digits(start) {
      if ["%", "percent"].contains(word(start + 1)) {
        return [SlotReading(start + 2, "\(digits)%")]
      }
      if ["times", "x"].contains(word(start + 1)) { return [SlotReading(start + 2, digits)] }
      if word(start + 1) == "/", let second = self.digits(start + 2) {
        return [SlotReading(start + 3, "\(digits)/\(second)")]
      }
    }
    return entries(.fraction, from: start)
  }

  /// A text in quotes, or the words up to the end after a word such as `saying`; `in card` after them isn't part of it.
  private func text(from start: Int) -> [SlotReading] {
    if case .string(let text) = line.words[start].kind {
      return [SlotReading(start + 1, NameText.quoted(text))]
    }
    guard takesPlainText, start > 0, Lexicon.announcements.contains(word(start - 1)),
      names(from: start - 1).isEmpty, !Lexicon.announcements.contains(word(start)),
      !["and", "with"].contains(word(start))
    else { return [] }
    let place = line.words.indices.last { index in
      index > start && Lexicon.insides.contains(word(index))
        && views(from: line.index(from: index + 1)).contains { $0.end == line.words.count }
    }
    let end = place ?? line.words.count
    let text = line.typed(start..<end)
    return text.isEmpty ? [] : [SlotReading(end, NameText.quoted(text))]
  }

  /// A size with a weight, or a text style.
  private func fonts(from start: Int) -> [SlotReading] {
    let styles = entries(.font, from: start).map { SlotReading($0.end, $0.values) }
    guard let size = number(from: start) else { return styles }
    guard Lexicon.weights.contains(word(size.end)) else {
      return [SlotReading(size.end, size.values)]
    }
    return [SlotReading(size.end + 1, "\"\(size.values[0]) \(word(size.end))\"")]
  }

  /// A path without spaces.
  private func files(from start: Int) -> [SlotReading] {
    if case .string = line.words[start].kind { return text(from: start) }
    var end = start
    while line.touchesNext(end) { end += 1 }
    let path = line.text(start..<end + 1, in: layout)
    return path.contains(".") && end > start ? [SlotReading(end + 1, path)] : []
  }

  /// A value of a property: numbers, a text, or a word that some property takes, as in `.center`.
  private func words(from start: Int) -> [SlotReading] {
    if case .string = line.words[start].kind { return text(from: start) }
    var numbers: [String] = []
    var end = start
    while numbers.count < 4, end < line.words.count, let next = number(from: end) {
      numbers += next.values
      end = line.index(from: next.end)
    }
    if !numbers.isEmpty { return [SlotReading(end, numbers.joined(separator: " "))] }
    // In "make title text red", the text isn't "red".
    if start > 0, word(start - 1) == "text" { return [] }
    let first = word(start) == "." ? start + 1 : start
    let values = entries(.value, from: first)
    guard values.isEmpty, let id = Lexicon.valueWords[word(first)] else { return values }
    return [SlotReading(first + 1, id)]
  }

  func skip(_ words: [String], from index: Int) -> Int {
    words.contains(word(index)) ? index + 1 : index
  }

  /// A number as Swift also writes it: `0x10`.
  private func hexadecimal(_ index: Int) -> SlotReading? {
    guard let text = digits(index), text == "0" else { return nil }
    let numeral = line.source.text[line.words[index].range.lowerBound...]
      .prefix { $0.isLetter || $0.isNumber }
    let end = line.words.dropFirst(index).firstIndex { $0.range.lowerBound >= numeral.endIndex }
    return HexadecimalNumeral.value(numeral).map {
      SlotReading(end ?? line.words.count, String($0))
    }
  }

  /// A number as typed.
  private func digits(_ index: Int) -> String? {
    guard index < line.words.count, case .number = line.words[index].kind else { return nil }
    return line.words[index].text
  }
}

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

  /// Whether a word such as `title` is a name here: in `add label title in card` it is, in `add button title "OK"` it
  /// isn't.
  private func isNamedForContent(at index: Int) -> Bool {
    guard Lexicon.contents.contains(line.words[index].text) else { return false }
    guard index + 1 < line.words.count else { return true }
    guard case .word = line.words[index + 1].kind else { return false }
    return Lexicon.structure.contains(word(index + 1))
  }

  /// Whether what follows begins like an equation and has a relation sign.
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
    return word(index + 1) == "."
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
      || ["h", "v"].contains(text) && word(start + 1) == ":"
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
