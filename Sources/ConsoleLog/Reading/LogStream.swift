/// Finds the reports and messages in a log that arrives line by line, and passes on everything but the reports.
///
/// Lines that another thread printed into a report are passed on at once; the report goes on after them.
package struct LogStream {
  /// What to print next.
  package enum Piece: Hashable, Sendable {
    /// A line as it came, its end included.
    case line([UInt8])
    /// A report, and the number of its first line in the stream.
    case report(ConsoleLog, line: Int)
    /// A message whose lines have been passed on, and the number of its first line in the stream.
    case message(LogNotice, line: Int)
  }

  /// How far a report has been read.
  private enum Progress {
    case message
    case list
    case announced
    case broken
  }

  private var held: [(bytes: [UInt8], isBlank: Bool)] = []
  private var heldBytes = 0
  private var progress = Progress.message
  private var strangers = 0
  private var count = 0
  private var start = 0
  /// The message that may have begun, and how many lines of it have come.
  private var message: (bytes: [UInt8], lines: Int, start: Int)?

  /// A longer report isn't one: it is passed on as it is.
  private static let limits = (bytes: 1 << 20, strangers: 100)

  /// A stream before its first line.
  package init() {}

  /// Whether a report has begun.
  package var isCollecting: Bool { !held.isEmpty }

  /// Whether the report or message may be over: of a report only the last sentences can still come.
  package var mayBeWhole: Bool { isCollecting && progress == .broken || message != nil }

  /// Takes a line, its end included.
  package mutating func take(_ line: [UInt8]) -> [Piece] {
    count += 1
    let text = Substring(String(decoding: line, as: UTF8.self))
    if let lines = LogText.messages(in: text),
      lines.contains(where: { Template.head(in: $0) != nil })
    {
      // A line of JSON has the whole report.
      let pieces = finish()
      start = count
      hold(line, isBlank: false)
      return pieces + finish()
    }
    if Template.head(in: text) != nil {
      let pieces = finish()
      start = count
      hold(line, isBlank: false)
      return pieces
    }
    guard isCollecting else { return pass(line, text) }
    let isBlank = text.allSatisfy { $0.isWhitespace }
    guard isBlank || belongs(text) else { return stranger(line, text) }
    hold(line, isBlank: isBlank)
    return Template.isLastFoot(text) || heldBytes > Self.limits.bytes ? finish() : []
  }

  /// Ends the report or message that has begun: the stream ends, or nothing has come for a while.
  package mutating func finish() -> [Piece] { endMessage() + endReport() }

  /// Passes a line on; what a message means comes after its lines.
  private mutating func pass(_ line: [UInt8], _ text: Substring) -> [Piece] {
    if LogMessage.mayBegin(in: text), !Template.isKnown(text) {
      defer { message = (line, 1, count) }
      return endMessage() + [.line(line)]
    }
    guard let begun = message else { return [.line(line)] }
    message = (begun.bytes + line, begun.lines + 1, begun.start)
    let isOver = begun.lines == LogNotice.length || text.allSatisfy { $0.isWhitespace }
    return [.line(line)] + (isOver ? endMessage() : [])
  }

  private mutating func endMessage() -> [Piece] {
    guard let begun = message else { return [] }
    message = nil
    let notice = ConsoleLog(bytes: begun.bytes).messages.first { $0.line == 1 }
    return notice.map { [.message($0, line: begun.start)] } ?? []
  }

  private mutating func endReport() -> [Piece] {
    defer {
      held = []
      heldBytes = 0
      strangers = 0
      progress = .message
    }
    guard let last = held.lastIndex(where: { !$0.isBlank }) else { return [] }
    let rest = held[(last + 1)...].map { Piece.line($0.bytes) }
    let log = ConsoleLog(bytes: held[...last].flatMap { $0.bytes })
    let isReport = log.reports.contains { !$0.lines.isEmpty || $0.isRedacted }
    guard isReport, heldBytes <= Self.limits.bytes else { return held.map { .line($0.bytes) } }
    return [.report(log, line: start)] + rest
  }

  private mutating func hold(_ line: [UInt8], isBlank: Bool) {
    held.append((line, isBlank))
    heldBytes += line.count
  }

  /// A line that isn't part of the report.
  private mutating func stranger(_ line: [UInt8], _ text: Substring) -> [Piece] {
    strangers += 1
    let isOver = progress == .message || progress == .broken || strangers > Self.limits.strangers
    return isOver ? endReport() + pass(line, text) : [.line(line)]
  }

  private mutating func belongs(_ text: Substring) -> Bool {
    if Template.announcesBroken(text) {
      // The constraint may be in the same line.
      progress = LineSplitter.holdsConstraint(text) ? .broken : .announced
      return true
    }
    if Template.isKnown(text) { return true }
    if LineSplitter.holdsConstraint(text) || text.contains("<private>") {
      guard progress != .broken else { return false }
      progress = progress == .announced ? .broken : .list
      return true
    }
    let trimmed = text.drop { $0.isWhitespace }
    return progress != .broken && (Template.opensList(trimmed) || Template.closesList(trimmed))
  }
}
