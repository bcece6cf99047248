import LayoutDiagnostics

/// Characters in rows and columns, with lines that join where they meet.
struct CellGrid {
  /// The directions of the lines in a cell.
  struct Arms: OptionSet {
    let rawValue: UInt8

    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  /// Cells by 0-based column and row, both ends included.
  struct Box: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private struct Cell {
    var arms: Arms = []
    var isDashed = false
    var character: Character?
    /// The right half of the wide character in the previous cell.
    var isCovered = false
    /// Whether it is part of a view's name, which lines and backgrounds leave alone.
    var isTitle = false
    var tone = TerminalRun.Tone.plain

    var isFree: Bool { arms.isEmpty && character == nil && !isCovered }

    func showing(_ character: Character) -> Cell {
      var cell = self
      cell.character = character
      return cell
    }
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return row * columns + column
  }

  /// Empties the cells of a box, except for names in its top edge, which belong to views around it.
  mutating func clear(_ box: Box) {
    for row in visible(box.top, box.bottom, rows) {
      for column in visible(box.left, box.right, columns) {
        guard let index = index(column, row) else { continue }
        if row != box.top || !cells[index].isTitle { put(Cell(), at: index) }
      }
    }
  }

  /// Draws the edges of a box.
  mutating func frame(_ box: Box, isDashed: Bool, _ tone: TerminalRun.Tone = .plain) {
    horizontal(box.top, from: box.left, to: box.right, isDashed: isDashed, tone)
    horizontal(box.bottom, from: box.left, to: box.right, isDashed: isDashed, tone)
    vertical(box.left, from: box.top, to: box.bottom, isDashed: isDashed, tone)
    vertical(box.right, from: box.top, to: box.bottom, isDashed: isDashed, tone)
  }

  mutating func horizontal(
    _ row: Int, from start: Int, to end: Int, isDashed: Bool, _ tone: TerminalRun.Tone = .plain
  ) {
    for column in visible(start, end, columns) {
      let arms = ends(column, start, end, towardsStart: .left, towardsEnd: .right)
      join(column, row, arms, isDashed, tone)
    }
  }

  mutating func vertical(
    _ column: Int, from start: Int, to end: Int, isDashed: Bool, _ tone: TerminalRun.Tone = .plain
  ) {
    for row in visible(start, end, rows) {
      let arms = ends(row, start, end, towardsStart: .up, towardsEnd: .down)
      join(column, row, arms, isDashed, tone)
    }
  }

  /// The first column of a row after any names between two columns.
  func columnAfterTitles(in row: Int, from start: Int, to end: Int) -> Int {
    let last = visible(start, end, columns).last { column in
      index(column, row).map { cells[$0].isTitle } ?? false
    }
    return last.map { $0 + 2 } ?? start
  }

  /// The number of empty cells in a row from a column on.
  func freeColumns(in row: Int, from start: Int, to end: Int) -> Int {
    visible(start, end, columns).prefix { column in
      index(column, row).map { cells[$0].isFree } ?? false
    }.count
  }

  /// Whether the given cells have at most dashed lines.
  func mayOverlay(at column: Int, _ row: Int, width: Int) -> Bool {
    (column..<column + width).allSatisfy { column in
      index(column, row).map { cells[$0].isFree || cells[$0].isDashed } ?? false
    }
  }

  /// Whether an edge crosses a column between two rows.
  func hasEdge(in column: Int, between start: Int, _ end: Int) -> Bool {
    (min(start, end)..<max(start, end)).dropFirst().contains { row in
      index(column, row).map { !cells[$0].arms.isEmpty } ?? false
    }
  }

  /// Draws the edge of something rotated, as dots.
  mutating func slanted(from start: (column: Int, row: Int), to end: (column: Int, row: Int)) {
    let (width, height) = (end.column - start.column, end.row - start.row)
    guard width != 0 || height != 0 else { return }
    if abs(width) >= abs(height) {
      for column in visible(min(start.column, end.column), max(start.column, end.column), columns) {
        let part = Double(column - start.column) / Double(width)
        dot(column, start.row + Int((part * Double(height)).rounded()))
      }
    } else {
      for row in visible(min(start.row, end.row), max(start.row, end.row), rows) {
        let part = Double(row - start.row) / Double(height)
        dot(start.column + Int((part * Double(width)).rounded()), row)
      }
    }
  }

  private mutating func dot(_ column: Int, _ row: Int) {
    if let index = index(column, row) { put(Cell(character: "·"), at: index) }
  }

