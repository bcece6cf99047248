/// A syntax error in JSON, with its place.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The byte, counted from 1.
  package let place: Int
  /// What was found or is missing.
  package let reason: String

  /// Creates an error.
  package init(place: Int, reason: String) {
    self.place = place
    self.reason = reason
  }

  /// `byte 7: a value is missing`.
  package var description: String { "byte \(place): \(reason)" }
}

extension JSONValue {
  /// Reads a text that is one JSON value (RFC 8259).
  package init(parsing text: String) throws(JSONError) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.value()
    if reader.nextSign != nil { throw reader.problem("there is more after the value") }
  }

  /// Reads a file, which may begin with a byte order mark.
  package init(file bytes: [UInt8]) throws(JSONError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    try self.init(parsing: String(decoding: text, as: UTF8.self))
  }

  /// The first value that an object has for a key; nil if there is none, or if this isn't an object.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The members of an object; none for other values.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; none for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The number that this is; nil for other values.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text that this is; nil for other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// A place in a text that is read as JSON.
private struct JSONReader {
  let bytes: [UInt8]
  private var place = 0
  /// The number of open arrays and objects.
  private var depth = 0

  /// The maximum nesting of values: reading them takes stack space.
  private static let depthLimit = 200
  private static let words: [(String, JSONValue)] = [
    ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
  ]
  private static let escapes = [UInt8: UInt8](
    uniqueKeysWithValues: zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".utf8))

  init(bytes: [UInt8]) { self.bytes = bytes }

  func problem(_ reason: String) -> JSONError { JSONError(place: place + 1, reason: reason) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// The next byte that isn't space; nil at the end.
  var nextSign: UInt8? {
    mutating get {
      while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
      return next
    }
  }

  /// Steps over a sign after space; whether it was there.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard nextSign == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  mutating func value() throws(JSONError) -> JSONValue {
    if take("\"") { return .string(try string()) }
    if take("[") { return .array(try list("]") { reader throws(JSONError) in try reader.value() }) }
    if take("{") {
      return .object(
        try list("}") { reader throws(JSONError) in
          guard reader.take("\"") else { throw reader.problem("a key in quotes is missing") }
          let key = try reader.string()
          guard reader.take(":") else { throw reader.problem("a colon is missing") }
          return JSONValue.Member(key, try reader.value())
        })
    }
    if let word = Self.words.first(where: { bytes[place...].starts(with: $0.0.utf8) }) {
      place += word.0.utf8.count
      return word.1
    }
    return .number(try number())
  }

  /// The parts up to a bracket, whose counterpart was read.
  private mutating func list<Part>(
    _ closing: Unicode.Scalar, _ part: (inout JSONReader) throws(JSONError) -> Part
  ) throws(JSONError) -> [Part] {
    depth += 1
    guard depth <= Self.depthLimit else { throw problem("values lie too deep in each other") }
    defer { depth -= 1 }
    if take(closing) { return [] }
    var parts: [Part] = []
    repeat { parts.append(try part(&self)) } while take(",")
    guard take(closing) else { throw problem("a comma or '\(closing)' is missing") }
    return parts
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = place
    let isNegative = take("-")
    let isZero = next == UInt8(ascii: "0")
    let count = digits()
    guard count > 0 else { throw problem("a \(isNegative ? "digit" : "value") is missing") }
    if isZero, count > 1 { throw problem("no number of JSON begins with 0 and a digit") }
    var isWhole = true
    if next == UInt8(ascii: ".") {
      place += 1
      isWhole = digits() > 0
    }
    if isWhole, let sign = next, sign | 0x20 == UInt8(ascii: "e") {
      place += 1
      if let sign = next, "+-".utf8.contains(sign) { place += 1 }
      isWhole = digits() > 0
    }
    if !isWhole { throw problem("a digit is missing") }
    let value = Double(String(decoding: bytes[start..<place], as: UTF8.self))
    guard let value, value.isFinite else { throw problem("the number is too large") }
    return value
  }

  /// Steps over digits; how many there were.
  private mutating func digits() -> Int {
    let count = bytes[place...].prefix { 0x30...0x39 ~= $0 }.count
    place += count
    return count
  }

  /// The text whose opening quote was read.
  private mutating func string() throws(JSONError) -> String {
    var text: [UInt8] = []
    while let byte = next {
      guard byte >= 0x20 else { throw problem("a control character must be an escape") }
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      text += byte == UInt8(ascii: "\\") ? try escaped() : [byte]
    }
    throw problem("the quote that ends the text is missing")
  }

  /// The bytes of an escape after its backslash.
  private mutating func escaped() throws(JSONError) -> [UInt8] {
    if let byte = next.flatMap({ Self.escapes[$0] }) {
      place += 1
      return [byte]
    }
    var units = [try codeUnit()]
    // Characters beyond the first 65,536 are written as two.
    if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\") {
      place += 1
      units.append(try codeUnit())
    }
    let character = String(decoding: units, as: UTF16.self)
    guard Array(character.utf16) == units else { throw problem("half of a character is missing") }
    return Array(character.utf8)
  }

  /// The `u` and four digits that are next.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    guard next == UInt8(ascii: "u") else { throw problem("there is no such escape") }
    let digits = String(decoding: bytes[place...].dropFirst().prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.first != "+", let unit = UInt16(digits, radix: 16) else {
      throw problem("four digits must follow '\\u'")
    }
    place += 5
    return unit
  }
}
