import AutoLayout
import LayoutDiagnostics

/// Expectations that the constraints settle everything, and that they hold.
extension Expectation {
  static let ambiguous = Command.naming("a view") { names in
    .check { layout throws(Problem) in
      for name in names {
        let item = try layout.item(name)
        guard layout.isAmbiguous(item) else {
          throw .unmet(
            "\(name.value) is not ambiguous: its frame is "
              + FrameText.text(layout.frame(of: item)), at: name.range)
        }
      }
    }
  }

  /// Without names: the whole layout.
  static func unambiguous(_ reader: inout TokenReader) throws(Problem) -> Command {
    let names = try reader.namesIfAny("a view")
    let range = reader.extent
    return Command { resolver throws(Problem) in
      let names = try resolver.names(names)
      return .check { layout throws(Problem) in
        for name in names where layout.isAmbiguous(try layout.item(name)) {
          throw .unmet(
            "\(name.value) is ambiguous", at: name.range, remedy: "'report ambiguity' says why")
        }
        guard names.isEmpty else { return }
        let report = layout.ambiguityReport()
        guard report.isEmpty else {
          throw .unmet("the layout is ambiguous", at: range, remedy: report.headlines)
        }
      }
    }
  }

  /// Without names: every constraint.
  static func satisfied(_ reader: inout TokenReader) throws(Problem) -> Command {
    let names = try reader.namesIfAny("a constraint", .constraint)
    let range = reader.extent
    return Command { resolver throws(Problem) in
      let names = try resolver.names(names)
      return .check { layout throws(Problem) in
        for name in names {
          for id in try layout.constraints([name]) {
            try check(id, namedAt: name.range, isSatisfiedIn: layout)
          }
        }
        let handles = layout.brokenHandles
        guard !names.isEmpty || handles.isEmpty else {
          throw .unmet(
            "broken constraints: \(handles.joined(separator: ", "))", at: range,
            remedy: "'report conflicts' says why")
        }
      }
    }
  }

  private static func check(
    _ id: LayoutConstraint.ID, namedAt range: SourceRange, isSatisfiedIn layout: Layout
  ) throws(Problem) {
    let handle = layout.constraint(id).name
    if layout.brokenConstraints.contains(id) {
      throw .unmet("\(handle) is broken", at: range, remedy: "'report conflicts' says why")
    }
    if !layout.constraint(id).isActive {
      throw .unmet("\(handle) is not active", at: range, remedy: "'activate' switches it on")
    }
    let error = layout.error(of: id)
    if error.magnitude > defaultTolerance {
      throw .unmet(
        "\(handle) does not hold: it is off by \(NumberText.measured(error))", at: range)
    }
  }

  /// `no issues`.
  static func noIssues(_ reader: inout TokenReader) throws(Problem) -> Command {
    let start = reader.current.range
    try reader.expect(keyword: "issues", "after 'no'")
    let rules = try reader.ruleNames(before: "except")
    let excepted =
      reader.take(keyword: "except")
      ? try reader.names("an issue", of: Rule.all.map { $0.id }) : []
    let range = reader.range(from: start)
    return Command { resolver throws(Problem) in
      let wanted = try resolver.rules(rules)
      let exceptions = try resolver.rules(excepted) ?? []
      return .check { layout throws(Problem) in
        let issues = IssueReport(of: layout, for: wanted).issues
          .filter { !exceptions.contains($0.rule) }
        guard let issue = issues.first, let first = issue.findings.first else { return }
        let count = issues.reduce(0) { $0 + $1.findings.count }
        throw .unmet(
          count == 1 ? "there is 1 issue" : "there are \(count) issues", at: range,
          remedy: "\(issue.rule.id): \(first.text)"
            + (count == 1 ? "" : "; 'report issues' lists the others"))
      }
    }
  }

  static func conflict(_ reader: inout TokenReader) throws(Problem) -> Command {
    let start = reader.current.range
    let names = try reader.names("a constraint", .constraint)
    let range = reader.range(from: start)
    return Command { resolver throws(Problem) in
      let names = try resolver.names(names)
      var action = Action.check { layout throws(Problem) in
        let members = try layout.constraints(names)
        let expected = Set(members.map { layout.constraint($0).name })
        let reports = layout.conflictReports()
        guard !reports.contains(where: { expected.isSubset(of: $0.members) }) else { return }
        let found = reports.map { $0.members.joined(separator: ", ") }
        throw .unmet(
          "no conflict lists \(expected.sorted().joined(separator: " and "))", at: range,
          remedy: found.isEmpty
            ? "there is no conflict" : "conflicts: \(found.joined(separator: "; "))")
      }
      action.conflict = names
      return action
    }
  }
}

/// Whether a command fails.
extension Expectation {
  /// `error "unknown view" { remove nosuch }`.
  static func error(_ reader: inout TokenReader) throws(Problem) -> Command {
    guard let text = try reader.takeString() else {
      throw reader.unexpected("a text in double quotes, and a command in braces")
    }
    let command = try commandInBraces(&reader)
    return Command { resolver throws(Problem) in
      let text = try resolver.text(text)
      let action = action(of: command.value, resolver)
      return .session { interpreter, title throws(Problem) in
        var attempt = interpreter
        do throws(Problem) {
          _ = try attempt.run(try action.get(), as: title)
        } catch {
          try check(error, says: text)
          return Outcome()
        }
        throw .unmet("expected an error, but the command succeeds", at: command.range)
      }
    }
  }

  private static func action(of command: Result<Command, Problem>, _ resolver: Resolver)
    -> Result<Action, Problem>
  {
    do throws(Problem) { return .success(try command.get().resolve(resolver)) } catch {
      return .failure(error)
    }
  }

  private static func check(_ problem: Problem, says text: Located<String>) throws(Problem) {
    let full = [problem.message, problem.remedy].compactMap { $0 }.joined(separator: "\n")
    // Every text contains the empty one, regardless of which `contains` the imports provide.
    guard text.value.isEmpty || full.contains(text.value) else {
      throw .unmet(
        "expected an error with \(NameText.quoted(text.value)), but it is: \(problem.message)",
        at: text.range)
    }
  }

  /// The command between the braces that are next, or why it can't be read.
  private static func commandInBraces(_ reader: inout TokenReader) throws(Problem)
    -> Located<Result<Command, Problem>>
  {
    let opening = reader.current.range
    let tokens = try reader.tokensInBraces("'{' and a command")
    var inner = TokenReader(reader.source, tokens, depth: reader.depth + 1)
    let range = tokens.count > 1 ? inner.extent : opening.upperBound..<reader.lastRange.lowerBound
    do {
      let command = try CommandParser.command(&inner)
      _ = inner.take(.semicolon)
      try inner.finish()
      return Located(.success(command), range)
    } catch {
      return Located(.failure(error), range)
    }
  }
}
