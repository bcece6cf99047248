#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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

  /// Says what the calling thread works on from now on.
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
