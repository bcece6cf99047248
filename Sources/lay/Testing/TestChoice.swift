import ArgumentParser
import LayLanguage
import Platform

/// Options that choose tests.
struct TestChoice: ParsableArguments {
  @Option(help: ArgumentHelp("Run only tests whose names contain this.", valueName: "text"))
  var filter: String?

  @Option(
    name: .customLong("tag"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run only tests with this tag; may be repeated.", valueName: "word"))
  var tags: [String] = []

  @Option(
    name: .customLong("skip-tag"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Leave out tests with this tag; may be repeated.", valueName: "word"))
  var otherTags: [String] = []

  @Flag(help: "Run only tests that failed when tests last ran in this directory.")
  var failed = false

  /// The selection that these options make.
  func selection() throws(TestFailure) -> TestSelection {
    var selection = TestSelection(filter: filter)
    selection.tags = Set(tags)
    selection.otherTags = Set(otherTags)
    if failed { selection.names = Set(FailedTests.known.keys) }
    return selection
  }
}

/// Options that say how results are reported.
struct TestFormat: ParsableArguments {
  @Flag(help: "Report in the Test Anything Protocol.")
  var tap = false

  @Flag(help: "Report as JSON.")
  var json = false

  @Flag(help: "Print annotations for GitHub's runners.")
  var github = false

  @Option(help: ArgumentHelp("Write a JUnit report to this file.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write a page into this directory: index.html, with pictures of what failed.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Option(help: ArgumentHelp("List the tests that took longest.", valueName: "number"))
  var slowest: Int?

  func validate() throws {
    if [tap, json, github].count(where: { $0 }) > 1 {
      throw ValidationError("Only one of --tap, --json and --github can be given.")
    }
    if let slowest, slowest < 1 {
      throw ValidationError("--slowest takes a number of at least 1.")
    }
  }
}

/// The tests that failed when tests last ran in this directory, for `--failed`.
enum FailedTests {
  /// The files that hold them, by their names.
  static var known: [String: String] {
    guard let path, case .success(let bytes) = Files.host.readFile(path) else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let pairs = lines.map { $0.split(separator: separator, maxSplits: 1).map(String.init) }
    return Dictionary(pairs.map { ($0[0], $0.last ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// The files that hold them and are still there, in alphabetical order.
  static var files: [String] { Set(known.values).filter { Files.entry($0) != nil }.sorted() }

  /// Between the name of a test and its file.
  private static let separator: Character = "\t"

  /// Remembers which of the given tests failed; what is known about others is kept.
  static func remember(_ results: [TestResult]) {
    guard let path else { return }
    var failed = known
    for result in results {
      if case .failed = result.status {
        failed[result.test.name] = result.test.path
      } else {
        failed[result.test.name] = nil
      }
    }
    if failed.isEmpty {
      unlink(path)
    } else if StateDirectory.make(for: path) == nil {
      let lines = failed.sorted { $0.key < $1.key }.map { "\($0.key)\(separator)\($0.value)\n" }
      _ = Files.host.write(lines.joined(), to: path)
    }
  }

  /// The file for the current directory; each directory in which tests run has one.
  private static var path: String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    let directory = String(cString: buffer).replacing("%", with: "%25").replacing("/", with: "%2F")
    // A file name has at most 255 bytes.
    guard directory.utf8.count <= 200 else { return nil }
    return StateDirectory.path("failed/\(directory)")
  }
}
