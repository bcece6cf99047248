import AutoLayout

/// `expect`.
extension Interpreter {
  func expect(_ expectation: Expectation, in statement: Statement) throws(Problem) -> Outcome {
    switch expectation {
    case .value(let path, let property, let value, let tolerance):
      try expectValue(path, property, value, tolerance)
    case .fitting(let fitting, let size, let tolerance):
      try expectFitting(fitting, size, tolerance)
    case .descendant(let name, let other, let isDescendant):
      try expectDescendant(name, other, isDescendant: isDescendant)
    case .comparison(let equation, let tolerance):
      try expectComparison(equation, tolerance, in: statement)
    case .traits(let traits, let name): try expectTraits(traits, of: name)
    case .ambiguous(let names): try expectAmbiguous(names)
    case .unambiguous(let names): try expectUnambiguous(names, in: statement)
    case .satisfied(let names): try expectSatisfied(names, in: statement)
    case .conflict(let names): try expectConflict(names)
    case .error(let text, let command): try expectError(text, command, in: statement)
    }
    return Outcome()
  }

  private func expectValue(
    _ path: ItemPath, _ property: String, _ expected: Located<PropertyValue>, _ tolerance: Double
  ) throws(Problem) {
    var layout = session.layout
    let item = try layout.item(path, besides: [])
    layout.solve()
    guard let actual = ViewProperty.named(property)?.value(of: item, in: layout) else {
      throw Problem("\(layout.name(of: item)) has no \(property)", at: path.range)
    }
    let wanted = expected.value
    let names = PropertyText.parts(of: wanted)
    let (found, asked) = (PropertyText.numbers(of: actual), PropertyText.numbers(of: wanted))
    guard found.count == asked.count, !asked.isEmpty else {
      guard actual != wanted else { return }
      throw .unmet(
        "the \(property) is \(actual), expected \(wanted)", at: expected.range)
    }
    let differences = zip(names, zip(found, asked)).map { (name: $0, value: $1.0 - $1.1) }
      .filter { !($0.value.magnitude <= tolerance) }
    guard !differences.isEmpty else { return }
    let list = differences.map {
      ($0.name.isEmpty ? "" : "\($0.name) ") + "by \(NumberText.measured($0.value))"
    }
    throw .unmet(
      "the \(property) is \(actual), expected \(PropertyText.text(wanted)): "
        + "off \(names.count > 1 ? "in " : "")\(list.joined(separator: ", "))",
      at: expected.range)
  }

  private func expectComparison(_ equation: Equation, _ tolerance: Double, in statement: Statement)
    throws(Problem)
  {
    var layout = session.layout
    let (left, right) = try layout.values(of: equation)
    let relation = equation.relation.value
    guard !relation.holds(left, right, tolerance: tolerance) else { return }
    func side(_ expression: Expression, _ value: Double) -> String {
      let text = String(statement.source.text[expression.range])
      let number = NumberText.measured(value)
      let isNumber =
        expression.terms.isEmpty && expression.standardSpacings == 0
        && expression.systemSpacings == 0
      return isNumber
        ? number : "\(Excerpt.clipped(text)) is \(number)"
    }
    throw .unmet(
      "\(side(equation.left, left)), expected \(relation.sign) \(side(equation.right, right)): "
        + "off by \(NumberText.measured((left - right).magnitude))",
      at: equation.range)
  }

  private func expectTraits(_ traits: TraitCollection, of name: Name) throws(Problem) {
    let found = session.layout.traits(of: try session.layout.item(name))
    guard !found.contains(traits) else { return }
    throw .unmet(
      "the traits of \(name.value) are \(found), expected \(traits)", at: name.range)
  }

  private func expectAmbiguous(_ names: [Name]) throws(Problem) {
    for name in names {
      let item = try session.layout.item(name)
      guard session.layout.isAmbiguous(item) else {
        throw .unmet(
          "\(name.value) is not ambiguous: its frame is "
            + FrameText.text(session.layout.frame(of: item)), at: name.range)
      }
    }
  }

