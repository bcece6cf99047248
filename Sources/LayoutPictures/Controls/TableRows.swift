import AutoLayout
import TextSizes

/// The rows of a table: which of them begin and end a section, and what is between sections.
struct TableRows {
  /// The drawing of a row that depends on its table, and on its place in a section.
  struct Appearance {
    /// Whether nothing of its section is above it.
    var isFirst = true
    /// Whether nothing of its section is below it.
    var isLast = true
    var style = Style.plain
    /// The color of the lines around it; nil if the table draws none.
    var separator: Paint? = .separator
    /// The color of the row itself; nil for the table's.
    var ground: Paint?
  }

  /// The kinds of `UITableView.Style`.
  enum Style: String {
    case plain, grouped, insetGrouped
  }

  private struct Row {
    let item: Item.ID
    let view: ViewState
    let frame: Rect
  }

  private let rows: [Row]
  /// The end of the area above all rows, in points.
  private let top: Double
  private let appearance: Appearance
  /// The default color of a grouped table that sets none; nil for other tables.
  let ground: Paint?

  /// The rows of a table, on a colored background.
  init(of table: Item.ID, in layout: Layout, _ sketch: Sketch) {
    var top = 0.0
    rows = layout.subviews(of: table).compactMap { item in
      guard let view = layout.model[item].view, !layout.isHidden(item) else { return nil }
      let frame = layout.frame(of: item)
      if view.viewClass == .tableViewCell { return Row(item: item, view: view, frame: frame) }
      if frame.origin.y <= 0.5 { top = max(top, frame.origin.y + frame.size.height) }
      return nil
    }
    self.top = top
    var appearance = Appearance()
    appearance.style = Style(rawValue: sketch.choice(.tableStyle)) ?? .plain
    let own = sketch.paint(.backgroundColor)
    ground = appearance.style == .plain || own != nil ? nil : .systemGroupedBackground
    appearance.separator =
      sketch.choice(.separatorStyle) == "none"
      ? nil : sketch.paint(.separatorColor) ?? .separator
    // In most apps, the content of a dark or clear table is also dark or clear.
    let isCovered = own.map { $0.alpha > 0.5 && !$0.isDark } ?? (appearance.style != .plain)
    if isCovered { appearance.ground = appearance.style == .plain ? .systemBackground : .card }
    self.appearance = appearance
  }

  /// Rows that are closer than this, in points, belong to one section.
  private static let least = 1.5

  /// The appearance of each row.
  var appearances: [Item.ID: Appearance] {
    var appearances: [Item.ID: Appearance] = [:]
    for (index, row) in rows.enumerated() {
      var appearance = appearance
      appearance.isFirst = index == 0 || gap(above: index) > Self.least
      appearance.isLast = index == rows.count - 1 || gap(above: index + 1) > Self.least
      appearances[row.item] = appearance
    }
    return appearances
  }

  private func end(above index: Int) -> Double {
    index == 0 ? top : rows[index - 1].frame.origin.y + rows[index - 1].frame.size.height
  }

  private func gap(above index: Int) -> Double { rows[index].frame.origin.y - end(above: index) }

  // MARK: Headers and footers

  private static let margin = 16.0
  private static let farthest = 8.0
  private static let note = Font.system(13)
  private static let headline = Font.system(17, weight: .semibold)

  /// Draws what is between the sections.
  func draw(in sketch: inout Sketch) {
    for (index, row) in rows.enumerated() {
      if let text = row.view.text(.sectionHeader) {
        drawHeader(text, above: row.frame, from: end(above: index), in: &sketch)
      }
      if let text = row.view.text(.sectionFooter) {
        let end = row.frame.origin.y + row.frame.size.height
        let next = index + 1 < rows.count ? rows[index + 1].frame.origin.y : end + 100
        let height = Self.height(of: text, Self.note, in: sketch)
        let top = end + min(Self.farthest, max(0, (next - end - height) / 2))
        write(text, from: top, height, beside: row.frame, Self.note, .secondaryLabel, in: &sketch)
      }
    }
  }

  private func drawHeader(
    _ text: String, above row: Rect, from top: Double, in sketch: inout Sketch
  ) {
    let room = row.origin.y - top
    guard room > 4 else { return }
    let isNew = sketch.traits.era >= .ios26
    let isPlain = appearance.style == .plain
    let font = isPlain || isNew ? Self.headline : Self.note
    let height = min(Self.height(of: text, font, in: sketch), room)
    if isPlain, !isNew {
      let bar = min(room, height + 2 * Self.farthest)
      sketch.fill(
        Rect(x: 0, y: row.origin.y - bar, width: sketch.bounds.size.width, height: bar),
        Paint("#f7f7f7", dark: "#1c1c1e"))
    }
    let below = isPlain ? (min(room, height + 2 * Self.farthest) - height) / 2 : Self.farthest
    // Titles of groups are in capitals up to iOS 18.
    write(
      isPlain || isNew ? text : text.uppercased(),
      from: row.origin.y - height - min(below, (room - height) / 2), height, beside: row, font,
      font == Self.headline ? .label : .secondaryLabel, in: &sketch)
  }

  private static func height(of text: String, _ font: Font, in sketch: Sketch) -> Double {
    let metrics = TextMetrics(font, in: sketch.traits)
    let width = max(40, sketch.bounds.size.width - 2 * margin)
    let limits = TextBlock.Limits(width: width, lines: 0, mode: .wordWrap)
    return metrics.height(lines: metrics.block(of: text, within: limits).lines.count)
  }

  private func write(
    _ text: String, from y: Double, _ height: Double, beside row: Rect, _ font: Font,
    _ paint: Paint, in sketch: inout Sketch
  ) {
    let left = row.origin.x + Self.margin
    let rect = Rect(
      x: left, y: y, width: max(0, sketch.bounds.size.width - left - Self.margin), height: height)
    let alignment: TextAlignment = sketch.direction == .leftToRight ? .left : .right
    sketch.write(
      text, in: sketch.fromLeading(rect),
      TextPlacement(
        font: font, paint: paint, alignment: alignment, lines: 0, mode: .wordWrap,
        startsAtTop: true))
  }
}
