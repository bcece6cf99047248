import ConsoleLog
import Testing

/// Where a log that is pasted line by line ends.
@Suite("A pasted log")
struct PastedLogTests {
  private static let lines = Array(
    SampleLog.photoReport.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).dropLast())
  /// The report up to its list's end.
  private static let cut = Array(lines.prefix(while: { $0 != ")" })) + [")"]

  /// How many of the lines are taken; nil if the log goes on after them.
  private static func taken(_ lines: [String]) -> Int? {
    var paste = PastedLog()
    return lines.firstIndex { paste.take($0) }.map { $0 + 1 }
  }

  @Test("ends with a blank line after a whole report")
  func whole() {
    #expect(Self.taken(Self.lines) == nil)
    #expect(Self.taken(Self.lines + ["", ""]) == Self.lines.count + 1)
    #expect(Self.taken(Self.lines + ["Rowing on", " \t"]) == Self.lines.count + 2)
  }

  @Test("goes on after a blank line anywhere in a report", arguments: lines.indices.dropLast(2))
  func inside(_ place: Int) {
    // Beside a blank line a second one would end the log.
    guard !Self.lines[place].isEmpty, !Self.lines[place + 1].isEmpty else { return }
    var lines = Self.lines
    lines.insert("", at: place + 1)
    #expect(Self.taken(lines) == nil)
    #expect(Self.taken(lines + [""]) == lines.count + 1)
  }

  @Test("does not count the blank lines that CRLF makes")
  func doubleSpaced() {
    let lines = Self.lines.flatMap { [$0, ""] }
    #expect(Self.taken(lines) == nil)
    #expect(Self.taken(lines + ["", ""]) == lines.count + 1)
    let cut = Self.cut.flatMap { [$0, ""] }
    #expect(Self.taken(cut + ["", "", "", ""]) == cut.count + 3)
  }

  @Test("ends with two blank lines where something is missing")
  func missing() {
    for count in 0...Self.cut.count {
      let lines = Array(Self.cut.prefix(count))
      #expect(Self.taken(lines + [""]) == nil)
      #expect(Self.taken(lines + ["", "", ""]) == count + 2)
    }
    #expect(Self.taken(["Rowing on", "and on", "", "", ""]) == 4)
  }

  @Test("ends after other texts about layout, but not in a report after them")
  func notices() {
    let notice = "Unable to activate constraint, because they have no common ancestor."
    #expect(Self.taken([notice, "", ""]) == 2)
    #expect(Self.taken([notice] + Self.cut + [""]) == nil)
    #expect(Self.taken(Self.lines + Self.cut + [""]) == nil)
  }

  @Test("holds what was pasted")
  func log() {
    var paste = PastedLog()
    for line in Self.lines { _ = paste.take(line) }
    #expect(paste.log == ConsoleLog(SampleLog.photoReport))
  }
}
