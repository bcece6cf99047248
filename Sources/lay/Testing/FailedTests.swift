import LayLanguage
import Platform

/// The tests that failed when tests last ran in this directory, for `--failed`.
enum FailedTests {
  /// The names; nil if none are known.
  static func names() -> Set<String>? {
    guard let path, case .success(let bytes) = Files.host.readFile(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// Remembers which of some tests failed; what is known about others stays.
  static func remember(_ results: [TestResult]) {
    guard let path else { return }
    var failed = names() ?? []
    for result in results {
      if case .failed = result.status {
        failed.insert(result.test.name)
      } else {
        failed.remove(result.test.name)
      }
    }
    if failed.isEmpty {
      unlink(path)
    } else if StateDirectory.make(for: path) == nil {
      _ = Files.host.write(failed.sorted().joined(separator: "\n") + "\n", to: path)
    }
  }

  /// A file for each directory that tests run in.
  private static var path: String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    let directory = String(cString: buffer).replacing("%", with: "%25").replacing("/", with: "%2F")
    // A file's name has at most 255 bytes.
    guard directory.utf8.count <= 200 else { return nil }
    return StateDirectory.path("failed/\(directory)")
  }
}
