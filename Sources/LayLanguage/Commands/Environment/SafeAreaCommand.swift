import AutoLayout

extension CommandDefinition {
  static let safeArea = CommandDefinition(
    name: "safeArea",
    topic: .environment,
    syntax: ["safeArea INSETS", "safeArea default"],
    summary: "set how much of the root view is covered",
    explanation: """
      The insets are top, left, bottom and right, or one number for all. They stand for those of \
      device and bars until 'safeArea default' or another device, and on a device's screen also until \
      it turns or has other bars. Top and bottom layout guides follow them.
      """,
    examples: ["resize 320x240\nsafeArea 20 0 0 0\nget safeArea.frame"],
    parse: { reader throws(Problem) in
      var insets: EdgeInsets?
      let start = reader.current.range
      if !reader.take(keyword: "default"),
        case .insets(let given) = try reader.value(of: PropertyValue.Kind.insets).value
      {
        insets = given
      }
      return .environment(blaming: reader.range(from: start)) {
        [insets] environment throws(LayoutError) in
        try environment.setSafeArea(insets)
      }
    })
}
