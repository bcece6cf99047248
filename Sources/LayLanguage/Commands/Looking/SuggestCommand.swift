import AutoLayout

extension CommandDefinition {
  static let suggest = CommandDefinition(
    name: "suggest",
    topic: .looking,
    syntax: ["suggest ANYVIEW [--json]"],
    summary: "print the constraints that an ambiguous view lacks",
    explanation: """
      These are the fewest that leave the view one place only, and it is the place that it has. They \
      can be typed as they are printed. The content area of a scroll view is tied to what lies in it, \
      which becomes as large as the scroll view where it has no size of its own. A guide of UIKit's \
      follows its view, so that it is the view that is constrained. All of them were \
      tried together: nothing breaks, and nothing moves but the content of an area that was open. \
      Where no such constraints are found, an error says so.
      """,
    examples: ["add view red\npin red.width = 100\nsuggest red"],
    parse: { reader throws(Problem) in
      let path = try reader.itemPath("a view")
      let options = try reader.options([.json])
      return .look { layout throws(Problem) in
        let item = try layout.explicable(path)
        layout.solve()
        let name = layout.path(of: item)
        guard let suggestions = layout.suggestions(for: item) else {
          throw Problem(
            "no constraints were found that settle \(name) without breaking or moving others",
            at: path.range, remedy: "'why ambiguous \(name)' says what is open")
        }
        let lines = suggestions.map { "pin \(layout.equation(of: $0))" }
        if options.isJSON { return JSONValue.array(lines.map(JSONValue.string)).description }
        return lines.isEmpty ? "\(name) is not ambiguous" : lines.joined(separator: "\n")
      }
    })
}