  private func expectUnambiguous(_ names: [Name], in statement: Statement) throws(Problem) {
    for name in names where session.layout.isAmbiguous(try session.layout.item(name)) {
      throw .unmet(
        "\(name.value) is ambiguous", at: name.range, remedy: "'report ambiguity' says in what")
    }
    let report = session.layout.ambiguityReport()
    guard !names.isEmpty || report.isEmpty else {
      throw .unmet(
        "the layout is ambiguous", at: statement.range, remedy: report.headlines)
    }
  }

  private func expectSatisfied(_ names: [Name], in statement: Statement) throws(Problem) {
    let layout = session.layout
    let broken = layout.brokenConstraints
    for (name, id) in try layout.namedConstraints(names) {
      let handle = layout.constraint(id).name
      if broken.contains(id) {
        throw .unmet(
          "\(handle) is broken", at: name.range, remedy: "'report conflicts' says why")
      }
      if !layout.constraint(id).isActive {
        throw .unmet(
          "\(handle) is not active", at: name.range, remedy: "'activate' switches it on")
      }
      let error = layout.error(of: id)
      if error.magnitude > Expectation.defaultTolerance {
        throw .unmet(
          "\(handle) does not hold: it is off by \(NumberText.measured(error))",
          at: name.range)
      }
    }
    let handles = layout.brokenHandles
    guard !names.isEmpty || handles.isEmpty else {
      let list = handles.joined(separator: ", ")
      throw .unmet(
        "broken constraints: \(list)", at: statement.range, remedy: "'report conflicts' says why")
    }
  }

  private func expectConflict(_ names: [Name]) throws(Problem) {
    let layout = session.layout
    var expected: Set<String> = []
    for id in try layout.constraints(names) { expected.insert(layout.constraint(id).name) }
    let reports = layout.conflictReports()
    guard !reports.contains(where: { expected.isSubset(of: $0.members) }) else { return }
    let range = names[0].range.lowerBound..<names[names.count - 1].range.upperBound
    let found = reports.map { $0.members.joined(separator: ", ") }
    throw .unmet(
      "no conflict lists \(expected.sorted().joined(separator: " and "))", at: range,
      remedy: found.isEmpty
        ? "there is no conflict" : "conflicts: \(found.joined(separator: "; "))")
  }

  private func expectError(
    _ text: Located<String>, _ command: Located<Result<Command, Problem>>, in statement: Statement
  ) throws(Problem) {
    guard let problem = problem(of: command.value, in: statement) else {
      throw .unmet("expected an error, but the command succeeds", at: command.range)
    }
    let full = [problem.message, problem.remedy].compactMap { $0 }.joined(separator: "\n")
    // Every text contains the empty one, whichever `contains` the imports offer.
    guard text.value.isEmpty || full.contains(text.value) else {
      throw .unmet(
        "expected an error with \(NameText.quoted(text.value)), but it is: \(problem.message)",
        at: text.range)
    }
  }
}

extension Layout {
  /// The constraints of some names, each with the name, which may be a group's.
  fileprivate func namedConstraints(_ names: [Name]) throws(Problem)
    -> [(Name, LayoutConstraint.ID)]
  {
    var found: [(Name, LayoutConstraint.ID)] = []
    for name in names { found += try constraints([name]).map { (name, $0) } }
    return found
  }
}

extension Interpreter {
  /// Why a command fails, tried on a copy of the session; nil when it succeeds.
  private func problem(of command: Result<Command, Problem>, in statement: Statement) -> Problem? {
    var attempt = self
    do {
      _ = try attempt.run(try command.get(), in: statement)
      return nil
    } catch {
      return error
    }
  }
}

extension Relation {
  fileprivate func holds(_ left: Double, _ right: Double, tolerance: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: left <= right + tolerance
    case .equal: (left - right).magnitude <= tolerance
    case .greaterThanOrEqual: left >= right - tolerance
    }
  }
}
