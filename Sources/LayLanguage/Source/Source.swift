/// A script's text with its name, for error positions.
public struct Source: Hashable, Sendable {
  /// The file's path as the user wrote it, or a stand-in such as `<stdin>`, `-c` and `<repl>`.
  public let name: String
  /// The text, with `\n` at the line ends.
  public let text: String

  /// Creates a source; `\r\n` becomes `\n`, and a byte order mark is dropped.
  public init(name: String, text: String) {
    self.name = name
    var bytes = ArraySlice(text.utf8)
    if bytes.starts(with: Self.byteOrderMark) { bytes = bytes.dropFirst(3) }
    self.text = String(decoding: Self.withPlainLineEnds(bytes), as: UTF8.self)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func withPlainLineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == Byte.newline, result.last == Byte.carriageReturn { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}

/// A stretch of a source's text.
typealias SourceRange = Range<String.Index>

extension Source {
  /// The 1-based line, and the 1-based column in characters.
  func place(of index: String.Index) -> (line: Int, column: Int) {
    var line = 1
    for byte in text.utf8[..<index] where byte == Byte.newline { line += 1 }
    return (line, text[lineRange(at: index).lowerBound..<index].count + 1)
  }

  /// The line that holds the index, without its end.
  func lineRange(at index: String.Index) -> SourceRange {
    let bytes = text.utf8
    let start = bytes[..<index].lastIndex(of: Byte.newline).map(bytes.index(after:))
    let end = bytes[index...].firstIndex(of: Byte.newline)
    return (start ?? text.startIndex)..<(end ?? text.endIndex)
  }
}

/// Separators and delimiters, as bytes.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let semicolon = UInt8(ascii: ";")
  static let dot = UInt8(ascii: ".")
  static let backslash = UInt8(ascii: "\\")
  static let greater = UInt8(ascii: ">")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  static func opens(_ byte: UInt8) -> Bool {
    byte == openParenthesis || byte == openBracket || byte == openBrace
  }

  static func closes(_ byte: UInt8) -> Bool {
    byte == closeParenthesis || byte == closeBracket || byte == closeBrace
  }
}

/// A value with the part of the source that it comes from.
struct Located<Value> {
  let value: Value
  let range: SourceRange

  init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}

extension Located: Hashable where Value: Hashable {}

extension Located: Sendable where Value: Sendable {}

extension Located where Value == String {
  /// Joins names with dots; there must be at least one.
  init(joining names: ArraySlice<Name>) {
    let start = names[names.startIndex].range.lowerBound
    self.init(
      names.map { $0.value }.joined(separator: "."),
      start..<names[names.endIndex - 1].range.upperBound)
  }
}

/// A name as written, without its quotes; several spaces between its words count as one.
typealias Name = Located<String>
