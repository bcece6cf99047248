import AutoLayout

/// Definitions for later commands: values, and commands with parameters.
package struct Definitions: Hashable, Sendable {
  /// A command that stands for others.
  package struct Procedure: Hashable, Sendable {
    /// The names of its parameters.
    package let parameters: [String]
    /// The commands between the braces, as written.
    package let body: String

    /// Creates a procedure.
    package init(parameters: [String], body: String) {
      self.parameters = parameters
      self.body = body
    }
  }

  /// The maximum number; every step of the history keeps them.
  private static let limit = 1_000

  /// The values by name.
  package private(set) var values: [String: PropertyValue] = [:]
  /// The procedures by name.
  package private(set) var procedures: [String: Procedure] = [:]
  /// All names, in the order in which they were first used.
  package private(set) var names: [String] = []

  /// Names a value; a value or procedure of that name is replaced.
  ///
  /// - Throws: When there are too many names.
  package mutating func set(_ name: String, to value: PropertyValue) throws(LayoutError) {
    try add(name)
    procedures[name] = nil
    values[name] = value
  }

  /// Names a procedure; a value or procedure of that name is replaced.
  ///
  /// - Throws: When there are too many names.
  package mutating func set(_ name: String, to procedure: Procedure) throws(LayoutError) {
    try add(name)
    values[name] = nil
    procedures[name] = procedure
  }

  private mutating func add(_ name: String) throws(LayoutError) {
    guard values[name] == nil, procedures[name] == nil else { return }
    guard names.count < Self.limit else {
      throw LayoutError("there are \(Self.limit) definitions already")
    }
    names.append(name)
  }
}

/// The state that a command may change: the layout, and definitions for later commands.
struct SessionState: Sendable {
  @Boxed var layout: Layout
  var definitions = Definitions()
  /// The name of the current lesson.
  var lesson: String?
}

/// A command that ran.
struct Step: Sendable {
  /// The command as written.
  let title: String
  /// The solved state before it; nil if that follows from the state before an earlier command.
  ///
  /// At a prompt each command has one; in a script, only the first command after each look does, because with a copy
  /// for each command, every edit would have to copy what it touches.
  fileprivate(set) var before: SessionState?
  /// The command's edit of a layout; nil if only the result is known, so that the next entry has a state.
  var edit: (@Sendable (inout Layout) -> Void)?

  /// The approximate number of bytes that it takes up, apart from a solution.
  fileprivate var bytes: Int {
    let made = before?.layout.countsEver
    return title.utf8.count + 256 + (made.map { 2_000 + 128 * ($0.items + $0.constraints) } ?? 0)
  }
}

/// The commands that can be undone or redone, with the layouts between them.
///
/// Layouts are values that share what they have in common. Only the newest ones keep their solution; older ones keep
/// just the model, which costs a fraction.
struct History: Sendable {
  /// All commands, oldest first: those that are done, then those that can be redone.
  private(set) var steps: [Step] = []
  /// The number of commands that are done and not undone.
  private(set) var done = 0
  /// The number of older commands that were forgotten.
  private(set) var forgotten = 0
  /// The state after all commands, while some are undone.
  private var end: SessionState?
  /// The places of states with a solution, in order, counted from the first command of the session.
  private var solved: [Int] = []
  private var bytes = 0

  /// Whether anything can be redone.
  var isUndone: Bool { end != nil }

  /// Adds a command that has just run; what was undone is forgotten.
  mutating func append(_ step: Step) {
    bytes += step.bytes - steps[done...].reduce(0) { $0 + $1.bytes }
    steps.removeSubrange(done...)
    solved.removeAll { $0 >= forgotten + done }
    end = nil
    steps.append(step)
    done += 1
    if step.before != nil { noteSolution(at: done - 1) }
  }

  /// Notes the solved state before a command.
  mutating func setState(_ state: SessionState, before place: Int) {
    bytes -= steps[place].bytes
    steps[place].before = state
    bytes += steps[place].bytes
    noteSolution(at: place)
  }

  /// The state before a command, or after the last one; it may be unsolved.
  func state(before place: Int) -> SessionState? {
    guard let known = steps.prefix(place + 1).lastIndex(where: { $0.before != nil }),
      var state = steps[known].before
    else { return nil }
    for step in steps[known..<place] { step.edit?(&state.layout) }
    return state
  }

  /// Moves to the state after `count` commands, which may be unsolved.
  mutating func go(to count: Int, from state: SessionState) -> SessionState {
    let latest = end ?? state
    done = count
    end = count == steps.count ? nil : latest
    return end.flatMap { _ in self.state(before: count) } ?? latest
  }

  /// If all commands together exceed a number of bytes, forgets the oldest until half of that is left; the newest
  /// layout stays.
  mutating func trim(to limit: Int) {
    guard bytes > limit else { return }
    var first = 0
    while bytes > limit / 2,
      let next = steps.prefix(done + 1).dropFirst(first + 1).firstIndex(where: { $0.before != nil })
    {
      bytes -= steps[first..<next].reduce(0) { $0 + $1.bytes }
      first = next
    }
    steps.removeFirst(first)
    done -= first
    forgotten += first
  }

  /// Records a state with a solution, and discards older solutions: the more views, the fewer are kept.
  private mutating func noteSolution(at place: Int) {
    if solved.last != forgotten + place { solved.append(forgotten + place) }
    let views = steps[place].before?.layout.countsEver.items ?? 1
    while solved.count > min(max(40_000 / views, 16), 100) {
      let oldest = solved.removeFirst() - forgotten
      if oldest >= 0 { steps[oldest].before?.layout.discardSolution() }
    }
  }
}
