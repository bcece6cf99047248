/// The bookkeeping of the presolve: which rows have how many unknowns left, and what to tear next.
struct Peeling: ~Copyable {
  private var block: MemoryBlock
  private(set) var isKnown: FlatArray<Bool>
  /// How many variables are not known yet.
  private var unknownCount: Int
  /// By row.
  private var unknownsLeft: FlatArray<Int32>
  private var occurrenceStart: FlatArray<Int32>
  private var occurrence: FlatArray<Int32>
  private var singletons: FlatArray<Int32>
  private var nextSingletonIndex = 0
  private var tears = FlatArray<Int32>()
  private var nextTearIndex = 0
  private var tearCount = 0
  /// How often an unknown is the only one of an inequality or an optional constraint.
  private var soloCount: FlatArray<Int32>
  /// How many optional constraints tie an unknown to others.
  private var tieCount: FlatArray<Int32>

  init(_ system: borrowing LocalSystem, excluding excluded: borrowing FlatArray<Bool>) {
    let variables = system.variableCount
    let rows = system.rowCount
    block = MemoryBlock(estimate: 32 + 20 * variables + 16 * rows + 4 * system.termVariable.count)
    isKnown = block.array(repeating: false, count: variables)
    for parameter in system.unknownCount..<variables { isKnown[parameter] = true }
    unknownCount = system.unknownCount
    unknownsLeft = block.array(repeating: 0, count: rows)
    occurrenceStart = block.array(repeating: 0, count: variables + 1)
    soloCount = block.array(repeating: 0, count: variables)
    tieCount = block.array(repeating: 0, count: variables)
    singletons = block.array(capacity: rows)
    for row in 0..<rows {
      let terms = system.terms(of: row)
      guard system.isRequiredEquality(row), !excluded[row] else {
        if terms.count == 1 {
          soloCount[system.termVariable[terms.lowerBound]] += 1
        } else if !system.isRequired(row) {
          for term in terms { tieCount[system.termVariable[term]] += 1 }
        }
        continue
      }
      for term in terms where !isKnown[system.termVariable[term]] {
        occurrenceStart[system.termVariable[term]] += 1
        unknownsLeft[row] += 1
      }
      if unknownsLeft[row] == 1 { singletons.append(Int32(row)) }
    }
    for variable in 0..<variables { occurrenceStart[variable + 1] += occurrenceStart[variable] }
    occurrence = block.array(repeating: 0, count: Int(occurrenceStart[variables]))
    // Each list fills from its end, so that its end becomes its beginning.
    for row in stride(from: rows - 1, through: 0, by: -1) where unknownsLeft[row] > 0 {
      for term in system.terms(of: row) where !isKnown[system.termVariable[term]] {
        let variable = system.termVariable[term]
        occurrenceStart[variable] -= 1
        occurrence[occurrenceStart[variable]] = Int32(row)
      }
    }
  }

  /// A row with exactly one unknown left, or nil.
  mutating func nextSingleton() -> Int? {
    while nextSingletonIndex < singletons.count {
      let row = singletons[nextSingletonIndex]
      nextSingletonIndex += 1
      if unknownsLeft[row] == 1 { return Int(row) }
    }
    return nil
  }

  /// Counts an unknown as known in every row it occurs in.
  mutating func markKnown(_ variable: Int32) {
    isKnown[variable] = true
    unknownCount -= 1
    for index in Int(occurrenceStart[variable])..<Int(occurrenceStart[variable + 1]) {
      let row = occurrence[index]
      unknownsLeft[row] -= 1
      if unknownsLeft[row] == 1 { singletons.append(row) }
    }
  }

  /// The unknown to declare free next, or nil when all are known.
  mutating func nextTear() -> Int32? {
    if unknownCount == 0 { return nil }
    tearCount += 1
    // Usually one is enough; then it does not pay to order them all.
    if tearCount == 1 { return firstTear() }
    if tearCount == 2 { orderTears() }
    while nextTearIndex < tears.count {
      let variable = tears[nextTearIndex]
      if !isKnown[variable] { return variable }
      nextTearIndex += 1
    }
    return nil
  }

  private func firstTear() -> Int32? {
    var first: Int32?
    var least = Int.max
    for variable in 0..<isKnown.count where !isKnown[variable] {
      let bucket = tearBucket(variable, Self.mostCounted)
      if bucket < least { (first, least) = (Int32(variable), bucket) }
    }
    return first
  }

  /// From so many on, an unknown should be free: each constraint that depends on it would repeat what defines it,
  /// as the shares of a stack's length would repeat all its lengths.
  private static var manyDependents: Int32 { 8 }

  /// Where counting the uses of an unknown stops.
  private static var mostCounted: Int { 127 }

  /// What many depend on first, then sizes with a content, other sizes and positions, of each the most used
  /// first (counting sort).
  ///
  /// An unknown with constraints of its own, such as `width ≥ 0`, is a size: freeing it keeps those
  /// rows short, while free positions would turn every later row into a prefix sum. With more than
  /// one it probably has a content size; taking those first defines containers by what they contain.
  /// Then lengths that are all 0, where the core starts, fit into each other, and nested stacks need
  /// very few steps for their required rows.
  private mutating func orderTears() {
    var greatest: Int32 = 0
    for variable in 0..<isKnown.count { greatest = max(greatest, useCount(variable)) }
    let most = min(Int(greatest), Self.mostCounted)
    var bucketStart = FlatArray<Int32>(repeating: 0, count: 4 * (most + 1) + 1)
    for variable in 0..<isKnown.count { bucketStart[tearBucket(variable, most) + 1] += 1 }
    for bucket in 1..<bucketStart.count { bucketStart[bucket] += bucketStart[bucket - 1] }
    tears = block.array(repeating: 0, count: isKnown.count)
    for variable in 0..<isKnown.count {
      let bucket = tearBucket(variable, most)
      tears[bucketStart[bucket]] = Int32(variable)
      bucketStart[bucket] += 1
    }
  }

  /// How many required equalities mention an unknown.
  private func useCount(_ variable: Int) -> Int32 {
    occurrenceStart[variable + 1] - occurrenceStart[variable]
  }

  /// Smaller is earlier; `most` is where counting stops.
  private func tearBucket(_ variable: Int, _ most: Int) -> Int {
    let uses = Int(useCount(variable))
    return (most + 1) * tearClass(variable) + most - min(uses, most)
  }

  /// Smaller is earlier.
  private func tearClass(_ variable: Int) -> Int {
    if tieCount[variable] + useCount(variable) >= Self.manyDependents { return 0 }
    return 3 - Int(min(soloCount[variable], 2))
  }
}
