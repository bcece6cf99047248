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
  /// What the layout engine printed about itself.
  let engine: EngineDump
  /// What shows the language in which the app is written.
  let signs: LanguageSigns
  /// A list without any constraint; nil if there are reports or constraints of the engine.
  let emptyList: EmptyList?

  /// Reads a log: Xcode's console or the system log, UIKit or AppKit, of any version, whole or cut,
  /// with the damage that web pages and mail cause.
  public init(_ text: String) {
    let text = LogText(text)
    let reader = ReportReader.read(text)
    reports = LogReport.sharing(reader.reports)
    let lastReport = reports.last { !$0.isList && !$0.lines.isEmpty }?.firstLine ?? 0
    // The end of an earlier report says nothing if there is a later one.
    messages = reader.notices.filter { $0.topic != .endOfReport || $0.line > lastReport }
    engine = reader.engine
    let hasTold = !reports.isEmpty || engine.line != nil
    emptyList = hasTold ? nil : EmptyList(in: text)
    let isSilent = !hasTold && messages.isEmpty && reader.trees.nodes.isEmpty
    nodes = isSilent ? MentionedViews.all(in: text) : reader.trees.nodes
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
      && emptyList == nil
  }
}
