/// Reads the bytes of an XML file from one place on.
struct MarkupScanner {
  private let bytes: [UInt8]
  /// The next byte.
  private(set) var place: Int

  /// Begins at a byte, which need not be there.
  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = min(max(place, 0), bytes.count)
  }

  /// Goes past these characters where they are next.
  mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  /// Goes past spaces and line ends; false if there are none.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = place
    while place < bytes.count, bytes[place].isMarkupSpace { place += 1 }
    return place > start
  }

  /// Reads a name.
  mutating func name() -> String? {
    let start = place
    while place < bytes.count, Self.isOfName(bytes[place]) { place += 1 }
    return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Reads the quote that opens a value.
  mutating func quote() -> UInt8? {
    guard place < bytes.count, Self.quotes.contains(bytes[place]) else { return nil }
    place += 1
    return bytes[place - 1]
  }

  /// Goes past the next occurrence of these bytes; false if there is none.
  mutating func skip(past end: [UInt8]) -> Bool {
    guard let first = end.first else { return false }
    var next = place
    while let found = bytes[next...].firstIndex(of: first) {
      if bytes[found...].starts(with: end) {
        place = found + end.count
        return true
      }
      next = found + 1
    }
    return false
  }

  /// Goes to the next `<`; false if there is none.
  mutating func findMarkup() -> Bool {
    guard let next = bytes[place...].firstIndex(of: UInt8(ascii: "<")) else { return false }
    place = next
    return true
  }

  /// Goes to a later byte.
  mutating func move(to place: Int) { self.place = min(max(place, self.place), bytes.count) }

  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]

  /// Whether a name has this byte: all but spaces and what markup is made of.
  private static func isOfName(_ byte: UInt8) -> Bool {
    !byte.isMarkupSpace && !notOfNames.contains(byte)
  }

  private static let notOfNames: [UInt8] = Array("<>/=\"'&!?".utf8)
}

extension UInt8 {
  /// Whether XML takes the byte for a space.
  var isMarkupSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
