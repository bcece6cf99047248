/// Threads with deep stacks: code that walks trees calls itself once per level, and a chain of a thousand operators is
/// a thousand levels deep.
///
/// Only the used part of a stack takes up memory.
package enum DeepThread {
  /// Starts a detached thread that receives no signals; returns whether it could be started.
  @discardableResult
  package static func detach(
    stackSize: Int = 256 << 20, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    guard let thread = start(stackSize, body) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs something on such a thread, and waits for it; if the thread can't be started, it runs on this one.
  package static func run(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    guard let thread = start(stackSize, body) else { return body() }
    pthread_join(thread, nil)
  }

  private static func start(_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> pthread_t?
  {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        let pointer: UnsafeMutableRawPointer? = pointer
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
