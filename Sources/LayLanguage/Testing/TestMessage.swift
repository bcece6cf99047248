import LayoutDiagnostics

/// A test's result, sent as a line of JSON by the process that ran the test.
package enum TestMessage {
  /// The bytes that report a test's result.
  package static func bytes(of result: TestResult) -> [UInt8] {
    let message: JSONValue = [
      "status": .string(result.status.word), "reason": .optional(result.status.reason),
      "problems": .array(result.problems.map(json)), "edits": .array(result.edits.map(json)),
      "seconds": .number(result.duration / .seconds(1)), "scene": .string(result.scene),
      "checksNothing": .bool(result.checksNothing),
      "additions": .array(
        result.additions.map { ["line": json($0.line), "lines": .strings($0.lines)] }),
      "pictures": .array(
        result.pictures.map {
          [
            "caption": .string($0.caption), "showsMismatch": .bool($0.showsMismatch),
            "svg": .string($0.svg),
          ]
        }),
    ]
    return [UInt8]((message.line + "\n").utf8)
  }

  private static func json(_ number: Int) -> JSONValue { .number(Double(number)) }

  private static func json(_ problem: TestResult.Problem) -> JSONValue {
    let place = problem.place.map { place -> JSONValue in
      ["file": .string(place.file), "line": json(place.line), "column": json(place.column)]
    }
    return ["text": .string(problem.description), "place": place ?? .null]
  }

  private static func json(_ edit: RecordedEdit) -> JSONValue {
    [
      "first": json(edit.lines.lowerBound), "last": json(edit.lines.upperBound),
      "command": .string(edit.command), "old": .strings(edit.old),
      "recording": .strings(edit.recording),
    ]
  }

  /// Removes the first message from what has been read; nil while it is incomplete.
  package static func takeResult(of test: ScriptTest, from bytes: inout [UInt8]) -> TestResult? {
    guard let end = bytes.firstIndex(of: Byte.newline),
      let message = try? JSONValue(parsing: String(decoding: bytes[..<end], as: UTF8.self)),
      let status = status(message), let seconds = message["seconds"]?.number
    else { return nil }
    bytes.removeFirst(end + 1)
    let edits = message["edits"]?.elements ?? []
    var result = TestResult(
      test: test, status: status, edits: edits.compactMap(edit), duration: .seconds(seconds))
    result.checksNothing = message["checksNothing"] == .bool(true)
    result.scene = message["scene"]?.text ?? ""
    result.additions = (message["additions"]?.elements ?? []).compactMap { addition in
      addition.integer("line").map { RecordedLines(after: $0, addition.texts("lines")) }
    }
    result.pictures = (message["pictures"]?.elements ?? []).map { picture in
      TestPicture(
        caption: picture["caption"]?.text ?? "",
        showsMismatch: picture["showsMismatch"] == .bool(true), svg: picture["svg"]?.text ?? "")
    }
    return result
  }

  private static func status(_ message: JSONValue) -> TestResult.Status? {
    let reason = message["reason"]?.text ?? ""
    switch message["status"]?.text {
    case "passed": return .passed
    case "failedAsExpected": return .failedAsExpected(reason: reason)
    case "skipped": return .skipped(reason: reason)
    case "failed": return .failed((message["problems"]?.elements ?? []).map(problem))
    default: return nil
    }
  }

  private static func problem(_ problem: JSONValue) -> TestResult.Problem {
    var place: ScriptPlace?
    if let found = problem["place"], let line = found.integer("line"),
      let column = found.integer("column")
    {
      place = ScriptPlace(file: found["file"]?.text ?? "", line: line, column: column)
    }
    return .message(problem["text"]?.text ?? "", at: place)
  }

  private static func edit(_ edit: JSONValue) -> RecordedEdit? {
    guard let first = edit.integer("first"), let last = edit.integer("last"), first <= last else {
      return nil
    }
    return RecordedEdit(
      lines: first...last, old: edit.texts("old"), recording: edit.texts("recording"),
      command: edit["command"]?.text ?? "")
  }
}

extension JSONValue {
  fileprivate func integer(_ key: String) -> Int? { self[key]?.number.flatMap { Int(exactly: $0) } }

  fileprivate func texts(_ key: String) -> [String] {
    (self[key]?.elements ?? []).compactMap { $0.text }
  }
}
