import AutoLayout
import LayoutDiagnostics
import TextSizes

extension Drawing {
  /// The picture in box-drawing characters: each view is a box with its name and size in the top edge.
  ///
  /// - Parameters:
  ///   - columns: The available width, in characters.
  ///   - rows: The available height, in lines.
  ///   - isASCII: Whether only ASCII characters are used for lines.
  /// - Returns: Lines without a final newline.
  public func terminalText(columns: Int, rows: Int, isASCII: Bool = false) -> String {
    terminalRuns(columns: columns, rows: rows, isASCII: isASCII).text
  }

  /// The same, in pieces that may have colors.
  package func terminalRuns(columns: Int, rows: Int, isASCII: Bool = false) -> [TerminalRun] {
    let (columns, rows) = (max(8, columns), max(4, rows))
    var picture = TerminalPicture(self, columns: columns, rows: rows)
    let runs = picture.runs(isASCII: isASCII)
    if picture.omitted.isEmpty { return runs }
    // Texts that don't fit are named below, in a row taken from the picture.
    picture = TerminalPicture(self, columns: columns, rows: rows - 1)
    return picture.runs(isASCII: isASCII)
      + (picture.remark(columns: columns).map { [TerminalRun("\n" + $0, .plain)] } ?? [])
  }
}

/// Puts the layers of a drawing into cells.
private struct TerminalPicture {
  private let drawing: Drawing
  /// The height of the drawing that is shown; the rest below is empty.
  private let height: Double
  /// Columns per point.
  private let horizontalScale: Double
  /// Rows per point; a cell is about twice as tall as it is wide.
  private let verticalScale: Double
  private var grid: CellGrid
  private var texts = WaitingTexts()
  /// The texts without room.
  private(set) var omitted: [String] = []

  init(_ drawing: Drawing, columns: Int, rows: Int) {
    self.drawing = drawing
    let width = max(1, drawing.size.width)
    height = max(1, drawing.shownHeight)
    horizontalScale = min(Double(columns - 1) / width, 2 * Double(rows - 1) / height)
    verticalScale = horizontalScale / 2
    grid = CellGrid(
      columns: Int((width * horizontalScale).rounded()) + 1,
      rows: Int((height * verticalScale).rounded()) + 1)
  }

  mutating func runs(isASCII: Bool) -> [TerminalRun] {
    let all = CellGrid.Box(left: 0, top: 0, right: grid.columns - 1, bottom: grid.rows - 1)
    for layer in drawing.layers {
      // Overlays also cover the texts of views.
      if layer.isOverlay { omitted += texts.write(into: &grid) }
      draw(layer, .identity, in: all)
    }
    omitted += texts.write(into: &grid)
    if height < drawing.size.height { tear() }
    return grid.runs(isASCII: isASCII)
  }

  /// Draws a layer within the edges of what surrounds it.
  private mutating func draw(
    _ layer: Layer, _ around: AffineTransform, in area: CellGrid.Box
  ) {
    let transform = layer.transform.concatenating(around)
    var inside = area
    if layer.isOverlay {
      for mark in layer.marks {
        if layer.kind == Overlay.keyboard.rawValue, let extent = mark.extent {
          grid.clear(box(transform.applied(to: extent)))
        }
        draw(mark, transform)
      }
    } else {
      inside = drawView(layer, transform, in: area)
    }
    for inner in layer.layers { draw(inner, transform, in: inside) }
  }

  /// Draws the torn edge where the picture is cut off, with the amount that is missing.
  private mutating func tear() {
    let row = grid.rows - 1
    grid.horizontal(row, from: 0, to: grid.columns - 1, isDashed: true)
    let text = " \(NumberText.measured(drawing.size.height - height)) pt more "
    if VisibleText.columns(of: text) < grid.columns - 4 {
      grid.write(text, at: 2, row, upTo: grid.columns - 3)
    }
  }

  /// Names what there was no room for, on one line; nil if everything has been drawn.
  func remark(columns: Int) -> String? {
    if omitted.isEmpty { return nil }
    var names: [String] = []
    for text in omitted.prefix(columns) where !names.contains(text) { names.append(text) }
    let text = "no room for " + names.joined(separator: ", ")
    return text.count > columns ? text.prefix(columns - 1) + "…" : text
  }

