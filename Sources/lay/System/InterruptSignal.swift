import AutoLayout
import Glibc
import Synchronization

/// ^C.
enum InterruptSignal {
  /// How often it was pressed.
  static var count: Int { presses.load(ordering: .relaxed) }

  /// Takes ^C for a request to end the work at hand instead of the program.
  ///
  /// Without `SA_RESTART`, so that a call that waits ends and its caller sees the request.
  static func install() {
    Interruption.reset()
    // The counter exists before the handler, which may do little.
    _ = count
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      presses.wrappingAdd(1, ordering: .relaxed)
      Interruption.request()
    }
    sigaction(SIGINT, &action, nil)
  }
}

/// Set by the signal handler, which may do little else.
private let presses = Atomic(0)
