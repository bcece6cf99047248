import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let suggest = CommandDefinition(
    name: "suggest",
    topic: .looking,
    syntax: ["suggest ANYVIEW [--json]"],
    summary: "print the constraints that an ambiguous view lacks",
    explanation: """
      This is the smallest set of constraints that determines the view and keeps it where it is. \
      You can type the lines as they are printed. The content area of a scroll view is tied to \
      the views in it, which become as large as the scroll view if they have no size of their \
      own. A guide of UIKit follows its view, so the view is constrained instead. The \
      constraints have been tried together: nothing breaks, and nothing moves except content \
      that was undetermined. If no such set is found, an error says so.
      """,
    examples: ["add view red\npin red.width = 100\nsuggest red"],
    parse: { reader throws(Problem) in
      let path = try reader.name("a view")
      let options = try reader.options([.json])
      return Command { resolver throws(Problem) in
        let path = try resolver.itemPath(path)
        return .look { layout throws(Problem) in
          let item = try path.explicable(in: &layout)
          let name = layout.path(of: item)
          guard let suggestions = SuggestionSearch(layout).suggestions(for: item) else {
            throw Problem(
              "no constraints were found that determine \(name) without breaking or moving anything else",
              at: path.range, remedy: "'why ambiguous \(name)' says what is open")
          }
          let lines = suggestions.map { "pin \(layout.model.equation(of: $0))" }
          if options.isJSON { return JSONValue.array(lines.map(JSONValue.string)).description }
          return lines.isEmpty ? "\(name) is not ambiguous" : lines.joined(separator: "\n")
        }
      }
    })
}
