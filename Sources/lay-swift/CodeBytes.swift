/// The bytes of a source outside strings and comments, including those in interpolations, and all its line ends.
struct CodeBytes: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0
  /// The number of open block comments.
  private var comments = 0
  private var isInLineComment = false
  /// The number of quotation marks that end the current string; 0 outside strings.
  private var quotes = 0
  /// Whether a number sign is before its quotation marks.
  private var isRaw = false
  /// The strings around an interpolation, outermost first: their quotation marks, and how many parentheses are open.
  private var outer: [(quotes: Int, parentheses: Int)] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  /// The number of open strings around this place.
  var texts: Int { outer.count }

  mutating func next() -> UInt8? {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") {
        place += 1
        endLine()
        return byte
      }
      if isInLineComment {
        place += 1
      } else if comments > 0 {
        skipComment()
      } else if quotes > 0, !isRaw, follows("\\(") {
        outer.append((quotes, 1))
        quotes = 0
        place += 2
        return UInt8(ascii: "(")
      } else if quotes > 0 {
        skipText()
      } else if !skipStart() {
        place += 1
        follow(byte)
        return byte
      }
    }
    return nil
  }

  /// Only a string with three quotation marks continues on the next line.
  private mutating func endLine() {
    isInLineComment = false
    if quotes == 1 { quotes = 0 }
    while outer.last?.quotes == 1 { (outer, quotes) = (outer.dropLast(), 0) }
  }

  private func follows(_ sign: String) -> Bool { bytes[place...].starts(with: sign.utf8) }

  private mutating func skipComment() {
    let change = follows("*/") ? -1 : follows("/*") ? 1 : 0
    comments += change
    place += change == 0 ? 1 : 2
  }

  private mutating func skipText() {
    let end = String(repeating: "\"", count: quotes)
    if follows(end) {
      place += quotes
      quotes = 0
    } else {
      // In raw strings a backslash isn't an escape, but what follows it rarely ends them.
      place += follows("\\") && place + 1 < bytes.count && bytes[place + 1] != 10 ? 2 : 1
    }
  }

  /// Counts the parentheses of an interpolation; its string continues after the last one.
  private mutating func follow(_ byte: UInt8) {
    guard let last = outer.indices.last else { return }
    if byte == UInt8(ascii: "(") { outer[last].parentheses += 1 }
    guard byte == UInt8(ascii: ")") else { return }
    outer[last].parentheses -= 1
    if outer[last].parentheses == 0 { (quotes, isRaw) = (outer.removeLast().quotes, false) }
  }

  /// Skips the sign that begins a comment or string, if one is next.
  private mutating func skipStart() -> Bool {
    if follows("//") { isInLineComment = true }
    if follows("/*") { comments = 1 }
    if bytes[place] == UInt8(ascii: "\"") {
      quotes = follows("\"\"\"") ? 3 : 1
      isRaw = place > 0 && bytes[place - 1] == UInt8(ascii: "#")
    }
    guard isInLineComment || comments > 0 || quotes > 0 else { return false }
    place += quotes > 0 ? quotes : 2
    return true
  }
}
