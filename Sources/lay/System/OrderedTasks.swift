import Dispatch
import Synchronization

/// Works on several things at once, and delivers the results in the order of the work.
enum OrderedTasks {
  /// The maximum number of results that may wait for a slow one; with few, all other work would have to wait.
  private static let reserve = 64

  /// Runs the work.
  ///
  /// - Parameters:
  ///   - work: What to do.
  ///   - width: How many at once, at least 1.
  ///   - take: What to do with each result, in order.
  static func run<Result: Sendable>(
    _ work: [@Sendable () -> Result], atOnce width: Int, take: (Result) -> Void
  ) async {
    if width == 1 {
      // Handing each job to another thread and waiting for it would only cost time.
      for task in work { take(task()) }
      return
    }
    await withTaskGroup(of: (Int, Result).self) { group in
      var waiting: [Int: Result] = [:]
      var next = 0
      var running = 0
      for (index, task) in work.enumerated() {
        // The window moves with the oldest result, so that a slow file does not let others pile up.
        while running >= width || index - next >= width + reserve,
          let (done, result) = await group.next()
        {
          running -= 1
          waiting[done] = result
          while let ready = waiting.removeValue(forKey: next) {
            take(ready)
            next += 1
          }
        }
        running += 1
        group.addTask { (index, task()) }
      }
      for await (done, result) in group {
        waiting[done] = result
        while let ready = waiting.removeValue(forKey: next) {
          take(ready)
          next += 1
        }
      }
    }
  }
}

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
