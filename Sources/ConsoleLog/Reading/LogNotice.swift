/// A warning or exception about layout other than a report of clashing constraints.
package struct LogNotice: Hashable, Sendable {
  /// The 1-based number in the log.
  package let line: Int
  /// The number of the last line that belongs to it.
  let lastLine: Int
  /// The text as found.
  package let text: String
  /// What it means.
  package let meaning: String
  /// What to do about it.
  package internal(set) var remedy: String
  /// The same where the log has a trace elsewhere, if the remedy asks for one; nil for other remedies.
  let remedyBesideTrace: String?
  /// `certain`, or `usual` where the message doesn't tell the cause.
  package let certainty: String
  /// Whether nothing is to be done: it is about views of the system's.
  let isIdle: Bool

  /// What the message is about, if other messages change what is said about it; nil for most.
  var topic: LogMessage.Topic?

  /// The lines of a message after its first one; more belong to a dump or a stack.
  static let length = 4

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: What may begin a message.
  ///   - whole: The same with what comes after it on its line.
  ///   - line: The line's number.
  ///   - rest: The lines below.
  init?(
    _ text: Substring, whole: Substring? = nil, line: Int,
    rest: () -> ArraySlice<LogText.Line> = { [] }
  ) {
    self.line = line
    self.text = String(text)
    var lines: [LogText.Line] = []
    func window() -> Substring {
      lines = [LogText.Line(number: line, text: whole ?? text, whole: whole ?? text, indent: 0)]
      lines += rest().prefix(Self.length).prefix { !$0.text.isEmpty }
      return Substring(lines.map { String($0.text) }.joined(separator: "\n"))
    }
    guard let message = LogMessage.message(in: text, window: window) else { return nil }
    let sentences = MessageText(source: window())
    let below = rest()
    let near = message.lines(below: below)
    let stack = CallStack(in: below, beginningIn: near)
    lastLine = stack?.lastLine ?? line
    let told = message.topic?.told(in: sentences.source)
    topic = told?.topic ?? message.topic
    meaning =
      (told?.meaning ?? sentences.filled(message.meaning))
      + (Self.caret(in: lines).map { " (at \($0))" } ?? "")
    let meant = message.slip.map(sentences.filled).flatMap(sentences.spelling)
    let slip = meant.map { "probably '\($0)' is meant, which is in the format, too: " } ?? ""
    let finding = message.finding(in: near, stack).map { "; \($0)" } ?? ""
    let advice = slip + (told?.remedy ?? sentences.filled(message.remedy))
    remedy = advice + finding
    let isAsking = message.evidence?.asksForTrace(in: near) == true
    remedyBesideTrace = isAsking ? "\(advice); \(LogMessage.Evidence.traceElsewhere)" : nil
    certainty = message.certainty.rawValue
    isIdle = false
  }

  /// The same with another remedy.
  func advising(_ remedy: String) -> LogNotice {
    var notice = self
    notice.remedy = remedy
    return notice
  }

  /// What a caret points at in the line above it.
  private static func caret(in lines: [LogText.Line]) -> String? {
    guard
      let place = lines.firstIndex(where: { $0.text.prefix(2) == "^" || $0.text.hasPrefix("^'") }),
      place > 0
    else { return nil }
    let format = lines[place - 1]
    let column = lines[place].indent - format.indent
    guard column >= 0, column < format.text.count else { return nil }
    let text = format.text.split { $0.isWhitespace }.joined(separator: " ")
    return text.dropFirst(column).isEmpty
      ? nil : "'\(text.dropFirst(column).prefix(24))' of \(text)"
  }
}

/// What stands below a message and belongs to it.
extension LogMessage {
  /// Where the app's code is in the stack below a message, or what else is below it; nil if nothing is.
  func finding(in lines: ArraySlice<LogText.Line>, _ stack: CallStack?) -> String? {
    if let frame = stack?.ownFrame { return "the stack leads to \(frame)" }
    return evidence?.finding(lines, stack)
  }

  /// The lines where what belongs to a message may begin: up to the next message, unless that says the same thing.
  func lines(below lines: ArraySlice<LogText.Line>) -> ArraySlice<LogText.Line> {
    lines.prefix(Self.reach).prefix { line in
      guard Template.head(in: line.text) == nil else { return false }
      // A line of a trace says by itself that a view is ambiguous.
      if TreeLine(line.whole) != nil { return true }
      let next = LogMessage.message(in: line.text) { line.text }
      return next == nil || next?.meaning == meaning && next?.evidence == evidence
    }
  }

  /// How many lines below a message a stack or a trace that belongs to it may begin.
  private static let reach = 12
}

extension LogMessage.Evidence {
  /// Whether it is a trace that the lines below a message lack.
  func asksForTrace(in lines: ArraySlice<LogText.Line>) -> Bool {
    guard case .trace = self else { return false }
    return !lines.contains { TreeLine($0.whole) != nil }
  }

  /// What it shows in a log.
  fileprivate func finding(_ lines: ArraySlice<LogText.Line>, _ stack: CallStack?) -> String {
    switch self {
    case .stack(let other): stack.map { finding($0, orElse: other) } ?? other
    case .trace(let other):
      asksForTrace(in: lines) ? other : hint
    }
  }

  /// What a stack shows if none of its functions is known to be the app's.
  private func finding(_ stack: CallStack, orElse other: String) -> String {
    let purpose = stack.purpose.map { ", in which \($0)," } ?? ""
    guard stack.isTorn else {
      return "no function in the stack below it\(purpose) is your app's; \(other)"
    }
    return
      "the stack below it\(purpose) breaks off, and no function in the part that is here is your app's: copy the rest; "
      + other
  }
}