  // MARK: Views

  /// Draws a view within the edges of what surrounds it.
  ///
  /// - Returns: The cells between its own edges; those of its surroundings if it has no edges.
  private mutating func drawView(
    _ layer: Layer, _ transform: AffineTransform, in area: CellGrid.Box
  ) -> CellGrid.Box {
    guard !transform.isOblique else {
      drawTurned(layer, transform)
      return area
    }
    let rect = transform.applied(to: Rect(origin: .zero, size: layer.size))
    let box = box(rect)
    let texts = layer.marks.compactMap { mark -> TextRun? in
      guard mark.role == .text, case .text(let run) = mark.shape else { return nil }
      return run
    }
    let isOpaque = layer.marks.contains { $0.role == .fill }
    if isOpaque { self.texts.remove(behind: box) }
    // If rounding gives one of two equal views an extra row, both are flat.
    let isFlat = rect.size.height * verticalScale < 1.5
    guard !isFlat, box.bottom - box.top > 1, box.right - box.left > 1 else {
      let text = texts.isEmpty ? "[\(layer.ownName)]" : texts.map { $0.text }.joined(separator: " ")
      self.texts.add(
        WaitingTexts.Text(
          text: text, column: min(max(box.left, area.left), max(area.left, area.right)),
          row: Double(box.top + box.bottom) / 2, end: box.right, area: area, isName: texts.isEmpty))
      return area
    }
    if isOpaque { grid.clear(box) }
    grid.frame(box, isDashed: false)
    let inside = box.inside
    writeTitle(of: layer, in: box, hasText: !texts.isEmpty)
    for run in texts {
      let middle = transform.applied(
        to: Point(x: run.words.first?.x ?? 0, y: run.baseline - 0.35 * run.pointSize))
      self.texts.add(
        WaitingTexts.Text(
          text: run.text, column: max(cellColumn(middle.x), inside.left),
          row: middle.y * verticalScale, end: inside.right, area: inside))
    }
    return inside
  }

  /// Draws the edges of a rotated or sheared view as dots, with its name in the middle.
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

  /// Writes the name and size in the top edge, as far as they fit beside the names of other views; if nothing fits,
  /// below the edge, unless the view's text is there.
  private mutating func writeTitle(of layer: Layer, in box: CellGrid.Box, hasText: Bool) {
    let size =
      "\(NumberText.measured(layer.size.width))×\(NumberText.measured(layer.size.height))"
    let start = grid.columnAfterTitles(in: box.top, from: box.left + 2, to: box.right)
    let room = box.right - start - 1
    for title in [" \(layer.ownName) \(size) ", " \(layer.ownName) ", layer.ownName]
    where VisibleText.columns(of: title) <= room {
      return grid.write(title, at: start, box.top, upTo: box.right - 1, isTitle: true)
    }
    if start == box.left + 2 {
      return grid.write(
        layer.ownName, at: box.left + 1, box.top, upTo: box.right - 1, isTitle: true)
    }
    if hasText { return }
    let inside = box.inside
    texts.add(
      WaitingTexts.Text(
        text: layer.ownName, column: inside.left, row: Double(inside.top), end: inside.right,
        area: inside,
        isName: true))
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
      // The meaning must not depend on the color.
      let text = mark.role == .conflict ? "✗\(run.text)" : run.text
      let (column, row) = place(of: text, near: cellColumn(point.x), cellRow(point.y))
      grid.write(text, at: column, row, upTo: grid.columns - 1, tone)
    default: break
    }
  }

  /// A place where an overlay's text covers neither an edge nor a text of a view: where it belongs, or nearby.
  private func place(of text: String, near column: Int, _ row: Int) -> (Int, Int) {
    let width = VisibleText.columns(of: text)
    let steps = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, -1)]
    let places = steps.map { (column + $0.0, row + $0.1) }
    return places.first { grid.mayOverlay(at: $0.0, $0.1, width: width) } ?? (column, row)
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

  /// Even the largest numbers that a session allows fit in an integer.
  private static func cell(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e9), 1e9).rounded()) : 0
  }
}
