import AutoLayout

extension CommandDefinition {
  static let device = CommandDefinition(
    syntax: ["device DEVICE [portrait | landscape]"],
    summary: "choose the device whose screen the root view fills",
    explanation: """
      'help devices' lists the devices with their sizes. The device is in portrait unless you say landscape.
      """,
    examples: ["device \(exampleDevice) landscape\nget root.frame"],
    parse: { reader throws(Problem) in
      let name = try deviceName(&reader)
      let orientation = reader.takeKeyword(of: orientations.keys.sorted())
      let isLandscape = orientation.flatMap { orientations[$0.value] } ?? false
      return Command { resolver throws(Problem) in
        let name = try resolver.file(name)
        guard let device = Device.named(name.value) else {
          throw .unknownDevice(name.value, at: name.range)
        }
        return .environment { $0 = $0.moved(to: device, isLandscape: isLandscape) }
      }
    })

  private static let exampleDevice = NameText.quoted(Device.all.last?.name ?? "")
  private static let orientations = ["portrait": false, "landscape": true]

  /// Reads everything up to the orientation, because names of devices may have several words.
  private static func deviceName(_ reader: inout TokenReader) throws(Problem) -> TextSyntax {
    reader.note(Device.all.map { NameText.written($0.name) }, "device")
    return try reader.plainText("a device") { next in
      !orientations.keys.contains { next.isAt(keyword: $0) }
    }
  }

  static let rotate = CommandDefinition(
    syntax: ["rotate"],
    summary: "turn the device by 90 degrees",
    explanation: "Width and height are swapped.",
    examples: ["rotate\nget root.frame"],
    parse: { _ throws(Problem) in Command(.environment { $0 = $0.rotated() }) })

  static let split = CommandDefinition(
    syntax: ["split \(splits.joined(separator: "|"))"],
    summary: "choose the part of a tablet's screen that the app gets",
    explanation: """
      A third is 320 or 375 points wide, two thirds are the rest, and half requires a tablet in \
      landscape. The part also determines the size class of the width. 'device' restores the \
      full screen.
      """,
    examples: ["device iPad landscape\nsplit third\nget root.frame\nget root.traitCollection"],
    parse: { reader throws(Problem) in
      let range = reader.current.range
      guard let split: Split = reader.takeChoice() else {
        throw reader.unexpected("one of \(splits.joined(separator: ", "))")
      }
      return Command { _ in
        .environment(blaming: range) { environment throws(LayoutError) in
          environment = try environment.showing(split)
        }
      }
    })

  private static let splits = Split.allCases.map { $0.rawValue }

  static let bars = CommandDefinition(
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
    throw .unknown("bar", name, oneOf: barNames)
  }
}
