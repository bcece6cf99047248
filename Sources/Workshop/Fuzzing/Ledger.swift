import Glibc

/// Numbers in memory that two processes share: what one has done is known to the other when it crashes.
struct Ledger {
  private let numbers: UnsafeMutablePointer<Int>
  private let counted: Int
  /// The places before the counts.
  private enum Place: Int, CaseIterable {
    case current, done, faults, slowest, microseconds
  }

  /// Makes one with counts of 0.
  init(counts: Int) {
    counted = counts
    let size = (Place.allCases.count + counts) * MemoryLayout<Int>.stride
    let memory = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else {
      print("error: no memory can be shared with another process")
      exit(2)
    }
    numbers = memory.bindMemory(to: Int.self, capacity: Place.allCases.count + counts)
  }

  /// The trial at hand.
  var current: Int {
    get { self[.current] }
    nonmutating set { self[.current] = newValue }
  }
  /// How many trials came to an end.
  var done: Int { self[.done] }
  /// How many things did not hold.
  var faults: Int { self[.faults] }
  /// The trial that took the most processor time.
  var slowest: (number: Int, microseconds: Int) { (self[.slowest], self[.microseconds]) }
  /// What the trials add up to.
  var counts: [Int] { (0..<counted).map { numbers[Place.allCases.count + $0] } }

  /// Adds what came of a trial.
  func add(_ outcome: TrialSeries.Outcome, _ number: Int, microseconds: Int) {
    self[.done] += 1
    self[.faults] += outcome.faults.count
    if microseconds > self[.microseconds] {
      self[.slowest] = number
      self[.microseconds] = microseconds
    }
    for (place, count) in zip(0..<counted, outcome.counts) {
      numbers[Place.allCases.count + place] += count
    }
  }

  private subscript(place: Place) -> Int {
    get { numbers[place.rawValue] }
    nonmutating set { numbers[place.rawValue] = newValue }
  }
}
