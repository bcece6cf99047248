import AutoLayout

extension CommandDefinition {
  static let bars = CommandDefinition(
    name: "bars",
    topic: .environment,
    syntax: ["bars none", "bars BAR… [hidden status]"],
    summary: "choose the bars around the root view",
    explanation: """
      The bars are \(barNames.joined(separator: ", ")). The status bar shows unless it is hidden; \
      'bars status' is what a new device has. Bars are translucent: they cover the root view and \
      count to its safe area. Bars at the bottom stand above the home indicator. A large title \
      stands below its navigation bar, a toolbar on the tab bar. A phone on its side has lower bars \
      and no large title. 'device', 'rotate' and 'resize' keep the bars.
      """,
    examples: ["bars navigation tab\nget root.safeAreaInsets"],
    parse: { reader throws(Problem) in
      let bars = try shownBars(&reader)
      return .environment { $0 = $0.showing(bars) }
    })

  private static let barNames = Bars.Bar.allCases.map(\.rawValue)

  private static func shownBars(_ reader: inout TokenReader) throws(Problem) -> Bars {
    if reader.take(keyword: "none") { return Bars([]) }
    var shown: Set<Bars.Bar> = []
    while !reader.isAtEnd, !reader.isAt(keyword: "hidden") { shown.insert(try bar(&reader)) }
    guard reader.take(keyword: "hidden") else {
      if shown.isEmpty { throw reader.unexpected("a bar or 'none'") }
      return Bars(shown.union([.status]))
    }
    let word = reader.current.range
    try reader.expect(keyword: "status", ": no other bar shows by itself")
    if shown.contains(.status) {
      throw Problem("the status bar is named before, as shown", at: word)
    }
    return Bars(shown)
  }

  private static func bar(_ reader: inout TokenReader) throws(Problem) -> Bars.Bar {
    let name = try reader.name("a bar")
    let folded = NameText.folded(name.value)
    if let bar = Bars.Bar.allCases.first(where: { NameText.folded($0.rawValue) == folded }) {
      return bar
    }
    if folded == "opaque" {
      throw Problem(
        "opaque bars are not supported: a root view stands below translucent bars", at: name.range,
        remedy: "give it the size that opaque bars leave with 'resize', and a 'safeArea'")
    }
    throw .unknown(
      "bar", name.value, at: name.range, candidates: barNames,
      otherwise: "there are: \(barNames.joined(separator: ", "))")
  }
}
