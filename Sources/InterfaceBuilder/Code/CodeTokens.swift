/// The words and signs of a source in Swift or Objective-C, without comments and texts.
struct CodeTokens {
  private(set) var tokens: [Substring] = []

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let utf8 = text.utf8
    var place = utf8.startIndex
    while place < utf8.endIndex {
      let byte = utf8[place]
      if Self.isWord(byte) {
        let end = utf8[place...].firstIndex { !Self.isWord($0) } ?? utf8.endIndex
        tokens.append(text[place..<end])
        place = end
      } else if byte == UInt8(ascii: "/"), let end = Self.endOfComment(utf8[place...]) {
        place = end
      } else if byte == UInt8(ascii: "\"") {
        place = Self.endOfText(utf8[place...])
      } else {
        let next = utf8.index(after: place)
        let end = Self.endOfSign(byte, utf8[next...])
        if byte > 0x20, byte < 0x80 { tokens.append(text[place..<end]) }
        place = end
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  /// `==`, `+=` and the like are one sign.
  private static func endOfSign(_ first: UInt8, _ rest: Substring.UTF8View) -> String.Index {
    guard "=+-*!<>".utf8.contains(first), rest.first == UInt8(ascii: "=") else {
      return rest.startIndex
    }
    return rest.index(after: rest.startIndex)
  }

  /// Behind `//…` or `/*…*/`; nil if no comment begins.
  private static func endOfComment(_ rest: Substring.UTF8View) -> String.Index? {
    let second = rest.dropFirst().first
    if second == UInt8(ascii: "/") {
      return rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    }
    guard second == UInt8(ascii: "*") else { return nil }
    var previous: UInt8 = 0
    for place in rest.dropFirst(2).indices {
      if previous == UInt8(ascii: "*"), rest[place] == UInt8(ascii: "/") {
        return rest.index(after: place)
      }
      previous = rest[place]
    }
    return rest.endIndex
  }

  /// Behind the closing quote of a text, which ends with its line at the latest.
  private static func endOfText(_ rest: Substring.UTF8View) -> String.Index {
    var isEscaped = false
    for place in rest.dropFirst().indices {
      let byte = rest[place]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\"") && !isEscaped {
        return rest.index(after: place)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return rest.endIndex
  }
}
