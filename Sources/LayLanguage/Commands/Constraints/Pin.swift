import AutoLayout

/// The constraints that `pin` adds.
struct Pin {
  /// The forms of the constraints.
  enum Shape {
    /// One equation, or those of a chain: `a.width = b.width = c.width`.
    case equations([Equation])
    case format(FormatSyntax, FormatSyntax.Meaning)
    case shorthand(Shorthand)
    /// A constraint as dumps print it.
    case line(Located<String>)
  }

  let shape: Shape
  var priority: Located<Priority>?
  var name: Name?
  var isActive = true
}

/// The constraints of `pin`, as written.
enum PinSyntax: Sendable {
  case equations([EquationSyntax])
  case format(FormatSyntax)
  case shorthand(ShorthandSyntax)
  /// A line that a dump or report prints for a constraint.
  case line(Located<String>)

  init(_ reader: inout TokenReader) throws(Problem) {
    if let line = Self.line(&reader) {
      self = .line(line)
    } else if reader.isAtFormat {
      self = .format(try reader.formatWithOptions())
    } else if let shorthand = try ShorthandSyntax(&reader) {
      self = .shorthand(shorthand)
    } else {
      self = .equations(try reader.equations())
    }
  }

  func resolved(_ resolver: Resolver) throws(Problem) -> Pin.Shape {
    switch self {
    case .equations(let equations): .equations(try resolver.equations(equations))
    case .format(let format): .format(format, try resolver.meaning(of: format))
    case .shorthand(let shorthand): .shorthand(try shorthand.resolved(resolver))
    case .line(let line): .line(line)
    }
  }

  private static func line(_ reader: inout TokenReader) -> Located<String>? {
    if case .string(let text) = reader.current.kind, text.hasPrefix("<") {
      let line = Located(text, reader.current.range)
      reader.advance()
      _ = reader.take(.comma)
      return line
    }
    guard reader.isAt(.less), reader.word(at: 1) != nil, reader.isAt(.colon, offset: 2) else {
      return nil
    }
    let start = reader.current.range
    // The line ends at the first closing bracket.
    while !reader.isAtEnd {
      let isClosing = reader.isAt(.greater)
      reader.advance()
      if isClosing { break }
    }
    let range = reader.range(from: start)
    _ = reader.take(keyword: "broken")
    return Located(String(reader.source.text[range]), range)
  }
}

/// `@750 as lead inactive`, as written after what is pinned.
struct PinEnding: Sendable {
  private var priority: PrioritySyntax?
  private var priorityRange: SourceRange?
  private var name: Reference?
  private var isActive = true

  init(_ reader: inout TokenReader) throws(Problem) {
    while true {
      let start = reader.current.range
      if let priority = try reader.takePriority() {
        let range = reader.range(from: start)
        guard self.priority == nil else {
          throw Problem("the priority is given twice", at: range)
        }
        (self.priority, priorityRange) = (priority, range)
      } else if name == nil, reader.take(keyword: "as") {
        name = try reader.newName("a name for the constraint")
      } else if isActive, reader.take(keyword: "inactive") {
        isActive = false
      } else if reader.isAtEnd {
        break
      } else {
        throw reader.unexpected("an operator, '@', 'as', 'inactive' or the end of the command")
      }
    }
  }

  /// The pin of a shape.
  func pin(_ shape: Pin.Shape, _ resolver: Resolver) throws(Problem) -> Pin {
    if case .format = shape, let priorityRange {
      throw Problem(
        "a format gives priorities in its predicates", at: priorityRange,
        remedy: "write them in parentheses: [red(100@750)]")
    }
    return Pin(
      shape: shape,
      priority: try priority.map { priority throws(Problem) in try resolver.priority(priority) },
      name: try name.map { name throws(Problem) in try resolver.newName(name) }, isActive: isActive)
  }
}

extension Pin {
  /// Adds the constraints.
  func add(to layout: inout Layout) throws(Problem) {
    switch shape {
    case .equations(let equations) where equations.count == 1:
      let constraint = try equations[0].constraint(in: &layout)
      try add(constraint, named: name?.value, to: &layout, at: equations[0].range)
    case .equations(let equations):
      try addGroup(to: &layout) { layout throws(Problem) in try add(equations, to: &layout) }
    case .line(let line):
      let reading = try ConstraintLineReader(line, in: layout).read()
      let name = name?.value ?? reading.name
      try add(reading.constraint, named: name, to: &layout, at: line.range)
    case .format(let format, let meaning):
      try addGroup(to: &layout) { layout throws(Problem) in
        try add(format, meaning, to: &layout)
      }
    case .shorthand(let shorthand):
      try addGroup(to: &layout) { layout throws(Problem) in try add(shorthand, to: &layout) }
    }
  }

  /// Adds a constraint with the priority that was given.
  private func add(
    _ constraint: LayoutConstraint, named name: String?, to layout: inout Layout,
    at range: SourceRange
  ) throws(Problem) {
    var constraint = constraint
    if let priority { constraint.priority = priority.value }
    // A taken name is the name's fault, not the equation's.
    if let name, layout.isTaken(name) {
      throw Problem(
        "the name '\(name)' is taken", at: self.name?.range ?? range, remedy: "choose another name")
    }
    constraint.name = name ?? ""
    if !isActive { constraint.isActive = false }
    do { _ = try layout.add(constraint) } catch { throw Problem(error, at: range) }
  }

  /// Makes a group of what is added, where a name is given.
  private func addGroup(
    to layout: inout Layout, _ body: (inout Layout) throws(Problem) -> Void
  ) throws(Problem) {
    guard let name else { return try body(&layout) }
    let count = layout.constraints.count
    try body(&layout)
    try blaming(name.range) { () throws(LayoutError) in
      try layout.setGroup(name.value, to: Array(layout.constraints.dropFirst(count)))
    }
  }

  /// Adds the constraints of several equations, numbered where a name is given.
  private func add(_ equations: [Equation], to layout: inout Layout) throws(Problem) {
    for (index, equation) in equations.enumerated() {
      let constraint = try equation.constraint(in: &layout)
      let name = name.map { "\($0.value)-\(index + 1)" }
      try add(constraint, named: name, to: &layout, at: equation.range)
    }
  }

  /// Adds the constraints of a format, numbered where a name is given.
  private func add(
    _ format: FormatSyntax, _ meaning: FormatSyntax.Meaning, to layout: inout Layout
  ) throws(Problem) {
    for (index, constraint) in try format.constraints(in: &layout, meaning).enumerated() {
      var named = constraint
      named.isActive = isActive
      if let name { named.name = "\(name.value)-\(index + 1)" }
      try blaming(name?.range ?? format.format.range) { () throws(LayoutError) in
        _ = try layout.add(named)
      }
    }
  }

  /// Adds the constraints of a shorthand, named after their attributes.
  private func add(_ shorthand: Shorthand, to layout: inout Layout) throws(Problem) {
    for (constraint, part) in try shorthand.constraints(in: &layout) {
      let name = name.map { "\($0.value)-\(part)" }
      try add(constraint, named: name, to: &layout, at: shorthand.range)
    }
  }
}
