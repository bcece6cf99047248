import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether the current solve should stop.
///
/// The solver checks it once per pivot. Interrupted work ends as if a limit had been reached, so the caller must
/// discard it.
package enum StopRequest {
  /// Kinds of work that can be stopped separately.
  package enum Work: UInt8 {
    /// The command that the user is waiting for; the default of every thread.
    case command = 1
    /// The answer to a question about a copy.
    case answer = 2
    /// A picture of a copy of the layout.
    case picture = 4
  }

  /// Whether there is a request to stop what the calling thread is working on.
  @inline(__always)
  package static var isMade: Bool {
    let asked = flags.load(ordering: .relaxed)
    return asked != 0 && asked & CurrentWork.kind.rawValue != 0
  }

  /// Makes the request; a signal handler may call this.
  package static func make(of work: Work = .command) {
    flags.bitwiseOr(work.rawValue, ordering: .relaxed)
  }

  /// Withdraws the request.
  package static func withdraw(of work: Work = .command) {
    flags.bitwiseAnd(~work.rawValue, ordering: .relaxed)
  }

  private static let flags = Atomic<UInt8>(0)

  #if !hasFeature(Embedded)
  /// Sets what the calling thread works on from now on.
  package static func begin(_ work: Work) { CurrentWork.begin(work) }
  #endif
}

/// The current work of the program's threads.
enum CurrentWork {
  #if hasFeature(Embedded)
  /// There are no threads.
  static var kind: StopRequest.Work { .command }
  #else
  /// The work of the calling thread.
  static var kind: StopRequest.Work {
    let bits = UInt8(truncatingIfNeeded: Int(bitPattern: pthread_getspecific(key)))
    return StopRequest.Work(rawValue: bits) ?? .command
  }

  /// Sets what the calling thread works on from now on.
  static func begin(_ kind: StopRequest.Work) {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: Int(kind.rawValue)))
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  #endif
}
