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
    parse: { reader throws(Problem) in
      let name = try reader.name("a text size")
      let found = ContentSizeCategory.allCases.first {
        $0.rawValue.lowercased() == name.value.lowercased()
      }
      guard let found else {
        throw .unknown(
          "text size", name.value, at: name.range, candidates: categories,
          otherwise: "use one of: \(categories.joined(separator: ", "))")
      }
      return .environment { $0.contentSizeCategory = found }
    })

  private static let categories = ContentSizeCategory.allCases.map { $0.rawValue }
}
