/// A console log as pasted: its reports of constraints that clash, and other messages about layout.
///
/// Reading never fails. What can't be read is kept with its line number.
public struct ConsoleLog: Hashable, Sendable {
  /// The reports, in order.
  package let reports: [LogReport]
  /// Exceptions and warnings about layout, in order.
  package let messages: [LogNotice]
  /// What stands in trees of views, in order.
  package let nodes: [TreeNode]
  /// What the layout engine printed of itself.
  let engine: EngineDump
  /// What shows the language in which the app is written.
  let signs: LanguageSigns

  /// Reads a log: Xcode's console or the system log, UIKit or AppKit, of any version, whole or cut,
  /// with the damage that web pages and mail cause.
  public init(_ text: String) {
    let reader = ReportReader.read(LogText(text))
    reports = reader.reports
    messages = reader.notices
    nodes = reader.trees.nodes
    engine = reader.engine
    var signs = reader.signs
    if reports.contains(where: { $0.isBeforeSwift }) { signs.noteOldSystem() }
    for node in nodes {
      if let name = node.item.className { signs.note(className: name[...]) }
    }
    self.signs = signs
  }

  /// Reads a log whose bytes need not be UTF-8; what isn't becomes `U+FFFD`.
  public init(bytes: [UInt8]) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether there is nothing about layout in it.
  public var isEmpty: Bool {
    reports.isEmpty && messages.isEmpty && nodes.isEmpty && engine.line == nil
  }
}
