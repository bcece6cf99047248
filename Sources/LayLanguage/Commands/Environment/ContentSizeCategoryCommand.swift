import AutoLayout

extension CommandDefinition {
  static let contentSizeCategory = CommandDefinition(
    name: "contentSizeCategory",
    topic: .environment,
    syntax: ["contentSizeCategory TEXTSIZE"],
    summary: "choose the text size that the user prefers",
    explanation: """
      Fonts of text styles follow it ('set title.font headline'); fonts of a fixed size don't. \
      The sizes are XS, S, M, L (the size of a new device), XL, XXL, XXXL, and AX1 to AX5 for \
      accessibility.
      """,
    examples: [
      """
      add label title "Hello"
      set title.font headline
      contentSizeCategory XXL
      get title.intrinsicContentSize
      """
    ],
    parse: EnvironmentProperty.contentSizeCategory.parse)
}
