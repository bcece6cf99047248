import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let get = CommandDefinition(
    aliases: ["po", "expr"],
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
      if let trace = debuggerTrace(&reader) { return Command(trace) }
      let value = try reader.expression("a view or constraint")
      guard reader.take(keyword: "in"), let path = value.path else {
        return Command { resolver throws(Problem) in try .get(value, resolver) }
      }
      let space = try reader.name("a view or 'screen'", .space)
      return Command { resolver throws(Problem) in
        try .get(path, in: try resolver.name(space), resolver)
      }
    })

  /// Reads `po [[UIWindow keyWindow] _autolayoutTrace]`, as typed into a debugger.
  private static func debuggerTrace(_ reader: inout TokenReader) -> Action? {
    guard reader.isAt(.openBracket), reader.rest.contains("_autolayoutTrace") else { return nil }
    while !reader.isAtEnd { reader.advance() }
    return .look { layout in layout.trace() }
  }
}

extension Expression {
  /// Whether it is numbers in parentheses, or is computed from them.
  fileprivate var isInParentheses: Bool {
    switch kind {
    case .list(_, let isBracketed): !isBracketed
    case .negative(let value): value.isInParentheses
    case .sum(let terms): terms.contains { $0.value.isInParentheses }
    case .product(let factors): factors.contains { $0.value.isInParentheses }
    default: false
    }
  }
}

extension PropertyValue {
  /// Numbers whose meaning isn't known, as written: `(1, 2)`.
  fileprivate var inParentheses: String {
    guard case .list = self, !numbers.isEmpty else { return description }
    return "(\(numbers.map(NumberText.measured).joined(separator: ", ")))"
  }
}

extension Action {
  /// Prints a value, or the line of a constraint.
  fileprivate static func get(_ expression: Expression, _ resolver: Resolver) throws(Problem)
    -> Action
  {
    if let path = expression.path, resolver.variable(path.head) == nil {
      if path.steps.isEmpty {
        return .get(constraint: try resolver.head(of: path, "a view or constraint"))
      }
      if let action = try constraintValue(path, resolver) { return action }
    }
    let value = try resolver.value(expression).value
    let isTuple = expression.isInParentheses
    return .look { layout throws(Problem) in
      guard case .constraint(let name) = value else {
        return isTuple ? value.inParentheses : value.description
      }
      return layout.constraint(named: name).map { layout.constraintLine(of: $0) } ?? name
    }
  }

  /// A value that only constraints have, with all its digits; nil for other paths.
  private static func constraintValue(_ path: Path, _ resolver: Resolver) throws(Problem)
    -> Action?
  {
    guard path.steps.count == 1, let part = path.steps[0].member,
      let property = ConstraintProperty.named(part.value), ViewProperty.named(part.value) == nil
    else { return nil }
    let name = try resolver.head(of: path, "a constraint")
    return .look { layout throws(Problem) in
      if property.isName, let guide = layout.guide(named: name.value) {
        return layout.name(of: guide)
      }
      return property.text(of: try layout.constraint(name), in: layout)
    }
  }

  private static func get(constraint name: Name) -> Action {
    .look { layout throws(Problem) in
      guard let constraint = layout.constraint(named: name.value) else {
        throw .noProperty(of: name, in: layout, example: "\(NameText.written(name.value)).frame")
      }
      layout.solve()
      return layout.constraintLine(of: constraint)
    }
  }

  /// Prints a place in other coordinates: `red.frame in card`.
  fileprivate static func get(_ path: Path, in space: Name, _ resolver: Resolver) throws(Problem)
    -> Action
  {
    guard let part = path.steps.last?.member, let property = ViewProperty.named(part.value) else {
      throw Problem(
        "only places are converted", at: path.range, remedy: "write it as in red.frame in card")
    }
    let item = try resolver.itemPath(path, steps: path.steps.count - 1, "a view")
    return .look { layout throws(Problem) in
      let item = try item.item(in: &layout)
      layout.solve()
      let target = try ScreenSpace.space(of: space, in: layout).value
      let solved = layout
      return try blaming(part.range) { () throws(LayoutError) in
        try property.text(of: item, in: solved, convertedTo: target)
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
