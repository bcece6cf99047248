import Glibc
import Synchronization

/// ^C and SIGTERM: what was found is printed before the end.
enum StopSignal {
  static var wasSent: Bool { isSent.load(ordering: .relaxed) }

  /// Takes the next of these signals for a request to stop; one more ends the program at once.
  static func install() {
    // It exists before the handler, which may do little.
    _ = wasSent
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in isSent.store(true, ordering: .relaxed) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
    sigaction(SIGTERM, &action, nil)
  }
}

/// Set by the signal handler, which may do little else.
private let isSent = Atomic(false)
