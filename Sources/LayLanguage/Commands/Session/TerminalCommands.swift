/// Commands of the REPL alone.
extension CommandDefinition {
  static let edit = CommandDefinition(
    name: "edit",
    topic: .session,
    syntax: ["edit"],
    summary: "change the session's script in your editor",
    explanation: """
      In the REPL, this opens the script that 'save' would write in $VISUAL or $EDITOR, and runs it \
      when the editor ends, as one undo step. If a command of it fails, nothing changes. Safe mode \
      has no editor.
      """,
    examples: ["expect error \"only in the REPL\" { edit }"],
    parse: { reader in .terminal(.edit, at: reader.lastRange) })

  static let timing = CommandDefinition(
    name: "timing",
    topic: .session,
    syntax: ["timing on|off"],
    summary: "say how long each command takes",
    explanation: "In the REPL, the time after a command is that of the machine's clock.",
    examples: ["expect error \"only in the REPL\" { timing on }"],
    parse: { reader throws(Problem) in
      let start = reader.lastRange
      let isOn = reader.take(keyword: "on")
      if !isOn { try reader.expect(keyword: "off", " or 'on'") }
      return .terminal(.timing(isOn), at: start)
    })

  static let watch = CommandDefinition(
    name: "watch",
    topic: .session,
    syntax: ["watch FILE"],
    summary: "run a script again whenever it changes",
    explanation: """
      In the REPL, this starts with an empty layout each time, as one undo step, and says what is \
      different. ^C ends it, with the layout of the last run.
      """,
    examples: ["expect error \"only in the REPL\" { watch card.lay }"],
    parse: { reader throws(Problem) in
      let start = reader.lastRange
      let path = try reader.path("a file")
      return .terminal(.watch(path: path.value), at: start)
    })

  static let recover = CommandDefinition(
    name: "recover",
    topic: .session,
    syntax: ["recover [drop]"],
    summary: "bring back a session that was left or cut off",
    explanation: """
      The REPL writes each command to a journal, and keeps it when it is killed, its terminal goes, or \
      somebody leaves without saving. The next start says so, and this runs the commands of the newest \
      journal again. Files that they read are read as they are now, and none is written. 'recover drop' \
      forgets the journal, so that the one before it is the newest. The last five that were left are kept.
      """,
    examples: ["expect error \"only in the REPL\" { recover }"],
    parse: { reader in
      let start = reader.lastRange
      return .terminal(.recover(drops: reader.take(keyword: "drop")), at: start)
    })
}
