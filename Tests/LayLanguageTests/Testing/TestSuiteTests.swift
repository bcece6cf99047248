import Synchronization
import Testing

@testable import LayLanguage

@Suite("A test suite")
struct TestSuiteTests {
  @Test("searches directories for scripts and Markdown, in order, without hidden files")
  func search() throws {
    let files = MemoryFiles([
      "Docs/b.lay": "", "Docs/a/z.lay": "", "Docs/a.lay": "", "Docs/x.md": "```lay\n```",
      "Docs/.hidden.lay": "", "Docs/.git/c.lay": "", "Docs/notes.txt": "",
      "README.md": "```lay\n```",
      "plain": "",
    ])
    let suite = try TestSuite(
      paths: ["plain", "Docs/", "README.md", "Docs/b.lay"], files: files.access)
    #expect(
      suite.tests.map(\.name) == [
        "plain", "Docs/a/z.lay", "Docs/a.lay", "Docs/b.lay", "Docs/x.md:1", "README.md:1",
      ])
  }

  @Test("says why there is nothing to run")
  func failures() {
    let files = MemoryFiles([
      "a.lay": "", "empty.md": "text", "bad.lay": nil, "script": "", "Main.storyboard": "",
      "run.log": "", "Card.swift": "", "b.markdown": "",
    ]).access
    func failure(_ paths: [String], filter: String? = nil) -> TestFailure? {
      do throws(TestFailure) {
        _ = try TestSuite(
          paths: paths, selection: TestSelection(filter: filter), files: files)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure(["a.lay"]) == nil)
    #expect(failure(["nosuch"]) == .unreadable(path: "nosuch", reason: "it is broken"))
    for name in ["Main.storyboard", "run.log", "Card.swift", "b.markdown"] {
      #expect(failure([name]) == .notATest(path: name))
    }
    #expect(failure(["script"]) == nil)
    #expect(failure(["empty.md"]) == .noTests(paths: ["empty.md"]))
    #expect(failure(["a.lay"], filter: "b") == .noMatch(TestSelection(filter: "b")))
    #expect(failure(["bad.lay"]) == .unreadable(path: "bad.lay", reason: "it is broken"))
  }

  @Test("runs only what the filter names")
  func filter() throws {
    let files = MemoryFiles(["one.lay": "", "two.lay": ""])
    let suite = try TestSuite(
      paths: ["one.lay", "two.lay"], selection: TestSelection(filter: "tw"), files: files.access)
    #expect(suite.tests.map(\.name) == ["two.lay"])
  }

  @Test("updates all recordings of a file at once")
  func update() throws {
    let files = MemoryFiles(["a.lay": "1\n#> 2\n3\n#> 4\n"])
    let suite = try TestSuite(paths: ["a.lay"], files: files.access)
    let results = [2, 4].map { line in
      let edit = RecordedEdit(lines: line...line, recording: ["x", "y"])
      return TestResult(test: suite.tests[0], status: .passed, edits: [edit], duration: .zero)
    }
    let updated = try suite.update(results)
    #expect(updated.map(\.path) == ["a.lay"])
    #expect(updated.map(\.count) == [2])
    #expect(files.text("a.lay") == "1\n#> x\n#> y\n3\n#> x\n#> y\n")
  }

  @Test("keeps what tests write in memory")
  func sandbox() {
    let files = MemoryFiles(["a": "old"])
    let host = TestSandbox(over: files.access.host).host
    #expect(host.write("new", to: "a") == nil)
    #expect((try? host.readFile("a").get()) == [UInt8]("new".utf8))
    #expect(files.text("a") == "old")
  }
}

/// A file system in memory; a file without text cannot be read.
private final class MemoryFiles: Sendable {
  private let texts: Mutex<[String: String?]>

  init(_ texts: [String: String?]) {
    self.texts = Mutex(texts)
  }

  func text(_ path: String) -> String? {
    texts.withLock { $0[path] ?? nil }
  }

  var access: TestFiles {
    TestFiles(
      host: Host(
        readFile: { path in
          self.text(path).map { .success([UInt8]($0.utf8)) }
            ?? .failure(HostError(reason: "it is broken"))
        },
        writeFile: { path, bytes in
          self.texts.withLock { $0[path] = String(decoding: bytes, as: UTF8.self) }
          return nil
        }),
      entry: entry,
      names: { .success(self.names(in: $0)) },
      replaceFiles: { files in
        self.texts.withLock { texts in for (path, text) in files { texts[path] = text } }
        return nil
      })
  }

  @Sendable
  private func entry(_ path: String) -> TestFiles.Entry? {
    if texts.withLock({ $0.keys.contains(path) }) {
      return TestFiles.Entry(kind: .file, identity: path)
    }
    return names(in: path).isEmpty ? nil : TestFiles.Entry(kind: .directory, identity: path)
  }

  private func names(in directory: String) -> [String] {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    let inside = texts.withLock { texts in texts.keys.filter { $0.hasPrefix(prefix) } }
    return Set(inside.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first })
      .map(String.init)
  }
}
