/// An amount on a level.
struct LevelAmount: Sendable {
  let level: Level
  var amount: Double
}

/// A sum of errors or costs over levels, the most important level first; levels that aren't listed have 0.
typealias LevelVector = [LevelAmount]

extension LevelVector {
  /// Adds an amount on a level.
  mutating func add(_ amount: Double, on level: Level) {
    let place = firstIndex { $0.level >= level } ?? count
    guard place < count, self[place].level == level else {
      return insert(LevelAmount(level: level, amount: amount), at: place)
    }
    self[place].amount += amount
    if abs(self[place].amount) <= Tolerance.coefficient { remove(at: place) }
  }

  /// Forgets a level and all those below it.
  mutating func truncate(from level: Level) {
    while let last, last.level >= level { removeLast() }
  }
}

/// A cost, compared from the most important level on: a multiple of a level vector, plus an amount of its own.
struct Cost {
  private let vector: LevelVector
  private let multiple: Double
  private let ownAmount: Double
  private var ownLevel: Level
  private var next = 0

  init(_ vector: LevelVector, times multiple: Double, plus ownAmount: Double, on ownLevel: Level) {
    (self.vector, self.multiple) = (vector, multiple)
    (self.ownAmount, self.ownLevel) = (ownAmount, ownLevel)
  }

  /// The next level with an amount that isn't negligible.
  mutating func popFirst() -> LevelAmount? {
    while true {
      guard next < vector.count, vector[next].level <= ownLevel else {
        if ownLevel == .none { return nil }
        defer { ownLevel = .none }
        return LevelAmount(level: ownLevel, amount: ownAmount)
      }
      var found = LevelAmount(level: vector[next].level, amount: vector[next].amount * multiple)
      next += 1
      if found.level == ownLevel {
        found.amount += ownAmount
        ownLevel = .none
      }
      if abs(found.amount) > Tolerance.coefficient { return found }
    }
  }

  /// The levels that are left.
  func remaining() -> LevelVector {
    var (rest, found) = (self, LevelVector())
    while let next = rest.popFirst() { found.append(next) }
    return found
  }

  /// Compares lexicographically: negative if `lhs` is less, 0 if the costs are equal.
  static func compare(_ lhs: Cost, _ rhs: Cost) -> Double {
    var (lhs, rhs) = (lhs, rhs)
    while true {
      let (first, second) = (lhs.popFirst(), rhs.popFirst())
      guard let first else { return -(second?.amount ?? 0) }
      guard let second else { return first.amount }
      if first.level < second.level { return first.amount }
      if second.level < first.level { return -second.amount }
      let difference = first.amount - second.amount
      if abs(difference) > Tolerance.coefficient { return difference }
    }
  }
}
