/// A contradiction whose members are listed when somebody reads them.
///
/// In a row of sizes that don't fit, hundreds of contradictions have the same hundreds of members but for two. Each
/// keeps the two, and refers to a known contradiction for the rest.
package struct DeferredConflict: Sendable {
  /// The contradiction, or one that is like it.
  let known: Conflict
  /// The places of members of the known one that are none here, in order.
  private let omitted: [Int]
  /// The members that stand in for them, oldest first.
  private let standIns: [Conflict.Member]
  private let shortfall: Double

  /// A contradiction that is listed already.
  init(_ conflict: Conflict) {
    (known, shortfall) = (conflict, conflict.shortfall)
    (omitted, standIns) = ([], [])
  }

  /// A contradiction like a known one, in which other constraints with the same left sides stand in for members.
  ///
  /// It is nil where the constraints don't contradict each other. None takes part twice, as no two members of an
  /// irreducible set have the same left side and demand the same side of it.
  /// - Parameters:
  ///   - known: An irreducible contradiction with the shortfall of now, oldest member first.
  ///   - swaps: The places of members, and what stands in for each: a constraint that demands the same side as
  ///     the multiplier of the member does.
  ///   - solver: Where the constraints are.
  package init?(
    like known: Conflict, replacing swaps: [(place: Int, standIn: LinearConstraint.ID)],
    of solver: Solver
  ) {
    var shortfall = known.shortfall
    var standIns: [Conflict.Member] = []
    for (place, standIn) in swaps {
      let member = known.members[place]
      shortfall +=
        member.multiplier * (solver.demand(of: standIn) - solver.demand(of: member.constraint))
      standIns.append(Conflict.Member(constraint: standIn, multiplier: member.multiplier))
    }
    let omitted = swaps.map { $0.place }.sorted()
    standIns.sort { $0.constraint < $1.constraint }
    if shortfall <= 0 { return nil }
    (self.known, self.shortfall) = (known, shortfall)
    (self.omitted, self.standIns) = (omitted, standIns)
  }

  /// The contradiction, oldest member first.
  package var conflict: Conflict {
    if standIns.isEmpty { return known }
    return Conflict(members: members, shortfall: shortfall)
  }

  private var members: [Conflict.Member] {
    let total = known.members.count - omitted.count + standIns.count
    return Array(unsafeUninitializedCapacity: total) { result, count in
      var rest = standIns[...]
      var next = rest.popFirst()
      var start = 0
      for gap in omitted + CollectionOfOne(known.members.count) {
        for member in known.members[start..<gap] {
          while let standIn = next, standIn.constraint < member.constraint {
            result.initializeElement(at: count, to: standIn)
            count += 1
            next = rest.popFirst()
          }
          result.initializeElement(at: count, to: member)
          count += 1
        }
        start = gap + 1
      }
      while let standIn = next {
        result.initializeElement(at: count, to: standIn)
        count += 1
        next = rest.popFirst()
      }
    }
  }
}

extension Conflict {
  /// The place of a constraint among the members, which are in order; nil where it is none.
  fileprivate func place(of constraint: LinearConstraint.ID) -> Int? {
    var (lower, upper) = (0, members.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if members[middle].constraint < constraint { lower = middle + 1 } else { upper = middle }
    }
    return lower < members.count && members[lower].constraint == constraint ? lower : nil
  }

  /// The place of a member that takes part as a `≥`; nil where the constraint doesn't.
  func place(demandedBy constraint: LinearConstraint.ID) -> Int? {
    place(of: constraint).flatMap { members[$0].multiplier > 0 ? $0 : nil }
  }
}
