import CAllocations
import Glibc

/// The processor time of this process, which other programs on the machine hardly disturb.
enum Clock {
  /// Seconds of processor time so far.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The seconds that one call of `body` takes: the median of several samples.
  ///
  /// Calls are repeated until a sample is long enough for the clock. `body` gets a number that
  /// counts the calls.
  ///
  /// - Parameters:
  ///   - samples: How many samples; slow calls get fewer, but at least one.
  ///   - body: What is measured.
  /// - Returns: Seconds per call.
  /// - Throws: What `body` throws.
  static func median<Failure: Error>(
    samples: Int = 5, of body: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let (calls, first) = try callsPerSample(of: body)
    if first > 5 { return first }
    var times: [Double] = []
    let end = seconds() + longestMeasurement
    while times.count < samples, times.isEmpty || seconds() < end {
      times.append(try time(calls, of: body))
    }
    return times.median
  }

  /// The seconds that one call of each of several bodies takes, in each of several rounds.
  ///
  /// The bodies take turns, so that a machine that is slower for a while is slower for all of them: ratios
  /// within one round hardly depend on that.
  ///
  /// - Parameters:
  ///   - count: How many rounds; slow calls get fewer, but at least one.
  ///   - bodies: What is measured; each gets a number that counts the calls.
  /// - Returns: Round by round, seconds per call of each body.
  /// - Throws: What a body throws.
  static func rounds(_ count: Int = 9, of bodies: [(Int) throws -> Void]) throws -> [[Double]] {
    let calls = try bodies.map { try callsPerSample(of: $0).calls }
    var rounds: [[Double]] = []
    let end = seconds() + longestMeasurement * Double(bodies.count)
    while rounds.count < count, rounds.isEmpty || seconds() < end {
      rounds.append(try zip(bodies, calls).map { try time($1, of: $0) })
    }
    return rounds
  }

  /// How many calls make a sample that is long enough for the clock, and the seconds that one of them took.
  private static func callsPerSample<Failure: Error>(
    of body: (Int) throws(Failure) -> Void
  ) throws(Failure) -> (calls: Int, seconds: Double) {
    var calls = 2
    while true {
      let once = try time(calls, of: body)
      if once * Double(calls) >= shortestSample { return (calls, once) }
      calls *= 2
    }
  }

  private static func time<Failure: Error>(
    _ calls: Int, of body: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let start = seconds()
    for call in 0..<calls { try body(call) }
    return (seconds() - start) / Double(calls)
  }

  /// Some kernels count processor time in ticks of 4 ms.
  private static let shortestSample = 0.05
  private static let longestMeasurement = 3.0
}

extension [Double] {
  /// The value in the middle, the larger one of two; there is at least one.
  var median: Double { sorted()[count / 2] }
}

/// What the process uses of the machine's memory.
enum Memory {
  /// How many blocks were allocated so far.
  static var allocations: Int { allocation_count() }

  /// Bytes on the heap that are in use.
  static var inUse: Int { allocated_bytes() }

  /// The most bytes of memory that the process ever had.
  static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
