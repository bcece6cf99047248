/// Reads the old form of property lists, as in Xcode's `project.pbxproj`: `{ key = value; }`, `( value, value, )`,
/// words and texts in quotes.
///
/// A file that contains anything else isn't a project: nothing is known then.
struct ProjectReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Deeper values than those of projects end the reading, so that no file can exhaust the stack.
  private static let deepest = 32

  /// The outermost dictionary; nil if the bytes aren't such a list.
  static func dictionary(_ bytes: [UInt8]) -> [String: PropertyList.Value]? {
    var reader = ProjectReader(bytes: bytes)
    return reader.value(depth: 0)?.dictionary
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Consumes a character, if it is the next significant one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Passes blanks and comments of both kinds.
  private mutating func skipBlanks() {
    while let byte = current {
      let rest = bytes[position...]
      if byte <= 0x20 {
        position += 1
      } else if rest.starts(with: "//".utf8) {
        position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) -> PropertyList.Value? {
    guard depth < Self.deepest else { return nil }
    if take("{") { return dictionary(depth: depth) }
    if take("(") { return list(depth: depth) }
    return text().map { .text($0) }
  }

  private mutating func dictionary(depth: Int) -> PropertyList.Value? {
    var found: [String: PropertyList.Value] = [:]
    while !take("}") {
      guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else {
        return nil
      }
      found[key] = value
    }
    return .dictionary(found)
  }

  private mutating func list(depth: Int) -> PropertyList.Value? {
    var found: [PropertyList.Value] = []
    while !take(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      found.append(value)
      if !take(",") { return take(")") ? .list(found) : nil }
    }
    return .list(found)
  }

  /// A word or a text in quotes.
  private mutating func text() -> String? {
    if take("\"") { return quoted() }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a byte needs no quotes: all but blanks and the signs of lists.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"{}()=;,\"<>".utf8.contains(byte)
  }

  /// Reads the rest of a quoted text; characters after a backslash stand for themselves, which suffices for settings.
  private mutating func quoted() -> String? {
    var content: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      if let escaped = current { content.append(escaped) }
      position += 1
    }
    return nil
  }
}
