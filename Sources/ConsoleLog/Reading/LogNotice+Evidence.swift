/// What stands below a message and belongs to it.
extension LogMessage {
  /// Where the app's code is in the stack below a message, or what else is below it; nil for nothing.
  func finding(in lines: ArraySlice<LogText.Line>, _ stack: CallStack?) -> String? {
    if let frame = stack?.ownFrame { return "the stack leads to \(frame)" }
    return evidence?.finding(lines, stack)
  }

  /// The lines where what belongs to a message may begin: up to the next message, unless that says the same.
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

  /// What a stack shows in which no function is known to be the app's.
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
