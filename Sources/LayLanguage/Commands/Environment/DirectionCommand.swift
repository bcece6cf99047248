import AutoLayout

extension CommandDefinition {
  static let direction = CommandDefinition(
    name: "direction",
    topic: .environment,
    syntax: ["direction \(EnvironmentProperty.direction.words.joined(separator: "|"))"],
    summary: "choose the direction in which the user's language is read",
    explanation: """
      From right to left (rtl), leading and trailing change sides, and so does the order in \
      horizontal stack views. A constraint follows the direction of the view that holds it, a \
      stack view its own direction: 'set player.semanticContentAttribute playback' keeps the \
      content of a view as it is. Left, right and centers don't change.
      """,
    examples: [
      "add view red\npin red.leading = superview.leading + 20\ndirection rtl\nget red.leading"
    ],
    parse: EnvironmentProperty.direction.parse)
}
