extension CommandDefinition {
  static let open = CommandDefinition(
    name: "open",
    topic: .session,
    syntax: ["open FILE"],
    summary: "rebuild the views and constraints of a console log",
    explanation: """
      Reads "Unable to simultaneously satisfy constraints" as Xcode logs it, UIKit's and AppKit's, \
      says what clashes and which line to change, and replaces the layout by what the log tells of. \
      Stack views become plain views, as the log lists the constraints that they made. The path is \
      relative to the file that holds the command.
      """,
    examples: ["expect error \"can't read\" { open missing.log }"],
    parse: { reader throws(Problem) in .open(try reader.path("a file")) })

  static let log = CommandDefinition(
    name: "log",
    topic: .session,
    syntax: ["log [open]"],
    summary: "explain a console log that is pasted behind it",
    explanation: """
      In the REPL, paste the log below 'log' and end it with a blank line; the blank lines inside a \
      report don't end it. Where the report's last sentence is missing, two blank lines in a row end \
      it. ^D ends any log (so do some more blank lines), and ^C drops it. 'log open' also rebuilds the \
      layout, as 'open' does. Scripts take 'open', and 'lay explain' reads files.
      """,
    examples: ["expect error \"pasted in the REPL\" { log }"],
    parse: { reader throws(Problem) in
      _ = reader.take(keyword: "open")
      return .log
    })

  /// The error where nothing can be pasted.
  static func logNeedsText(at range: SourceRange) -> Problem {
    Problem("'log' reads what is pasted in the REPL", at: range, remedy: "open FILE reads a file")
  }
}
