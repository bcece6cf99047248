extension CommandDefinition {
  static let log = CommandDefinition(
    name: "log",
    topic: .session,
    syntax: ["log [open]"],
    summary: "explain a console log pasted on the following lines",
    explanation: """
      In the REPL, paste the log below 'log' and end it with an empty line; empty lines inside a \
      report don't end it. If the last sentence of the report is missing, two empty lines in a \
      row end it. ^D ends any log (and so do a few more empty lines), and ^C drops it. 'log \
      open' also rebuilds the layout, as 'open' does. A report that is pasted needs no 'log', \
      even without its first sentence. In scripts use 'open'; 'lay explain' reads files.
      """,
    examples: ["expect error \"pasted in the REPL\" { log }"],
    parse: { reader throws(Problem) in
      let opens = reader.take(keyword: "open")
      return .terminal(.paste(opens: opens), at: reader.extent)
    })
}
