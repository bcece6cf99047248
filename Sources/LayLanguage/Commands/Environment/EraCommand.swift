import AutoLayout

extension CommandDefinition {
  static let era = CommandDefinition(
    name: "era",
    topic: .environment,
    syntax: ["era ERA"],
    summary: "choose the generation of UIKit",
    explanation: """
      Fonts, sizes of controls and margins changed between generations, each of which is named \
      after its first system: \(Era.allCases.map { $0.name }.joined(separator: ", ")). Imported \
      documents have the generation of the Xcode that saved them.
      """,
    examples: ["add segmented choice\nera ios7\nget choice.intrinsicContentSize"],
    parse: { reader throws(Problem) in
      let name = try reader.name("an era")
      guard let era = Era.named(name.value) else {
        throw .unknown(
          "era", name.value, at: name.range, candidates: Era.allCases.map { $0.name },
          otherwise: "use one of: \(Era.allCases.map { $0.name }.joined(separator: ", "))")
      }
      return .environment { $0.era = era }
    })
}
