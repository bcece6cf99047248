import Foundation

/// The CPU time of one operation.
struct Measurement: Codable {
  let operation: String
  let seconds: Double

  /// Prints measurements for people or as a JSON array.
  static func show(_ measurements: [Measurement], json: Bool) throws {
    if json { print(String(decoding: try JSONEncoder().encode(measurements), as: UTF8.self)) }
    for one in json ? [] : measurements {
      print(String(format: "%12.2f µs  ", one.seconds * 1e6) + one.operation)
    }
  }

  /// Measures an operation, as the median of several samples.
  ///
  /// Calls are repeated until a sample is long enough for the clock. Slow calls get fewer samples, but at
  /// least one.
  ///
  /// - Parameters:
  ///   - operation: Its name.
  ///   - body: Performs it once.
  /// - Throws: What the operation throws.
  init<Failure: Error>(_ operation: String, of body: () throws(Failure) -> Void) throws(Failure) {
    self.operation = operation
    var calls = 2
    var samples = [try Self.time(calls, body)]
    while samples[0] * Double(calls) < Self.shortestSample {
      calls *= 2
      samples = [try Self.time(calls, body)]
    }
    let end = Self.processorTime + Self.longestMeasurement
    while samples.count < Self.sampleCount, Self.processorTime < end {
      samples.append(try Self.time(calls, body))
    }
    seconds = samples.sorted()[samples.count / 2]
  }

  private static let sampleCount = 5
  /// Some kernels count processor time in ticks of 4 ms.
  private static let shortestSample = 0.05
  private static let longestMeasurement = 3.0

  private static func time<Failure: Error>(
    _ calls: Int, _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let start = processorTime
    for _ in 0..<calls { try body() }
    return (processorTime - start) / Double(calls)
  }

  /// The processor time of this process so far, which other programs on the machine hardly affect.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
