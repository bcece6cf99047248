import AutoLayout

/// What several commands that run as one have done so far.
struct BlockRun {
  /// The maximum number of bytes that one command prints, so that no loop fills the memory.
  static let outputLimit = 10_000_000

  /// The layout after the commands so far.
  var layout: Layout
  /// The size classes that values are changed for; nil for all.
  let sizeClasses: SizeClasses?
  /// The printed lines.
  private(set) var output: [String] = []
  /// The combined outcome of the commands.
  private var outcome = Outcome()
  /// Whether a command changed something.
  private(set) var hasChanged = false
  private var count: StepCount
  private var outputSize = 0

  private init(_ layout: Layout, _ count: StepCount, sizeClasses: SizeClasses? = nil) {
    (self.layout, self.count, self.sizeClasses) = (layout, count, sizeClasses)
  }

  /// Runs commands on a layout, which they change in place; after an error, the layout is invalid.
  static func run(
    _ body: (inout BlockRun) throws(Problem) -> Void, on layout: inout Layout,
    counting count: StepCount = StepCount()
  ) throws(Problem) -> (output: Outcome, changed: Bool) {
    var run = BlockRun(layout, count)
    // The run now owns the layout: with two owners, the first change would copy what it touches.
    layout = Layout(isSolved: false)
    try body(&run)
    layout = run.layout
    run.outcome.append(Outcome(output: run.output.joined(separator: "\n")))
    run.outcome.innerCommands = run.count.steps
    return (run.outcome, run.hasChanged)
  }

  /// Notes what a command that has just run has made.
  mutating func note(_ statement: Statement) {
    let step = StatementOrigins.Step(statement, layout)
    let last = outcome.made.last
    if step.items != last?.items || step.constraints != last?.constraints {
      outcome.made.append(step)
    }
  }

  /// Counts a command that is about to run.
  mutating func step(at range: SourceRange) throws(Problem) {
    try Interpreter.checkInterruption(at: range)
    try count.step(at: range)
  }

  /// Carries out a command of the block; names that it defines go into the scope.
  mutating func run(_ action: Action, at range: SourceRange, scope: inout Scope) throws(Problem) {
    switch action.effect {
    case .block(let body): try body(&self)
    case .bind(let name, let value): scope.values[name.value] = value
    case _ where sizeClasses != nil: try vary(action, at: range)
    case .edit(let body, let kind):
      if kind == .looks { layout.solve() }
      hasChanged = true
      try print(try layout.editInPlace(body), at: range)
    case .look(let body):
      layout.solve()
      var copy = layout
      try print(try body(&copy), at: range)
      try outcome.expect(action.conflict, in: copy)
    case .session, .terminal:
      throw Problem(
        "this command is not allowed in braces", at: range,
        remedy: "write it after the closing brace")
    }
    try count.limits.check(layout, at: range)
  }

  /// Runs commands for some size classes only; they count among the steps of this run.
  mutating func vary(
    in sizeClasses: SizeClasses, at range: SourceRange,
    _ body: (inout BlockRun) throws(Problem) -> Void
  ) throws(Problem) {
    guard self.sizeClasses == nil else {
      throw Problem(
        "this command is not allowed inside 'when'", at: range, remedy: Self.whenRemedy)
    }
    var (count, output) = (self.count, self.output)
    try layout.edit { layout throws(Problem) in
      var part = BlockRun(layout, count, sizeClasses: sizeClasses)
      part.output = output
      try body(&part)
      (layout, count, output) = (part.layout, part.count, part.output)
    }
    (self.count, self.output) = (count, output)
    hasChanged = true
  }

  /// Runs commands on a copy, which is discarded; they count among the steps of this run.
  mutating func attempt(
    on layout: Layout, _ body: (inout BlockRun) throws(Problem) -> Void
  ) throws(Problem) {
    var trial = BlockRun(layout, count)
    defer { count = trial.count }
    try body(&trial)
  }

  /// Carries out a command for some size classes only.
  private mutating func vary(_ action: Action, at range: SourceRange) throws(Problem) {
    guard let sizeClasses, let vary = action.variation else {
      throw Problem(
        "this command is not allowed inside 'when'", at: range, remedy: Self.whenRemedy)
    }
    if sizeClasses == SizeClasses(), case .edit(let change, _) = action.effect {
      // For any size classes, the change isn't a variation.
      _ = try change(&layout)
    } else {
      try vary(&layout, sizeClasses)
    }
  }

  /// The advice about what is allowed inside `when`.
  static let whenRemedy =
    "use add, pin, align, distribute, install, uninstall, activate, deactivate, hide, show or set"

  /// Prints a text, unless the command has printed too much.
  mutating func print(_ text: String, at range: SourceRange) throws(Problem) {
    guard !text.isEmpty else { return }
    outputSize += text.utf8.count
    guard outputSize <= Self.outputLimit else {
      throw Problem(
        "this prints more than \(Self.outputLimit / 1_000_000) MB", at: range,
        remedy: "split it into several commands")
    }
    output.append(text)
  }
}

/// Counts the commands that run as one, within a limit.
struct StepCount {
  /// The maximum number of commands that one command runs, so that no loop runs for hours.
  static let limit = 100_000

  /// The limits of the session.
  let limits: Limits
  /// The number of commands that ran before.
  let earlier: Int
  /// The number of commands run so far.
  private(set) var steps = 0

  /// Begins at zero; code that runs in layout passes has the default limits.
  init(limits: Limits = Limits(), earlier: Int = 0) {
    (self.limits, self.earlier) = (limits, earlier)
  }

  /// Counts one more.
  mutating func step(at range: SourceRange) throws(Problem) {
    steps += 1
    try limits.check(earlier + steps, .commands, at: range)
    guard steps <= Self.limit else {
      throw Problem(
        "this runs more than \(Self.limit) commands", at: range,
        remedy: "split it into several commands")
    }
  }
}
