/// How long one operation takes on one workload.
struct Measurement: Codable {
  /// The workload's name.
  var workload: String
  /// The nominal number of views.
  var size: Int
  var operation: String
  /// Processor time of one operation.
  var seconds: Double
  /// Blocks of memory that one operation asks for.
  var allocations: Int
  /// Bytes that the solved system holds on to; nil where that is not the question.
  var heapBytes: Int?
  /// How many times as long as building and solving the layout in question; nil where that is not
  /// the question.
  var buildRatio: Double?

  /// Measures an operation.
  ///
  /// - Parameters:
  ///   - workload: The name of the workload.
  ///   - size: Its nominal number of views.
  ///   - operation: The name of the operation.
  ///   - body: Performs it once; gets the number of the call.
  /// - Throws: What the operation throws.
  init<Failure: Error>(
    workload: String, size: Int, operation: String, of body: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    self.workload = workload
    self.size = size
    self.operation = operation
    allocations = try Self.allocations(of: body)
    seconds = try Clock.median(of: body)
  }

  private init(workload: String, size: Int, _ operation: Contender) throws {
    self.workload = workload
    self.size = size
    self.operation = operation.name
    (allocations, seconds) = (try Self.allocations(of: operation.body), 0)
  }

  private static func allocations<Failure: Error>(
    of body: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let before = Memory.allocations
    try body(0)
    try body(1)
    return (Memory.allocations - before) / 2
  }
}

/// An operation that is measured in turn with others.
struct Contender {
  let name: String
  /// The place of the operation that it is compared with; nil where that is none.
  let reference: Int?
  /// Performs it once; gets the number of the call.
  let body: (Int) throws -> Void

  init(_ name: String, beside reference: Int? = nil, _ body: @escaping (Int) throws -> Void) {
    (self.name, self.reference, self.body) = (name, reference, body)
  }
}

extension Measurement {
  /// Measures operations in turn; ratios are medians of those of the rounds.
  ///
  /// - Parameters:
  ///   - operations: What is measured.
  ///   - workload: The name of the workload.
  ///   - size: Its nominal number of views.
  /// - Returns: A measurement for each operation.
  /// - Throws: What an operation throws.
  static func inTurn(_ operations: [Contender], workload: String, size: Int) throws -> [Measurement]
  {
    var results = try operations.map { try Measurement(workload: workload, size: size, $0) }
    let rounds = try Clock.rounds(of: operations.map { $0.body })
    for (place, operation) in operations.enumerated() {
      results[place].seconds = rounds.map { $0[place] }.median
      results[place].buildRatio = operation.reference.map { reference in
        rounds.map { $0[place] / $0[reference] }.median
      }
    }
    return results
  }
}