  private func ends(
    _ place: Int, _ start: Int, _ end: Int, towardsStart: Arms, towardsEnd: Arms
  ) -> Arms {
    var arms: Arms = []
    if place > start { arms.insert(towardsStart) }
    if place < end { arms.insert(towardsEnd) }
    return arms
  }

  private func visible(_ start: Int, _ end: Int, _ count: Int) -> Range<Int> {
    let (low, high) = (max(0, start), min(count - 1, end))
    return low <= high ? low..<high + 1 : 0..<0
  }

  private mutating func join(
    _ column: Int, _ row: Int, _ arms: Arms, _ isDashed: Bool, _ tone: TerminalRun.Tone
  ) {
    guard let index = index(column, row), !cells[index].isTitle else { return }
    // Dashed lines annotate views, whose texts they leave alone.
    if isDashed, cells[index].character != nil || cells[index].isCovered { return }
    if cells[index].character != nil || cells[index].isCovered { put(Cell(), at: index) }
    cells[index].isDashed = isDashed && (cells[index].arms.isEmpty || cells[index].isDashed)
    cells[index].arms.formUnion(arms)
    cells[index].tone = tone
  }

  /// Writes text into a row between two columns, the end included; an ellipsis stands for what does
  /// not fit.
  mutating func write(
    _ text: String, at column: Int, _ row: Int, upTo end: Int, isTitle: Bool = false,
    _ tone: TerminalRun.Tone = .plain
  ) {
    let (plain, covered) = (
      Cell(isTitle: isTitle, tone: tone), Cell(isCovered: true, isTitle: isTitle, tone: tone)
    )
    let text = VisibleText.shown(text)
    let end = min(end, columns - 1)
    let isCut = column + VisibleText.columns(of: text) - 1 > end
    var place = column
    for character in text {
      let width = VisibleText.columns(of: character)
      guard place + width - 1 <= (isCut ? end - 1 : end) else { break }
      if let index = index(place, row) {
        put(plain.showing(character), at: index)
        if width == 2, place + 1 < columns { put(covered, at: index + 1) }
      }
      place += width
    }
    if isCut, place <= end, let index = index(place, row) { put(plain.showing("…"), at: index) }
  }

  /// Replaces a cell, and empties the other half of a wide character that this cuts in two.
  private mutating func put(_ cell: Cell, at index: Int) {
    if cells[index].isCovered, !cell.isCovered, index > 0 { cells[index - 1] = Cell() }
    let isWide = cells[index].character.map { VisibleText.columns(of: $0) == 2 } ?? false
    if isWide, index + 1 < cells.count, cells[index + 1].isCovered { cells[index + 1] = Cell() }
    cells[index] = cell
  }

  /// The rows with a newline between them, without spaces at their ends.
  func runs(isASCII: Bool) -> [TerminalRun] {
    var runs: [TerminalRun] = []
    for row in 0..<rows {
      if row > 0 { runs.add("\n", .plain) }
      var spaces = ""
      for cell in cells[row * columns..<(row + 1) * columns] where !cell.isCovered {
        let shown =
          cell.character.map { isASCII ? Self.ascii[$0] ?? $0 : $0 }
          ?? glyph(cell, isASCII: isASCII)
        if shown == " " {
          spaces.append(shown)
          continue
        }
        runs.add(spaces, .plain)
        runs.add(String(shown), cell.tone)
        spaces = ""
      }
    }
    return runs
  }

  private func glyph(_ cell: Cell, isASCII: Bool) -> Character {
    if isASCII {
      if cell.arms.isEmpty { return " " }
      if cell.arms.isSubset(of: [.left, .right]) { return cell.isDashed ? "." : "-" }
      if cell.arms.isSubset(of: [.up, .down]) { return cell.isDashed ? ":" : "|" }
      return "+"
    }
    if cell.isDashed {
      if cell.arms.isSubset(of: [.left, .right]), !cell.arms.isEmpty { return "┄" }
      if cell.arms.isSubset(of: [.up, .down]), !cell.arms.isEmpty { return "┆" }
    }
    return Self.glyphs[Int(cell.arms.rawValue)]
  }

  /// The ASCII replacements of characters that pictures add themselves.
  private static let ascii: [Character: Character] = [
    "×": "x", "·": ".", "…": "~", "≤": "<", "≥": ">", "−": "-", "✗": "!",
  ]

  /// The characters by the value of the arms: up 1, down 2, left 4, right 8.
  private static let glyphs: [Character] = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
