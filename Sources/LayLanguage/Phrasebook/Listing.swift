import AutoLayout

/// Converts commands from other people's listings to lay's spelling.
///
/// Apple's guides and Interface Builder write names and attributes of several words without quotes, number constraints and
/// put priorities in parentheses: `1. Red View.Leading Margin = Name Label.leading` is `"Red View".leadingMargin =
/// "Name Label".leading`. Swift puts a dot before a case: `.center` is `center`. Line ends and comments stay.
struct Listing {
  private let source: Source
  private let tokens: [Token]
  private let layout: Layout
  /// The names with several words that the commands define, folded.
  private var newNames: [String: String] = [:]
  private var result = ""
  /// The end of ``result`` in the source.
  private var end: String.Index

  private init(_ range: SourceRange, in source: Source, _ layout: Layout) {
    self.source = source
    self.layout = layout
    tokens = Lexer.tokens(of: range, in: source)
    end = range.lowerBound
  }

  /// The commands in lay's spelling; nil if they are already spelled that way.
  static func spelled(_ range: SourceRange, in source: Source, _ layout: Layout) -> String? {
    var listing = Listing(range, in: source, layout)
    let text = listing.run(to: range.upperBound)
    return text == source.text[range] ? nil : text
  }

  // MARK: Walking

  private mutating func run(to upperBound: String.Index) -> String {
    var place = 0
    while place < tokens.count - 1 {
      place = beginsCommand(at: place) ? commandStart(at: place) : step(at: place)
    }
    return result + source.text[end..<upperBound]
  }

  /// Whether a command begins at a token: after a brace or semicolon, or on another line.
  private func beginsCommand(at place: Int) -> Bool {
    guard place > 0 else { return true }
    let previous = tokens[place - 1]
    return [.symbol(.openBrace), .symbol(.semicolon)].contains(previous.kind)
      || source.text[previous.range.upperBound..<tokens[place].range.lowerBound].contains("\n")
  }

  /// Skips a number, and reads the name that `add` gives; returns the place after it.
  private mutating func commandStart(at start: Int) -> Int {
    var place = start
    if word(at: place) != nil, isNumbering(at: place + 1) {
      write(upTo: place + 1)
      place += 1
    }
    if isNumbering(at: place) {
      write(upTo: place)
      end = tokens[place + 2].range.lowerBound
      return step(at: place + 2)
    }
    guard word(at: start)?.lowercased() == "add",
      word(at: start + 1).flatMap(ViewClass.named) != nil
    else { return step(at: start) }
    let first = start + 2
    var last = first
    while isWord(at: last, after: last > first ? last - 1 : nil), isInName(at: last) { last += 1 }
    guard last > first + 1 else { return first }
    let name = text(first..<last)
    newNames[NameText.folded(name)] = name
    replace(first..<last, by: NameText.quoted(name))
    return last
  }

  /// Whether a word is part of a new name: in listings, the words of names begin with capitals.
  private func isInName(at place: Int) -> Bool { word(at: place)?.first?.isUppercase ?? true }

  /// Whether `1.` is at a place, before a word that it doesn't touch.
  private func isNumbering(at place: Int) -> Bool {
    guard place + 2 < tokens.count, case .number = tokens[place].kind,
      tokens[place + 1].kind == .symbol(.dot), touchesNext(place), !touchesNext(place + 1)
    else { return false }
    switch tokens[place + 2].kind {
    case .word, .string, .template: return true
    default: return false
    }
  }

  /// Converts what is at a place; returns the place after it.
  private mutating func step(at place: Int) -> Int {
    if let last = priority(at: place) { return last }
    if isDotOfCase(at: place) {
      write(upTo: place)
      end = tokens[place].range.upperBound
      return place + 1
    }
    guard word(at: place) != nil else { return place + 1 }
    let isMember = place > 0 && tokens[place - 1].kind == .symbol(.dot) && touchesNext(place - 1)
    var last = place + 1
    while isWord(at: last, after: last - 1), last - place < Self.lengthLimit { last += 1 }
    while last > place + 1 {
      if let spelling = spelling(of: text(place..<last), isMember: isMember) {
        replace(place..<last, by: spelling)
        return last
      }
      last -= 1
    }
    return place + 1
  }

