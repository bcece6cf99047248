import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let get = CommandDefinition(
    name: "get",
    aliases: ["po", "expr"],
    topic: .values,
    syntax: ["get TARGET [in SPACE]", "get VALUE"],
    summary: "print a value of a view or constraint",
    explanation: """
      The target is a name and a property ('help properties') or attribute ('help attributes'), \
      with parts of the value if you like, as in red.frame.size.height. Values can be computed; \
      'help values' says how. A path alone, as in red.frame.size, means the same. \
      A layout guide of UIKit follows its view, as in card.safeArea.frame. Attributes are \
      measured in the coordinates of the superview. The name of a constraint alone prints the \
      constraint. With 'in', the frame, bounds or center is \
      converted to the coordinates of another view or of the screen, as 'convert' does.
      """,
    examples: [
      """
      add view red
      pin red.width = 100 as wide
      get red.width
      get red.frame
      get wide.priority
      get red.frame.size.width / 2
      get max(red.width, 44)
      """
    ],
    parse: { reader throws(Problem) in
      if let trace = debuggerTrace(&reader) { return trace }
      if let conversion = try conversion(&reader) { return conversion }
      if let constraint = try constraintValue(&reader) { return constraint }
      guard reader.isAtOperand else {
        return .get(constraint: try reader.unquotedName("a view or constraint"))
      }
      let isTuple = reader.rest.contains("(") && !reader.rest.contains("[")
      let value = try reader.expression("a view or constraint").value
      return .look { layout throws(Problem) in
        guard case .constraint(let name) = value else {
          return isTuple ? value.inParentheses : value.description
        }
        return layout.constraint(named: name).map { layout.constraintLine(of: $0) } ?? name
      }
    })

  /// `po [[UIWindow keyWindow] _autolayoutTrace]`, as it is typed into a debugger.
  private static func debuggerTrace(_ reader: inout TokenReader) -> Action? {
    guard reader.isAt(.openBracket), reader.rest.contains("_autolayoutTrace") else { return nil }
    while !reader.isAtEnd { reader.advance() }
    return .look { layout in layout.trace() }
  }

  /// `red.frame in card`; nil when no other coordinates follow.
  private static func conversion(_ reader: inout TokenReader) throws(Problem) -> Action? {
    var lookahead = reader
    guard case .some(let head) = try? lookahead.unquotedName("a view"), lookahead.take(.dot),
      case .some(let parts) = try? lookahead.propertyParts(), let part = parts.last,
      lookahead.take(keyword: "in"), let property = ViewProperty.named(part.value)
    else { return nil }
    reader = lookahead
    let item = ItemPath(head: head, guides: parts.dropLast())
    return .get(Located(property, part.range), of: item, in: try reader.name("a view or 'screen'"))
  }

  /// `c1.constant` alone, which is printed as exactly as it was said.
  private static func constraintValue(_ reader: inout TokenReader) throws(Problem) -> Action? {
    var lookahead = reader
    guard case .some(let name) = try? lookahead.unquotedName("a constraint"),
      lookahead.take(.dot), let part = lookahead.word(),
      let property = ConstraintProperty.named(part), ViewProperty.named(part) == nil
    else { return nil }
    lookahead.advance()
    guard lookahead.isAtEnd else { return nil }
    reader = lookahead
    return .look { layout throws(Problem) in
      if property.isName, let guide = layout.guide(named: name.value) {
        return layout.name(of: guide)
      }
      return property.text(of: try layout.constraint(name), in: layout)
    }
  }
}

extension PropertyValue {
  /// Numbers whose meaning isn't known, as they were written: `(1, 2)`.
  fileprivate var inParentheses: String {
    guard case .list = self, !numbers.isEmpty else { return description }
    return "(\(numbers.map(NumberText.measured).joined(separator: ", ")))"
  }
}

extension Action {
  /// A constraint as UIKit prints it; views have too much to say for one line.
  fileprivate static func get(constraint name: Name) -> Action {
    .look { layout throws(Problem) in
      guard let constraint = layout.constraint(named: name.value) else {
        throw .noProperty(of: name, in: layout, example: "\(NameText.written(name.value)).frame")
      }
      layout.solve()
      return layout.constraintLine(of: constraint)
    }
  }

  /// A place of a view or guide in other coordinates.
  fileprivate static func get(
    _ property: Located<ViewProperty>, of path: ItemPath, in space: Name
  ) -> Action {
    .look { layout throws(Problem) in
      let item = try path.item(in: &layout)
      layout.solve()
      let target = try ScreenSpace.space(of: space, in: layout).value
      let solved = layout
      return try blaming(property.range) { () throws(LayoutError) in
        try property.value.text(of: item, in: solved, convertedTo: target)
      }
    }
  }
}

extension ViewProperty {
  fileprivate func text(
    of item: Item.ID, in layout: Layout, convertedTo space: CoordinateSpace
  ) throws(LayoutError) -> String {
    let superview = CoordinateSpace.view(layout.superview(of: item) ?? layout.window)
    switch (name, value(of: item, in: layout)) {
    case ("bounds", .rect(let rect)):
      return try layout.convert(rect, from: .view(item), to: space).description
    case ("frame", .rect(let rect)):
      return try layout.convert(rect, from: superview, to: space).description
    case ("center", .point(let point)):
      let found = try layout.convert(point, from: superview, to: space)
      return PropertyValue.point(found).description
    default:
      throw LayoutError("\(name) is not a place", remedy: "convert frame, bounds or center")
    }
  }
}

extension ConstraintProperty {
  /// The value as `get` prints it.
  fileprivate func text(of id: LayoutConstraint.ID, in layout: Layout) -> String {
    let value = value(of: id, in: layout)
    guard case .number(let number) = value else { return value.description }
    return NumberText.exact(number)
  }
}
