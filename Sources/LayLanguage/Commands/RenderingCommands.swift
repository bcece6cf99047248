import AutoLayout

/// Commands on how a screen draws.
extension CommandDefinition {
  static let era = CommandDefinition(
    name: "era",
    topic: .environment,
    syntax: ["era ERA"],
    summary: "choose the generation of UIKit",
    explanation: """
      Fonts, sizes of controls and margins changed between generations, each named after its first \
      system: \(Era.allCases.map(\.name).joined(separator: ", ")). Imported documents have that of \
      the Xcode which saved them.
      """,
    examples: ["add segmented choice\nera ios7\nget choice.intrinsicContentSize"],
    parse: parseEra)

  private static func parseEra(_ reader: inout TokenReader) throws(Problem) -> Command {
    let name = try reader.name("an era")
    guard let era = Era.named(name.value) else {
      throw .unknown(
        "era", name.value, at: name.range, candidates: Era.allCases.map(\.name),
        otherwise: "there are: \(Era.allCases.map(\.name).joined(separator: ", "))")
    }
    return .era(era)
  }

  private static let deviceScale = "default"

  static let scale = CommandDefinition(
    name: "scale",
    topic: .environment,
    syntax: ["scale NUMBER", "scale \(deviceScale)"],
    summary: "choose how many pixels a point has",
    explanation: "Frames are rounded to pixels. The default is the device's, 2 or 3.",
    examples: ["scale 3\nadd label title \"Hello\"\nget title.intrinsicContentSize"],
    parse: parseScale)

  private static func parseScale(_ reader: inout TokenReader) throws(Problem) -> Command {
    if reader.take(keyword: deviceScale) { return .scale(nil) }
    return .scale(try reader.number("a scale, 1 to 8"))
  }
}
