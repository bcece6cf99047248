import AutoLayout

extension CommandDefinition {
  static let save = CommandDefinition(
    name: "save",
    topic: .session,
    syntax: ["save [FILE]"],
    summary: "write a script that rebuilds the session",
    explanation: """
      Without a file, or with '-', the script is printed. The path is relative to the file that \
      contains the command.
      """,
    examples: ["add view red\npin red.width = 100\nsave"],
    parse: { reader throws(Problem) in
      let path = reader.isAtEnd ? nil : try reader.path("a file")
      guard let path, path.value != FilePath.standardStream else {
        return .session { interpreter, _ in
          Outcome(output: String(ScriptWriter.script(of: interpreter.session).dropLast()))
        }
      }
      let file = FilePath.resolve(path.value, relativeTo: reader.source.name)
      return .session { interpreter, _ throws(Problem) in
        let script = ScriptWriter.script(of: interpreter.session)
        let replaces = (try? interpreter.host.readFile(file).get()) != nil
        try interpreter.write([UInt8](script.utf8), to: file, at: path.range)
        interpreter.noteSaved()
        return Outcome().remarking("\(replaces ? "replaced" : "saved to") \(path.value)")
      }
    })
}
