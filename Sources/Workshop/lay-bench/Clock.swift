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
    var call = 0
    func time(calls: Int) throws(Failure) -> Double {
      let start = seconds()
      for _ in 0..<calls {
        try body(call)
        call += 1
      }
      return (seconds() - start) / Double(calls)
    }
    var calls = 2
    while true {
      let once = try time(calls: calls)
      if once > 5 { return once }
      if once * Double(calls) >= shortestSample { break }
      calls *= 2
    }
    var times: [Double] = []
    let end = seconds() + longestMeasurement
    while times.count < samples, times.isEmpty || seconds() < end {
      times.append(try time(calls: calls))
    }
    return times.sorted()[times.count / 2]
  }

  /// Some kernels count processor time in ticks of 4 ms.
  private static let shortestSample = 0.05
  private static let longestMeasurement = 3.0
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
