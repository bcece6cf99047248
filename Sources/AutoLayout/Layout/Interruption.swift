import Cassowary

/// A request to end the current work: ^C, or a limit that was reached.
///
/// Layouts that were being solved must not be read afterwards. As they are values, the caller goes on with the copy
/// from before.
package enum Interruption {
  /// Work that ends on its own.
  package typealias Work = StopRequest.Work

  /// Whether what the calling thread works on is to end.
  package static var isRequested: Bool { StopRequest.isMade }

  /// Asks for it; a signal handler may do so.
  package static func request(of work: Work = .command) { StopRequest.make(of: work) }

  /// Forgets the wish.
  package static func reset(of work: Work = .command) { StopRequest.withdraw(of: work) }

  #if !hasFeature(Embedded)
  /// Says what the calling thread works on from now on.
  package static func begin(_ work: Work) { StopRequest.begin(work) }
  #endif
}
