import AutoLayout

extension HelpTopic {
  /// Values and what can be done with them, from the tables that commands use.
  static let values = HelpTopic(
    name: "values", summary: "numbers, rectangles and other values, and values of other views"
  ) {
    let kinds = PropertyValue.Kind.allCases.compactMap { kind -> (String, String)? in
      let names = ValueComponent.names(of: kind)
      return names.isEmpty ? nil : (kind.phrase, names.joined(separator: ", "))
    }
    let functions = ValueFunction.all.map { ($0.name, "\($0.summary); takes \($0.argumentText)") }
    return """
      Wherever a number or another value can be written, it can also be read from a view or
      constraint, as in v1.bounds.center, card.frame.size.height, red.width or lead.constant, and
      computed with +, -, *, / and parentheses. It is computed when the command runs and doesn't
      follow later changes. In an equation, though, red.width is the attribute, which the
      constraint keeps equal; red.frame.width is a number.

      80, 50%                     numbers; 50% is 0.5
      10 20, (10, 20)             points, sizes and so on, with or without parentheses and commas
      320x480                     sizes
      CGRect(x: 0, y: 0, width: 10, height: 10)   and CGPoint, CGSize and UIEdgeInsets, as in Swift
      row.arrangedSubviews[0]     the first value of a list

      Between numbers without commas, a minus sign that touches the number after it begins the
      next number: '8 -16' are two, '8 - 16' is one.

      Parts:
      \(Columns.text(kinds))

      Functions; those of rectangles may also follow a rectangle, as in v1.bounds insetBy 10 10:
      \(Columns.text(functions))
      """
  }
}
