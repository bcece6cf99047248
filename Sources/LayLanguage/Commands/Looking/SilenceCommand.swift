import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let silence = CommandDefinition(
    name: "silence",
    topic: .looking,
    syntax: ["silence ISSUE…", "silence ambiguity VIEW…"],
    summary: "leave rules out of 'report issues'",
    explanation: """
      'help issues' lists the rules. The choice is part of the layout, so 'save' keeps it. With views \
      after it, the rule ambiguity leaves out these views, as their verifyAmbiguity does.
      """,
    examples: ["add view red\nsilence ambiguity zero-size\nreport issues"],
    parse: { reader throws(Problem) in
      let names = try reader.names("an issue", of: Rule.all.map { $0.id })
      return Command { resolver throws(Problem) in
        .setSilenced(true, try resolver.names(names))
      }
    })
}

extension Action {
  /// Leaves rules out of the report of issues, or takes them in again; `ambiguity` and views leaves out
  /// only what is open of these.
  static func setSilenced(_ isSilenced: Bool, _ ids: [Name]) -> Action {
    .edit(.adds) { layout throws(Problem) in
      if ids.first?.value == "ambiguity", ids.count > 1, Rule.named(ids[1].value) == nil {
        let word = isSilenced ? "never" : "always"
        for view in ids.dropFirst() {
          let value = Located(PropertyValue.choice(word), view.range)
          let item = try layout.item(view)
          try ViewProperty.named("verifyAmbiguity")?.set(value, of: item, in: &layout)
        }
        return
      }
      for id in ids {
        let rule = try Rule.of(id).id
        try blaming(id.range) { () throws(LayoutError) in
          try layout.setSilenced(isSilenced, issue: rule)
        }
      }
    }
  }
}
