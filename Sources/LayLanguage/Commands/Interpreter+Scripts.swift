import AutoLayout
import LayoutSession

/// Commands that run one after another.
extension Interpreter {
  /// Runs one statement; on an error nothing has changed.
  ///
  /// - Parameter statement: A command from ``Source/statements()``.
  /// - Returns: What it printed and changed.
  /// - Throws: Why the command can't be understood or carried out, or which expectation did not hold.
  public mutating func execute(_ statement: Statement) throws(ScriptError) -> Outcome {
    var result = Outcome()
    try run([statement]) { _, outcome in
      result = outcome
      return true
    }
    return result
  }

  /// Runs statements up to `quit` or the first error, and reports what each did as if the layout had been solved after
  /// it.
  ///
  /// The layout is solved at the end, and before each command that looks at it or may cure what earlier commands have
  /// broken. What edits did is reported at those points.
  ///
  /// - Parameters:
  ///   - statements: Commands from ``Source/statements()``.
  ///   - receive: Receives what each did, in order, and returns whether to go on; if it doesn't, later commands may
  ///     already have run.
  /// - Throws: Why a command can't be understood or carried out, or which expectation did not hold; the failing command
  ///   has changed nothing.
  package mutating func run(
    _ statements: some Sequence<Statement>, _ receive: (Statement, Outcome) -> Bool
  ) throws(ScriptError) {
    var untold = UntoldEdits()
    for statement in statements {
      do throws(Problem) {
        let (action, solved) = try read(statement)
        if solved != nil || untold.mustBeSolved(before: action) {
          guard settle(as: solved, &untold, receive) else { return }
        }
        let constraints = session.unsolvedLayout.countsEver.constraints
        let earlier = origins == nil || action.isEdit ? nil : session.unsolvedLayout
        var outcome = try run(action, as: statement.text).warning(action.warning)
        if let remark = action.remark { outcome = outcome.remarking(remark) }
        note(statement, outcome, insteadOf: earlier)
        guard session.pendingCount > untold.edits.count else {
          guard tell(statement, outcome, receive), !outcome.endsSession else { return }
          continue
        }
        untold.append(
          statement, outcome, action,
          constrains: session.unsolvedLayout.countsEver.constraints > constraints)
        if showsEvents, !settle(&untold, receive) { return }
      } catch {
        guard settle(&untold, receive) else { return }
        let earlier = origins == nil ? nil : session.unsolvedLayout
        let outcome: Outcome
        switch try swiftOutcome(of: statement, after: error) {
        case .success(let done): outcome = done
        case .failure(let problem): outcome = try self.outcome(of: statement, after: problem)
        }
        note(statement, outcome, insteadOf: earlier)
        guard tell(statement, outcome, receive), !outcome.endsSession else { return }
      }
    }
    _ = settle(&untold, receive)
  }

  /// Reads a command, and solves the layout if its meaning depends on that.
  ///
  /// The resolved names are released afterward, so that the layout can be edited in place.
  private mutating func read(_ statement: Statement) throws(Problem)
    -> (action: Action, solved: Layout?)
  {
    place = statement.range
    try Self.checkInterruption(at: statement.range)
    try count(.commands, at: statement.range)
    let definitions = session.definitions
    let scope = Scope(
      values: definitions.values, procedures: definitions.procedures, adviceStyle: adviceStyle)
    let command = try CommandParser.command(of: statement)
    let resolver = Resolver(session.unsolvedLayout, scope: scope, source: statement.source)
    let action = try command.resolve(resolver)
    return (action, resolver.hasLooked ? resolver.layout : nil)
  }

  /// Solves the layout, and reports what the pending edits did; returns whether to go on.
  private mutating func settle(
    as solved: Layout? = nil, _ untold: inout UntoldEdits,
    _ receive: (Statement, Outcome) -> Bool
  ) -> Bool {
    let changes = session.settle(as: solved)
    defer { untold = UntoldEdits() }
    for (place, (statement, outcome)) in untold.edits.enumerated() {
      let outcome = changes[place].map(outcome.adding) ?? outcome
      guard tell(statement, outcome, receive) else { return false }
    }
    return true
  }

  /// Records what a statement has made, if the caller asked for it; `earlier` is the layout that it replaced.
  private mutating func note(
    _ statement: Statement, _ outcome: Outcome, insteadOf earlier: Layout?
  ) {
    let layout = session.unsolvedLayout
    origins?.note(
      StatementOrigins.Step(statement, layout), inner: outcome.made,
      isOther: earlier.map { !layout.isVersion(of: $0) } ?? false)
  }

  private mutating func tell(
    _ statement: Statement, _ outcome: Outcome, _ receive: (Statement, Outcome) -> Bool
  ) -> Bool {
    session.trimHistory(to: limits[.history])
    let outcome = outcome.warning(
      lines: session.unsolvedLayout.layoutCode.compactMap { $0.problem })
    return receive(statement, showsEvents ? outcome.withEvents : outcome)
  }
}

/// A script's edits since its layout was last solved, which haven't been reported yet.
private struct UntoldEdits {
  private(set) var edits: [(statement: Statement, outcome: Outcome)] = []
  /// Whether they may have broken something that one more view in a stack view would cure.
  private var mayContradict = false

  mutating func append(
    _ statement: Statement, _ outcome: Outcome, _ action: Action, constrains: Bool
  ) {
    edits.append((statement, outcome))
    if constrains || action.kind >= .changes { mayContradict = true }
  }

  /// Whether the layout must be solved before a command that may cure what they have broken, or that reads what follows
  /// from them.
  func mustBeSolved(before action: Action) -> Bool {
    action.kind >= .changes || action.kind == .arranges && mayContradict
  }
}

extension Action {
  fileprivate var kind: EditKind {
    if case .edit(_, let kind) = effect { kind } else { .looks }
  }

  /// Whether it changes the session's layout in place.
  fileprivate var isEdit: Bool {
    switch effect {
    case .edit, .block: true
    default: false
    }
  }
}
