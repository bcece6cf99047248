/// Walks over the text of a format.
struct VisualFormatScanner {
  private let text: Substring
  /// The character to read next.
  private(set) var index: String.Index

  init(_ text: Substring) {
    self.text = text
    index = text.startIndex
  }

  /// Goes back to an earlier place.
  mutating func goBack(to place: String.Index) { index = place }

  private var character: Character? { index < text.endIndex ? text[index] : nil }

  mutating func skipBlanks() {
    while let character, character.isWhitespace || isContinuation(character) {
      index = text.index(after: index)
    }
  }

  /// Whether a `\` only joins the next line.
  private func isContinuation(_ character: Character) -> Bool {
    guard character == "\\" else { return false }
    return text[text.index(after: index)...].first { $0 != " " && $0 != "\t" }?.isNewline ?? false
  }

  /// Whether a sign follows, perhaps after spaces.
  mutating func isAt(_ sign: String) -> Bool {
    skipBlanks()
    return text[index...].starts(with: sign)
  }

  mutating func take(_ sign: String) -> Bool {
    guard isAt(sign) else { return false }
    index = text.index(index, offsetBy: sign.count)
    return true
  }

  mutating func expect(_ sign: String, _ purpose: String) throws(VisualFormatError) {
    guard take(sign) else { throw unexpected("'\(sign)' \(purpose)") }
  }

  mutating func unexpected(_ expected: String, remedy: String? = nil) -> VisualFormatError {
    skipBlanks()
    let found = character.map { "'\($0)'" } ?? "the end of the format"
    let end = index < text.endIndex ? text.index(after: index) : index
    return VisualFormatError(
      "expected \(expected), found \(found)", at: index..<end, remedy: remedy)
  }

  // MARK: Words

  mutating func takeNumber() throws(VisualFormatError) -> Double? {
    skipBlanks()
    let start = index
    var end = index
    if text[end...].first == "-" || text[end...].first == "+" { end = text.index(after: end) }
    let digits = text[end...].prefix { $0.isASCII && $0.isNumber }
    let isFraction = text[digits.endIndex...].first == "."
    guard !digits.isEmpty || isFraction else { return nil }
    end = digits.endIndex
    if isFraction {
      end = text[text.index(after: end)...].prefix { $0.isASCII && $0.isNumber }.endIndex
    }
    end = endOfExponent(from: end)
    guard let number = Double(text[start..<end]), number.isFinite else {
      throw VisualFormatError("'\(text[start..<end])' isn't a number", at: start..<end)
    }
    index = end
    return number
  }

  private func endOfExponent(from start: String.Index) -> String.Index {
    guard text[start...].first == "e" || text[start...].first == "E" else { return start }
    var digits = text[text.index(after: start)...]
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    let end = digits.prefix { $0.isASCII && $0.isNumber }.endIndex
    return end > digits.startIndex ? end : start
  }

  mutating func name(_ what: String, mayHoldHyphens: Bool) throws(VisualFormatError)
    -> VisualFormat.Part<String>
  {
    skipBlanks()
    let start = index
    if character == "\"" { return try quotedName() }
    guard let first = character, first.isLetter || first == "_" else { throw unexpected(what) }
    let name = text[index...].prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || (mayHoldHyphens && $0 == "-")
    }
    index = name.endIndex
    return VisualFormat.Part(value: String(name), range: start..<index)
  }

  /// No view is called something with a quote or backslash in it, so none is escaped.
  private mutating func quotedName() throws(VisualFormatError) -> VisualFormat.Part<String> {
    let start = index
    let name = text[text.index(after: start)...].prefix { $0 != "\"" }
    guard name.endIndex < text.endIndex else {
      throw VisualFormatError(
        "this name is never closed", at: start..<text.index(after: start),
        remedy: "end it with a double quote")
    }
    index = text.index(after: name.endIndex)
    return VisualFormat.Part(value: String(name), range: start..<index)
  }
}
