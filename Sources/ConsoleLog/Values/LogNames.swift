/// The names list at the end of a line: `names: title:0x7f8a01, '|':UIView:0x7f8a02`.
package struct LogNames: Hashable, Sendable {
  /// The addresses that bare names refer to.
  private(set) var addresses: [String: String] = [:]
  /// The item that `|` refers to.
  package private(set) var bar: LogItem?

  /// A list without entries.
  init() {}

  /// The address that a bare name refers to.
  package func address(of name: String) -> String? {
    if let address = addresses[name] { return address }
    // With blanks it is no class.
    return bar.flatMap { $0.className == name && !LogItem.isClass(name) ? $0.address : nil }
  }
}

extension LogNames {
  /// Reads what is between `names: ` and the closing bracket; nil if that is not a list.
  init?(_ text: Substring) {
    var rest = text
    guard !text.isEmpty else { return nil }
    while !rest.isEmpty {
      if let quoted = ["'|':", "|:", "\"|\":"].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(quoted.count)
        guard let item = Self.takeItem(&rest, known: self) else { return nil }
        bar = bar ?? item
      } else {
        guard let marker = rest.firstRange(of: ":0x"), marker.lowerBound > rest.startIndex else {
          return nil
        }
        let name = rest[..<marker.lowerBound]
        // A bar in other quotes is damage, not a name.
        guard !name.dropFirst().hasPrefix("|") else { return nil }
        let behind = rest[rest.index(after: marker.lowerBound)...]
        let address = behind.prefix(while: LogItem.isAddressPart)
        rest = rest[address.endIndex...]
        Self.skipQuoted(&rest)
        addresses[String(name)] = addresses[String(name)] ?? String(address)
      }
      if rest.hasPrefix(", ") {
        rest = rest.dropFirst(2)
      } else if !rest.isEmpty {
        return nil
      }
    }
  }

  /// The item that the bar refers to: with an address, or a name up to the next entry, as `lay` prints it.
  private static func takeItem(_ rest: inout Substring, known: LogNames) -> LogItem? {
    let whole = rest
    let word = rest[..<(rest.firstRange(of: ", ")?.lowerBound ?? rest.endIndex)]
    let isAddressed = word.holds(":0x") || word.contains { $0.isWhitespace }
    if isAddressed, let marker = rest.firstRange(of: ":0x") {
      rest = rest[rest.index(after: marker.lowerBound)...].drop(while: LogItem.isAddressPart)
    } else {
      rest = rest[(word.firstIndex(of: "'") ?? word.endIndex)...]
    }
    skipQuoted(&rest)
    let text = whole[..<rest.startIndex]
    // `'|':box:0x7f8a` names a view that has an identifier; the class form reads it as well, with blanks, too.
    return LogItem(text, names: known) ?? LogItem(nameAndAddress: text)
  }

  /// Skips `'label'` at the front: up to the last quote before the next entry.
  private static func skipQuoted(_ rest: inout Substring) {
    guard rest.first == "'" else { return }
    let end = rest.indices.dropFirst().first { place in
      let next = rest[place...].dropFirst()
      return rest[place] == "'" && (next.isEmpty || next.hasPrefix(", "))
    }
    if let end { rest = rest[end...].dropFirst() }
  }
}

/// The end of a line in brackets: whether it is active, and what names refer to.
struct LogInfo: Hashable, Sendable {
  /// Whether the line says that the constraint is active; nil in iOS 9 and earlier, and for Masonry and SnapKit.
  var isActive: Bool?
  var names = LogNames()
  /// Whether the names are listed as in iOS 9 and earlier: `   (Names: … )`.
  var isOld = false

  private static let openings: [(word: String, isActive: Bool?)] = [
    ("(active, names:", true), ("(inactive, names:", false), ("(Names:", nil),
  ]

  /// Splits the inside of a line into body and info; any white space may separate them.
  static func split(_ text: Substring) -> (body: Substring, info: LogInfo) {
    for (word, isActive) in [("(active)", true), ("(inactive)", false)] where text.hasSuffix(word) {
      return (text.dropLast(word.count).dropTail { $0.isWhitespace }, LogInfo(isActive: isActive))
    }
    guard text.hasSuffix(")") else { return (text, LogInfo()) }
    for (word, isActive) in openings {
      guard let start = text.ranges(of: word).last else { continue }
      // Some pages lose the space after the colon.
      let inside = text[start.upperBound...].dropLast().dropTail { $0.isWhitespace }
        .drop { $0.isWhitespace }
      if let names = LogNames(inside) {
        let info = LogInfo(isActive: isActive, names: names, isOld: isActive == nil)
        return (text[..<start.lowerBound].dropTail { $0.isWhitespace }, info)
      }
    }
    return (text, LogInfo())
  }
}
