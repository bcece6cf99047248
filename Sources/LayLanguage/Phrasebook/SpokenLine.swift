import AutoLayout

/// The typed words, normalized for comparison with phrases.
struct SpokenLine {
  /// A word, number, text or symbol.
  struct Word {
    /// In lower case, as patterns have it.
    let text: String
    let kind: Token.Kind
    let range: SourceRange
  }

  /// The source it was typed in.
  let source: Source
  /// The significant words, in order.
  private(set) var words: [Word] = []
  /// Whether it asks how to do something, so that the line itself is wanted rather than its effect.
  private(set) var asksHow = false
  /// Where it ends.
  private var end: String.Index
  /// Whether filler words were left out.
  private(set) var isShortened = false

  /// Splits what was typed; filler words are dropped, unless something in the layout has such a name.
  init(_ source: Source, _ range: SourceRange, in layout: Layout, keepsNoise: Bool = false) {
    self.source = source
    end = range.upperBound
    let tokens = Lexer.tokens(of: range, in: source).dropLast()
    guard Self.isBalanced(tokens) else { return }
    for token in tokens { append(token, layout) }
    while words.count > 1, let last = words.last, ["?", "!", "."].contains(last.text) {
      words.removeLast()
    }
    // "undo all" says more than "undo".
    if words.count > 1, let last = words.last, last.text == "all", layout.item(named: "all") == nil
    {
      words[words.count - 1] = Word(text: "everything", kind: last.kind, range: last.range)
    }
    if let opening = Lexicon.openings.first(where: { starts(with: $0.words) }) {
      words.removeFirst(opening.words.count)
      asksHow = opening.asksHow
    }
    isShortened = words.count < tokens.count
    if keepsNoise { return }
    words = words.indices.filter { !isNoise($0, layout) }.map { words[$0] }
    isShortened = words.count < tokens.count
  }

  /// Whether every bracket is closed: a stray one says that the line is something else.
  private static func isBalanced(_ tokens: ArraySlice<Token>) -> Bool {
    var open: [Symbol] = []
    let closing: [Symbol: Symbol] = [
      .closeParenthesis: .openParenthesis, .closeBracket: .openBracket, .closeBrace: .openBrace,
    ]
    for token in tokens {
      guard case .symbol(let symbol) = token.kind else { continue }
      if closing.values.contains(symbol) { open.append(symbol) }
      if let opening = closing[symbol], open.popLast() != opening { return false }
    }
    return open.isEmpty
  }

  /// Whether a word is filler; a single letter in a list of names, or a part of a path, isn't.
  private func isNoise(_ index: Int, _ layout: Layout) -> Bool {
    let word = words[index]
    guard Lexicon.noise.contains(word.text), layout.item(named: word.text) == nil else {
      return false
    }
    let next = index + 1 < words.count ? words[index + 1].text : ""
    let isListed =
      word.text == "a"
      && (next == "," || (next.count == 1 && next.first?.isLetter == true) || next == "and")
    let touches = touchesNext(index) || index > 0 && touchesNext(index - 1)
    return !isListed && !(touches && (next == "." || index > 0 && words[index - 1].text == "."))
  }

  private mutating func append(_ token: Token, _ layout: Layout) {
    let text = source.text[token.range].lowercased()
    if case .word = token.kind, text.contains("-"), layout.item(named: text) == nil,
      text.split(separator: "-").allSatisfy({ Lexicon.vocabulary.contains(String($0)) })
    {
      // Each part has the place of the whole.
      for part in text.split(separator: "-") {
        words.append(Word(text: String(part), kind: .word(String(part)), range: token.range))
      }
    } else if let last = words.last, last.text == "'" || last.text == "’",
      last.range.upperBound == token.range.lowerBound
    {
      words.removeLast()
      append(ending: text, at: token.range)
    } else {
      words.append(Word(text: text, kind: token.kind, range: token.range))
    }
  }

  /// Expands an apostrophe: `what's` is "what is", `isn't` is "is not", and `title's` belongs to `title`.
  private mutating func append(ending: String, at range: SourceRange) {
    func add(_ word: String) {
      words.append(Word(text: word, kind: .word(word), range: range))
    }
    switch (ending, words.last) {
    case ("s", let last?) where last.text == "let": add("us")
    case ("s", let last?): if Lexicon.questionWords.contains(last.text) { add("is") }
    case ("t", let last?):
      let verb = last.text == "can" ? "can" : String(last.text.dropLast())
      words.removeLast()
      add(verb)
      add("not")
    case ("re", _?): add("are")
    default: break
    }
  }

  private func starts(with opening: [String]) -> Bool {
    words.count > opening.count && zip(words, opening).allSatisfy { $0.text == $1 }
  }

  /// The same without an end that only decorates, such as "for now"; nil if there is none.
  func withoutClosing() -> SpokenLine? {
    let texts = words.map { $0.text }
    let closing = Lexicon.closings.first {
      $0.count < texts.count && texts.suffix($0.count).elementsEqual($0)
    }
    guard let closing else { return nil }
    var line = part(0..<words.count - closing.count)
    line.isShortened = true
    return line
  }

