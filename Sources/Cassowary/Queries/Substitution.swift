extension Solver {
  /// A contradiction like one that is known, in which other constraints with the same left sides stand in for
  /// members.
  ///
  /// - Parameters:
  ///   - known: A contradiction, with the shortfall of now.
  ///   - swaps: The places of members, in order, and what stands in for each: a constraint that demands the same
  ///     side as the multiplier of the member does.
  /// - Returns: The contradiction; nil where the constraints don't contradict each other, or one of them would take
  ///   part twice.
  package func conflict(
    like known: Conflict, replacing swaps: [(place: Int, standIn: LinearConstraint.ID)]
  ) -> Conflict? {
    var shortfall = known.shortfall
    var added: [Conflict.Member] = []
    for (place, standIn) in swaps {
      let member = known.members[place]
      shortfall += member.multiplier * (demand(of: standIn) - demand(of: member.constraint))
      added.append(Conflict.Member(constraint: standIn, multiplier: member.multiplier))
    }
    if shortfall <= 0 { return nil }
    added.sort { $0.constraint < $1.constraint }
    let members = merged(known.members, without: swaps.map { $0.place }, added)
    for place in members.indices.dropFirst()
    where members[place].constraint == members[place - 1].constraint { return nil }
    return Conflict(members: members, shortfall: shortfall)
  }

  /// Members without those at some places, and with others, all in one order.
  private func merged(
    _ members: [Conflict.Member], without places: [Int], _ added: [Conflict.Member]
  ) -> [Conflict.Member] {
    let total = members.count - places.count + added.count
    return Array(unsafeUninitializedCapacity: total) { result, count in
      var (omitted, taken) = (places[...], added[...])
      var (nextOmitted, next) = (omitted.popFirst(), taken.popFirst())
      for (place, member) in members.enumerated() {
        if place == nextOmitted {
          nextOmitted = omitted.popFirst()
          continue
        }
        while let added = next, added.constraint < member.constraint {
          result.initializeElement(at: count, to: added)
          count += 1
          next = taken.popFirst()
        }
        result.initializeElement(at: count, to: member)
        count += 1
      }
      while let added = next {
        result.initializeElement(at: count, to: added)
        count += 1
        next = taken.popFirst()
      }
    }
  }
}
