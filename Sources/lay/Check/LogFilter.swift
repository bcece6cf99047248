import ConsoleLog
import LayoutChecks
import Platform

/// `lay explain --follow`: passes on standard input, with explanations in place of reports and after messages.
struct LogFilter {
  let console: Console
  /// Whether each explanation is followed by an annotation.
  let isGitHub: Bool
  /// The findings of the reports, except those explained before.
  private var found: [FindingGroup] = []
  private var stream = LogStream()
  /// What was read after the last line end.
  private var partial: [UInt8] = []
  /// Whether the beginning of the current line has been passed on.
  private var isMidLine = false
  /// The number of explanations of each clash.
  private var known: [String: Int] = [:]
  /// What was said about messages, with the line of the first one and how often they came.
  private var answers: [String: (line: Int, times: Int)] = [:]

  /// The wait for the rest of a line or report, in milliseconds.
  private static let patience: Int32 = 300
  /// Longer lines are passed on in parts, and no more clashes or messages are remembered.
  private static let limits = (line: 1 << 20, clashes: 1_000)

  init(console: Console, isGitHub: Bool) {
    self.console = console
    self.isGitHub = isGitHub
  }

  /// Filters until the input ends.
  ///
  /// - Returns: What was found.
  consuming func run() -> [FindingGroup] {
    while true {
      let isWaiting = stream.mayBeWhole || !partial.isEmpty
      guard
        !isWaiting || InputWait.isReady(STDIN_FILENO, milliseconds: Self.patience)
      else {
        print(stream.mayBeWhole ? stream.finish() : [])
        if !stream.isCollecting { passPartial() }
        // Nothing is pending anymore, so the next wait has no time limit.
        _ = InputWait.isReady(STDIN_FILENO, milliseconds: -1)
        continue
      }
      let chunk = InputWait.read(STDIN_FILENO)
      guard !chunk.isEmpty else { break }
      take(chunk)
    }
    if !partial.isEmpty { isMidLine ? console.pass(partial) : print(stream.take(partial)) }
    print(stream.finish())
    countMessages()
    return found
  }

  private mutating func take(_ chunk: [UInt8]) {
    var rest = chunk[...]
    while let end = rest.firstIndex(of: 0x0A) {
      partial += rest[...end]
      rest = rest[(end + 1)...]
      isMidLine ? console.pass(partial) : print(stream.take(partial))
      partial = []
      isMidLine = false
    }
    partial += rest
    if partial.count > Self.limits.line { passPartial() }
  }

  /// Passes on an unfinished line, such as a question or a progress bar.
  private mutating func passPartial() {
    guard !partial.isEmpty else { return }
    print(stream.finish())
    console.pass(partial)
    partial = []
    isMidLine = true
  }

  private mutating func print(_ pieces: [LogStream.Piece]) {
    for piece in pieces {
      switch piece {
      case .line(let bytes): console.pass(bytes)
      case .report(let log, let line): explain(log, line)
      case .message(let notice, let line): explain(notice, line)
      }
    }
  }

  /// Explains a report; a report that was explained before is only counted.
  private mutating func explain(_ log: ConsoleLog, _ line: Int) {
    let summary = log.summary
    guard let times = known[summary] else {
      if known.count < Self.limits.clashes { known[summary] = 1 }
      console.print(log.explanation(startingAt: line) + "\n")
      note(LogFindings.groups(of: log, startingAt: line))
      return
    }
    known[summary] = times + 1
    let first = summary.split(separator: "\n").first.map(String.init) ?? ""
    console.print(
      "report, line \(line): the same for the \(Self.ordinal(times + 1)) time. \(first)\n")
  }

  /// Explains a message; a message with the same explanation as an earlier one is only counted.
  private mutating func explain(_ notice: LogNotice, _ line: Int) {
    let answer = notice.answer
    if let first = answers[answer] {
      answers[answer] = (first.line, first.times + 1)
      return
    }
    if answers.count < Self.limits.clashes { answers[answer] = (line, 1) }
    console.print(notice.text(at: [line]) + "\n")
    note([LogFindings.group(of: notice, line: line)])
  }

  private mutating func note(_ groups: [FindingGroup]) {
    found += groups
    guard isGitHub else { return }
    console.write(GitHubReport.annotations(CheckedDocument(path: "standard input", groups: groups)))
  }

  /// Prints how often messages came that were explained only once.
  private func countMessages() {
    for (line, times) in answers.values.sorted(by: { $0.line < $1.line }) where times > 1 {
      console.print("line \(line): the same message, \(times) times")
    }
  }

  private static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}
