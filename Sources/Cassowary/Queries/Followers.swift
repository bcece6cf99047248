/// Which unknowns are nothing but multiples of others, shifted: equal widths, edges at fixed gaps.
///
/// Such a *follower* has the same freedom as its *leader*, so it is enough to ask about leaders. That
/// saves more than the questions: an unknown with many followers fills the tableau when it is basic.
struct Followers: ~Copyable {
  /// The leader of an unknown, itself where it follows nothing; -1 where numbers alone define it.
  private var leader: FlatArray<Int32>
  /// By how much it changes with each point of its leader.
  private var factor: FlatArray<Double>

  init(_ system: borrowing LocalSystem, _ presolve: borrowing Presolve) {
    leader = FlatArray(repeating: -1, count: system.variableCount)
    factor = FlatArray(repeating: 1, count: system.variableCount)
    for unknown in 0..<system.unknownCount where presolve.position[unknown] == 0 {
      leader[unknown] = Int32(unknown)
    }
    for index in 0..<presolve.order.count { follow(presolve.order[index], system, presolve) }
  }

  /// What an unknown follows, and how; itself where it follows nothing.
  func leader(of unknown: Int32) -> (variable: Int32, factor: Double) {
    leader[unknown] < 0 ? (unknown, 1) : (leader[unknown], factor[unknown])
  }

  /// Finds the leader of a defined unknown, those that come before it in the order being known.
  private mutating func follow(
    _ unknown: Int32, _ system: borrowing LocalSystem, _ presolve: borrowing Presolve
  ) {
    let row = Int(presolve.definingRow[unknown])
    var total = 0.0
    for term in system.terms(of: row) {
      let other = system.termVariable[term]
      if other == unknown || leader[other] < 0 { continue }
      if leader[unknown] >= 0, leader[unknown] != leader[other] {
        // It depends on several.
        leader[unknown] = unknown
        return
      }
      leader[unknown] = leader[other]
      total -= system.termFactor[term] * factor[other]
    }
    if leader[unknown] < 0 { return }
    let rate = total / presolve.definingFactor[unknown]
    if abs(rate) > Tolerance.divisor { factor[unknown] = rate } else { leader[unknown] = unknown }
  }
}
