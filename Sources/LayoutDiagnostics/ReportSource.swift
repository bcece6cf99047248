import AutoLayout
import Cassowary
import Synchronization

/// Writes the reports of one layout, which share their lines.
final class ReportSource: Sendable {
  /// The layout, solved.
  let layout: Layout
  private let writer: Mutex<ReportWriter>

  init(_ layout: Layout, _ style: LogStyle) {
    self.layout = layout
    writer = Mutex(ReportWriter(layout, style))
  }

  func ask<Answer: Sendable>(_ question: (inout ReportWriter) -> Answer) -> Answer {
    writer.withLock { question(&$0) }
  }
}

/// A value of many fields that thousands of others hold, without a copy for each.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
