/// A test's result on its way from the process that ran the test.
///
/// A list of texts, each with its length before it, so that nothing in a text can end it; the whole has its length
/// before it, too.
package enum TestMessage {
  /// The bytes that say what came of a test.
  package static func bytes(of result: TestResult) -> [UInt8] {
    let (seconds, attoseconds) = result.duration.components
    var texts = ["\(seconds)", "\(attoseconds)"]
    switch result.status {
    case .passed: texts.append("passed")
    case .failedAsExpected(let reason): texts += ["xfail", reason]
    case .skipped(let reason): texts += ["skip", reason]
    case .failed(let problems):
      texts += ["failed", "\(problems.count)"]
      for problem in problems {
        texts.append(problem.description)
        let place = problem.place
        texts += place.map { [$0.file, "\($0.line)", "\($0.column)"] } ?? ["", "0", "0"]
      }
    }
    texts.append(result.checksNothing ? "1" : "0")
    texts.append(result.scene)
    texts.append("\(result.additions.count)")
    for addition in result.additions {
      texts += ["\(addition.line)", "\(addition.lines.count)"] + addition.lines
    }
    texts.append("\(result.pictures.count)")
    for picture in result.pictures {
      texts += [picture.caption, picture.showsMismatch ? "1" : "0", picture.svg]
    }
    for edit in result.edits {
      texts += ["\(edit.lines.lowerBound)", "\(edit.lines.upperBound)", edit.command]
      for lines in [edit.old, edit.recording] { texts += ["\(lines.count)"] + lines }
    }
    let body = texts.map { "\($0.utf8.count)\n\($0)" }.joined()
    return [UInt8]("\(body.utf8.count)\n\(body)".utf8)
  }

  /// Takes the first message off what has been read; nil while it isn't whole.
  package static func takeResult(of test: ScriptTest, from bytes: inout [UInt8]) -> TestResult? {
    var messages = Rest(bytes[...])
    guard let body = messages.takeBytes() else { return nil }
    bytes = Array(messages.bytes)
    return result(body, of: test)
  }

  private static func result(_ body: ArraySlice<UInt8>, of test: ScriptTest) -> TestResult? {
    var rest = Rest(body)
    guard let seconds = rest.number(), let attoseconds = rest.number(), let word = rest.text(),
      let status = rest.status(word), let checksNothing = rest.number(),
      let scene = rest.text(), let additions = rest.additions(), let pictures = rest.pictures()
    else { return nil }
    var edits: [RecordedEdit] = []
    while !rest.bytes.isEmpty {
      guard let first = rest.number(), let last = rest.number(), first <= last,
        let command = rest.text(), let old = rest.texts(), let recording = rest.texts()
      else { return nil }
      edits.append(
        RecordedEdit(lines: first...last, old: old, recording: recording, command: command))
    }
    let duration = Duration(
      secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
    var result = TestResult(test: test, status: status, edits: edits, duration: duration)
    (result.pictures, result.additions, result.scene) = (pictures, additions, scene)
    result.checksNothing = checksNothing == 1
    return result
  }

  /// The unread rest.
  private struct Rest {
    private(set) var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    mutating func text() -> String? { takeBytes().map { String(decoding: $0, as: UTF8.self) } }

    /// Takes bytes preceded by their length; nil, taking nothing, if they are incomplete.
    mutating func takeBytes() -> ArraySlice<UInt8>? {
      guard let newline = bytes.firstIndex(of: Byte.newline),
        let count = Int(String(decoding: bytes[..<newline], as: UTF8.self)), count >= 0,
        count <= bytes.endIndex - newline - 1
      else { return nil }
      let start = newline + 1
      defer { bytes = bytes[(start + count)...] }
      return bytes[start..<start + count]
    }

    mutating func number() -> Int? { text().flatMap { Int($0) } }

    /// Texts after their number.
    mutating func texts() -> [String]? {
      guard let count = number(), (0...bytes.count).contains(count) else { return nil }
      let texts = (0..<count).map { _ in text() }
      return texts.contains(nil) ? nil : texts.compactMap { $0 }
    }

    mutating func problems() -> [TestResult.Problem]? {
      guard let count = number(), (0...bytes.count).contains(count) else { return nil }
      var problems: [TestResult.Problem] = []
      for _ in 0..<count {
        guard let message = text(), let file = text(), let line = number(), let column = number()
        else { return nil }
        let place = line == 0 ? nil : ScriptPlace(file: file, line: line, column: column)
        problems.append(.message(message, at: place))
      }
      return problems
    }

    mutating func additions() -> [RecordedLines]? {
      guard let count = number(), (0...bytes.count).contains(count) else { return nil }
      var additions: [RecordedLines] = []
      for _ in 0..<count {
        guard let line = number(), let lines = texts() else { return nil }
        additions.append(RecordedLines(after: line, lines))
      }
      return additions
    }

    mutating func pictures() -> [TestPicture]? {
      guard let count = number(), (0...TestPicture.limit).contains(count) else { return nil }
      var pictures: [TestPicture] = []
      for _ in 0..<count {
        guard let caption = text(), let mark = number(), let svg = text() else { return nil }
        pictures.append(TestPicture(caption: caption, showsMismatch: mark == 1, svg: svg))
      }
      return pictures
    }

    mutating func status(_ word: String) -> TestResult.Status? {
      switch word {
      case "passed": .passed
      case "xfail": text().map { .failedAsExpected(reason: $0) }
      case "skip": text().map { .skipped(reason: $0) }
      case "failed": problems().map { .failed($0) }
      default: nil
      }
    }
  }
}
