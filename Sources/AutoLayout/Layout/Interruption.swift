import Cassowary

/// Somebody's wish that the work at hand ends: ^C, or a limit that was reached.
///
/// Layouts that were being solved are not to be read afterwards. As they are values, whoever takes the
/// wish seriously goes on with the copy from before.
package enum Interruption {
  /// Whether the work is to end.
  package static var isRequested: Bool { StopRequest.isMade }

  /// Asks for it; a signal handler may do so.
  package static func request() { StopRequest.make() }

  /// Forgets the wish.
  package static func reset() { StopRequest.withdraw() }
}
