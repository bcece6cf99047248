import LayoutSession

/// Commands that run one after the other.
extension Interpreter {
  /// Runs one statement; on an error nothing has changed.
  ///
  /// - Parameter statement: A command from ``Source/statements()``.
  /// - Returns: What it printed and changed.
  /// - Throws: Why the command can't be understood or carried out, or what did not hold.
  public mutating func execute(_ statement: Statement) throws(ScriptError) -> Outcome {
    var result = Outcome()
    try run([statement]) { _, outcome in
      result = outcome
      return true
    }
    return result
  }

  /// Runs statements up to `quit` or the first error, and tells what each did as if it had been solved alone.
  ///
  /// The layout is solved where a command looks at it, or may cure what commands before it have broken, and at the
  /// end. What edits did is told then.
  ///
  /// - Parameters:
  ///   - statements: Commands from ``Source/statements()``.
  ///   - receive: Gets what each did, in order. Returns whether to go on; where it says no, commands after that
  ///     one may have run already.
  /// - Throws: Why a command can't be understood or carried out, or what did not hold; then it has changed nothing.
  package mutating func run(
    _ statements: some Sequence<Statement>, _ receive: (Statement, Outcome) -> Bool
  ) throws(ScriptError) {
    // The edits of which nobody was told yet.
    var untold: [(Statement, Outcome)] = []
    for statement in statements {
      do throws(Problem) {
        let (action, solved) = try read(statement)
        if solved != nil || mustSettle(before: action) {
          guard settle(as: solved, &untold, receive) else { return }
        }
        let outcome = try run(action, as: statement.text).warning(action.warning)
        guard session.pendingCount == untold.count else {
          untold.append((statement, outcome))
          if showsEvents, !settle(&untold, receive) { return }
          continue
        }
        guard tell(statement, outcome, receive), !outcome.endsSession else { return }
      } catch {
        guard settle(&untold, receive) else { return }
        throw ScriptError(error, in: statement.source)
      }
    }
    _ = settle(&untold, receive)
  }

  /// Reads a command; what names mean to it goes afterwards, so that the layout can be edited where it is.
  ///
  /// - Parameter statement: The command.
  /// - Returns: What it does, and the solved layout if it was looked at.
  /// - Throws: Why it can't be understood.
  private mutating func read(_ statement: Statement) throws(Problem)
    -> (action: Action, solved: Layout?)
  {
    place = statement.range
    try Self.checkInterruption(at: statement.range)
    try count(.commands, at: statement.range)
    let definitions = session.definitions
    let scope = Scope(values: definitions.values, procedures: definitions.procedures)
    let context = ParsingContext(session.unsolvedLayout, scope: scope)
    let action = try CommandParser.action(of: statement, in: context)
    return (action, context.hasLooked ? context.layout : nil)
  }

  private func mustSettle(before action: Action) -> Bool {
    guard case .edit(_, let kind) = action.effect else { return true }
    return session.mustSettle(before: kind)
  }

  /// Solves the layout, and tells what the edits did that were pending; whether to go on.
  private mutating func settle(
    as solved: Layout? = nil, _ untold: inout [(Statement, Outcome)],
    _ receive: (Statement, Outcome) -> Bool
  ) -> Bool {
    let changes = session.settle(as: solved)
    defer { untold = [] }
    for (place, (statement, outcome)) in untold.enumerated() {
      let outcome = changes.isEmpty ? outcome : outcome.adding(changes[place])
      guard tell(statement, outcome, receive) else { return false }
    }
    return true
  }

  private mutating func tell(
    _ statement: Statement, _ outcome: Outcome, _ receive: (Statement, Outcome) -> Bool
  ) -> Bool {
    session.trimHistory(to: limits[.history])
    return receive(statement, showsEvents ? outcome.withEvents : outcome)
  }
}
