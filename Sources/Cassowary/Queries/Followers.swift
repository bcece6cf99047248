/// Which unknowns are nothing but multiples of others, shifted: equal widths, edges at fixed gaps.
///
/// Such a *follower* has the same freedom as its *leader*, so it is enough to ask about leaders. That
/// saves more than the questions: an unknown with many followers fills the tableau when it is basic.
struct Followers: ~Copyable {
  /// The leader of an unknown, itself where it follows nothing; -1 where numbers alone define it.
  private var leader: FlatArray<Int32>
  /// By how much it changes with each point of its leader.
  private var factor: FlatArray<Double>

  init(_ core: borrowing ComponentCore) {
    leader = FlatArray(repeating: -1, count: core.system.variableCount)
    factor = FlatArray(repeating: 1, count: core.system.variableCount)
    for unknown in 0..<core.system.unknownCount where core.presolve.position[unknown] == 0 {
      leader[unknown] = Int32(unknown)
    }
    for index in 0..<core.presolve.order.count { follow(core.presolve.order[index], core) }
  }

  /// What an unknown follows, and how; itself where it follows nothing.
  func leader(of unknown: Int32) -> (variable: Int32, factor: Double) {
    leader[unknown] < 0 ? (unknown, 1) : (leader[unknown], factor[unknown])
  }

  /// Finds the leader of a defined unknown, those that come before it in the order being known.
  private mutating func follow(_ unknown: Int32, _ core: borrowing ComponentCore) {
    let row = Int(core.presolve.definingRow[unknown])
    var total = 0.0
    for term in core.system.terms(of: row) {
      let other = core.system.termVariable[term]
      if other == unknown || leader[other] < 0 { continue }
      if leader[unknown] >= 0, leader[unknown] != leader[other] {
        // It depends on several.
        leader[unknown] = unknown
        return
      }
      leader[unknown] = leader[other]
      total -= core.system.termFactor[term] * factor[other]
    }
    if leader[unknown] < 0 { return }
    let rate = total / core.presolve.definingFactor[unknown]
    if abs(rate) > Tolerance.divisor { factor[unknown] = rate } else { leader[unknown] = unknown }
  }
}
