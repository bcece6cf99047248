import AutoLayout

extension CommandDefinition {
  static let keyboard = CommandDefinition(
    name: "keyboard",
    topic: .environment,
    syntax: ["keyboard NUMBER", "keyboard hidden"],
    summary: "show a keyboard of a height, or hide it",
    explanation: """
      The height is measured from the bottom of the screen. Only the keyboardLayoutGuide follows \
      it; while no keyboard is visible, that guide is at the bottom of the safe area.
      """,
    examples: ["keyboard 291\nget keyboardLayoutGuide.frame\nkeyboard hidden"],
    parse: EnvironmentProperty.keyboard.parse)
}
