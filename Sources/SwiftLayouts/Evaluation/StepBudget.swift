/// Limits the number of expressions that are evaluated in one type's code, and in code that doesn't run.
struct StepBudget {
  private var steps = 0
  /// After how many steps nothing more is evaluated.
  private var limit = 400_000
  private var stepsToExplore = 200_000
  /// The number of explorations of code that doesn't run, by place.
  private var explorations: [SourcePlace: Int] = [:]

  /// The maximum number of explorations of the same code with different values: mutually recursive functions would
  /// multiply endlessly.
  private static let mostExplorations = 8

  /// Whether a loop has no end, or too much code runs.
  var isExhausted: Bool { steps > limit }

  mutating func countStep() { steps += 1 }

  /// Whether code at a place may be looked at once more, which counts.
  mutating func mayExplore(_ place: SourcePlace) -> Bool {
    guard explorations[place, default: 0] < Self.mostExplorations else { return false }
    explorations[place, default: 0] += 1
    return true
  }

  /// The state before an exploration.
  struct Start {
    fileprivate let steps: Int
    fileprivate let limit: Int
  }

  /// Begins to look at code: no single place may use up what is there for all.
  mutating func begin() -> Start {
    let start = Start(steps: steps, limit: limit)
    limit = steps + max(3000, stepsToExplore / 10)
    return start
  }

  /// Subtracts an exploration's steps from the budget of explorations.
  mutating func end(_ start: Start) {
    stepsToExplore -= steps - start.steps
    (steps, limit) = (start.steps, start.limit)
  }
}
