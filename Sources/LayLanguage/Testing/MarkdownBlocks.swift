extension ScriptTest {
  /// The tests in a Markdown file: each block fenced with three or more backticks or tildes whose
  /// first word is `lay`, on a session of its own.
  ///
  /// The second word may make an exception: a `fails` block shows an error and must fail, and a `norun` block is not
  /// run; any other word is an error.
  static func blocks(ofMarkdown source: Source) -> [ScriptTest] {
    var tests: [ScriptTest] = []
    var fence: Fence?
    var body = ""
    for (index, line) in source.text.textLines.enumerated() {
      if let open = fence {
        if open.isClosed(by: line) {
          if let test = open.test(of: source, body: body) { tests.append(test) }
          fence = nil
        } else {
          body += line + "\n"
        }
      } else {
        fence = Fence(line, number: index + 1)
        body = ""
      }
    }
    if let open = fence, let test = open.test(of: source, body: body) { tests.append(test) }
    // Not every block has to check something, but one should; the first one is blamed if none does.
    let blamed =
      tests.contains { $0.checksSomething } ? nil : tests.firstIndex { $0.expectation == .passes }
    for index in tests.indices where index != blamed { tests[index].isIllustration = true }
    return tests
  }
}

/// The line that opens a fenced block.
private struct Fence {
  private let marker: Character
  private let length: Int
  private let words: [Substring]
  private let number: Int

  /// The meaning of a block's second word.
  private static let expectations: [Substring: ScriptTest.Expectation] = [
    "fails": .showsError,
    "norun": .skipped(reason: "the block is only shown"),
  ]

  init?(_ line: Substring, number: Int) {
    let text = line.drop { $0 == " " }
    guard line.count - text.count <= 3, let marker = text.first, marker == "`" || marker == "~"
    else { return nil }
    let info = text.drop { $0 == marker }
    guard text.count - info.count >= 3, marker == "~" || !info.contains("`") else { return nil }
    self.marker = marker
    self.length = text.count - info.count
    self.words = info.split { $0.isWhitespace }
    self.number = number
  }

  func isClosed(by line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    let rest = text.drop { $0 == marker }
    return line.count - text.count <= 3 && text.count - rest.count >= length
      && rest.allSatisfy { $0.isWhitespace }
  }

  func test(of file: Source, body: String) -> ScriptTest? {
    guard words.first == "lay" else { return nil }
    var test = ScriptTest(
      name: "\(file.name):\(number)",
      path: file.name,
      // Empty lines replace the text before the block, so that errors name lines of the file.
      source: Source(name: file.name, text: String(repeating: "\n", count: number) + body),
      expectation: expectation(in: file))
    test.fence = number
    return test
  }

  /// The expectation in the words after `lay`.
  private func expectation(in file: Source) -> ScriptTest.Expectation {
    let marks = words.dropFirst()
    let unknown = marks.first { Self.expectations[$0] == nil }
    guard let unknown else { return marks.first.flatMap { Self.expectations[$0] } ?? .passes }
    let problem = Problem.unknown(
      "mark of an example", Name(String(unknown), unknown.startIndex..<unknown.endIndex),
      in: Self.expectations.keys.map(String.init).sorted(),
      otherwise: "write 'fails', 'norun' or nothing after ```lay")
    return .malformed(ScriptError(problem, in: file))
  }
}
