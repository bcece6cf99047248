import AutoLayout
import LayoutSession

extension CommandDefinition {
  static let restore = CommandDefinition(
    name: "restore",
    topic: .session,
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
              "checkpoint", name.value, at: name.range, candidates: known,
              otherwise: known.isEmpty
                ? "'checkpoint NAME' makes one" : "use one of: \(known.joined(separator: ", "))")
          }
          return Outcome(
            try blaming(name.range) { () throws(LayoutError) in
              try interpreter.session.restore(name.value)
            }
          ).remarking("restored \(name.value); 'undo' takes it back")
        }
      }
    })
}
