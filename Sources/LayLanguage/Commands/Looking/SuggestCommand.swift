import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let suggest = CommandDefinition(
    name: "suggest",
    topic: .looking,
    syntax: ["suggest ANYVIEW [--as lay|swift|ib] [--json]"],
    summary: "print what determines an ambiguous view",
    explanation: """
      These are the fewest changes that determine the view. You can type the lines as they are \
      printed: they have been tried on a copy, break nothing and make nothing else ambiguous. No \
      line freezes the number that a value happens to have. Where the contents of views tie, \
      hugging or compression resistance changes by 1; otherwise the lines name an edge, a center, \
      the size of another view, or a limit that is there already, and the view may move. The \
      content area of a scroll view is tied to the views in it, which become as large as the \
      scroll view if they have no size of their own. A guide of UIKit follows its view, so the \
      view is constrained instead. If nothing is found, an error says so. \
      --as gives the lines as commands, in Swift, or in the words of Interface Builder's menus; \
      so do later commands and the notes about conflicts, until another one says otherwise.
      """,
    examples: ["add view red\npin red.width = 100\nsuggest red"],
    parse: { reader throws(Problem) in
      let path = try reader.name("a view")
      let options = try reader.options([.json, .advice])
      return Command { resolver throws(Problem) in
        let path = try resolver.itemPath(path)
        return .advise(options, resolver) { layout, style throws(Problem) in
          let item = try path.explicable(in: &layout)
          let name = layout.path(of: item)
          guard let advice = AmbiguityAdvice.settling(item, in: layout) else {
            throw Problem(
              "nothing was found that determines \(name) without breaking anything else",
              at: path.range, remedy: "'why ambiguous \(name)' says what is open")
          }
          let lines = style.lines(advice, in: layout)
          if options.isJSON { return JSONValue.array(lines.map(JSONValue.string)).description }
          return lines.isEmpty ? "\(name) is not ambiguous" : lines.joined(separator: "\n")
        }
      }
    })
}
