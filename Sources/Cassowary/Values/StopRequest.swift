import Synchronization

/// Whether somebody has asked to stop what is being solved.
///
/// The solver looks at it once for each pivot. What it was working on is then as if a limit had been
/// reached, so whoever asks has to throw it away.
package enum StopRequest {
  /// Whether there is a request.
  @inline(__always)
  package static var isMade: Bool { flag.load(ordering: .relaxed) }

  /// Asks; a signal handler may do so.
  package static func make() { flag.store(true, ordering: .relaxed) }

  /// Takes the request back.
  package static func withdraw() { flag.store(false, ordering: .relaxed) }

  private static let flag = Atomic(false)
}
