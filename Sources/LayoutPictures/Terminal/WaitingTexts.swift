import LayoutDiagnostics

/// Texts that wait until all edges are drawn, so that they don't cover edges, names or each other.
struct WaitingTexts {
  /// A text, with its intended place.
  struct Text {
    let text: String
    let column: Int
    /// The row, counted from the top, which may be a fraction.
    let row: Double
    /// The last column of its view.
    let end: Int
    /// The cells between the edges around it.
    let area: CellGrid.Box
    /// Whether it is the name of a view without a text; names yield their room to texts.
    var isName = false

    /// Texts come before names, and both go from top to bottom.
    fileprivate static func comesFirst(_ one: Text, _ other: Text) -> Bool {
      if one.isName != other.isName { return other.isName }
      return (one.row, one.column) < (other.row, other.column)
    }

    /// The row that is nearest to its place.
    fileprivate var nearest: Int {
      let row = Int(min(max(row, -1e9), 1e9).rounded(.toNearestOrAwayFromZero))
      return min(max(row, area.top), max(area.top, area.bottom))
    }

    /// Whether its place is in the area: what lies outside isn't drawn over other views.
    fileprivate var isVisible: Bool { abs(row - Double(nearest)) <= 1 }

    /// The first row below texts that are above it.
    fileprivate func firstRow(below others: [(text: Text, row: Int)]) -> Int {
      let above = others.filter { $0.text.area == area && $0.text.row < row - 0.5 }
      return above.map { $0.row + 1 }.max() ?? area.top
    }
  }

  /// The maximum number of rows that a text may be moved from its view.
  private static let farthest = 3
  /// With fewer columns, a text isn't recognizable.
  private static let least = 3
  /// With more texts than this, those in the same place aren't kept apart.
  private static let limit = 2_000

  private var texts: [Text] = []

  mutating func add(_ text: Text) {
    if texts.count < Self.limit { texts.append(text) }
  }

  /// Forgets the texts behind something opaque.
  mutating func remove(behind box: CellGrid.Box) {
    texts.removeAll { text in
      box.left <= text.column && text.column <= box.right
        && box.top <= text.nearest && text.nearest <= box.bottom
    }
  }

  /// Writes the texts, each in its row if that is free, or else in one nearby.
  ///
  /// - Returns: The texts without room.
  mutating func write(into grid: inout CellGrid) -> [String] {
    defer { texts = [] }
    var (written, omitted): ([(text: Text, row: Int)], [String]) = ([], [])
    for text in texts.sorted(by: Text.comesFirst) {
      let first = text.firstRow(below: written)
      let start = max(first, text.nearest)
      let steps = [0] + (1...Self.farthest).flatMap { [$0, -$0] }
      let rows = steps.map { start + $0 }.filter { row in
        first <= row && row <= text.area.bottom && text.isVisible
          && !grid.hasEdge(in: text.column, between: start, row)
      }
      if let row = write(text, into: &grid, rows: rows, whole: true)
        ?? write(text, into: &grid, rows: rows, whole: false)
      {
        written.append((text, row))
      } else {
        omitted.append(text.text)
      }
    }
    return omitted
  }

  /// Writes a text, whole or truncated, into the first row with room for it.
  ///
  /// - Returns: The row; nil if none has room.
  private func write(_ text: Text, into grid: inout CellGrid, rows: [Int], whole: Bool) -> Int? {
    let end = max(text.end, lastColumn(for: text))
    let width = VisibleText.columns(of: text.text)
    for row in rows {
      let room = grid.freeColumns(in: row, from: text.column, to: min(end, text.area.right))
      guard room >= (whole ? width : min(width, Self.least)) else { continue }
      grid.write(text.text, at: text.column, row, upTo: text.column + room - 1)
      return row
    }
    return nil
  }

  /// The last column for a text, which may extend beyond its view: characters of a terminal are wider than those of a
  /// phone.
  private func lastColumn(for text: Text) -> Int {
    let next = texts.filter { abs($0.row - text.row) < 0.5 && $0.column > text.column }
    return next.map { $0.column - 2 }.min() ?? text.area.right
  }
}
