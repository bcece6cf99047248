/// What the layout engine prints about itself, for `po [window _layoutEngine]` or with an exception of its own: the
/// equations that it has solved, and the constraints that it holds.
struct EngineDump: Hashable, Sendable {
  /// The 1-based number of the first line; nil if there is no dump.
  private(set) var line: Int?
  /// The first line.
  private(set) var text = ""
  /// The views that it names, in order.
  private(set) var items: [LogItem] = []
  private var known: Set<String> = []

  /// The most views that are kept, and the most of a line that is read.
  private static let limits = (items: 1_000, characters: 20_000)

  /// Notes a line if it belongs to a dump.
  mutating func note(_ line: LogText.Line) {
    guard Self.isPart(line.text) else { return }
    if self.line == nil { (self.line, text) = (line.number, String(line.text.prefix(80))) }
    var rest = line.text.prefix(Self.limits.characters)
    while items.count < Self.limits.items, let marker = rest.firstRange(of: ":0x") {
      let className = rest[..<marker.lowerBound].tail {
        $0.isLetter || $0.isNumber || "_.$".contains($0)
      }
      rest = rest[rest.index(after: marker.lowerBound)...]
      let address = rest.prefix(while: LogItem.isAddressPart)
      rest = rest[address.endIndex...]
      let quoted =
        rest.first == "'" ? rest.firstRange(of: "'.").map { rest[..<$0.lowerBound] } : nil
      guard LogItem.isClass(className), !className.contains("Constraint"), className != "Marker"
      else { continue }
      let item = LogItem(className, address: address, label: quoted?.dropFirst())
      if known.insert(item.identity).inserted { items.append(item) }
    }
  }

  /// Whether a line is the head of a dump, or one of its rows: `UIView:0x7f01.Width{id: 4} == 0 + 1*0x6001.marker{id: 7}`.
  private static func isPart(_ text: Substring) -> Bool {
    if text.holds("{id: ") {
      return text.holds("Constraint:")
        ? isMarker(text)
        : variables.contains(where: text.holds) && !text.holds("AMBIGUOUS LAYOUT")
    }
    return text.holds("NSIS ENGINE:") || text.holds("<NSISEngine: 0x") && text.holds("{")
  }

  /// The engine's own variables, besides those of views.
  private static let variables = [
    ".marker{", "Marker{", "Error{", "Error {", "Marker {", ".slack{", "} == ",
  ]

  /// Whether the words after a constraint name its variable in the engine, as nothing else does.
  static func isMarker(_ text: Substring) -> Bool { text.holds("Marker:0x") && text.holds("{id: ") }
}
