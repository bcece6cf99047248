extension CommandDefinition {
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
      let request = PasteRequest(opens: reader.take(keyword: "open"))
      return .paste(request, at: reader.extent)
    })
}
