import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let why = CommandDefinition(
    syntax: ["why broken CONSTRAINT [--json]", "why ambiguous ANYVIEW [--json]"],
    summary: "say why a constraint is broken or a view ambiguous",
    explanation: """
      For a broken constraint, this lists the constraints that it contradicts, by how much they \
      differ, and the rule that chose it. For an ambiguous view, it lists what is undetermined, \
      within which range, and why: there is no constraint at all, there are only inequalities, \
      or constraints of equal priority compete.
      """,
    examples: [
      """
      add view red
      pin red.width = 100
      pin red.width = 50
      expect conflict c1 c2
      why broken c1
      why ambiguous red
      """
    ],
    parse: { reader throws(Problem) in
      if reader.take(keyword: "broken") {
        reader.note(.name(.constraint))
        let name = try reader.plainText("a constraint") { $0.isTouching }
        let options = try reader.options([.json])
        return Command { resolver throws(Problem) in
          .reason(ofBroken: try resolver.file(name), options)
        }
      }
      guard reader.take(keyword: "ambiguous") else { return try question(&reader) }
      let path = try reader.name("a view")
      let options = try reader.options([.json])
      return Command { resolver throws(Problem) in
        let path = try resolver.itemPath(path)
        return .look { layout throws(Problem) in
          let item = try path.explicable(in: &layout)
          let report = layout.ambiguityReport(of: item)
          guard !report.isEmpty || options.isJSON else {
            throw Problem(
              "\(layout.path(of: item)) is not ambiguous: its frame is "
                + FrameText.text(layout.frame(of: item)), at: path.range)
          }
          return options.text(report)
        }
      }
    })

  /// The error for a question without `ambiguous` or `broken`.
  private static func question(_ reader: inout TokenReader) throws(Problem) -> Command {
    let expected = "'ambiguous' or 'broken'"
    if reader.isAtPath {
      let range = reader.current.range.lowerBound..<reader.extent.upperBound
      let path = Excerpt.clipped(String(reader.source.text[range]))
      throw Problem(
        "expected \(expected), found a value", at: range,
        remedy: "'explain \(path)' says why a value is what it is")
    }
    let problem = reader.unexpected(expected)
    guard let name = reader.word() else { throw problem }
    while !reader.isAtEnd { reader.advance() }
    return Command { resolver throws(Problem) in
      let layout = resolver.layout
      if layout.item(named: name) != nil { throw problem.remedied("write: why ambiguous \(name)") }
      if layout.constraint(named: name) != nil {
        throw problem.remedied("write: why broken \(name)")
      }
      throw problem
    }
  }

  static let exercise = CommandDefinition(
    syntax: ["exercise ANYVIEW [--json]"],
    summary: "show the other solutions of an ambiguous view",
    explanation: """
      There is a column for each solution: the current one, and those in which an undetermined \
      value of the view is as small or as large as it can be, or differs by 100 points if there is \
      no limit. Nothing changes.
      """,
    examples: ["add view red\npin red.width <= 100\nexercise red"],
    parse: { reader throws(Problem) in
      let path = try reader.name("a view")
      let options = try reader.options([.json])
      return Command { resolver throws(Problem) in
        let path = try resolver.itemPath(path)
        return .look { layout throws(Problem) in
          let item = try path.explicable(in: &layout)
          return options.text(Alternatives(of: item, in: layout))
        }
      }
    })

  static let suggest = CommandDefinition(
    syntax: ["suggest ANYVIEW [--as lay|swift|ib] [--json]"],
    summary: "print what determines an ambiguous view",
    explanation: """
      These are the fewest changes that determine the view. You can type the lines as printed: \
      they have been tried on a copy, break nothing and make nothing else ambiguous. No line \
      freezes the number that a value happens to have. If the contents of views tie, hugging or \
      compression resistance changes by 1; otherwise the lines name an edge, a center, the size of \
      another view, or an existing limit, and the view may move. The content area of a scroll view \
      is tied to the views in it, which become as large as the scroll view if they have no size of \
      their own. A guide of UIKit follows its view, so the view is constrained instead. --as gives \
      the lines as commands, in Swift, or in the words of Interface Builder's menus; so do later \
      commands and the notes about conflicts, until another one says otherwise.
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

extension Action {
  fileprivate static func reason(ofBroken name: Name, _ options: OutputOptions) -> Action {
    .look { layout throws(Problem) in
      // The handle of a named constraint in reports.
      let id = layout.constraint(named: name.value)
      let handle = id.map { layout.constraint($0).name } ?? name.value
      let analyses = layout.conflictAnalyses(trying: 0)
      guard let analysis = analyses.first(where: { $0.report.brokenHandle == handle }) else {
        let broken = layout.brokenHandles
        guard !broken.contains(name.value) else { return "" }
        if !layout.hasConstraint(called: name.value) { _ = try layout.constraint(name) }
        throw Problem(
          "\(name.value) is not broken", at: name.range,
          remedy: broken.isEmpty
            ? "no constraint is broken"
            : "the broken constraints are: \(broken.joined(separator: ", "))")
      }
      return options.isJSON ? analysis.json.description : analysis.reason
    }
  }
}
