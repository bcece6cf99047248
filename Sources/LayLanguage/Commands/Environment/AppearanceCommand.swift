import AutoLayout

extension CommandDefinition {
  static let appearance = CommandDefinition(
    name: "appearance",
    topic: .environment,
    syntax: ["appearance \(EnvironmentProperty.appearance.words.joined(separator: "|"))"],
    summary: "choose whether pictures are light or dark",
    explanation: """
      It changes colors, and never the layout: pictures have the dark variants of UIKit's colors, \
      and of colors and images in asset catalogs. Colors given as digits stay as they are; \
      "#ffffff/#1c1c1e" is another color in the dark appearance. 'set card.traitOverrides dark' \
      makes one view dark with everything in it.
      """,
    examples: [
      "add label title \"Hello\"\nappearance dark\nget title.traitCollection.userInterfaceStyle"
    ],
    parse: EnvironmentProperty.appearance.parse)
}
