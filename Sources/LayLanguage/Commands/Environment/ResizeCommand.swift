import AutoLayout

extension CommandDefinition {
  static let resize = CommandDefinition(
    name: "resize",
    topic: .environment,
    syntax: ["resize SIZE"],
    summary: "give the root view another size",
    explanation: "The bars and margins stay those of the device.",
    examples: ["resize 600x600\nget root.frame"],
    parse: EnvironmentProperty.size.parse)
}
