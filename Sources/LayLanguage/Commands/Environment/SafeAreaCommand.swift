import AutoLayout

extension CommandDefinition {
  static let safeArea = CommandDefinition(
    name: "safeArea",
    topic: .environment,
    syntax: ["safeArea INSETS", "safeArea default"],
    summary: "set how much of the root view is covered",
    explanation: """
      The insets are top, left, bottom and right, or one number for all four. They replace the \
      insets of the device and its bars until 'safeArea default' or another device; on a \
      device's screen, also until the device turns or its bars change. Top and bottom layout \
      guides follow them.
      """,
    examples: ["resize 320x240\nsafeArea 20 0 0 0\nget safeArea.frame"],
    parse: EnvironmentProperty.safeArea.parse)
}
