import AutoLayout

/// What a command may change: the layout, and what was named for later commands.
struct SessionState: Sendable {
  var layout: Layout
  var definitions = Definitions()
}

/// The states before each command that can be undone, and after each that was undone.
///
/// Layouts are values that share what they have in common. Only the newest keep their solution;
/// older ones keep the model, which costs a fraction. Most of the oldest are not kept at all, but made
/// again by their commands, so that a long history takes little memory.
struct History: Sendable {
  /// What a command did to a layout; it succeeded once, and does the same again.
  typealias Edit = @Sendable (inout Layout) -> Void

  /// A command and the state on the far side of it.
  struct Step: Sendable {
    let command: String
    fileprivate var kept: Kept
    fileprivate let definitions: Definitions
    /// nil where only what came of it is known.
    fileprivate let edit: Edit?

    fileprivate init(_ command: String, _ state: SessionState, keepsLayout: Bool, by edit: Edit?) {
      (self.command, self.edit) = (command, edit)
      definitions = state.definitions
      kept = keepsLayout ? .layout(state.layout) : .nothing
    }

    /// The state; nil where its layout follows from an earlier one.
    fileprivate var state: SessionState? {
      guard case .layout(let layout) = kept else { return nil }
      return SessionState(layout: layout, definitions: definitions)
    }

    fileprivate var keepsLayout: Bool {
      if case .layout = kept { true } else { false }
    }

    /// About how many bytes it takes, apart from a solution.
    fileprivate var bytes: Int {
      let text = command.utf8.count + 256
      guard case .layout(let layout) = kept else { return text }
      let made = layout.countsEver
      return text + 128 * (made.items + made.constraints)
    }

    /// Whether there was a solution to discard.
    fileprivate mutating func discardSolution() -> Bool {
      guard case .layout(var layout) = kept, layout.hasSolution else { return false }
      layout.discardSolution()
      kept = .layout(layout)
      return true
    }
  }

  /// A layout apart from the list of steps, which has thousands of them.
  fileprivate indirect enum Kept: Sendable {
    case layout(Layout)
    case nothing
  }

  /// How many layouts keep their solution: as many as a hundred, if they are small.
  private static let solvedSteps = 16...100
  /// How many views the layouts with a solution have together, unless they are few.
  private static let solvedViews = 40_000
  /// How many layouts are kept.
  private static let keptSteps = 128
  /// Of how many older ones one is kept at least.
  private static let interval = 64

  private(set) var undoable: [Step] = []
  /// How many of the oldest steps ``trim(to:)`` has forgotten.
  private(set) var forgotten = 0
  /// What ``undoable`` takes, in bytes.
  private var bytes = 0
  private(set) var redoable: [Step] = []
  /// How many steps the newest layout that is kept is back, apart from the spare one.
  private var stepsSinceLayout = 0
  /// The step that keeps the layout to which a failure or 'undo' went back, so that the next one need
  /// not make it again.
  private var spare: Int?
  /// Whether the layout had to be made just now.
  private var isLayoutMade = false

  /// Notes that a command turned `state` into something else.
  mutating func record(_ command: String, before state: SessionState, by edit: Edit?) {
    append(Step(command, state, keepsLayout: true, by: edit))
    stepsSinceLayout = 0
    isLayoutMade = false
    redoable = []
    age()
  }

  /// Notes that a command is about to change `state`, whose layout needs no solution.
  ///
  /// The layout is kept now and then only, so that the command need not copy what it changes. The longer
  /// the history, the fewer are.
  mutating func begin(_ command: String, on state: SessionState, by edit: @escaping Edit) {
    let interval = max(Self.interval, undoable.count / 16)
    let isDue = stepsSinceLayout >= interval || undoable.last.map { $0.edit == nil } ?? true
    let isKept = isDue || isLayoutMade
    append(Step(command, state, keepsLayout: isKept, by: edit))
    if isKept { _ = undoable[undoable.count - 1].discardSolution() }
    if isKept && !isDue {
      // One is enough; keeping all would take memory for each failure.
      if let spare { forgetLayout(at: spare) }
      spare = undoable.count - 1
    }
    isLayoutMade = false
    stepsSinceLayout = isDue ? 0 : stepsSinceLayout + 1
  }

