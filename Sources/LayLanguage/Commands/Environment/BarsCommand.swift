import AutoLayout

extension CommandDefinition {
  static let bars = CommandDefinition(
    name: "bars",
    topic: .environment,
    syntax: ["bars none", "bars BAR… [hidden status]"],
    summary: "choose the bars around the root view",
    explanation: """
      The bars are \(barNames.joined(separator: ", ")). The status bar is visible unless it is \
      hidden; 'bars status' is the state of a new device. Bars are translucent: they cover the \
      root view and are part of its safe area. Bars at the bottom are above the home indicator. \
      A large title is below its navigation bar, a toolbar above the tab bar. In landscape, the \
      bars of a phone are lower and there is no large title. 'device', 'rotate' and 'resize' \
      keep the bars.
      """,
    examples: ["bars navigation tab\nget root.safeAreaInsets"],
    parse: { reader throws(Problem) in
      let bars = try shownBars(&reader)
      return Command(.environment { $0 = $0.showing(bars) })
    })

  private static let barNames = Bars.Bar.allCases.map { $0.rawValue }

  private static func shownBars(_ reader: inout TokenReader) throws(Problem) -> Bars {
    if reader.take(keyword: "none") { return Bars([]) }
    var shown: Set<Bars.Bar> = []
    while !reader.isAt(keyword: "hidden") {
      reader.note(barNames.filter { name in !shown.contains { $0.rawValue == name } }, "bar")
      if reader.isAtEnd { break }
      shown.insert(try bar(&reader))
    }
    guard reader.take(keyword: "hidden") else {
      if shown.isEmpty { throw reader.unexpected("a bar or 'none'") }
      return Bars(shown.union([.status]))
    }
    let word = reader.current.range
    try reader.expect(keyword: "status", ": only the status bar can be hidden")
    if shown.contains(.status) {
      throw Problem("the status bar can't be both shown and hidden", at: word)
    }
    return Bars(shown)
  }

  private static func bar(_ reader: inout TokenReader) throws(Problem) -> Bars.Bar {
    let name = try reader.plainName("a bar")
    let folded = NameText.folded(name.value)
    if let bar = Bars.Bar.allCases.first(where: { NameText.folded($0.rawValue) == folded }) {
      return bar
    }
    if folded == "opaque" {
      throw Problem(
        "opaque bars are not supported: the root view is under translucent bars", at: name.range,
        remedy: "give it the size that opaque bars leave with 'resize', and a 'safeArea'")
    }
    throw .unknown(
      "bar", name.value, at: name.range, candidates: barNames,
      otherwise: "use one of: \(barNames.joined(separator: ", "))")
  }
}