  /// Names with more words aren't searched for.
  private static let lengthLimit = 8

  // MARK: Spelling

  private static let quantities = [
    "systemspacing": "systemSpacing", "notanattribute": "notAnAttribute",
  ]

  /// Several words as one name; nil if they aren't one.
  private func spelling(of words: String, isMember: Bool) -> String? {
    let folded = NameText.folded(words)
    if let quantity = Self.quantities[folded] { return quantity }
    if !isMember {
      if let item = layout.item(named: words) { return NameText.written(layout.name(of: item)) }
      if let constraint = layout.constraint(named: words) {
        return NameText.written(layout.constraint(constraint).name)
      }
      if let name = newNames[folded] { return NameText.quoted(name) }
    }
    return PathWord.guide(words)?.rawValue ?? AttributeName.attribute(words)?.rawValue
      ?? Self.values[folded]
  }

  /// The values of several words that Interface Builder shows: `Light Gray Color`, `Fill Equally`.
  private static let values: [String: String] = {
    let colors = Color.names.flatMap { [($0, $0), ($0 + "color", $0)] }
    let choices = ViewProperty.all.flatMap { $0.words }.map { ($0, $0) }
    return Dictionary(
      (choices + colors).map { (NameText.folded($0), $1) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Writes `(Priority 750)` as `@750`; returns the place after it, or nil if something else is there.
  private mutating func priority(at place: Int) -> Int? {
    guard tokens[place].kind == .symbol(.openParenthesis),
      word(at: place + 1)?.lowercased() == "priority"
    else { return nil }
    let value =
      [.symbol(.equal), .symbol(.colon)].contains(kind(at: place + 2)) ? place + 3 : place + 2
    guard case .number = kind(at: value), kind(at: value + 1) == .symbol(.closeParenthesis) else {
      return nil
    }
    replace(place..<value + 2, by: "@\(source.text[tokens[value].range])")
    return value + 2
  }

  /// Whether the dot of Swift's `.center` is at a place: nothing but a bracket touches it from the left.
  private func isDotOfCase(at place: Int) -> Bool {
    guard tokens[place].kind == .symbol(.dot), word(at: place + 1) != nil, touchesNext(place),
      place > 0
    else { return false }
    return !touchesNext(place - 1)
      || [.symbol(.openBracket), .symbol(.openParenthesis)].contains(tokens[place - 1].kind)
  }

  // MARK: Tokens

  private func kind(at place: Int) -> Token.Kind { tokens[min(place, tokens.count - 1)].kind }

  private func word(at place: Int) -> String? {
    if case .word(let word) = kind(at: place) { word } else { nil }
  }

  /// Whether a name can continue here: with a word or number on the same line, after a space.
  private func isWord(at place: Int, after previous: Int?) -> Bool {
    switch kind(at: place) {
    case .word: break
    case .number: guard previous != nil else { return false }
    default: return false
    }
    guard let previous else { return true }
    let gap = source.text[tokens[previous].range.upperBound..<tokens[place].range.lowerBound]
    return !gap.isEmpty && gap.allSatisfy { $0 == " " }
  }

  private func touchesNext(_ place: Int) -> Bool {
    tokens[place].range.upperBound == tokens[place + 1].range.lowerBound
  }

  /// The words at some places, with one space between them.
  private func text(_ places: Range<Int>) -> String {
    places.map { String(source.text[tokens[$0].range]) }.joined(separator: " ")
  }

  // MARK: Writing

  /// Copies the source up to a token.
  private mutating func write(upTo place: Int) {
    result += source.text[end..<tokens[place].range.lowerBound]
    end = tokens[place].range.lowerBound
  }

  private mutating func replace(_ places: Range<Int>, by text: String) {
    write(upTo: places.lowerBound)
    result += text
    end = tokens[places.upperBound - 1].range.upperBound
  }
}
