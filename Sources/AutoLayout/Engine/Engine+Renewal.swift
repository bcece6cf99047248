import Cassowary

/// Long sessions: removed rows leave their numbers behind, which take memory for as long as the engine lives.
extension Engine {
  /// How many removed rows an engine keeps in any case.
  private static let sparedRows = 10_000

  /// Whether most rows that it ever had are gone, so that building everything anew costs less than they did.
  var isWornOut: Bool {
    let removed = solver.removedConstraintCount
    let present = solver.constraintCount - removed
    return scope == nil && removed > Self.sparedRows && removed > 3 * present
  }

  /// Forgets everything but how much was done; the next update builds everything.
  mutating func renew() {
    let done = work
    self = Engine()
    work = done
  }
}
