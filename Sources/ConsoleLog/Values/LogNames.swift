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
  /// Reads what is between `names: ` and the closing bracket; nil when that is not a list.
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
