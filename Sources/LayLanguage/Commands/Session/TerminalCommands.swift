extension CommandDefinition {
  static let log = CommandDefinition(
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
      return Command(.terminal(.paste(opens: opens), at: reader.extent))
    })
}

/// Commands that only the REPL has.
extension CommandDefinition {
  static let edit = CommandDefinition(
    syntax: ["edit"],
    summary: "change the session's script in your editor",
    explanation: """
      In the REPL, this opens the script that 'save' would write in $VISUAL or $EDITOR, and runs \
      it when the editor exits, as one undo step. If a command in it fails, nothing changes. Safe \
      mode has no editor.
      """,
    examples: ["expect error \"only in the REPL\" { edit }"],
    parse: { reader in Command(.terminal(.edit, at: reader.lastRange)) })

  static let timing = CommandDefinition(
    syntax: ["timing on|off"],
    summary: "say how long each command takes",
    explanation: "In the REPL only; the time is elapsed time, not processor time.",
    examples: ["expect error \"only in the REPL\" { timing on }"],
    parse: { reader throws(Problem) in
      let start = reader.lastRange
      let isOn = reader.take(keyword: "on")
      if !isOn { try reader.expect(keyword: "off", " or 'on'") }
      return Command(.terminal(.timing(isOn), at: start))
    })

  static let watch = CommandDefinition(
    syntax: ["watch FILE"],
    summary: "run a script again whenever it changes",
    explanation: """
      In the REPL, this starts with an empty layout each time, as one undo step, and says what is \
      different. ^C ends it, with the layout of the last run.
      """,
    examples: ["expect error \"only in the REPL\" { watch card.lay }"],
    parse: { reader throws(Problem) in
      let start = reader.lastRange
      let path = try reader.file("a file")
      return Command { resolver throws(Problem) in
        .terminal(.watch(path: try resolver.file(path).value), at: start)
      }
    })

  static let live = CommandDefinition(
    syntax: ["live [trust|off]"],
    summary: "show the session in a browser while you type",
    explanation: """
      In the REPL, this prints the address of a page that follows each command; 'live' again \
      prints it once more, and 'live off' ends it. Only this machine reaches the page, and only \
      with the token at the end of its address. Commands of the page run in the same session, as \
      if typed: they are in the history and 'undo' takes them back. They use no files and no other \
      programs, unless 'live trust' allows it.
      """,
    examples: ["expect error \"only in the REPL\" { live }"],
    parse: { reader in
      let start = reader.lastRange
      let trusts = reader.take(keyword: "trust")
      let isOff = !trusts && reader.take(keyword: "off")
      return Command(.terminal(.live(trusts ? .trusted : isOff ? .off : .on), at: start))
    })

  static let recover = CommandDefinition(
    syntax: ["recover [drop]"],
    summary: "bring back a session that was left or cut off",
    explanation: """
      The REPL writes each command to a journal, and keeps it if it is killed, its terminal is \
      closed, or you leave without saving. The next start says so, and this runs the commands of \
      the newest journal again. Files are read in their current state, and none is written. \
      'recover drop' forgets the journal, so that the one before it is the newest. The last five \
      that were left are kept.
      """,
    examples: ["expect error \"only in the REPL\" { recover }"],
    parse: { reader in
      let start = reader.lastRange
      return Command(.terminal(.recover(drops: reader.take(keyword: "drop")), at: start))
    })
}
