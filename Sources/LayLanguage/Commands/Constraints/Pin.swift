import AutoLayout

/// The constraints that `pin` adds.
struct Pin {
  /// One of the constraints.
  struct Part {
    var constraint: LayoutConstraint
    /// The suffix after the given name; nil if it has just that name.
    var suffix: String?
    /// The part of the source to blame if it can't be added.
    let range: SourceRange
    /// Whether the priority written after the pinned part applies to it.
    var takesPriority = true
  }

  /// Makes constraints for a layout.
  typealias Parts = @Sendable (inout Layout) throws(Problem) -> [Part]

  let parts: Parts
  var priority: Located<Priority>?
  var name: Name?
  var isActive = true

  /// Adds the constraints, and groups them if there are several and they have a name.
  func add(to layout: inout Layout) throws(Problem) {
    let count = layout.constraints.count
    let parts = try parts(&layout)
    for part in parts { try add(part, to: &layout) }
    guard let name, parts.isEmpty || parts.contains(where: { $0.suffix != nil }) else { return }
    try blaming(name.range) { () throws(LayoutError) in
      try layout.setGroup(name.value, to: Array(layout.constraints.dropFirst(count)))
    }
  }

  private func add(_ part: Part, to layout: inout Layout) throws(Problem) {
    var constraint = part.constraint
    if part.takesPriority, let priority { constraint.priority = priority.value }
    if let name {
      constraint.name = [name.value, part.suffix].compactMap { $0 }.joined(separator: "-")
    }
    // If the name is taken, blame the name, not the equation.
    if !constraint.name.isEmpty, layout.isTaken(constraint.name) {
      throw Problem(
        "the name '\(constraint.name)' is taken", at: name?.range ?? part.range,
        remedy: "choose another name")
    }
    if !isActive { constraint.isActive = false }
    try blaming(part.range) { () throws(LayoutError) in _ = try layout.add(constraint) }
  }
}

/// The constraints of `pin`, as written.
struct PinSyntax: Sendable {
  private let parts: Reading<Pin.Parts>
  /// Whether it is a visual format, which contains its own priorities.
  private var isFormat = false

  init(_ reader: inout TokenReader) throws(Problem) {
    if let line = Self.line(&reader) {
      parts = { _ in
        { layout throws(Problem) in
          let (constraint, name) = try ConstraintLineReader(line, in: layout).read()
          var part = Pin.Part(constraint: constraint, range: line.range)
          part.constraint.name = name ?? ""
          return [part]
        }
      }
    } else if reader.isAtFormat {
      isFormat = true
      let format = try reader.formatWithOptions()
      parts = { resolver throws(Problem) in
        let meaning = try resolver.meaning(of: format)
        return { layout throws(Problem) in
          try format.constraints(in: &layout, meaning).enumerated().map {
            Pin.Part(
              constraint: $1, suffix: "\($0 + 1)", range: format.format.range,
              takesPriority: false)
          }
        }
      }
    } else if let shorthand = try Shorthand.read(&reader) {
      parts = shorthand
    } else {
      let equations = try reader.equations()
      parts = { resolver throws(Problem) in Self.parts(try resolver.equations(equations)) }
    }
  }

  /// The constraints of one equation, or of several, which are numbered.
  static func parts(_ equations: [Equation])
    -> Pin.Parts
  {
    { layout throws(Problem) in
      var parts: [Pin.Part] = []
      for equation in equations {
        parts.append(
          Pin.Part(
            constraint: try equation.constraint(in: &layout),
            suffix: equations.count == 1 ? nil : "\(parts.count + 1)", range: equation.range))
      }
      return parts
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
    // The line ends where the first closing bracket says.
    while !reader.isAtEnd {
      let isClosing = reader.isAt(.greater)
      reader.advance()
      if isClosing { break }
    }
    let range = reader.range(from: start)
    _ = reader.take(keyword: "broken")
    return Located(String(reader.source.text[range]), range)
  }

  /// The pin with what follows it.
  func resolved(_ ending: PinEnding, _ resolver: Resolver) throws(Problem) -> Pin {
    let parts = try parts(resolver)
    if isFormat { try ending.checkHasNoPriority() }
    return try ending.pin(parts, resolver)
  }
}

/// `@750 as lead inactive`, as written after the pinned part.
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

  fileprivate func checkHasNoPriority() throws(Problem) {
    guard let priorityRange else { return }
    throw Problem(
      "a format gives priorities in its predicates", at: priorityRange,
      remedy: "write them in parentheses: [red(100@750)]")
  }

  /// The pin of the given constraints.
  func pin(
    _ parts: @escaping Pin.Parts, _ resolver: Resolver
  ) throws(Problem) -> Pin {
    Pin(
      parts: parts,
      priority: try priority.map { priority throws(Problem) in try resolver.priority(priority) },
      name: try name.map { name throws(Problem) in try resolver.newName(name) }, isActive: isActive)
  }
}
