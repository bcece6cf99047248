import AutoLayout
import Platform
import Synchronization

/// ^C.
enum InterruptSignal {
  /// The number of presses.
  static var count: Int { presses.load(ordering: .relaxed) }

  /// Takes ^C for a request to end the work at hand instead of the program.
  ///
  /// Without `SA_RESTART`, so that a call that waits ends and its caller sees the request.
  static func install() {
    Interruption.reset()
    // The counter exists before the handler, which may do little.
    _ = count
    ProcessTable.handle(SIGINT) { _ in
      presses.wrappingAdd(1, ordering: .relaxed)
      Interruption.request()
    }
  }
}

/// Set by the signal handler, which may do little else.
private let presses = Atomic(0)
