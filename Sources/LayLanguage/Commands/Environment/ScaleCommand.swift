import AutoLayout

extension CommandDefinition {
  static let scale = CommandDefinition(
    name: "scale",
    topic: .environment,
    syntax: ["scale NUMBER", "scale \(deviceScale)"],
    summary: "choose the number of pixels per point",
    explanation: "Frames are rounded to pixels. The default is the scale of the device, 2 or 3.",
    examples: ["scale 3\nadd label title \"Hello\"\nget title.intrinsicContentSize"],
    parse: { reader throws(Problem) in
      if reader.take(keyword: deviceScale) { return .setScale(nil, at: reader.lastRange) }
      let scale = try reader.number("a scale, 1 to 8")
      return .setScale(scale.value, at: scale.range)
    })

  private static let deviceScale = "default"
}

extension Action {
  fileprivate static func setScale(_ scale: Double?, at range: SourceRange) -> Action {
    .environment(blaming: range) { environment throws(LayoutError) in
      try environment.setScale(scale)
    }
  }
}
