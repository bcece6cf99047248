import AutoLayout

extension CommandDefinition {
  static let resize = CommandDefinition(
    name: "resize",
    topic: .environment,
    syntax: ["resize SIZE"],
    summary: "give the root view another size",
    explanation: "The bars and margins stay those of the device.",
    examples: ["resize 600x600\nget root.frame"],
    parse: { reader throws(Problem) in
      let size = try reader.size("a size such as 320x480")
      return .environment(blaming: size.range) { environment throws(LayoutError) in
        environment = try environment.resized(to: size.value)
      }
    })
}
