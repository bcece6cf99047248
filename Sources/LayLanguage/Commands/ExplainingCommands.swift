import AutoLayout

extension CommandDefinition {
  static let explain = CommandDefinition(
    name: "explain",
    topic: .looking,
    syntax: [
      "explain ANYVIEW [--json]",
      "explain ATTRIBUTE [vs NUMBER | vs ATTRIBUTE] [--json]",
    ],
    summary: "say why a view is where it is",
    explanation: """
      For an attribute the tight constraints are listed with what each adds to the value, which \
      constants would change it, and which optional constraints lost, by how much and to whom; \
      where a constant counts more or less than point by point, its factor stands behind it. For a \
      view it says that of the four edges. With 'vs' it demands another value on a copy, and says \
      which sets of required constraints exclude it, up to eight, or which optional ones it would \
      cost; that no size is negative counts as given. \
      Positions are measured in the superview, or between two views in a common ancestor.
      """,
    examples: [
      """
      add label title "Name" in root intrinsic 40x20
      pin title horizontal to superview inset 20
      explain title.width
      explain title
      explain title.width vs 100
      explain title.leading vs root.trailing
      """
    ],
    parse: { reader throws(Problem) in
      let question = try question(&reader)
      return .explain(question, try reader.options([.json]))
    })

  private static func question(_ reader: inout TokenReader) throws(Problem) -> Question {
    var attempt = reader
    let item = try attempt.itemPath("a view or an attribute")
    let isItem = item.guides.allSatisfy { PathWord.guide($0.value) != nil }
    if isItem, attempt.isAtEnd || attempt.isAtOption {
      reader = attempt
      return .item(item)
    }
    let anchor = try reader.anchorPath()
    guard reader.take(keyword: "vs") else { return .attribute(anchor) }
    if reader.isAt(.minus) || reader.isAt(.plus) || reader.isAtNumber {
      return .difference(anchor, from: try reader.number("a number"))
    }
    return .attributes(anchor, from: try reader.anchorPath())
  }

  static let why = CommandDefinition(
    name: "why",
    topic: .looking,
    syntax: ["why broken CONSTRAINT [--json]", "why ambiguous ANYVIEW [--json]"],
    summary: "say why a constraint is broken or a view ambiguous",
    explanation: """
      A broken constraint is explained by the constraints that it contradicts, by how far they are \
      apart, and by the rule that chose it. An ambiguous view is explained by what is open, within \
      which bounds, and what would have to decide it: no constraint at all, only inequalities, or a \
      tie between constraints of equal priority.
      """,
    examples: [
      """
      add view red
      pin red.width = 100
      pin red.width = 50
      why broken c1
      why ambiguous red
      """
    ],
    parse: { reader throws(Problem) in
      if reader.take(keyword: "broken") {
        let name = try reader.path("a constraint")
        return .explain(.broken(name), try reader.options([.json]))
      }
      try reader.expect(keyword: "ambiguous", " or 'broken'")
      let item = try reader.itemPath("a view")
      return .explain(.ambiguous(item), try reader.options([.json]))
    })

  static let exercise = CommandDefinition(
    name: "exercise",
    topic: .looking,
    syntax: ["exercise ANYVIEW [--json]"],
    summary: "show the other solutions of an ambiguous view",
    explanation: """
      A column for each solution: the one that is shown, and those in which an open value of the \
      view is as small or as large as it can be, where there is an end, or else 100 points away. \
      Nothing changes.
      """,
    examples: ["add view red\npin red.width <= 100\nexercise red"],
    parse: { reader throws(Problem) in
      .exercise(try reader.itemPath("a view"), try reader.options([.json]))
    })

  static let suggest = CommandDefinition(
    name: "suggest",
    topic: .looking,
    syntax: ["suggest ANYVIEW [--json]"],
    summary: "print the constraints that an ambiguous view lacks",
    explanation: """
      These are the fewest that leave the view one place only, and it is the place that it has. They \
      can be typed as they are printed. The content area of a scroll view is tied to what lies in it, \
      which becomes as large as the scroll view where it has no size of its own. A guide of UIKit's \
      follows its view, so that it is the view that is constrained. All of them were \
      tried together: nothing breaks, and nothing moves but the content of an area that was open. \
      Where no such constraints are found, an error says so.
      """,
    examples: ["add view red\npin red.width = 100\nsuggest red"],
    parse: { reader throws(Problem) in
      .suggest(try reader.itemPath("a view"), try reader.options([.json]))
    })

  static let silence = CommandDefinition(
    name: "silence",
    topic: .looking,
    syntax: ["silence ISSUE…"],
    summary: "leave rules out of 'report issues'",
    explanation:
      "'help issues' lists the rules. The choice is part of the layout: 'save' keeps it.",
    examples: ["add view red\nsilence ambiguity zero-size\nreport issues"],
    parse: { reader throws(Problem) in .setSilenced(true, try reader.names("an issue")) })

  static let unsilence = CommandDefinition(
    name: "unsilence",
    topic: .looking,
    syntax: ["unsilence ISSUE…"],
    summary: "take rules into 'report issues' again",
    explanation: "It takes back 'silence'.",
    examples: ["silence ambiguity\nunsilence ambiguity"],
    parse: { reader throws(Problem) in .setSilenced(false, try reader.names("an issue")) })
}

extension TokenReader {
  fileprivate var isAtNumber: Bool {
    if case .number = current.kind { return true }
    return false
  }
}
