import AutoLayout

extension CommandDefinition {
  static let rotate = CommandDefinition(
    name: "rotate",
    topic: .environment,
    syntax: ["rotate"],
    summary: "turn the device by a quarter",
    explanation: "Width and height change places.",
    examples: ["rotate\nget root.frame"],
    parse: { _ throws(Problem) in .environment { $0 = $0.rotated() } })
}
