/// Rows of a system that contradict each other: multiples of them add up to a false statement in which no
/// unknown is left (Farkas' lemma).
struct Certificate {
  /// A row and its multiplier.
  struct Member {
    var row: Int
    var multiplier: Double
  }

  /// In order of their rows.
  let members: [Member]
  /// The magnitude of the largest multiplier.
  private let scale: Double
  /// What the sum demands of 0.
  private let demand: Double

  /// What some rows make together with definitions.
  ///
  /// - Parameters:
  ///   - system: The rows.
  ///   - presolve: The definitions among them, which cancel what the others leave.
  ///   - remainder: The rows, taken from an empty expression.
  init(
    _ system: borrowing LocalSystem, _ presolve: borrowing Presolve,
    _ remainder: consuming Remainder
  ) {
    remainder.eliminateDefinitions(system, presolve)
    var (scale, demand) = (0.0, 0.0)
    let rows = remainder.rows
    members = Array(unsafeUninitializedCapacity: rows.count) { members, count in
      for index in 0..<rows.count {
        let row = Int(rows[index])
        let multiplier = remainder.multipliers[row]
        if abs(multiplier) <= Tolerance.coefficient {
          remainder.subtract(-multiplier, of: row, system, presolve)
          continue
        }
        scale = max(scale, abs(multiplier))
        demand += multiplier * system.constant[row]
        members.initializeElement(at: count, to: Member(row: row, multiplier: multiplier))
        count &+= 1
      }
    }
    for parameter in system.unknownCount..<system.variableCount {
      demand += remainder.coefficients[parameter] * system.value[parameter]
    }
    (self.scale, self.demand) = (scale, demand)
  }

  private init(_ members: [Member], scale: Double, demand: Double) {
    (self.members, self.scale, self.demand) = (members, scale, demand)
  }

  /// The same in a system in which the rows have other numbers.
  func renumbered(_ number: (Int) -> Int) -> Certificate {
    let members = members.map { Member(row: number($0.row), multiplier: $0.multiplier) }
    return Certificate(
      members.sortedIfNeeded { $0.row < $1.row }, scale: scale, demand: demand)
  }

  /// The certificate as a conflict between constraints.
  func conflict(_ system: borrowing LocalSystem) -> Conflict {
    let found = [Conflict.Member](unsafeUninitializedCapacity: members.count) { found, count in
      for member in members {
        let id = LinearConstraint.ID(rawValue: system.constraint[member.row])
        found.initializeElement(
          at: count, to: Conflict.Member(constraint: id, multiplier: member.multiplier / scale))
        count += 1
      }
    }
    return Conflict(members: found, shortfall: demand / scale)
  }
}

extension Array {
  /// The array in order; itself where it is in order, as long lists usually are.
  func sortedIfNeeded(by isBefore: (Element, Element) -> Bool) -> [Element] {
    for index in indices.dropFirst() where !isBefore(self[index - 1], self[index]) {
      return sorted(by: isBefore)
    }
    return self
  }
}
