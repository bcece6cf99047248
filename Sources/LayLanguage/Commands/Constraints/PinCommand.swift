import AutoLayout

extension CommandDefinition {
  static let pin = CommandDefinition(
    syntax: [
      "pin EQUATION [PRIORITY] [as NEWNAME] [inactive]",
      "pin ANYVIEW edges|horizontal|vertical to ANYVIEW [inset NUMBER…] [PRIORITY] [as NEWNAME] "
        + "[inactive]",
      "pin ANYVIEW EDGE… to ANYVIEW [inset NUMBER…] [PRIORITY] [as NEWNAME] [inactive]",
      "pin ANYVIEW center|size to ANYVIEW [PRIORITY] [as NEWNAME] [inactive]",
      "pin FORMAT [align EDGE…] [metrics METRIC…] [as NEWNAME] [inactive]",
      "pin FORMAT [direction DIRECTION] [spacing SPACING] [align EDGE…] [metrics METRIC…]",
      "pin LINE [PRIORITY] [as NEWNAME] [inactive]",
    ],
    summary: "add a constraint",
    explanation: """
      An equation relates two attributes, or an attribute and a number, with =, <= or >=. Both \
      sides may be written in any order, with multipliers (2 x, 2 *, 200%, 2/1, 2:1) and \
      constants; a chain such as a.width = b.width = c.width relates neighbors. \
      a.trailing.anchorWithOffset(to: b.leading) is the distance between two anchors; a layout guide \
      is added for it. 'standard' is the standard spacing, '@750' a priority; 'help equations' \
      explains more. The short forms add one constraint for each edge, named NAME-leading, \
      NAME-trailing and so on; insets are one number, or top, left, bottom and right. They take \
      several views (a, b, c leading to superview). A format of the visual format language adds a \
      constraint for each of its parts, named NAME-1, NAME-2 and so on, and may be in quotes; \
      'help formats' explains more. With 'as NEWNAME', short forms and formats also make a group \
      of their constraints. An 'inactive' constraint has no \
      effect until 'activate'. A line of 'dump constraints' or of a conflict report is accepted \
      exactly as it was printed.
      """,
    examples: [
      """
      add view red
      add view blue
      pin red edges to superview inset 20 @750
      pin red.leading = superview.leadingMargin + 8 as lead
      pin blue.leading = red.trailing + standard @750
      pin blue.width = 2.0 x red.width
      pin blue.height = 40
      """,
      """
      add view a
      add view b
      add view c
      pin c.width = a.leading.anchorWithOffset(to: b.trailing)
      """,
      "add view red\npin red center to superview\npin red size to root.safeArea as full",
      """
      add view red
      add view blue
      pin H:|-[red(>=100@400)]-(gap)-[blue(==red)]-| align top bottom metrics gap=12
      pin V:|-[red(80)]
      dump frames
      """,
    ],
    parse: { reader throws(Problem) in
      let pinned = try PinSyntax(&reader)
      let ending = try PinEnding(&reader)
      return Command { resolver throws(Problem) in .pin(try pinned.resolved(ending, resolver)) }
    })
}

extension Action {
  /// Adds constraints.
  static func pin(_ pin: Pin) -> Action {
    .edit(.adds) { layout throws(Problem) in
      try pin.add(to: &layout)
    } inWhen: { layout, sizeClasses throws(Problem) in
      let count = layout.constraints.count
      try pin.add(to: &layout)
      guard pin.isActive else { return }
      for id in layout.constraints.dropFirst(count) {
        layout.setActive(false, id)
        layout.model.vary(.active(id, true), in: sizeClasses)
      }
    }
  }
}
