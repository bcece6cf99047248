import Glibc

/// A thread with a deep stack: the parser and everything that follows its trees call themselves once for
/// each level, and a chain of a thousand operators is a thousand levels deep.
enum DeepThread {
  /// The size of the stack in bytes, of which only what is used takes memory.
  private static let stackSize = 1 << 29

  /// Runs something in such a thread, and waits for it.
  static func run(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        pointer.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard status == 0 else { return body() }
    pthread_join(thread, nil)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
