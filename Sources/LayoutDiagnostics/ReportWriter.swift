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

/// One line of a report's list.
///
/// A class, as hundreds of reports may list the same lines.
package final class ReportLine: Sendable {
  /// The statement of the line.
  package let line: ConstraintLine
  let text: String
  let order: ReportOrder
  /// Where the constraint stands in the order of breaking; nil for a size of the root view.
  let rank: BreakingRank?
  /// nil for a size of the root view.
  package let id: ConstraintID?
  /// The 0-based number among the lines of constraints; nil for a size of the root view.
  fileprivate let number: Int?

  init(_ line: ConstraintLine, of id: ConstraintID, _ rank: BreakingRank, number: Int) {
    (self.line, text, self.id, self.number) = (line, line.description, id, number)
    (order, self.rank) = (rank.reportOrder, rank)
  }

  /// The line of a size of the root view.
  init(_ line: ConstraintLine, at order: ReportOrder) {
    (self.line, text, self.order) = (line, line.description, order)
    (rank, id, number) = (nil, nil, nil)
  }
}

/// Writes reports on conflicts; the line of each constraint once, as many reports may list it.
struct ReportWriter: Sendable {
  private let engine: Engine
  private let log: Log
  private var rule: BreakingRule
  private var stacks: StackConstraints
  /// The lines that were written.
  private var lines: [ReportLine] = []
  private var placeOfLine: [ConstraintID: Int?] = [:]
  /// The lines that were sorted in, in Apple's order.
  private var order: [Int] = []
  /// By line: where it comes among these.
  private var ranks: [Int] = []
  /// By line: what explanations call its constraint, filled on demand.
  private var references: [SharedValue<ConstraintReference>?] = []

  /// A writer for a solved layout.
  init(_ layout: Layout, _ style: LogStyle) {
    engine = layout.engine
    log = Log(layout.pass, style: style)
    rule = BreakingRule(layout.pass)
    stacks = StackConstraints(layout.pass)
  }

  /// The system whose logs the reports imitate.
  var version: LogStyle.Version { log.style.version }

  /// The lines of what takes part in a conflict, in Apple's order.
  mutating func list(_ conflict: Conflict) -> [ReportLine] {
    let places = conflict.members.compactMap { place(of: $0.constraint) }
    rankLines()
    var list = places.sorted { ranks[$0] < ranks[$1] }.map { lines[$0] }
    for axis in Axis.allCases where engine.usesRootSize(axis, conflict) {
      let size = line(axis)
      list.insert(size, at: list.firstIndex { size.order < $0.order } ?? list.count)
    }
    return list
  }

  /// Sorts new lines in; those of many reports are the same.
  private mutating func rankLines() {
    if order.count == lines.count { return }
    for line in order.count..<lines.count {
      order.insert(line, at: placeInOrder(before: lines[line].order))
    }
    ranks = Array(repeating: 0, count: lines.count)
    for (rank, line) in order.enumerated() { ranks[line] = rank }
  }

  private func placeInOrder(before place: ReportOrder) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if place < lines[order[middle]].order { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The reference of a line's constraint for explanations; nil for a size of the root view.
  mutating func reference(of line: ReportLine) -> SharedValue<ConstraintReference>? {
    guard let number = line.number, let id = line.id else { return nil }
    while references.count < lines.count { references.append(nil) }
    if let known = references[number] { return known }
    let reference = SharedValue(ConstraintReference(id, made: stacks.made(id), in: log.model))
    references[number] = reference
    return reference
  }

  /// The names of the user's constraints that take part.
  func names(_ conflict: Conflict) -> [String] { participants(in: conflict).compactMap(name) }

  /// The name of a constraint; nil if it is not the user's.
  func name(of id: ConstraintID) -> String? {
    guard case .user(let id) = id else { return nil }
    return log.model[id].name
  }

  /// Where the code that made a constraint is, after its name; nil if unknown.
  func origin(of id: ConstraintID?) -> String? {
    guard case .user(let id)? = id, let place = log.model.origins[id] else { return nil }
    return "\(log.model[id].name): \(place)"
  }

  /// The distance in points that a member has to yield.
  func shortfall(_ conflict: Conflict, of victim: ConstraintID) -> Double {
    engine.row(of: victim).flatMap { conflict.shortfall(of: $0) } ?? conflict.shortfall
  }

  private func participants(in conflict: Conflict) -> [ConstraintID] {
    conflict.members.compactMap { engine.origin(of: $0.constraint) }
  }

  /// The line of a constraint; nil if no report lists it.
  mutating func line(of id: ConstraintID) -> ReportLine? {
    place(of: id).map { lines[$0] }
  }

  /// Where the line of a constraint is among all; nil if no report lists it.
  private mutating func place(of id: ConstraintID) -> Int? {
    if let known = placeOfLine[id] { return known }
    let written = write(id)
    placeOfLine[id] = .some(written == nil ? nil : lines.count)
    guard let written else { return nil }
    lines.append(ReportLine(written, of: id, rule.rank(of: id), number: lines.count))
    return lines.count - 1
  }

  private mutating func place(of row: LinearConstraint.ID) -> Int? {
    engine.origin(of: row).flatMap { place(of: $0) }
  }

  private mutating func write(_ id: ConstraintID) -> ConstraintLine? {
    guard case .stack(let stack, _) = id else { return ConstraintLine(id, in: log) }
    return stacks.made(id).map {
      ConstraintLine($0.constraint, number: $0.number, of: stack, in: log)
    }
  }

  /// The line of a size of the root view.
  private func line(_ axis: Axis) -> ReportLine {
    ReportLine(
      ConstraintLine(rootSize: axis, in: log),
      at: ReportOrder(ReportName(rootSize: axis), depth: 1))
  }
}
