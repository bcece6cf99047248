import AutoLayout

/// The statements of a script that made the items and constraints of a layout.
package struct StatementOrigins: Sendable {
  /// Where a statement begins; the column counts bytes.
  package typealias Position = (line: Int, column: Int)

  /// By item number, in order of creation.
  private var items: [Position] = []
  /// By constraint number.
  private var constraints: [Position] = []

  /// Nothing noted yet.
  package init() {}

  /// The places of the statements that made items of a layout.
  package func places(ofItemsIn layout: Layout) -> [Item.ID: Position] {
    let known = layout.items.filter { $0 != layout.root && Int($0.rawValue) < items.count }
    return Dictionary(uniqueKeysWithValues: known.map { ($0, items[Int($0.rawValue)]) })
  }

  /// The places of the statements that made constraints of a layout.
  package func places(ofConstraintsIn layout: Layout) -> [LayoutConstraint.ID: Position] {
    let known = layout.constraints.filter { Int($0.rawValue) < constraints.count }
    return Dictionary(uniqueKeysWithValues: known.map { ($0, constraints[Int($0.rawValue)]) })
  }

  /// A statement, and how many items and constraints there were after it.
  struct Step: Sendable {
    let statement: Statement
    let items: Int
    let constraints: Int

    /// A statement that has just run on a layout.
    init(_ statement: Statement, _ layout: Layout) {
      self.statement = statement
      (items, constraints) = layout.countsEver
    }
  }

  /// Notes what a statement and those in its braces made; if the layout replaced another one, the numbers mean
  /// something else.
  mutating func note(_ step: Step, inner: [Step], isOther: Bool) {
    if isOther { self = StatementOrigins() }
    for part in inner where part.statement.source == step.statement.source { note(part) }
    note(step)
  }

  private mutating func note(_ step: Step) {
    if step.items == items.count, step.constraints == constraints.count { return }
    let place = (step.statement.line, step.statement.byteColumn)
    // Numbers of undone steps are reused.
    items.fit(step.items, place)
    constraints.fit(step.constraints, place)
  }
}

extension [StatementOrigins.Position] {
  /// Removes places at the end or repeats one there, up to a number of places.
  fileprivate mutating func fit(_ count: Int, _ place: Element) {
    if count < self.count {
      removeLast(self.count - count)
    } else {
      append(contentsOf: repeatElement(place, count: count - self.count))
    }
  }
}

extension Statement {
  /// The 1-based column of the first character, in bytes.
  fileprivate var byteColumn: Int {
    let start = source.lineRange(at: range.lowerBound).lowerBound
    return source.text.utf8.distance(from: start, to: range.lowerBound) + 1
  }
}
