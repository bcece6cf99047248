import AutoLayout

/// `expect`.
extension Interpreter {
  func expect(_ expectation: Expectation, in statement: Statement) throws(Problem) -> Outcome {
    switch expectation {
    case .frame(let path, let frame, let tolerance):
      try expectFrame(path, frame, tolerance)
    case .comparison(let equation, let tolerance):
      try expectComparison(equation, tolerance, in: statement)
    case .ambiguous(let names): try expectAmbiguous(names)
    case .unambiguous(let names): try expectUnambiguous(names, in: statement)
    case .satisfied(let names): try expectSatisfied(names, in: statement)
    case .conflict(let names): try expectConflict(names)
    case .error(let text, let command): try expectError(text, command, in: statement)
    }
    return Outcome()
  }

  private func expectFrame(_ path: ItemPath, _ expected: Located<Rect>, _ tolerance: Double)
    throws(Problem)
  {
    var layout = session.layout
    let item = try layout.item(path, besides: [])
    layout.solve()
    let actual = layout.frame(of: item)
    let differences = zip(["x", "y", "width", "height"], actual.parts).enumerated()
      .map { index, part in (name: part.0, value: part.1 - expected.value.parts[index]) }
      .filter { !($0.value.magnitude <= tolerance) }
    guard !differences.isEmpty else { return }
    let list = differences.map { "\($0.name) by \(NumberText.measured($0.value))" }
    throw Problem(
      "the frame is \(FrameText.text(actual)), expected "
        + "\(FrameText.text(expected.value, number: NumberText.exact)): "
        + "off in \(list.joined(separator: ", "))",
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
      return expression.terms.isEmpty && expression.standardSpacings == 0
        ? number : "\(Excerpt.clipped(text)) is \(number)"
    }
    throw Problem(
      "\(side(equation.left, left)), expected \(relation.sign) \(side(equation.right, right)): "
        + "off by \(NumberText.measured((left - right).magnitude))",
      at: equation.range)
  }

  private func expectAmbiguous(_ names: [Name]) throws(Problem) {
    for name in names {
      let item = try session.layout.item(name)
      guard session.layout.isAmbiguous(item) else {
        throw Problem(
          "\(name.value) is not ambiguous: its frame is "
            + FrameText.text(session.layout.frame(of: item)), at: name.range)
      }
    }
  }

  private func expectUnambiguous(_ names: [Name], in statement: Statement) throws(Problem) {
    for name in names where session.layout.isAmbiguous(try session.layout.item(name)) {
      throw Problem(
        "\(name.value) is ambiguous", at: name.range, remedy: "'report ambiguity' says in what")
    }
    let report = session.layout.ambiguityReport()
    guard !names.isEmpty || report.isEmpty else {
      throw Problem(
        "the layout is ambiguous", at: statement.range, remedy: report.headlines)
    }
  }

  private func expectSatisfied(_ names: [Name], in statement: Statement) throws(Problem) {
    let layout = session.layout
    let broken = layout.brokenConstraints
    for name in names {
      let id = try layout.constraint(name)
      if broken.contains(id) {
        throw Problem(
          "\(name.value) is broken", at: name.range, remedy: "'report conflicts' says why")
      }
      if !layout.constraint(id).isActive {
        throw Problem(
          "\(name.value) is not active", at: name.range, remedy: "'activate' switches it on")
      }
      let error = layout.error(of: id)
      if error.magnitude > Expectation.defaultTolerance {
        throw Problem(
          "\(name.value) does not hold: it is off by \(NumberText.measured(error))",
          at: name.range)
      }
    }
    let handles = layout.brokenHandles
    guard !names.isEmpty || handles.isEmpty else {
      let list = handles.joined(separator: ", ")
      throw Problem(
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
    throw Problem(
      "no conflict lists \(expected.sorted().joined(separator: " and "))", at: range,
      remedy: found.isEmpty
        ? "there is no conflict" : "conflicts: \(found.joined(separator: "; "))")
  }

  private func expectError(
    _ text: Located<String>, _ command: Located<Result<Command, Problem>>, in statement: Statement
  ) throws(Problem) {
    guard let problem = problem(of: command.value, in: statement) else {
      throw Problem("expected an error, but the command succeeds", at: command.range)
    }
    let full = [problem.message, problem.remedy].compactMap { $0 }.joined(separator: "\n")
    guard full.contains(text.value) else {
      throw Problem(
        "expected an error with \(NameText.quoted(text.value)), but it is: \(problem.message)",
        at: text.range)
    }
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

extension Rect {
  fileprivate var parts: [Double] { [origin.x, origin.y, size.width, size.height] }
}
