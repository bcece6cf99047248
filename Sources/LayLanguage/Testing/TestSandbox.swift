import Synchronization

/// A host whose writes stay in memory.
///
/// A test that saves a file leaves none behind, and tests that run side by side do not meet. What
/// was written is what is read from then on.
final class TestSandbox: Sendable {
  private let base: Host
  private let written = Mutex<[String: [UInt8]]>([:])

  init(over base: Host) {
    self.base = base
  }

  /// The host to run a test with.
  var host: Host {
    Host(
      readFile: { path in
        if let bytes = self.written.withLock({ $0[path] }) { return .success(bytes) }
        return self.base.readFile(path)
      },
      writeFile: { path, bytes in
        self.written.withLock { $0[path] = bytes }
        return nil
      })
  }
}
