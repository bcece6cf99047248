import LayLanguage
import LayoutDiagnostics
import Platform

/// Shows recordings that do not hold one by one, and asks what to do with each.
struct TestReview {
  /// The user's answer about a recording.
  private enum Answer: String, CaseIterable {
    /// The output is right: record it.
    case accept
    /// The recording is right: the layout must be fixed.
    case reject
    /// Not decided yet.
    case skip
    /// Leave the rest undecided.
    case quit

    static let question = "(a)ccept, (r)eject, (s)kip or (q)uit? "

    init?(_ line: String) {
      let word = line.lowercased()
      let answer = Self.allCases.first { !word.isEmpty && $0.rawValue.hasPrefix(word) }
      guard let answer else { return nil }
      self = answer
    }
  }

  private let console: Console
  private var counts: [Answer: Int] = [:]

  init(_ console: Console) { self.console = console }

  /// Whether a user can answer.
  static var isPossible: Bool { Terminal.isTerminal(STDIN_FILENO) }

  /// Asks about every changed recording; returns the results with the edits that were accepted.
  mutating func accepted(of results: [TestResult]) -> [TestResult] {
    let total = results.reduce(0) { $0 + $1.edits.count }
    var number = 0
    var hasQuit = false
    return results.map { result in
      let edits = result.edits.filter { edit in
        number += 1
        if hasQuit { return false }
        show(edit, of: result.test, "\(number) of \(total)")
        let answer = answer()
        counts[answer, default: 0] += 1
        hasQuit = answer == .quit
        return answer == .accept
      }
      return TestResult(
        test: result.test, status: result.status, edits: edits, duration: result.duration)
    }
  }

  /// `2 accepted, 1 rejected, 0 skipped`.
  var summary: String {
    func count(_ answer: Answer) -> Int { counts[answer, default: 0] }
    return "\(count(.accept)) accepted, \(count(.reject)) rejected, \(count(.skip)) skipped"
  }

  private func show(_ edit: RecordedEdit, of test: ScriptTest, _ number: String) {
    console.note("\(number)  \(test.name):\(edit.lines.lowerBound)", .prompt)
    console.print(edit.command)
    let columns = Terminal.screen()?.columns ?? 80
    console.print(SideBySide(edit.old, edit.recording, columns: columns).text)
  }

  private func answer() -> Answer {
    while true {
      console.ask(Answer.question)
      guard let line = readLine() else { return .quit }
      if let answer = Answer(line) { return answer }
    }
  }
}

/// Two texts in columns, with a mark between lines that differ.
struct SideBySide {
  private let rows: [(left: String, right: String)]
  private let width: Int

  /// Puts texts side by side, so that equal lines share a row.
  init(_ left: [String], _ right: [String], columns: Int) {
    width = max(12, (columns - 3) / 2)
    rows =
      [("recorded", "printed now")]
      + Self.aligned(left.map(VisibleText.shown), right.map(VisibleText.shown))
  }

  /// The rows, each ending in its last character.
  var text: String {
    rows.enumerated().flatMap { number, row in
      let mark = number > 0 && row.left != row.right ? "|" : " "
      let (left, right) = (Self.wrapped(row.left, width), Self.wrapped(row.right, width))
      return (0..<max(left.count, right.count)).map { line in
        let first = line < left.count ? left[line] : ""
        let second = line < right.count ? right[line] : ""
        let gap = String(repeating: " ", count: width - VisibleText.columns(of: first))
        return "\(first)\(gap) \(mark) \(second)".trimmingSpaces
      }
    }.joined(separator: "\n")
  }

  /// Rows of equal lines, found with the standard library's difference, and rows of the lines between them.
  private static func aligned(_ left: [String], _ right: [String]) -> [(String, String)] {
    let difference = right.difference(from: left)
    var (gone, new): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var rows: [(String, String)] = []
    var (one, other) = (0, 0)
    while one < left.count || other < right.count {
      let (isGone, isNew) = (gone.contains(one), new.contains(other))
      let takesLeft = isGone || !isNew
      let takesRight = isNew || !isGone
      rows.append((takesLeft ? left[one] : "", takesRight ? right[other] : ""))
      if takesLeft { one += 1 }
      if takesRight { other += 1 }
    }
    return rows
  }

  /// A line in pieces of at most some columns; one empty piece for an empty line.
  private static func wrapped(_ line: String, _ width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in line {
      let columns = VisibleText.columns(of: character)
      if used + columns > width {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += columns
    }
    return pieces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
