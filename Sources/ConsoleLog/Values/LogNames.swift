/// The names list at the end of a line: `names: title:0x7f8a01, '|':UIView:0x7f8a02`.
package struct LogNames: Hashable, Sendable, CustomStringConvertible {
  /// One entry.
  private enum Entry: Hashable {
    case name(String, address: String, label: String)
    case bar(LogItem)
  }

  private let entries: [Entry]

  /// A list without entries.
  init() { entries = [] }

  /// The item that `|` refers to.
  package var bar: LogItem? {
    for case .bar(let item) in entries { return item }
    return nil
  }

  /// The address that a bare name refers to.
  package func address(of name: String) -> String? {
    for case .name(name, let address, _) in entries { return address }
    // With blanks it is no class.
    return bar.flatMap { $0.className == name && !LogItem.isClass(name) ? $0.address : nil }
  }

  /// The bare names with their addresses.
  var all: [(name: String, address: String)] {
    entries.compactMap { entry in
      if case .name(let name, let address, _) = entry { (name, address) } else { nil }
    }
  }

  /// The entries as they were written.
  package var description: String {
    entries.map { entry in
      switch entry {
      case .name(let name, let address, let label): "\(name):\(address)\(label)"
      case .bar(let item): "'|':\(item)"
      }
    }.joined(separator: ", ")
  }
}

extension LogNames {
  /// Reads what is between `names: ` and the closing bracket; nil if that is not a list.
  init?(_ text: Substring) {
    var entries: [Entry] = []
    var rest = text
    while !rest.isEmpty {
      if let quoted = ["'|':", "|:", "\"|\":"].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(quoted.count)
        let item = Self.takeItem(&rest, known: LogNames(entries))
        guard let item else { return nil }
        entries.append(.bar(item))
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
        let label = Self.takeQuoted(&rest)
        entries.append(.name(String(name), address: String(address), label: String(label)))
      }
      if rest.hasPrefix(", ") {
        rest = rest.dropFirst(2)
      } else if !rest.isEmpty {
        return nil
      }
    }
    guard !entries.isEmpty else { return nil }
    self.entries = entries
  }

  private init(_ entries: [Entry]) { self.entries = entries }

  /// The item that the bar refers to: with an address, or a name up to the next entry, as `lay` prints it.
  private static func takeItem(_ rest: inout Substring, known: LogNames) -> LogItem? {
    let end: Substring.Index
    let word = rest[..<(rest.firstRange(of: ", ")?.lowerBound ?? rest.endIndex)]
    let isAddressed = word.holds(":0x") || word.contains { $0.isWhitespace }
    if isAddressed, let marker = rest.firstRange(of: ":0x") {
      let address = rest[rest.index(after: marker.lowerBound)...].prefix(
        while: LogItem.isAddressPart)
      var behind = rest[address.endIndex...]
      _ = takeQuoted(&behind)
      end = behind.startIndex
    } else {
      var behind = rest[(word.firstIndex(of: "'") ?? word.endIndex)...]
      _ = takeQuoted(&behind)
      end = behind.startIndex
    }
    let text = rest[..<end]
    rest = rest[end...]
    // `'|':box:0x7f8a` names a view that has an identifier; the class form reads it as well, with blanks, too.
    return LogItem(text, names: known) ?? LogItem(nameAndAddress: text)
  }

  /// Takes `'label'` from the front, quotes included: up to the last quote before the next entry.
  private static func takeQuoted(_ rest: inout Substring) -> Substring {
    guard rest.first == "'" else { return rest.prefix(0) }
    var end: Substring.Index?
    var place = rest.index(after: rest.startIndex)
    while let quote = rest[place...].firstIndex(of: "'") {
      let next = rest.index(after: quote)
      if next == rest.endIndex || rest[next...].hasPrefix(", ") { end = next }
      if end != nil { break }
      place = next
    }
    guard let end else { return rest.prefix(0) }
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}

/// The end of a line in brackets: whether it is active, and what names refer to.
enum LogInfo: Hashable, Sendable, CustomStringConvertible {
  /// Nothing: iOS 9 and earlier without names, Masonry and SnapKit.
  case none
  /// `   (Names: … )`: iOS 9 and earlier.
  case names(LogNames)
  /// `   (active)` or `   (active, names: … )`: iOS 10 and later.
  case state(isActive: Bool, LogNames?)

  var names: LogNames? {
    switch self {
    case .none: nil
    case .names(let names): names
    case .state(_, let names): names
    }
  }

  var isActive: Bool? {
    switch self {
    case .none, .names: nil
    case .state(let isActive, _): isActive
    }
  }

  var description: String {
    switch self {
    case .none: return ""
    case .names(let names): return "   (Names: \(names) )"
    case .state(let isActive, let names):
      let list = names.map { ", names: \($0) " } ?? ""
      return "   (\(isActive ? "active" : "inactive")\(list))"
    }
  }
}

extension LogInfo {
  private static let openings = [
    ("(active, names:", true), ("(inactive, names:", false),
  ]

  /// Splits the inside a line into body and info; any white space may separate them.
  static func split(_ text: Substring) -> (body: Substring, info: LogInfo) {
    for (word, isActive) in [("(active)", true), ("(inactive)", false)] where text.hasSuffix(word) {
      return (trimmed(text.dropLast(word.count)), .state(isActive: isActive, nil))
    }
    guard text.hasSuffix(")") else { return (text, .none) }
    for (word, isActive) in openings {
      if let (body, names) = list(in: text, after: word) {
        return (body, .state(isActive: isActive, names))
      }
    }
    if let (body, names) = list(in: text, after: "(Names:") { return (body, .names(names)) }
    return (text, .none)
  }

  private static func list(in text: Substring, after word: String) -> (Substring, LogNames)? {
    guard let start = text.ranges(of: word).last else { return nil }
    // Some pages lose the space after the colon.
    let inside = trimmed(text[start.upperBound...].dropLast())
    return LogNames(inside.drop { $0.isWhitespace }).map {
      (trimmed(text[..<start.lowerBound]), $0)
    }
  }

  /// The text without trailing white space.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
