import AutoLayout

/// What a command may change: the layout, and what was named for later commands.
struct SessionState: Sendable {
  var layout: Layout
  var definitions = Definitions()
}

/// Commands that ran one after the other before the layout was solved again, and the solved state before them.
///
/// At a prompt that is one command, in a script all between two that look. Only the state before the first is
/// kept: a copy for each would make each edit copy what it touches.
struct Run: Sendable {
  typealias Edit = @Sendable (inout Layout) -> Void

  fileprivate(set) var before: SessionState
  /// The commands as written.
  fileprivate(set) var titles: [String] = []
  /// What the commands did; empty for one command of which only the result is known.
  fileprivate(set) var edits: [Edit] = []

  mutating func append(_ title: String, _ edit: @escaping Edit) {
    titles.append(title)
    edits.append(edit)
  }

  /// The state after the first commands, unsolved.
  func state(after count: Int) -> SessionState {
    var state = before
    for edit in edits.prefix(count) { edit(&state.layout) }
    return state
  }

  /// About how many bytes it takes, apart from a solution.
  fileprivate var bytes: Int {
    let made = before.layout.countsEver
    return titles.reduce(2_000 + 128 * (made.items + made.constraints)) { $0 + $1.utf8.count + 256 }
  }
}

/// The commands that can be undone or done again, with the layouts between them.
///
/// Layouts are values that share what they have in common. Only the newest keep their solution; older ones keep
/// the model, which costs a fraction.
struct History: Sendable {
  /// How many layouts keep their solution: fewer the more views they have, so many at least and at most.
  private static func solvedLayouts(views: Int) -> Int { min(max(40_000 / views, 16), 100) }

  private var runs: [Run] = []
  /// The state after all runs; nil while nothing is undone.
  private var end: SessionState?
  /// How many commands of the runs are done, and not undone.
  private(set) var done = 0
  /// How many older commands were forgotten.
  private(set) var forgotten = 0
  private var bytes = 0

  /// All commands, oldest first: those that are done, then those that can be done again.
  var titles: [String] { runs.flatMap { $0.titles } }

  /// Whether anything can be done again.
  var isUndone: Bool { end != nil }

  /// Adds what ran now; what was undone is forgotten.
  mutating func append(_ run: Run) {
    if end != nil { forgetUndone() }
    runs.append(run)
    done += run.titles.count
    bytes += run.bytes
    // Before the oldest one that has a solution, all are without.
    var aged = runs.count - 1 - Self.solvedLayouts(views: run.before.layout.recordCount)
    while aged >= 0, runs[aged].before.layout.hasSolution {
      runs[aged].before.layout.discardSolution()
      aged -= 1
    }
  }

  /// Goes to another place among the commands.
  ///
  /// - Parameters:
  ///   - count: How many commands are done there.
  ///   - state: The state now.
  /// - Returns: The state there, which may be unsolved.
  mutating func go(to count: Int, from state: SessionState) -> SessionState {
    let latest = end ?? state
    let (run, offset) = place(after: count)
    done = count
    end = run == runs.count ? nil : latest
    return run == runs.count ? latest : runs[run].state(after: offset)
  }

  /// Forgets the oldest commands where all together take more than some bytes, down to half of that; the newest
  /// layout stays.
  mutating func trim(to limit: Int) {
    guard bytes > limit else { return }
    let current = min(place(after: done).run, runs.count - 1)
    var (first, commands) = (0, 0)
    while first < current, bytes > limit / 2 {
      bytes -= runs[first].bytes
      commands += runs[first].titles.count
      first += 1
    }
    runs.removeFirst(first)
    done -= commands
    forgotten += commands
  }

  /// The run of the first command that isn't among the oldest ones, and how many commands of it are.
  private func place(after count: Int) -> (run: Int, offset: Int) {
    var rest = count
    for index in runs.indices {
      let commands = runs[index].titles.count
      if rest < commands { return (index, rest) }
      rest -= commands
    }
    return (runs.count, 0)
  }

  private mutating func forgetUndone() {
    let (run, offset) = place(after: done)
    var part = runs[run]
    part.titles.removeSubrange(offset...)
    part.edits.removeSubrange(min(offset, part.edits.count)...)
    bytes -= runs[run...].reduce(0) { $0 + $1.bytes }
    runs.removeSubrange(run...)
    if offset > 0 {
      runs.append(part)
      bytes += part.bytes
    }
    end = nil
  }
}
