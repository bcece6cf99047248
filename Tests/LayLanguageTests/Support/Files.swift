import Synchronization

@testable import LayLanguage

/// Files in memory.
final class Files: Sendable {
  private let contents: Mutex<[String: [UInt8]]>

  init(_ contents: [String: String] = [:]) {
    self.contents = Mutex(contents.mapValues { Array($0.utf8) })
  }

  subscript(path: String) -> String? {
    contents.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }

  var host: Host {
    Host(
      readFile: { path in
        guard let bytes = self.contents.withLock({ $0[path] }) else {
          return .failure(HostError(reason: "No such file or directory"))
        }
        return .success(bytes)
      },
      writeFile: { path, bytes in
        self.contents.withLock { $0[path] = bytes }
        return nil
      })
  }
}
