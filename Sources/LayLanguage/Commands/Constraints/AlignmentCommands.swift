import AutoLayout

extension CommandDefinition {
  static let align = CommandDefinition(
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
        return .pin(try ending.pin(PinSyntax.parts(equations), resolver))
      }
    })

  static let distribute = CommandDefinition(
    syntax: [
      "distribute VIEW… horizontally|vertically [NUMBER] [PRIORITY] [as NEWNAME] [inactive]"
    ],
    summary: "put several views one after the other, with gaps between them",
    explanation: """
      Each view begins where the one before it ends, after a gap: 8 points unless you say \
      otherwise. 'as NEWNAME' works as with 'align'.
      """,
    examples: [
      """
      add view a 20x20
      add view b 30x20
      add view c 40x20
      pin a.leading = superview.leading
      distribute a b c horizontally 10
      get c.leading
      """
    ],
    parse: { reader throws(Problem) in
      var names: [Reference] = []
      while names.count < 2 || reader.axisWord == nil {
        names.append(try reader.name("a view, 'horizontally' or 'vertically'"))
        _ = reader.take(.comma)
      }
      let axis = reader.axisWord ?? .horizontal
      reader.advance()
      let gap = reader.isAtElement() ? try reader.number("a gap") : nil
      let ending = try PinEnding(&reader)
      return Command { [names] resolver throws(Problem) in
        let names = try resolver.names(names)
        let gap = try gap.map { gap throws(Problem) in try resolver.number(gap, "a gap").value }
        let (near, far): (Attribute, Attribute) =
          axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let equations = zip(names.dropFirst(), names).map { view, neighbour in
          Equation(
            view, Located(near, view.range), equals: neighbour, Located(far, neighbour.range),
            plus: gap ?? usualGap)
        }
        return .pin(try ending.pin(PinSyntax.parts(equations), resolver))
      }
    })

  /// The standard spacing of siblings.
  private static let usualGap = 8.0
}

extension TokenReader {
  /// Reads two views or more, and how they are aligned.
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

  /// The axis, if one is next.
  fileprivate var axisWord: Axis? {
    note(["horizontally", "vertically"])
    return switch word()?.lowercased() {
    case "horizontally", "horizontal": .horizontal
    case "vertically", "vertical": .vertical
    default: nil
    }
  }
}
