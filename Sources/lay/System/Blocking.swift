import Dispatch
import Synchronization

/// The bridge from the synchronous program to concurrent work.
enum Blocking {
  /// Runs the work on the concurrency pool and waits for its result.
  ///
  /// The program's main function stays synchronous, because readline must own the main thread to
  /// see signals; no thread of the pool ever waits here.
  static func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Box<Value>()
    Task {
      let value = await work()
      result.value.withLock { $0 = value }
      done.signal()
    }
    while true {
      done.wait()
      if let value = result.value.withLock({ $0 }) { return value }
    }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
