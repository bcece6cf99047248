import AutoLayout

extension CommandDefinition {
  static let rotate = CommandDefinition(
    name: "rotate",
    topic: .environment,
    syntax: ["rotate"],
    summary: "turn the device by 90 degrees",
    explanation: "Width and height are swapped.",
    examples: ["rotate\nget root.frame"],
    parse: { _ throws(Problem) in Command(.environment { $0 = $0.rotated() }) })
}
