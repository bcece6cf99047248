import AutoLayout
import Synchronization

/// Writes the reports of one layout, which share their lines.
final class ReportSource: Sendable {
  private let writer: Mutex<ReportWriter>

  init(_ layout: Layout, _ style: LogStyle) { writer = Mutex(ReportWriter(layout, style)) }

  func ask<Answer: Sendable>(_ question: (inout ReportWriter) -> Answer) -> Answer {
    writer.withLock { question(&$0) }
  }
}
