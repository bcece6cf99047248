import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// The results of tests as an HTML page: failures first, with pictures.
enum TestPage {
  /// The name of the page in its directory.
  private static let file = "index.html"

  /// Writes the page into a directory, which is created if necessary; returns why that failed, or nil.
  static func write(_ results: [TestResult], to directory: String) -> TestFailure? {
    let path = directory.hasSuffix("/") ? directory + file : "\(directory)/\(file)"
    if let error = StateDirectory.make(for: path, mode: 0o777)
      ?? TreeFiles.host.writeFile(path, [UInt8](html(results).utf8))
    {
      return .unwritable(path: path, reason: error.reason)
    }
    return nil
  }

  private static func html(_ results: [TestResult]) -> String {
    let failed = results.filter { $0.hasFailed }
    let others = results.filter { !$0.hasFailed }
    var page = Page(.test, title: "lay test", summary: TestCounts(results).description)
    for result in failed + others {
      var entry = entry(result)
      if page.scenes.count < Page.sceneLimit, let scene = try? JSONValue(parsing: result.scene) {
        entry.scenes.after = page.scenes.count
        page.scenes.append(scene)
      }
      page.entries.append(entry)
    }
    return page.html
  }

  private static func entry(_ result: TestResult) -> PageEntry {
    let (word, lines) = summary(result)
    var entry = PageEntry(result.test.name, tags: [word])
    entry.tell("What happened", lines)
    if result.pictures.contains(where: { $0.showsMismatch }) {
      entry.tell("Colors", ["Red: the actual frame. Dashed green: the expected frame."])
    }
    entry.tell("Expected", result.test.expected)
    entry.tell("Steps", result.test.steps)
    entry.pictures = result.pictures.map { .init($0.caption, $0.svg) }
    return entry
  }

  private static func summary(_ result: TestResult) -> (word: String, lines: [String]) {
    switch result.status {
    case .passed where result.checksNothing: ("checks nothing", [])
    case .passed: ("passed", [])
    case .failed(let problems): ("failed", problems.map { $0.description })
    case .failedAsExpected(let reason): ("expected", [reason])
    case .skipped(let reason): ("skipped", [reason])
    }
  }
}

extension ScriptTest {
  /// The commands with their line numbers and recordings.
  fileprivate var steps: [String] {
    statements.flatMap { statement in
      ["\(statement.line)  \(statement.text)"] + (statement.recorded ?? []).map { "    #> \($0)" }
    }
  }

  /// The commands that say what must hold.
  fileprivate var expected: [String] { statements.filter { $0.expects }.map { $0.text } }

  private var statements: [Statement] { (try? source.statements()) ?? [] }
}

extension TestResult {
  /// Whether something did not hold.
  var hasFailed: Bool {
    if case .failed = status { true } else { false }
  }
}
