import AutoLayout
import Cassowary

/// Writes reports on conflicts; the line of each constraint once, as many reports may list it.
struct ReportWriter {
  /// One line of a list.
  private struct Line {
    let line: ConstraintLine
    let text: String
    let place: ListedPlace
    /// nil for a size of the root view.
    let id: ConstraintID?
  }

  private let engine: Engine
  private let log: Log
  private var rule: BreakingRule
  private var stacks: StackConstraints
  private var known: [ConstraintID: Line?] = [:]

  /// A writer for a solved layout.
  init(_ layout: Layout, _ style: LogStyle) {
    engine = layout.engine
    log = Log(layout.situation, style: style)
    rule = BreakingRule(layout.situation)
    stacks = StackConstraints(layout.situation)
  }

  /// The report on a conflict; nil where no report lists the broken constraint.
  mutating func report(on conflict: Conflict, broken victim: ConstraintID) -> ConflictReport? {
    guard let row = engine.row(of: victim), let broken = line(of: victim)?.line else { return nil }
    let participants = conflict.members.compactMap { engine.origin(of: $0.constraint) }
    let sizes = Axis.allCases.filter { engine.usesRootSize($0, conflict) }.map(line)
    let listed = (participants.compactMap { line(of: $0) } + sizes).sorted { $0.place < $1.place }
    return ConflictReport(
      lines: listed.map { $0.text },
      brokenLine: broken.description,
      members: participants.compactMap(name),
      broken: name(of: victim),
      brokenHandle: broken.handle,
      shortfall: conflict.shortfall(of: row) ?? conflict.shortfall,
      mentionsAutoresizing: listed.contains { $0.line.className.hasPrefix("NSAutoresizing") },
      victim: victim,
      origins: listed.compactMap { $0.id },
      given: listed.filter { $0.id == nil }.map { $0.line.handle },
      handles: listed.filter { $0.id != nil }.map { $0.line.handle },
      version: log.style.version)
  }

  private mutating func line(of id: ConstraintID) -> Line? {
    if let known = known[id] { return known }
    let found = write(id).map {
      Line(line: $0, text: $0.description, place: rule.rank(of: id).place, id: id)
    }
    known[id] = .some(found)
    return found
  }

  private mutating func write(_ id: ConstraintID) -> ConstraintLine? {
    guard case .stack(let stack, let key) = id else { return ConstraintLine(id, in: log) }
    return stacks.find(key, of: stack).map {
      ConstraintLine($0.constraint, number: $0.number, of: stack, in: log)
    }
  }

  /// The line of a size of the root view.
  private func line(_ axis: Axis) -> Line {
    let line = ConstraintLine(rootSize: axis, in: log)
    let place = ListedPlace(ListedName(rootSize: axis), depth: 1)
    return Line(line: line, text: line.description, place: place, id: nil)
  }

  private func name(of id: ConstraintID) -> String? {
    guard case .user(let id) = id else { return nil }
    return log.model[id].name
  }
}
