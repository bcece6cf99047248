/// Looks for the smallest failing case.
///
/// A case gives each of the given variables one of its values, by index; values with smaller indices are simpler. Up to
/// ``limit`` cases are all tried. Of more, these are: the corners, each variable's values with the others at either
/// end, and some at random.
package struct CounterexampleSearch {
  /// A failing case where no single variable can be made any smaller.
  package struct Counterexample: Hashable, Sendable {
    /// The index of each variable's value.
    package let values: [Int]
    /// For each variable: the smallest larger value that doesn't fail; nil if none was found.
    ///
    /// Where not all cases are tried, what lies between is only halved.
    package let holdsFrom: [Int?]
  }

  /// The maximum number of cases tried, besides those that shrink a counterexample.
  package static let limit = 2000

  /// The number of values of each variable; at least one.
  private let counts: [Int]
  /// The number of cases; nil on overflow.
  package let caseCount: Int?
  /// The number of cases tried.
  package private(set) var triedCount = 0
  private var known: [[Int]: Bool] = [:]

  /// Creates a search; every variable has at least one value.
  package init(counts: [Int]) {
    self.counts = counts
    caseCount = counts.reduce(Int?.some(1)) { product, count in
      guard let (value, overflow) = product?.multipliedReportingOverflow(by: count), !overflow
      else { return nil }
      return value
    }
  }

  /// Whether every case was or will be tried.
  package var isComplete: Bool { caseCount.map { $0 <= Self.limit } ?? false }

  /// Tries cases until one fails, and then smaller ones.
  ///
  /// - Parameter fails: Whether it fails in a case.
  /// - Returns: The smallest case that fails; nil if none was found.
  /// - Throws: What the trial throws.
  package mutating func run<Failure: Error>(
    _ fails: ([Int]) throws(Failure) -> Bool
  ) throws(Failure) -> Counterexample? {
    for values in isComplete ? allCases : someCases where try look(at: values, fails) {
      let smallest = try shrunk(values, fails)
      var holdsFrom: [Int?] = []
      for place in counts.indices { holdsFrom.append(try end(of: smallest, place, fails)) }
      return Counterexample(values: smallest, holdsFrom: holdsFrom)
    }
    return nil
  }

  private mutating func look<Failure: Error>(
    at values: [Int], _ fails: ([Int]) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    if let known = known[values] { return known }
    let result = try fails(values)
    known[values] = result
    triedCount += 1
    return result
  }

  // MARK: Cases

  /// All of them, small values of the first variables first.
  private var allCases: [[Int]] {
    counts.reduce([[]]) { cases, count in
      cases.flatMap { values in (0..<count).map { values + [$0] } }
    }
  }

  /// A sample of the cases, if there are more than are tried.
  private var someCases: [[Int]] {
    // The corners of the first variables are enough: 2, 4, … 64.
    let ends = counts.map { $0 > 1 ? [0, $0 - 1] : [0] }
    var cases = ends.enumerated().reduce([[Int]]([[]])) { cases, end in
      let values = end.offset < 6 ? end.element : [0]
      return cases.flatMap { known in values.map { known + [$0] } }
    }
    let share = max(1, Self.limit / 4 / counts.count)
    for (place, count) in counts.enumerated() {
      let step = max(1, (count + share - 1) / share)
      for others in [ends.map { $0[0] }, ends.map { $0[$0.count - 1] }] {
        cases += stride(from: 0, to: count, by: step).map { value in
          var values = others
          values[place] = value
          return values
        }
      }
    }
    var random = UInt64(1)
    while cases.count < Self.limit {
      cases.append(
        counts.map { count in
          // Knuth's generator (MMIX): the same cases on every machine.
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return Int((random >> 33) % UInt64(count))
        })
    }
    return cases
  }

  // MARK: Smaller cases

  /// Makes one variable after the other as small as it can be, until none can be made smaller.
  private mutating func shrunk<Failure: Error>(
    _ values: [Int], _ fails: ([Int]) throws(Failure) -> Bool
  ) throws(Failure) -> [Int] {
    var smallest = values
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for place in counts.indices where smallest[place] > 0 {
        var trial = smallest
        trial[place] = 0
        let least =
          try look(at: trial, fails)
          ? 0 : try boundary(of: smallest, place, failing: smallest[place], holding: 0, fails)
        hasChanged = hasChanged || least < smallest[place]
        smallest[place] = least
      }
    }
    return smallest
  }

  /// The larger value of a variable where a case no longer fails.
  private mutating func end<Failure: Error>(
    of values: [Int], _ place: Int, _ fails: ([Int]) throws(Failure) -> Bool
  ) throws(Failure) -> Int? {
    var trial = values
    trial[place] = counts[place] - 1
    if try look(at: trial, fails) { return nil }
    if isComplete {
      // It may fail, hold and fail again: what is said must hold up to the end.
      for value in stride(from: counts[place] - 2, to: values[place], by: -1) {
        trial[place] = value
        if try look(at: trial, fails) { return value + 1 }
      }
      return values[place] + 1
    }
    return try boundary(
      of: values, place, failing: values[place], holding: counts[place] - 1, fails) + 1
  }

  /// The last value that fails on the way from one that fails to one that holds.
  private mutating func boundary<Failure: Error>(
    of values: [Int], _ place: Int, failing: Int, holding: Int,
    _ fails: ([Int]) throws(Failure) -> Bool
  ) throws(Failure) -> Int {
    var trial = values
    return try Halving.boundary(from: failing, to: holding) { value throws(Failure) in
      trial[place] = value
      return try look(at: trial, fails)
    }.last
  }
}

/// Finds where something ends by halving what lies between.
package enum Halving {
  /// Where something ends that holds for one whole number and not for another one.
  ///
  /// - Parameters:
  ///   - start: A number that it holds for.
  ///   - end: A number that it doesn't hold for.
  ///   - holds: Whether it holds for a number between them.
  /// - Returns: The last number that it holds for, and the next one.
  /// - Throws: What the trial throws.
  package static func boundary<Failure: Error>(
    from start: Int, to end: Int, _ holds: (Int) throws(Failure) -> Bool
  ) throws(Failure) -> (last: Int, next: Int) {
    var (last, next) = (start, end)
    while (next - last).magnitude > 1 {
      let middle = last + (next - last) / 2
      if try holds(middle) { last = middle } else { next = middle }
    }
    return (last, next)
  }
}
