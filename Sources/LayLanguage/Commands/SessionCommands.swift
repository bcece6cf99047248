extension CommandDefinition {
  static let undo = CommandDefinition(
    name: "undo",
    topic: .session,
    syntax: ["undo [COUNT]"],
    summary: "take back the last command, or the last few",
    explanation: "Every command that changes something is one step; looking is none.",
    examples: ["add view red\nadd view blue\nundo 2\nredo"],
    parse: { reader throws(Problem) in .undo(try steps(&reader)) })

  static let redo = CommandDefinition(
    name: "redo",
    topic: .session,
    syntax: ["redo [COUNT]"],
    summary: "do again what undo took back",
    explanation: "A new change forgets what could be done again.",
    examples: ["add view red\nundo\nredo"],
    parse: { reader throws(Problem) in .redo(try steps(&reader)) })

  private static func steps(_ reader: inout TokenReader) throws(Problem) -> Int {
    guard !reader.isAtEnd else { return 1 }
    let steps = try reader.count("the number of steps")
    guard steps.value > 0 else {
      throw Problem("the number of steps must be 1 or more", at: steps.range)
    }
    return steps.value
  }

  static let history = CommandDefinition(
    name: "history",
    topic: .session,
    syntax: ["history"],
    summary: "list the commands that undo can take back",
    explanation: "The oldest comes first.",
    examples: ["add view red\nhistory"],
    parse: { _ throws(Problem) in .history })

  static let checkpoint = CommandDefinition(
    name: "checkpoint",
    topic: .session,
    syntax: ["checkpoint NEWNAME"],
    summary: "remember the session as it is now",
    explanation: "'restore' brings it back.",
    examples: ["add view red\ncheckpoint before\nremove red\nrestore before"],
    parse: { reader throws(Problem) in .checkpoint(try reader.name("a name")) })

  static let restore = CommandDefinition(
    name: "restore",
    topic: .session,
    syntax: ["restore CHECKPOINT"],
    summary: "bring back the session as it was at a checkpoint",
    explanation: "This is a step of its own, which undo takes back.",
    examples: ["add view red\ncheckpoint before\nremove red\nrestore before"],
    parse: { reader throws(Problem) in .restore(try reader.name("a checkpoint")) })

  static let reset = CommandDefinition(
    name: "reset",
    topic: .session,
    syntax: ["reset"],
    summary: "start over with an empty layout",
    explanation: "undo brings everything back.",
    examples: ["add view red\nreset\nundo"],
    parse: { _ throws(Problem) in .reset })

  static let source = CommandDefinition(
    name: "source",
    topic: .session,
    syntax: ["source FILE"],
    summary: "run the commands of a file",
    explanation: """
      The path is relative to the file that holds the command. When a command of the file fails, \
      nothing has changed. The whole file is one undo step.
      """,
    examples: ["add view red\nsave example.lay\nreset\nsource example.lay"],
    parse: { reader throws(Problem) in .source(try reader.path("a file")) })

  static let save = CommandDefinition(
    name: "save",
    topic: .session,
    syntax: ["save [FILE]"],
    summary: "write a script that rebuilds the session",
    explanation: """
      Without a file, or with '-', the script is printed. The path is relative to the file that \
      holds the command.
      """,
    examples: ["add view red\npin red.width = 100\nsave"],
    parse: { reader throws(Problem) in .save(reader.isAtEnd ? nil : try reader.path("a file")) })

  static let help = CommandDefinition(
    name: "help",
    topic: .session,
    syntax: ["help [HELPTOPIC]"],
    summary: "print the commands, or explain one of them",
    explanation: "'help topics' lists what else there is help for.",
    examples: ["help pin\nhelp topics"],
    parse: { reader throws(Problem) in
      .help(reader.isAtEnd ? nil : try reader.unquotedName("a command or topic"))
    })

  static let quit = CommandDefinition(
    name: "quit",
    aliases: ["exit"],
    topic: .session,
    syntax: ["quit"],
    summary: "end the session",
    explanation: "In a script, the rest is not run.",
    examples: ["quit"],
    parse: { _ throws(Problem) in .quit })
}
