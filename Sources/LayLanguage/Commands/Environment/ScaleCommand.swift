import AutoLayout

extension CommandDefinition {
  static let scale = CommandDefinition(
    name: "scale",
    topic: .environment,
    syntax: ["scale NUMBER", "scale default"],
    summary: "choose the number of pixels per point",
    explanation: "Frames are rounded to pixels. The default is the scale of the device, 2 or 3.",
    examples: ["scale 3\nadd label title \"Hello\"\nget title.intrinsicContentSize"],
    parse: EnvironmentProperty.scale.parse)
}
