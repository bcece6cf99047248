import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let silence = CommandDefinition(
    name: "silence",
    topic: .looking,
    syntax: ["silence ISSUE…"],
    summary: "leave rules out of 'report issues'",
    explanation: """
      'help issues' lists the rules. The choice is part of the layout, so 'save' keeps it.
      """,
    examples: ["add view red\nsilence ambiguity zero-size\nreport issues"],
    parse: { reader throws(Problem) in .setSilenced(true, try reader.names("an issue")) })
}

extension Action {
  /// Leaves rules out of the report of issues, or takes them in again.
  static func setSilenced(_ isSilenced: Bool, _ ids: [Name]) -> Action {
    .edit { layout throws(Problem) in
      for id in ids {
        guard IssueRule.named(id.value) != nil else {
          throw .unknown(
            "issue", id.value, at: id.range, candidates: IssueRule.all.map { $0.id },
            otherwise: "'help issues' lists them")
        }
        try blaming(id.range) { () throws(LayoutError) in
          try layout.setSilenced(isSilenced, issue: id.value)
        }
      }
    }
  }
}
