import Synchronization

/// A host whose writes stay in memory.
///
/// A test that saves a file leaves nothing on the disk, and tests that run in parallel don't interfere.
/// After a file has been written, the new content is read.
final class TestSandbox: Sendable {
  private let base: Host
  private let written = Mutex<[String: [UInt8]]>([:])

  init(over base: Host) {
    self.base = base
  }

  /// The host to run a test with.
  var host: Host {
    var host = Host(
      readFile: { path in
        if let bytes = self.written.withLock({ $0[path] }) { return .success(bytes) }
        return self.base.readFile(path)
      },
      writeFile: { path, bytes in
        self.written.withLock { $0[path] = bytes }
        return nil
      })
    host.convertPicture = base.convertPicture
    host.pictureFont = base.pictureFont
    host.addedFonts = base.addedFonts
    host.folderNames = base.folderNames
    host.swiftFiles = base.swiftFiles
    host.parseSwift = base.parseSwift
    host.isGuarded = base.isGuarded
    return host
  }
}
