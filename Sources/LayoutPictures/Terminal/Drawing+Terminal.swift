import AutoLayout
import LayoutDiagnostics
import TextSizes

extension Drawing {
  /// The picture in box-drawing characters: each view a box with its name and size in the top edge.
  ///
  /// - Parameters:
  ///   - columns: The width that is available, in characters.
  ///   - rows: The height that is available, in lines.
  ///   - isASCII: Whether only ASCII characters are used for lines.
  /// - Returns: Lines without a final newline.
  public func terminalText(columns: Int, rows: Int, isASCII: Bool = false) -> String {
    terminalRuns(columns: columns, rows: rows, isASCII: isASCII).text
  }

  /// The same in pieces that may have colors.
  package func terminalRuns(columns: Int, rows: Int, isASCII: Bool = false) -> [TerminalRun] {
    var picture = TerminalPicture(self, columns: max(8, columns), rows: max(4, rows))
    return picture.runs(isASCII: isASCII)
  }
}

/// Puts the layers of a drawing into cells.
private struct TerminalPicture {
  private let drawing: Drawing
  /// Columns a point.
  private let horizontalScale: Double
  /// Rows a point; a cell is about twice as high as wide.
  private let verticalScale: Double
  private var grid: CellGrid

  init(_ drawing: Drawing, columns: Int, rows: Int) {
    self.drawing = drawing
    let (width, height) = (max(1, drawing.size.width), max(1, drawing.size.height))
    horizontalScale = min(Double(columns - 1) / width, 2 * Double(rows - 1) / height)
    verticalScale = horizontalScale / 2
    grid = CellGrid(
      columns: Int((width * horizontalScale).rounded()) + 1,
      rows: Int((height * verticalScale).rounded()) + 1)
  }

  mutating func runs(isASCII: Bool) -> [TerminalRun] {
    for layer in drawing.layers { draw(layer, .identity) }
    return grid.runs(isASCII: isASCII)
  }

  private mutating func draw(_ layer: Layer, _ around: AffineTransform) {
    let transform = layer.transform.concatenating(around)
    if layer.size == .zero {
      for mark in layer.marks { draw(mark, transform) }
    } else {
      drawView(layer, transform)
    }
    for inner in layer.layers { draw(inner, transform) }
  }

  // MARK: Views

  private mutating func drawView(_ layer: Layer, _ transform: AffineTransform) {
    guard !transform.isOblique else { return drawTurned(layer, transform) }
    let box = box(transform.applied(to: Rect(origin: .zero, size: layer.size)))
    let texts = layer.marks.compactMap { mark -> TextRun? in
      guard mark.role == .text, case .text(let run) = mark.shape else { return nil }
      return run
    }
    if layer.marks.contains(where: { $0.role == .fill }) { grid.clear(box) }
    guard box.bottom - box.top > 1, box.right - box.left > 1 else {
      let text = texts.isEmpty ? "[\(layer.ownName)]" : texts.map { $0.text }.joined(separator: " ")
      return grid.write(
        text, at: box.left, (box.top + box.bottom) / 2, upTo: max(box.left, box.right))
    }
    grid.frame(box, isDashed: false)
    writeTitle(of: layer, in: box)
    for run in texts {
      let middle = transform.applied(
        to: Point(x: run.words.first?.x ?? 0, y: run.baseline - 0.35 * run.pointSize))
      let row = min(max(cellRow(middle.y), box.top + 1), box.bottom - 1)
      grid.write(run.text, at: max(cellColumn(middle.x), box.left + 1), row, upTo: box.right - 1)
    }
  }

