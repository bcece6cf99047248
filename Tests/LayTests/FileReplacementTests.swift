import Foundation
import LayLanguage
import Platform
import Synchronization
import Testing

@testable import lay

/// A file holds its old text or its new text, whichever call of the system fails.
@Suite("Replacing files")
struct FileReplacementTests {
  private let directory: TemporaryDirectory
  private let old = ["a.lay": "the old text of a\n", "b.lay": "the old text of b\n"]
  private let new = [("a.lay", "the new text of a\n"), ("b.lay", "the new text of b\n")]

  init() throws {
    directory = try TemporaryDirectory()
    for (name, text) in old { try directory.file(name, text) }
  }

  private func path(_ name: String) -> String { directory.url.appending(path: name).path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted()
  }

  /// The failure of replacing the files; nil if it succeeds.
  private func failure(_ calls: FileCalls) -> FileReplacement.Failure? {
    do throws(FileReplacement.Failure) {
      try FileReplacement(calls: calls).replace(new.map { (path($0), [UInt8]($1.utf8)) })
      return nil
    } catch {
      return error
    }
  }

  /// Calls with a counter; one of them fails as on a full disk.
  private final class Faults: Sendable {
    private let state: Mutex<(next: Int, failing: Int)>

    init(failing: Int) { state = Mutex((0, failing)) }

    var count: Int { state.withLock { $0.next } }

    private func fails() -> Bool {
      state.withLock { state in
        defer { state.next += 1 }
        return state.next == state.failing
      }
    }

    /// The result of a call, unless it is the one that fails.
    private func result<Number: BinaryInteger>(_ number: () -> Number) -> Number {
      guard fails() else { return number() }
      errno = ENOSPC
      return -1
    }

    var calls: FileCalls {
      let real = FileCalls()
      var calls = real
      calls.open = { path, flags, mode in self.result { real.open(path, flags, mode) } }
      // Three bytes at a time, so that a text is cut off where a write fails.
      calls.write = { descriptor, bytes in
        self.result { real.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(3))) }
      }
      calls.setMode = { descriptor, mode in self.result { real.setMode(descriptor, mode) } }
      calls.synchronize = { descriptor in self.result { real.synchronize(descriptor) } }
      // A descriptor is gone even when closing it reports an error.
      calls.close = { descriptor in
        let status = real.close(descriptor)
        return self.result { status }
      }
      calls.rename = { from, to in self.result { real.rename(from, to) } }
      return calls
    }
  }

  @Test("leaves each file whole, and nothing beside it, whatever call fails")
  func fullDisk() throws {
    let healthy = Faults(failing: -1)
    #expect(failure(healthy.calls) == nil)
    #expect(try new.allSatisfy { try directory.text($0) == $1 })
    #expect(healthy.count > 20)
    for step in 0..<healthy.count {
      for (name, text) in old { try directory.file(name, text) }
      let failure = failure(Faults(failing: step).calls)
      #expect(failure?.error.reason == "No space left on device", "step \(step)")
      let texts = try new.map { try directory.text($0.0) }
      // The second rename is the last call; only there the first file is replaced already.
      let isLast = step == healthy.count - 1
      #expect(texts == [isLast ? new[0].1 : old["a.lay"], old["b.lay"]], "step \(step)")
      // Half of the calls write the first file and half the second, before both are renamed.
      let isFirst = step < healthy.count / 2 - 1 || step == healthy.count - 2
      #expect(failure?.path == path(isFirst ? "a.lay" : "b.lay"), "step \(step)")
      #expect(try names() == ["a.lay", "b.lay"], "step \(step)")
    }
  }

  @Test("keeps the mode, and what links lead to")
  func modeAndLinks() throws {
    #expect(chmod(path("a.lay"), 0o640) == 0)
    #expect(symlink("a.lay", path("link")) == 0)
    #expect(symlink(path("link"), path("b.lay.link")) == 0)
    #expect(symlink("new.lay", path("dangling")) == 0)
    for link in ["b.lay.link", "dangling"] {
      try FileReplacement().replace([(path(link), [UInt8]("through \(link)\n".utf8))])
    }
    #expect(try directory.text("a.lay") == "through b.lay.link\n")
    #expect(try directory.text("new.lay") == "through dangling\n")
    var status = stat()
    #expect(stat(path("a.lay"), &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(lstat(path("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try names() == ["a.lay", "b.lay", "b.lay.link", "dangling", "link", "new.lay"])
  }

  @Test("follows no endless links, and fills no pipe that nobody reads")
  func unwritable() {
    #expect(symlink("loop", path("loop")) == 0)
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    for (name, reason) in [
      ("loop", "Too many levels of symbolic links"), ("pipe", "nothing reads from this pipe"),
      (".", "Is a directory"), ("no/such", "No such file or directory"),
    ] {
      do throws(FileReplacement.Failure) {
        try FileReplacement().replace([(path(name), [UInt8]("text".utf8))])
        Issue.record("\(name) was replaced")
      } catch {
        #expect(error.error.reason == reason)
      }
    }
  }

  @Test("What a killed process left is removed by the next one, and nothing else")
  func leftovers() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let gone = process.processIdentifier
    let others = [".lay-\(getpid())-7", ".lay-\(gone)", ".lay-\(gone)-x", ".lay-0-1", ".layrc"]
    for name in others + [".lay-\(gone)-0", ".lay-\(gone)-31"] { try directory.file(name, "") }
    try directory.file(".lay-\(gone)-2/kept", "")
    #expect(failure(FileCalls()) == nil)
    #expect(try names() == (others + [".lay-\(gone)-2", "a.lay", "b.lay"]).sorted())
  }
}
