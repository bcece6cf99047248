/// Finds the reports in a log that comes line by line, and passes on everything else.
///
/// Lines that another thread printed into a report are passed on at once; the report goes on after them.
package struct LogStream {
  /// What to print next.
  package enum Piece: Hashable, Sendable {
    /// A line as it came, its end included.
    case line([UInt8])
    /// A report, and the number of its first line in the stream.
    case report(ConsoleLog, line: Int)
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

  /// A report with more is no report: it is passed on as it is.
  private static let limits = (bytes: 1 << 20, strangers: 100)

  /// A stream of which nothing has been read yet.
  package init() {}

  /// Whether a report has begun.
  package var isCollecting: Bool { !held.isEmpty }

  /// Whether the report may be over: only its last sentences can still come.
  package var mayBeWhole: Bool { isCollecting && progress == .broken }

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
    guard isCollecting else { return [.line(line)] }
    let isBlank = text.allSatisfy { $0.isWhitespace }
    guard isBlank || belongs(text) else { return stranger(line) }
    hold(line, isBlank: isBlank)
    return Template.isLastFoot(text) || heldBytes > Self.limits.bytes ? finish() : []
  }

  /// Ends the report that has begun: the stream ends, or nothing has come for a while.
  package mutating func finish() -> [Piece] {
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
  private mutating func stranger(_ line: [UInt8]) -> [Piece] {
    strangers += 1
    let isOver = progress == .message || progress == .broken || strangers > Self.limits.strangers
    return (isOver ? finish() : []) + [.line(line)]
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
