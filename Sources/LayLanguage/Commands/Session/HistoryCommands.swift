import AutoLayout
import LayoutDiagnostics
import LayoutSession

extension CommandDefinition {
  static let undo = CommandDefinition(
    syntax: ["undo [COUNT]"],
    summary: "undo the last command, or the last few",
    explanation: """
      Every command that changes something is one step; commands that only look are none.
      """,
    examples: ["add view red\nadd view blue\nundo 2\nredo"],
    parse: steps("undid") { session, count throws(LayoutError) in try session.undo(count) })

  static let redo = CommandDefinition(
    syntax: ["redo [COUNT]"],
    summary: "redo what undo took back",
    explanation: "Any other change clears the commands that could be redone.",
    examples: ["add view red\nundo\nredo"],
    parse: steps("redid") { session, count throws(LayoutError) in try session.redo(count) })

  /// Reads how many steps to go, and prints them.
  private static func steps(
    _ verb: String,
    _ go:
      @escaping @Sendable (inout Session, Int) throws(LayoutError) -> (
        commands: [String], changes: Changes
      )
  ) -> Parser {
    { reader throws(Problem) in
      let range = reader.extent
      let count = reader.isAtEnd ? nil : try reader.number("the number of steps")
      return Command { resolver throws(Problem) in
        let count = try count.map { count throws(Problem) in
          try resolver.count(count, "the number of steps", from: 1).value
        }
        return .session { interpreter, _ throws(Problem) in
          let (commands, changes) = try blaming(range) { () throws(LayoutError) in
            try go(&interpreter.session, count ?? 1)
          }
          return Outcome(
            changes, output: commands.map { "\(verb): \($0)" }.joined(separator: "\n"))
        }
      }
    }
  }

  static let history = CommandDefinition(
    syntax: ["history"],
    summary: "list the commands that undo can take back",
    explanation: "The oldest comes first.",
    examples: ["add view red\nhistory"],
    parse: { _ throws(Problem) in
      Command(
        .session { interpreter, _ in
          let forgotten = interpreter.session.forgottenCommands
          let note =
            "# \(forgotten) older: forgotten to save memory; --limit history=SIZE keeps more"
          let lines = interpreter.session.history.enumerated().map {
            "\(forgotten + $0 + 1)  \($1)"
          }
          return Outcome(output: ((forgotten > 0 ? [note] : []) + lines).joined(separator: "\n"))
        })
    })

  static let checkpoint = CommandDefinition(
    syntax: ["checkpoint NEWNAME"],
    summary: "remember the session as it is now",
    explanation: "'restore' brings it back.",
    examples: ["add view red\ncheckpoint before\nremove red\nrestore before"],
    parse: { reader throws(Problem) in
      let name = try reader.newName("a name")
      return Command { resolver throws(Problem) in
        let name = try resolver.newName(name)
        return .session { interpreter, _ in
          interpreter.session.checkpoint(name.value)
          return Outcome()
        }
      }
    })

  static let restore = CommandDefinition(
    syntax: ["restore CHECKPOINT"],
    summary: "bring back the session as it was at a checkpoint",
    explanation: "This is a step of its own, which undo takes back.",
    examples: ["add view red\ncheckpoint before\nremove red\nrestore before"],
    parse: { reader throws(Problem) in
      reader.note(.name(.checkpoint))
      let name = try reader.newName("a checkpoint")
      return Command { resolver throws(Problem) in
        let name = try resolver.newName(name)
        return .session { interpreter, _ throws(Problem) in
          let known = interpreter.session.checkpoints
          guard known.contains(name.value) else {
            throw .unknown(
              "checkpoint", name, in: known,
              otherwise: known.isEmpty
                ? "'checkpoint early' makes one" : "use one of: \(known.joined(separator: ", "))")
          }
          return Outcome(
            try blaming(name.range) { () throws(LayoutError) in
              try interpreter.session.restore(name.value)
            }
          ).remarking("restored \(name.value); 'undo' takes it back")
        }
      }
    })

  static let reset = CommandDefinition(
    syntax: ["reset"],
    summary: "start over with an empty layout",
    explanation: "'undo' brings everything back.",
    examples: ["add view red\nreset\nundo"],
    parse: { _ throws(Problem) in
      Command(
        .session { interpreter, _ in
          let layout = interpreter.session.layout
          let count = layout.items.count { $0 != layout.root && layout.viewClass(of: $0) != nil }
          return Outcome(interpreter.session.reset())
            .remarking(
              count == 0 ? nil : "emptied; 'undo' brings \(Sentence.count(count, "view")) back")
        })
    })
}
