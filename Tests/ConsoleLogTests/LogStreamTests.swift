import Testing

@testable import ConsoleLog

/// Reports in the output of a build or of a simulator.
@Suite("A log that comes line by line")
struct LogStreamTests {
  private static let report = SampleLog.photoReport

  /// What comes of a text: lines as they are, `<report LINE>` for reports and `<LINE: MEANING>` for messages.
  private func filtered(_ text: String) -> String {
    var stream = LogStream()
    var result: [LogStream.Piece] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      result += stream.take([UInt8]((line + "\n").utf8))
    }
    return (result + stream.finish()).map { piece in
      switch piece {
      case .line(let bytes): String(decoding: bytes, as: UTF8.self)
      case .report(_, let line): "<report \(line)>\n"
      case .message(let notice, let line): "<\(line): \(notice.meaning)>\n"
      }
    }.joined()
  }

  @Test("a report goes, what is around it stays")
  func around() {
    #expect(
      filtered("one\n\(Self.report)two\n")
        == "one\n<report 2>\ntwo\n".replacing(">\n\n", with: ">\n"))
  }

  @Test("blank lines after a report stay")
  func blanks() {
    let cut = Self.report.split(separator: "\nMake a")[0]
    #expect(filtered("\(cut)\n\n\ntwo\n").hasSuffix("<report 1>\n\n\n\ntwo\n"))
  }

  @Test("lines of other threads pass at once")
  func strangers() {
    let mixed = Self.report.replacing("(\n    \"<", with: "(\n    \"<", maxReplacements: 1)
      .replacing("\n)\n", with: "\nLinking App\n)\n", maxReplacements: 1)
    #expect(filtered(mixed) == "Linking App\n<report 1>\n")
  }

  @Test("a line of JSON holds a whole report, which is read as it was printed")
  func json() throws {
    let text = Self.report.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
    let line = "{\"pid\":1,\"eventMessage\":\"\(text)\",\"category\":\"LayoutConstraints\"}\n"
    let other = "{\"eventMessage\":\"an \\\"other\\\" one\"}\n"
    #expect(filtered(other + line + other) == "\(other)<report 2>\n\(other)")
    let (read, plain) = (ConsoleLog(line).reports, ConsoleLog(Self.report).reports)
    #expect(read.count == 1)
    #expect(read.first?.constraints == plain.first?.constraints)
    #expect(read.first?.broken?.constraint == plain.first?.broken?.constraint)
    #expect(read.first?.prefix == "")
  }

  @Test("a sentence that only looks like a report passes")
  func looks() {
    let text = "print(\"Unable to simultaneously satisfy constraints.\")\nnext\n"
    #expect(filtered(text) == text)
    let empty = "Unable to simultaneously satisfy constraints.\n(\n)\nnext\n"
    #expect(filtered(empty) == empty)
  }

  @Test("two reports in a row, and one that is cut off by the end")
  func several() {
    #expect(filtered(Self.report + Self.report).filter { $0 == "<" }.count == 2)
    let cut = String(Self.report.prefix(Self.report.count / 2)).split(separator: "\n").dropLast()
    #expect(filtered(cut.joined(separator: "\n") + "\n") == "<report 1>\n")
  }

  @Test("AppKit's report ends with its own sentence")
  func appKit() {
    let text = """
      Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x6001 NSView:0x7f1.width == 10   (active)>",
          "<NSLayoutConstraint:0x6002 NSView:0x7f1.width == 20   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6002 NSView:0x7f1.width == 20   (active)>

      Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.
      after

      """
    #expect(filtered(text) == "<report 1>\nafter\n")
  }

  @Test("messages pass, and what they mean comes after their lines")
  func messages() {
    let thread = "UI API called on a background thread: -[UIView setHidden:]\n"
    let meaning = "code changes views or constraints on a thread other than the main thread"
    #expect(
      filtered("one\n\(thread)two\n\nthree\n") == "one\n\(thread)two\n\n<2: \(meaning)>\nthree\n")
    #expect(filtered(thread + thread) == "\(thread)<1: \(meaning)>\n\(thread)<2: \(meaning)>\n")
    let many = "\(thread)1\n2\n3\n4\n5\n"
    #expect(filtered(many) == many.replacing("4\n", with: "4\n<1: \(meaning)>\n"))
    #expect(filtered(Self.report + thread) == "<report 1>\n\(thread)<18: \(meaning)>\n")
    #expect(filtered(thread + Self.report) == "\(thread)<1: \(meaning)>\n<report 2>\n")
  }

  @Test("what a message means may stand in the lines below it")
  func belowMessages() {
    let text = """
      reason: 'Unable to parse constraint format:
      bell is not a key in the views dictionary.
      H:|-[bell]-|
           ^'

      """
    #expect(
      filtered(text)
        == "\(text)<1: the format names 'bell', which the dictionary of views doesn't have (at 'bell]-|' of H:|-[bell]-|)>\n"
    )
  }

  @Test("the last sentences of a report that come late are not a message")
  func lateFoot() {
    var stream = LogStream()
    let foot =
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    let above = Self.report.split(separator: foot)[0]
    var pieces: [LogStream.Piece] = []
    for line in above.split(separator: "\n", omittingEmptySubsequences: false) {
      pieces += stream.take([UInt8]((line + "\n").utf8))
    }
    #expect(stream.mayBeWhole)
    pieces += stream.finish()
    pieces += stream.take([UInt8](foot.utf8)) + stream.finish()
    #expect(!pieces.contains { if case .message = $0 { true } else { false } })
  }

  @Test("nothing is lost, whatever comes")
  func everything() {
    var text = ""
    for round in 0..<50 {
      text += "line \(round)\n"
      let lines = Self.report.split(separator: "\n", omittingEmptySubsequences: false)
      text += lines.prefix(round % lines.count).joined(separator: "\n") + "\n"
    }
    let kept = filtered(text).split(separator: "\n").filter { $0.hasPrefix("line ") }
    #expect(kept.count == 50)
  }
}
