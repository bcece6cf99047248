import Cassowary

/// Deciding about many constraints that may be broken, without a solution for each.
extension Engine {
  /// Decides about doubtful breaks and about what the solver's solution misses, then solves.
  ///
  /// Without what is missed everything else holds, which is a choice already, though not the greedy one.
  /// One tableau turns it into that: each row is asked for, those that are kept longest first, and where
  /// it contradicts one that breaks before it, the two change places. What that leaves doubtful is
  /// looked at again.
  ///
  /// - Parameters:
  ///   - doubtful: The doubtful breaks; on return those about which only the solution made here can tell.
  ///   - missed: ``Solver/missedRequirements``.
  ///   - model: The model.
  ///   - order: The order of breaking.
  mutating func decide(
    _ doubtful: inout Set<LinearConstraint.ID>, missed: [LinearConstraint.ID], in model: Model,
    _ order: inout RowOrder
  ) {
    var exchange = Exchange(
      search: RestorationSearch(solver), changed: RowSet(capacity: rowCount),
      made: RowSet(capacity: rowCount), standIns: StandIns(capacity: rowCount))
    for row in breaks.keys { exchange.standIns.setBroken(true, row) }
    exchange.search.leaveOut(missed)
    for row in missed {
      exchange.changed.insert(row)
      doubtful.insert(row)
    }
    var isStuck = false
    while !doubtful.isEmpty, !isStuck {
      exchange.yielded = RowSet(capacity: rowCount)
      for row in order.sorted(doubtful) where !isStuck {
        doubtful.remove(row)
        isStuck = !(finds(row, &exchange, model, &order) || decide(row, &exchange, &order))
      }
      for (row, found) in breaks where found.rests(on: exchange.yielded, besides: row) {
        doubtful.insert(row)
      }
    }
    // What was missed and is not decided yet is required as before.
    for row in missed where breaks[row] == nil { doubtful.remove(row) }
    for row in exchange.changed.rows { setBroken(breaks[row] != nil, row) }
    // The tableau may lack what was left out for a row that it couldn't decide.
    if isStuck { return solver.solve(untilConflict: true) }
    solver.solve(after: exchange.search)
  }

  /// What changes while rows are decided.
  private struct Exchange: ~Copyable {
    var search: RestorationSearch
    /// Rows that may be broken now and were not, or the other way round.
    var changed: RowSet
    /// Those of which a contradiction was found here, whose shortfall is that of now.
    var made: RowSet
    var standIns: StandIns
    /// Those that others broke since the breaks were looked through for doubtful ones.
    var yielded = RowSet(capacity: 0)
  }

  /// Finds another certificate for a break that was just made, without any question; false where that doesn't show.
  private mutating func finds(
    _ row: LinearConstraint.ID, _ exchange: inout Exchange, _ model: Model, _ order: inout RowOrder
  ) -> Bool {
    guard exchange.made.contains(row), let known = breaks[row],
      let found = exchange.standIns.conflict(like: known.conflict, ofBroken: row, self, model),
      order.firsts(1, of: found, before: row) == []
    else { return false }
    breaks[row] = Break(found)
    return true
  }

  /// Decides whether a row holds beside those that are kept longer and hold; false where only a solution
  /// can tell, which then counts the row as required.
  private mutating func decide(
    _ row: LinearConstraint.ID, _ exchange: inout Exchange, _ order: inout RowOrder
  ) -> Bool {
    let isMissed = breaks[row] == nil
    exchange.changed.insert(row)
    exchange.standIns.setBroken(false, row)
    breaks[row] = nil
    var yielding: [(row: LinearConstraint.ID, reason: Break)] = []
    // In a long row one after the other has to yield, in the order that the first conflict told. So as long
    // as that is what comes next, one more at a time does; the few that yield in vain hold again when they are
    // decided about.
    var (count, expected) = (1, LinearConstraint.ID?.none)
    while let conflict = exchange.search.conflict(ofBroken: row) {
      guard isMissed || conflict.shortfall > Self.clearShortfall,
        let victims = order.firsts(count + 2, of: conflict, before: row)
      else { return false }
      if victims.isEmpty {
        breaks[row] = Break(conflict)
        exchange.standIns.setBroken(true, row)
        // The certificates of others may have counted on it.
        if isMissed { exchange.yielded.insert(row) }
        for (other, _) in yielding.reversed() where !exchange.search.hold(other) { return false }
        return true
      }
      count = victims.first == expected ? count + 1 : 1
      expected = victims.dropFirst(count).first
      exchange.search.leaveOut(victims.prefix(count))
      for victim in victims.prefix(count) { yielding.append((victim, Break(conflict))) }
    }
    guard exchange.search.hold(row) else { return false }
    for (other, reason) in yielding {
      breaks[other] = reason
      exchange.made.insert(other)
      exchange.standIns.setBroken(true, other)
      exchange.changed.insert(other)
      exchange.yielded.insert(other)
    }
    return true
  }
}
