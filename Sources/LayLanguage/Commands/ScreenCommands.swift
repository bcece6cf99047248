import AutoLayout

/// What covers a part of the screen.
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
    parse: parseBars)

  private static let barNames = Bars.Bar.allCases.map(\.rawValue)

  private static func parseBars(_ reader: inout TokenReader) throws(Problem) -> Command {
    if reader.take(keyword: "none") { return .setBars(Bars([])) }
    var shown: Set<Bars.Bar> = []
    while !reader.isAtEnd, !reader.isAt(keyword: "hidden") { shown.insert(try bar(&reader)) }
    guard reader.take(keyword: "hidden") else {
      if shown.isEmpty { throw reader.unexpected("a bar or 'none'") }
      return .setBars(Bars(shown.union([.status])))
    }
    let word = reader.current.range
    try reader.expect(keyword: "status", ": no other bar shows by itself")
    if shown.contains(.status) {
      throw Problem("the status bar is named before, as shown", at: word)
    }
    return .setBars(Bars(shown))
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

  static let safeArea = CommandDefinition(
    name: "safeArea",
    topic: .environment,
    syntax: ["safeArea INSETS", "safeArea default"],
    summary: "set how much of the root view is covered",
    explanation: """
      The insets are top, left, bottom and right, or one number for all. They stand for those of \
      device and bars until 'safeArea default' or another device, and on a device's screen also until \
      it turns or has other bars. Top and bottom layout guides follow them.
      """,
    examples: ["resize 320x240\nsafeArea 20 0 0 0\nget safeArea.frame"],
    parse: parseSafeArea)

  private static func parseSafeArea(_ reader: inout TokenReader) throws(Problem) -> Command {
    if reader.take(keyword: "default") { return .setSafeArea(nil) }
    let value = try reader.value(of: PropertyValue.Kind.insets)
    guard case .insets(let insets) = value.value else { return .setSafeArea(nil) }
    return .setSafeArea(Located(insets, value.range))
  }

  static let keyboard = CommandDefinition(
    name: "keyboard",
    topic: .environment,
    syntax: ["keyboard NUMBER", "keyboard hidden"],
    summary: "show a keyboard of that height, or hide it",
    explanation: """
      The height is measured from the bottom of the screen. Only the keyboardLayoutGuide follows it; \
      while no keyboard shows, that guide stands at the bottom of the safe area.
      """,
    examples: ["keyboard 291\nget keyboardLayoutGuide.frame\nkeyboard hidden"],
    parse: { reader throws(Problem) in
      .setKeyboard(
        reader.take(keyword: "hidden") ? nil : try reader.number("a height or 'hidden'"))
    })
}