  /// Ends what ``begin(_:on:by:)`` began.
  mutating func succeed() { redoable = [] }

  /// Forgets what ``begin(_:on:by:)`` began; returns the layout as it was.
  mutating func fail() -> Layout? {
    guard !undoable.isEmpty else { return nil }
    let layout = layout(before: undoable.count - 1)
    dropLast()
    return layout
  }

  /// Forgets what ``begin(_:on:by:)`` began, as it left the layout as it was.
  mutating func cancel() {
    dropLast()
    isLayoutMade = false
  }

  /// Goes back one command, from `state`.
  mutating func undo(from state: SessionState) -> (command: String, state: SessionState)? {
    guard let step = undoable.last, let layout = layout(before: undoable.count - 1) else {
      return nil
    }
    dropLast()
    redoable.append(Step(step.command, state, keepsLayout: true, by: step.edit))
    Self.discardSolution(of: &redoable)
    return (step.command, SessionState(layout: layout, definitions: step.definitions))
  }

  /// Goes forward one command, from `state`.
  mutating func redo(from state: SessionState) -> (command: String, state: SessionState)? {
    guard let step = redoable.last, let later = step.state else { return nil }
    redoable.removeLast()
    append(Step(step.command, state, keepsLayout: true, by: step.edit))
    stepsSinceLayout = 0
    age()
    return (step.command, later)
  }

  /// Forgets the last step, whose layout was made.
  private mutating func dropLast() {
    bytes -= undoable.removeLast().bytes
    if spare == undoable.count { spare = nil }
    let last = undoable.indices.last { $0 != spare && undoable[$0].keepsLayout }
    stepsSinceLayout = last.map { undoable.count - 1 - $0 } ?? 0
    isLayoutMade = true
  }

  /// The layout before a command, without a solution where it has to be made.
  private func layout(before index: Int) -> Layout? {
    guard let start = undoable[...index].lastIndex(where: { $0.state != nil }),
      var layout = undoable[start].state?.layout
    else { return nil }
    for step in undoable[start..<index] { step.edit?(&layout) }
    return layout
  }

  /// Lets go of what the oldest steps need no longer have.
  private mutating func age() {
    Self.discardSolution(of: &undoable)
    let aged = undoable.count - 1 - Self.keptSteps
    guard aged > 0, aged % Self.interval != 0, undoable[aged - 1].edit != nil else { return }
    forgetLayout(at: aged)
  }

  private mutating func append(_ step: Step) {
    undoable.append(step)
    bytes += step.bytes
  }

  private mutating func forgetLayout(at place: Int) {
    bytes -= undoable[place].bytes
    undoable[place].kept = .nothing
    bytes += undoable[place].bytes
  }

  /// Forgets the oldest steps where all together take more than some bytes, down to half of that; the newest
  /// layout stays.
  mutating func trim(to limit: Int) {
    guard bytes > limit else { return }
    var (first, rest) = (0, bytes)
    for place in undoable.indices {
      // Steps without a layout are made again from one before them, and the spare one will be forgotten.
      if undoable[place].keepsLayout, place != spare {
        first = place
        if rest <= limit / 2 { break }
      }
      rest -= undoable[place].bytes
    }
    bytes -= undoable[..<first].reduce(0) { $0 + $1.bytes }
    undoable.removeFirst(first)
    forgotten += first
    spare = spare.flatMap { $0 > first ? $0 - first : nil }
  }

  private static func discardSolution(of steps: inout [Step]) {
    guard let newest = steps.last?.state?.layout else { return }
    let count = min(
      max(solvedViews / newest.recordCount, solvedSteps.lowerBound), solvedSteps.upperBound)
    // A layout that grew keeps fewer.
    var aged = steps.count - 1 - count
    while aged >= 0, steps[aged].discardSolution() { aged -= 1 }
  }
}