  /// The edges of a view that is turned or sheared as dots, its name in the middle.
  private mutating func drawTurned(_ layer: Layer, _ transform: AffineTransform) {
    let (width, height) = (layer.size.width, layer.size.height)
    let corners = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ].map { corner in
      let point = transform.applied(to: corner)
      return (column: cellColumn(point.x), row: cellRow(point.y))
    }
    for (place, corner) in corners.enumerated() {
      grid.slanted(from: corner, to: corners[(place + 1) % corners.count])
    }
    let middle = transform.applied(to: Point(x: width / 2, y: height / 2))
    let length = VisibleText.columns(of: layer.ownName)
    grid.write(
      layer.ownName, at: cellColumn(middle.x) - length / 2, cellRow(middle.y),
      upTo: grid.columns - 1)
  }

  /// The name and size in the top edge, as much of it as fits beside the names of other views there;
  /// below the edge where none does.
  private mutating func writeTitle(of layer: Layer, in box: CellGrid.Box) {
    let size =
      "\(NumberText.measured(layer.size.width))×\(NumberText.measured(layer.size.height))"
    let start = grid.columnAfterTitles(in: box.top, from: box.left + 2, to: box.right)
    let room = box.right - start - 1
    for title in [" \(layer.ownName) \(size) ", " \(layer.ownName) ", layer.ownName]
    where VisibleText.columns(of: title) <= room {
      return grid.write(title, at: start, box.top, upTo: box.right - 1, isTitle: true)
    }
    let isFree = start == box.left + 2
    grid.write(
      layer.ownName, at: box.left + 1, isFree ? box.top : box.top + 1, upTo: box.right - 1,
      isTitle: isFree)
  }

  // MARK: Overlays

  private mutating func draw(_ mark: Mark, _ transform: AffineTransform) {
    let tone = mark.role.tone
    switch mark.shape {
    case .rect(let shape) where mark.stroke != nil:
      grid.frame(box(transform.applied(to: shape.rect)), isDashed: true, tone)
    case .line(let points) where points.count == 2:
      let (start, end) = (transform.applied(to: points[0]), transform.applied(to: points[1]))
      let (left, right) = (cellColumn(min(start.x, end.x)), cellColumn(max(start.x, end.x)))
      let (top, bottom) = (cellRow(min(start.y, end.y)), cellRow(max(start.y, end.y)))
      if top == bottom { grid.horizontal(top, from: left, to: right, isDashed: true, tone) }
      if left == right { grid.vertical(left, from: top, to: bottom, isDashed: true, tone) }
    case .text(let run):
      let point = transform.applied(
        to: Point(x: run.words.first?.x ?? 0, y: run.baseline - 0.35 * run.pointSize))
      // What the color says is said without it, too.
      let text = mark.role == .conflict ? "✗\(run.text)" : run.text
      grid.write(text, at: cellColumn(point.x), cellRow(point.y), upTo: grid.columns - 1, tone)
    default: break
    }
  }

  // MARK: Cells

  private func box(_ rect: Rect) -> CellGrid.Box {
    CellGrid.Box(
      left: cellColumn(rect.origin.x), top: cellRow(rect.origin.y),
      right: cellColumn(rect.origin.x + rect.size.width),
      bottom: cellRow(rect.origin.y + rect.size.height))
  }

  private func cellColumn(_ x: Double) -> Int { Self.cell(x * horizontalScale) }
  private func cellRow(_ y: Double) -> Int { Self.cell(y * verticalScale) }

  /// Numbers as large as a session allows stay whole numbers.
  private static func cell(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e9), 1e9).rounded()) : 0
  }
}

extension AffineTransform {
  /// Whether edges that were level or upright are neither any more.
  fileprivate var isOblique: Bool {
    let least = 1e-6
    let keepsAxes = abs(b) < least && abs(c) < least
    let swapsAxes = abs(a) < least && abs(d) < least
    return !keepsAxes && !swapsAxes
  }
}

extension Mark.Role {
  /// How the marks of an overlay look in a terminal.
  fileprivate var tone: TerminalRun.Tone {
    switch self {
    case .constraint: .constraint
    case .conflict: .conflict
    case .ambiguity: .ambiguity
    case .guide: .guide
    case .fill, .outline, .text, .placeholder, .control, .label: .plain
    }
  }
}

extension Layer {
  /// The name without the path to it.
  fileprivate var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