  /// The same without option signs, as in `--in card` and `height=50`; nil if there are none.
  func withoutOptionSigns() -> SpokenLine? {
    func isSign(_ index: Int) -> Bool {
      switch words[index].text {
      case "-":
        // Before a number it is a minus.
        if index + 1 < words.count, case .number = words[index + 1].kind { return false }
        return index > 0 && touchesNext(index)
      case "=":
        return index > 1 && touchesNext(index - 1) && touchesNext(index)
          && words[index - 2].text != "."
      default: return false
      }
    }
    let kept = words.indices.filter { !isSign($0) }
    guard kept.count < words.count else { return nil }
    var line = self
    line.words = kept.map { words[$0] }
    return line
  }

  /// The text before the first word of a subordinate clause; nil if there is none.
  func mainClause() -> SpokenLine? {
    words.indices.dropFirst(2).first { Lexicon.subordinating.contains(words[$0].text) }
      .map { part(0..<$0) }
  }

  /// One line for each view in the first list, as in "a and b 100 wide"; nil if there is no list.
  func distributed(in layout: Layout) -> [SpokenLine]? {
    func isView(_ index: Int) -> Bool {
      words.indices.contains(index) && layout.item(named: words[index].text) != nil
    }
    guard
      let start = words.indices.first(where: { isView($0) && isJoined($0 + 1) && isView($0 + 2) })
    else { return nil }
    var members = [start]
    while let last = members.last, isJoined(last + 1), isView(last + 2) { members.append(last + 2) }
    return members.map { member in
      var line = self
      line.words.replaceSubrange(start...(members.last ?? start), with: [words[member]])
      return line
    }
  }

  private func isJoined(_ index: Int) -> Bool {
    words.indices.contains(index) && [",", "and"].contains(words[index].text)
  }

  /// A part of the line.
  func part(_ range: Range<Int>) -> SpokenLine {
    var part = self
    part.words = Array(words[range])
    if range.upperBound < words.count { part.end = words[range.upperBound].range.lowerBound }
    return part
  }

  /// The declarations of a rule of CSS, each about what the rule is for; nil if the line isn't a rule.
  var declarations: [SpokenLine]? {
    guard let open = words.firstIndex(where: { $0.text == "{" }), (1...2).contains(open),
      words.last?.text == "}", open + 1 < words.count - 1
    else { return nil }
    return words[(open + 1)..<(words.count - 1)].split { $0.text == ";" }.map { declaration in
      var line = self
      line.words = [words[open - 1]] + declaration
      return line
    }
  }

  /// The same with "it" replaced by what another part names first; nil if there is no such word or name.
  func naming(_ other: SpokenLine, in layout: Layout) -> SpokenLine? {
    guard words.contains(where: { $0.text == "it" }),
      let name = other.words.first(where: { layout.item(named: $0.text) != nil })
    else { return nil }
    var line = self
    line.words = words.map { $0.text == "it" ? name : $0 }
    return line
  }

  private static let articles: Set<String> = ["a", "an", "the"]

  /// Whether it gives a width or height without saying of what.
  func isSizeOfNothing(in layout: Layout) -> Bool {
    let first = words.first { !Self.articles.contains($0.text) }
    return ["width", "height"].contains(first?.text)
      && !words.contains { layout.item(named: $0.text) != nil }
  }

  /// The same, applied to what another part names first; nil if that names nothing.
  func about(_ other: SpokenLine, in layout: Layout) -> SpokenLine? {
    guard let name = other.words.first(where: { layout.item(named: $0.text) != nil }) else {
      return nil
    }
    var line = self
    line.words = [name] + words.drop { Self.articles.contains($0.text) }
    return line
  }

  /// The typed text of the given words, including filler words.
  func typed(_ range: Range<Int>) -> String {
    let start = words[range.lowerBound - 1].range.upperBound
    let end = range.upperBound < words.count ? words[range.upperBound].range.lowerBound : end
    // The parts of a hyphenated word all have the place of the whole.
    let text = source.text[start..<max(start, end)].drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Some words as written in a line of lay: units are dropped, and what code calls the root view becomes `root`.
  func text(_ range: Range<Int>, in layout: Layout) -> String {
    var result = ""
    for index in range {
      let word = words[index]
      if index > range.lowerBound {
        if case .number = words[index - 1].kind, Lexicon.units.contains(word.text) { continue }
        if words[index - 1].range.upperBound != word.range.lowerBound { result += " " }
      }
      let isMember = index > 0 && words[index - 1].text == "."
      let replaced = isMember || layout.item(named: word.text) != nil
      result +=
        (replaced ? nil : Lexicon.codeNames[word.text]) ?? Lexicon.signs[word.text]
        ?? String(source.text[word.range])
    }
    return result
  }

  /// The first word from an index on that isn't a bracket or comma.
  func index(from index: Int) -> Int {
    var index = index
    while index < words.count, Lexicon.brackets.contains(words[index].text) { index += 1 }
    return index
  }

  /// Whether nothing separates a word from the next.
  func touchesNext(_ index: Int) -> Bool {
    index + 1 < words.count && words[index].range.upperBound == words[index + 1].range.lowerBound
  }
}
