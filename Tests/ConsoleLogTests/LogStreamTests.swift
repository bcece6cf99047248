import Testing

@testable import ConsoleLog

/// Reports in the output of a build or of a simulator.
@Suite("A log that comes line by line")
struct LogStreamTests {
  private static let report = SampleLog.photoReport

  /// What comes of a text: lines as they are, and `<report LINE>` for reports.
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
