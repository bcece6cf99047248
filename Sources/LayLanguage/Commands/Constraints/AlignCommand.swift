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
      var equations: [Equation] = []
      for attribute in attributes {
        for name in names.dropFirst() {
          equations.append(Equation(name, attribute, equals: names[0], attribute))
        }
      }
      return .pin(try Pin(.equations(equations), &reader))
    })
}

extension TokenReader {
  /// Views and the attributes by which they are aligned.
  fileprivate mutating func alignment() throws(Problem) -> ([Name], [Located<Attribute>]) {
    var names: [Name] = []
    while names.count < 2 || !isAtAlignment {
      names.append(try name(names.count < 2 ? "a view" : "a view or an attribute"))
      _ = take(.comma)
    }
    var attributes: [Located<Attribute>] = []
    repeat {
      _ = take(.dot)
      let attribute = try attribute()
      guard VisualFormatOptions.alignmentAttributes.contains(attribute.value) else {
        throw Problem(
          "views can't be aligned by \(attribute.value.rawValue)", at: attribute.range,
          remedy: "use "
            + VisualFormatOptions.alignmentAttributes.map { $0.rawValue }.joined(separator: ", "))
      }
      attributes.append(attribute)
    } while isAtAlignment
    return (names, attributes)
  }

  /// Whether an attribute is next, which no view is called.
  private var isAtAlignment: Bool {
    if isAt(.dot) { return true }
    guard let word = word() else { return false }
    return AttributeName.attribute(word) != nil && context.layout.item(named: word) == nil
      || isAt(keyword: "center") && ["x", "y"].contains(self.word(at: 1)?.lowercased())
      || ["first", "last"].contains(word.lowercased()) && isAt(keyword: "baseline", offset: 1)
  }
}
