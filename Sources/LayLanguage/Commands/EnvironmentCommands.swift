import AutoLayout

extension CommandDefinition {
  static let device = CommandDefinition(
    name: "device",
    topic: .environment,
    syntax: ["device DEVICE [portrait | landscape]"],
    summary: "choose the device whose screen the root view fills",
    explanation: "'help devices' lists them with their sizes. Without a word it is upright.",
    examples: ["device \(exampleDevice) landscape\nget root.frame"],
    parse: parseDevice)

  private static let exampleDevice = NameText.quoted(Device.all.last?.name ?? "")
  private static let orientations = ["portrait": false, "landscape": true]

  private static func parseDevice(_ reader: inout TokenReader) throws(Problem) -> Command {
    let name = try deviceName(&reader)
    guard Device.named(name.value) != nil else {
      throw .unknown(
        "device", name.value, at: name.range, candidates: Device.all.map(\.name),
        otherwise: "'help devices' lists them")
    }
    let orientation = reader.takeKeyword(of: orientations.keys.sorted())
    return .device(name, isLandscape: orientation.flatMap { orientations[$0.value] } ?? false)
  }

  /// A device's name, with or without quotes: everything up to the orientation.
  private static func deviceName(_ reader: inout TokenReader) throws(Problem) -> Name {
    if let quoted = reader.takeString() { return quoted }
    let start = reader.current.range
    _ = try reader.name("a device")
    while !reader.isAtEnd, !orientations.keys.contains(reader.word()?.lowercased() ?? "") {
      reader.advance()
    }
    let range = reader.range(from: start)
    return Name(String(reader.source.text[range]), range)
  }

  static let resize = CommandDefinition(
    name: "resize",
    topic: .environment,
    syntax: ["resize SIZE"],
    summary: "give the root view another size",
    explanation: "The bars and margins stay those of the device.",
    examples: ["resize 600x600\nget root.frame"],
    parse: { reader throws(Problem) in .resize(try reader.size("a size such as 320x480")) })

  static let rotate = CommandDefinition(
    name: "rotate",
    topic: .environment,
    syntax: ["rotate"],
    summary: "turn the device by a quarter",
    explanation: "Width and height change places.",
    examples: ["rotate\nget root.frame"],
    parse: { _ throws(Problem) in .rotate })

  static let direction = CommandDefinition(
    name: "direction",
    topic: .environment,
    syntax: ["direction \(directions.map(\.shortName).joined(separator: "|"))"],
    summary: "choose which way the user's language is read",
    explanation: """
      From right to left (rtl), leading and trailing change sides, and so does the order in \
      horizontal stack views. A constraint follows the direction of the view that holds it, a stack \
      view its own: 'set player.semanticContentAttribute playback' keeps the content of a view as it \
      is. Left, right and centers stay.
      """,
    examples: [
      "add view red\npin red.leading = superview.leading + 20\ndirection rtl\nget red.leading"
    ],
    parse: { reader throws(Problem) in
      let word = reader.takeKeyword(of: directions.map(\.shortName))
      guard let found = directions.first(where: { $0.shortName == word?.value }) else {
        throw reader.unexpected("'ltr' or 'rtl'")
      }
      return .direction(found)
    })

  private static let directions = LayoutDirection.allCases

  static let contentSizeCategory = CommandDefinition(
    name: "contentSizeCategory",
    topic: .environment,
    syntax: ["contentSizeCategory TEXTSIZE"],
    summary: "choose the text size that the user prefers",
    explanation: """
      Fonts of text styles follow it ('set title.font headline'); fonts of a fixed size don't. The \
      sizes are XS, S, M, L (that of a new device), XL, XXL, XXXL, and AX1 to AX5 for accessibility.
      """,
    examples: [
      """
      add label title "Hello"
      set title.font headline
      contentSizeCategory XXL
      get title.intrinsicContentSize
      """
    ],
    parse: parseContentSizeCategory)

  private static let categories = ContentSizeCategory.allCases.map(\.rawValue)

  private static func parseContentSizeCategory(_ reader: inout TokenReader) throws(Problem)
    -> Command
  {
    let name = try reader.name("a text size")
    let found = ContentSizeCategory.allCases.first {
      $0.rawValue.lowercased() == name.value.lowercased()
    }
    guard let found else {
      throw .unknown(
        "text size", name.value, at: name.range, candidates: categories,
        otherwise: "there are: \(categories.joined(separator: ", "))")
    }
    return .contentSizeCategory(found)
  }
}
