import AutoLayout
import Cassowary
import Synchronization

/// Writes the reports of one layout, which share their lines.
final class ReportSource: Sendable {
  private let writer: Mutex<ReportWriter>

  init(_ layout: Layout, _ style: LogStyle) { writer = Mutex(ReportWriter(layout, style)) }

  func ask<Answer: Sendable>(_ question: (inout ReportWriter) -> Answer) -> Answer {
    writer.withLock { question(&$0) }
  }
}

/// What a report is about, and who writes it; equal to another one that says the same.
struct ReportContent: Hashable, Sendable {
  let conflict: Conflict
  let victim: ConstraintID
  let source: ReportSource

  var list: [ReportLine] { source.ask { $0.list(conflict) } }

  var shortfall: Double { source.ask { $0.shortfall(conflict, of: victim) } }

  static func == (lhs: ReportContent, rhs: ReportContent) -> Bool {
    let (own, others) = (lhs.list, rhs.list)
    return lhs.victim == rhs.victim && lhs.shortfall == rhs.shortfall
      && own.map { $0.id } == others.map { $0.id } && own.map { $0.text } == others.map { $0.text }
      && lhs.source.ask { $0.version } == rhs.source.ask { $0.version }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(victim) }
}
