import AutoLayout

extension CommandDefinition {
  static let align = CommandDefinition(
    name: "align",
    topic: .constraints,
    syntax: ["align VIEW… EDGE… [PRIORITY] [as NEWNAME] [inactive]"],
    summary: "align several views by an edge, center or baseline",
    explanation: """
      The attribute of every view is made equal to that of the first one. With 'as NEWNAME', \
      several constraints are named NAME-1, NAME-2 and so on, and NAME is their group.
      """,
    examples: [
      """
      add label title "Name" 40x20
      add label value "42" 20x20
      pin title.top = superview.top + 20
      align title value firstBaseline
      get value.top
      """
    ],
    parse: { reader throws(Problem) in
      let (names, attributes) = try reader.alignment()
      let ending = try PinEnding(&reader)
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
        var equations: [Equation] = []
        for attribute in attributes {
          for name in names.dropFirst() {
            equations.append(Equation(name, attribute, equals: names[0], attribute))
          }
        }
        return .pin(try ending.pin(.equations(equations), resolver))
      }
    })
}

extension TokenReader {
  /// Two views or more, and what they are aligned by.
  fileprivate mutating func alignment() throws(Problem) -> ([Reference], [Located<Attribute>]) {
    var names: [Reference] = []
    while names.count < 2 || !isAtAttribute {
      names.append(try name(names.count < 2 ? "a view" : "a view or an attribute"))
      _ = take(.comma)
    }
    var attributes: [Located<Attribute>] = []
    repeat { attributes.append(try alignment()) } while isAtAttribute
    return (names, attributes)
  }
}
