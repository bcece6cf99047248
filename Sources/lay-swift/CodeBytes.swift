/// The bytes of a source outside of texts and comments, and all its line ends.
struct CodeBytes: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0
  /// How many block comments are open.
  private var comments = 0
  private var isInLineComment = false
  /// How many quotation marks end the text that has begun; 0 outside of texts.
  private var quotes = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func next() -> UInt8? {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") {
        place += 1
        // Only a text with three marks goes on.
        (isInLineComment, quotes) = (false, quotes == 3 ? 3 : 0)
        return byte
      }
      if isInLineComment {
        place += 1
      } else if comments > 0 {
        skipComment()
      } else if quotes > 0 {
        skipText()
      } else if !skipStart() {
        place += 1
        return byte
      }
    }
    return nil
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
      // In raw texts a backslash is no escape, but what follows it rarely ends them.
      place += follows("\\") && place + 1 < bytes.count && bytes[place + 1] != 10 ? 2 : 1
    }
  }

  /// Passes the sign that begins a comment or text, if one is next.
  private mutating func skipStart() -> Bool {
    if follows("//") { isInLineComment = true }
    if follows("/*") { comments = 1 }
    if bytes[place] == UInt8(ascii: "\"") { quotes = follows("\"\"\"") ? 3 : 1 }
    guard isInLineComment || comments > 0 || quotes > 0 else { return false }
    place += quotes > 0 ? quotes : 2
    return true
  }
}
