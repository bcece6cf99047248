/// Some rows that can be peeled off one by one, and which other rows are sums of multiples of them.
///
/// A row is peeled off by an unknown that none of the rows left mentions. Views in chains make such rows, and
/// the multiples then follow row by row: nothing has to be eliminated.
struct RowSpan: ~Copyable {
  /// A row of the span, with the term of an unknown that no later one mentions.
  struct Peel: BitwiseCopyable {
    let row: Int32
    let unknown: Int32
    let factor: Double
  }

  private let system: LocalSystem
  /// How many rows of the system make the span.
  private let count: Int
  private var peels: FlatArray<Peel>

  /// The span of the first rows of a system; nil where they can't all be peeled off, as where one is a sum of others.
  init?(ofFirst count: Int, in system: consuming LocalSystem) {
    self.system = system
    self.count = count
    peels = FlatArray(capacity: count)
    peelRows()
    if peels.count < count { return nil }
  }

  private mutating func peelRows() {
    // By unknown: how many of the rows left mention it, and the sum of their numbers.
    var users = FlatArray<Int32>(repeating: 0, count: system.unknownCount)
    var sums = FlatArray<Int32>(repeating: 0, count: system.unknownCount)
    for row in 0..<count {
      forEachTerm(of: row) { unknown, _ in
        users[unknown] += 1
        sums[unknown] += Int32(row)
      }
    }
    var free = FlatArray<Int32>()
    for unknown in 0..<system.unknownCount where users[unknown] == 1 { free.append(Int32(unknown)) }
    while let unknown = free.popLast() {
      // Another unknown may have peeled the row off.
      if users[unknown] == 0 { continue }
      let row = sums[unknown]
      let factor = factor(of: unknown, in: row)
      if abs(factor) <= Tolerance.divisor { continue }
      peels.append(Peel(row: row, unknown: unknown, factor: factor))
      forEachTerm(of: Int(row)) { unknown, _ in
        users[unknown] -= 1
        sums[unknown] -= row
        if users[unknown] == 1 { free.append(unknown) }
      }
    }
  }

  /// A row of the system as a sum of multiples of those of the span: the multiples in their order; nil where it is
  /// no such sum.
  func multiples(in row: Int) -> FlatArray<Double>? {
    var rest = FlatArray(repeating: 0.0, count: system.unknownCount)
    forEachTerm(of: row) { rest[$0] += $1 }
    var multiples = FlatArray(repeating: 0.0, count: count)
    for place in 0..<count {
      let peel = peels[place]
      let multiple = rest[peel.unknown] / peel.factor
      if multiple == 0 { continue }
      multiples[peel.row] = multiple
      forEachTerm(of: Int(peel.row)) { rest[$0] -= multiple * $1 }
      rest[peel.unknown] = 0
    }
    for unknown in 0..<rest.count where abs(rest[unknown]) > Tolerance.coefficient { return nil }
    return multiples
  }

  private func factor(of unknown: Int32, in row: Int32) -> Double {
    var factor = 0.0
    forEachTerm(of: Int(row)) { if $0 == unknown { factor = $1 } }
    return factor
  }

  /// Calls `body` with the unknowns of a row and their factors.
  @inline(__always)
  private func forEachTerm(of row: Int, _ body: (_ unknown: Int32, _ factor: Double) -> Void) {
    for term in system.terms(of: row) where system.termVariable[term] < system.unknownCount {
      body(system.termVariable[term], system.termFactor[term])
    }
  }
}
