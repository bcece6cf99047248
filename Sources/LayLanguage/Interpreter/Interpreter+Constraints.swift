import AutoLayout

/// Commands on constraints.
extension Interpreter {
  mutating func pin(_ pin: Pin, _ statement: Statement) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in try layout.add(pin) }
  }

  mutating func unpin(_ names: [Name], _ statement: Statement) throws(Problem) -> Outcome {
    try changeConstraints(names, statement) { (layout, id) in
      layout.remove(id)
    }
  }

  mutating func setActive(_ isActive: Bool, _ names: [Name], _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeConstraints(names, statement) { (layout, id) in
      layout.setActive(isActive, id)
    }
  }

  mutating func setPriority(_ name: Name, _ priority: Located<Priority>, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeConstraints([name], statement) { (layout, id) in
      layout.setPriority(priority.value, of: id)
    }
  }

  mutating func group(_ name: Name, _ members: [Name], _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      let constraints = try layout.constraints(members)
      try blaming(name.range) { () throws(LayoutError) in
        try layout.setGroup(name.value, to: constraints)
      }
    }
  }

  mutating func ungroup(_ names: [Name], _ statement: Statement) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      for name in names {
        guard let group = layout.group(named: name.value) else {
          throw .unknown(
            "group", name.value, at: name.range, candidates: layout.groups.map(\.name),
            otherwise: "'dump groups' lists them")
        }
        layout.removeGroup(named: group.name)
      }
    }
  }

  mutating func swap(_ old: Name, with new: Name, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      layout.swap(try layout.constraints([old]), with: try layout.constraints([new]))
    }
  }

  private mutating func changeConstraints(
    _ names: [Name], _ statement: Statement,
    _ body: (inout Layout, LayoutConstraint.ID) -> Void
  ) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      for id in try layout.constraints(names) { body(&layout, id) }
    }
  }
}

extension Layout {
  /// Adds the constraints that `pin` describes.
  mutating func add(_ pin: Pin) throws(Problem) {
    switch pin.shape {
    case .equation(let equation):
      let constraint = try constraint(equation)
      try add(constraint, pin, name: pin.name?.value, at: equation.range)
    case .format(let format): try add(format, pin)
    case .shorthand(let shorthand): try add(shorthand, pin)
    case .line(let line):
      let reading = try ConstraintLineReader(line, in: self).read()
      try add(reading.constraint, pin, name: pin.name?.value ?? reading.name, at: line.range)
    }
  }

  /// Adds a constraint with the priority and name that `pin` gave.
  fileprivate mutating func add(
    _ constraint: LayoutConstraint, _ pin: Pin, name: String?, at range: SourceRange
  ) throws(Problem) {
    var constraint = constraint
    if let priority = pin.priority { constraint.priority = priority.value }
    if let name { try checkFree(name, at: pin.name?.range ?? range) }
    constraint.name = name ?? ""
    if !pin.isActive { constraint.isActive = false }
    do { _ = try add(constraint) } catch { throw Problem(error, at: range) }
  }

  /// Makes a group of what a command added, where it gives a name.
  mutating func groupConstraints(since count: Int, as name: Name?) throws(Problem) {
    guard let name else { return }
    try blaming(name.range) { () throws(LayoutError) in
      try setGroup(name.value, to: Array(constraints.dropFirst(count)))
    }
  }

  /// A taken name is the name's fault, not the equation's.
  private func checkFree(_ name: String, at range: SourceRange) throws(Problem) {
    guard !isTaken(name) else {
      throw Problem("the name '\(name)' is taken", at: range, remedy: "choose another name")
    }
  }

  /// Adds the constraints of a shorthand, named after their attributes.
  fileprivate mutating func add(_ shorthand: Shorthand, _ pin: Pin) throws(Problem) {
    let count = constraints.count
    let item = try item(shorthand.item, besides: [])
    let target = try self.item(shorthand.target, besides: [shorthand.item])
    for part in shorthand.kind.value.parts {
      let (first, second) = part.startsWithTarget ? (target, item) : (item, target)
      let constraint = LayoutConstraint(
        Anchor(first, part.attribute), to: Anchor(second, part.attribute),
        constant: part.inset?(shorthand.insets) ?? 0)
      let name = pin.name.map { "\($0.value)-\(part.attribute.rawValue)" }
      try add(constraint, pin, name: name, at: shorthand.range)
    }
    try groupConstraints(since: count, as: pin.name)
  }
}
