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
    let before = Memory.allocations
    try body(0)
    try body(1)
    allocations = (Memory.allocations - before) / 2
    seconds = try Clock.median(of: body)
  }
}
