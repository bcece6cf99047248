import AutoLayout

/// What a command may change: the layout, and what was named for later commands.
struct SessionState: Sendable {
  var layout: Layout
  var definitions = Definitions()
}

/// The layouts before each command that can be undone, and after each that was undone.
///
/// Layouts are values that share what they have in common. Only the newest few keep their solution;
/// older ones keep the model, which costs a fraction, and are solved again when somebody goes back.
struct History: Sendable {
  /// A command and the state on the far side of it.
  struct Step: Sendable {
    let command: String
    var state: SessionState
  }

  /// How many layouts keep their solution.
  private static let solvedSteps = 16

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []

  /// Notes that a command turned `state` into something else.
  mutating func record(_ command: String, before state: SessionState) {
    Self.push(Step(command: command, state: state), onto: &undoable)
    redoable = []
  }

  /// Goes back one command, from `state`.
  mutating func undo(from state: SessionState) -> Step? {
    guard let step = undoable.popLast() else { return nil }
    Self.push(Step(command: step.command, state: state), onto: &redoable)
    return step
  }

  /// Goes forward one command, from `state`.
  mutating func redo(from state: SessionState) -> Step? {
    guard let step = redoable.popLast() else { return nil }
    Self.push(Step(command: step.command, state: state), onto: &undoable)
    return step
  }

  private static func push(_ step: Step, onto steps: inout [Step]) {
    steps.append(step)
    let aged = steps.count - 1 - solvedSteps
    if aged >= 0 { steps[aged].state.layout.discardSolution() }
  }
}
