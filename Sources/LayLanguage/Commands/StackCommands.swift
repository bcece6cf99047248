import AutoLayout

extension CommandDefinition {
  static let arrange = CommandDefinition(
    name: "arrange",
    topic: .views,
    syntax: ["arrange VIEW in VIEW [at INDEX]"],
    summary: "let a stack view arrange a view",
    explanation: """
      The view moves into the stack, to the end of the arranged views or to a place among them; \
      place 0 is the first. A view that the stack arranges already changes its place. What lies in \
      front stays there: see 'move', 'bring' and 'send'.
      """,
    examples: [
      """
      add hstack row spacing 8
      add view red 30x20 in row
      add view blue 30x20
      arrange blue in row at 0
      dump constraints row horizontal
      """
    ],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "in", " and a stack view")
      let stack = try reader.name("a stack view behind 'in'")
      guard reader.take(keyword: "at") else { return .arrange(name, in: stack, at: nil) }
      return .arrange(name, in: stack, at: try reader.count("a place behind 'at'"))
    })

  static let unarrange = CommandDefinition(
    name: "unarrange",
    topic: .views,
    syntax: ["unarrange VIEW…"],
    summary: "take views out of the arrangement of their stack view",
    explanation: "They stay subviews of the stack, which lays them out no longer.",
    examples: ["add hstack row\nadd view red 30x20 in row\nunarrange red"],
    parse: { reader throws(Problem) in .unarrange(try reader.names("a view")) })
}

extension StackOption {
  /// The properties that `add` takes for a stack view.
  static let names = ["axis", "spacing", "alignment", "distribution"]
}

extension TokenReader {
  /// Reads an option of a stack view; false when none stands here.
  mutating func readStackOption(_ options: inout [StackOption]) throws(Problem) -> Bool {
    let start = current.range
    guard let keyword = takeKeyword(of: StackOption.names),
      let property = ViewProperty.named(keyword.value)
    else { return false }
    if options.contains(where: { $0.property == property.name }) {
      throw Problem("'\(keyword.value)' stands here twice", at: start)
    }
    options.append(StackOption(property: property.name, value: try value(of: property)))
    return true
  }
}
