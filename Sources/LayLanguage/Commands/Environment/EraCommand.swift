import AutoLayout

extension CommandDefinition {
  static let era = CommandDefinition(
    name: "era",
    topic: .environment,
    syntax: ["era ERA"],
    summary: "choose the generation of UIKit",
    explanation: """
      Fonts, sizes of controls and margins changed between generations, each of which is named \
      after its first system: \(EnvironmentProperty.era.words.joined(separator: ", ")). Imported \
      documents have the generation of the Xcode that saved them.
      """,
    examples: ["add segmented choice\nera ios7\nget choice.intrinsicContentSize"],
    parse: EnvironmentProperty.era.parse)
}
