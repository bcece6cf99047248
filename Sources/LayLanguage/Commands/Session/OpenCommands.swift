import AutoLayout
import ConsoleLog

extension CommandDefinition {
  static let open = CommandDefinition(
    syntax: ["open FILE"],
    summary: "rebuild the views and constraints of a console log or of Swift code",
    explanation: """
      Reads "Unable to simultaneously satisfy constraints" as Xcode logs it, for UIKit and \
      AppKit. It says which constraints conflict and which line to change, and replaces the \
      layout with the one that the log describes. Stack views become plain views, because the \
      log lists the constraints that they made. The path is relative to the file that contains \
      the command.

      A Swift file, or a folder of them, opens as with 'import'.
      """,
    examples: ["expect error \"can't read\" { open missing.log }"],
    parse: { reader throws(Problem) in
      let path = try reader.file("a file")
      return Command { resolver throws(Problem) in
        let path = try resolver.file(path)
        let file = FilePath.resolve(path.value, relativeTo: resolver.source.name)
        return .session { interpreter, title throws(Problem) in
          let opened = try interpreter.open(swift: file, type: nil, from: path, as: title)
          if let opened { return opened }
          let log = ConsoleLog(bytes: try interpreter.read(file, at: path.range))
          guard !log.isEmpty else {
            throw Problem(
              "'\(file)' holds no console log about constraints", at: path.range,
              remedy: "'source' runs scripts")
          }
          let outcome = try blaming(path.range) { () throws(LayoutError) in
            try interpreter.open(log, as: title)
          }
          return Outcome(
            output: [log.summary, outcome.output].filter { !$0.isEmpty }.joined(separator: "\n"),
            conflicts: outcome.conflicts, changes: outcome.changes)
        }
      }
    })

  static let swift = CommandDefinition(
    syntax: ["swift { CODE }"],
    summary: "run Swift statements on the layout",
    explanation: """
      The views of the layout stand for UIKit's objects by their names, and 'view' is the view of the screen. \
      Variables, functions and views without a superview stay for later statements. All of them are one undo step.

      At the prompt and on standard input the braces aren't needed: what isn't a line of lay runs as Swift.
      """,
    examples: [
      """
      swift {
        let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
        view.addSubview(card)
        card.frame.size.width += 20
      }
      expect card.frame = 20 40 220 100
      """
    ],
    parse: { reader throws(Problem) in
      let source = reader.source
      let range = try reader.braces()
      return Command(
        .session { interpreter, title throws(Problem) in
          try interpreter.run(swift: range, of: source, as: title)
        })
    })
}

extension Interpreter {
  /// Replaces the session's layout with one rebuilt from a log, as one undo step; prints what could not be rebuilt.
  package mutating func open(_ log: ConsoleLog, as command: String) throws(LayoutError) -> Outcome {
    let scene = LogScene(log)
    guard !scene.constraints.isEmpty || scene.views.contains(where: { $0.frame != nil }) else {
      throw LayoutError(
        "the log has no constraint that can be read, so nothing is rebuilt",
        remedy: "copy the report with its list, from '(' to ')'; 'lay explain' explains other texts"
      )
    }
    let rebuilt = RebuiltLayout(scene)
    try limits.layout.check(rebuilt.layout)
    let output = rebuilt.omissions.map { "left out \($0)" }.joined(separator: "\n")
    return Outcome(session.commit(rebuilt.layout, as: command), output: output)
  }
}
