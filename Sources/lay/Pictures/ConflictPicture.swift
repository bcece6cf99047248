import AutoLayout
import ConsoleLog
import LayoutPictures

/// The clashes of a log as a picture: what each line demands, one after another, above what is available, and how many
/// points are missing.
struct ConflictPicture {
  private static let margin = 24.0
  private static let barWidth = 640.0
  private static let barHeight = 40.0
  private static let gap = 56.0
  private static let least = 14.0

  private static let ground = Paint("#ffffff")
  private static let ink = Paint("#1c1c1e")
  private static let quiet = Paint("#636366")
  private static let size = Paint("#cfe3ff")
  private static let distance = Paint("#f2f2f7")
  private static let edge = Paint("#0a60d0")
  private static let missing = Paint("#d70015")

  private var marks: [Mark] = []
  private var y = margin

  /// The picture; nil if no clash of the log is a sum.
  static func drawing(of log: ConsoleLog, named name: String) -> Drawing? {
    var picture = ConflictPicture()
    var summaries: [String] = []
    for explanation in log.explanations().explanations {
      guard let contradiction = explanation.diagnosis.contradiction,
        let sum = ContradictionSum(contradiction, broken: explanation.diagnosis.broken)
      else { continue }
      let words = [explanation.clash, explanation.advice].compactMap { $0 }
      picture.add(sum, words)
      summaries.append(words.joined(separator: " "))
    }
    guard !summaries.isEmpty else { return nil }
    return picture.finished(name, summaries.joined(separator: "\n"))
  }

  private mutating func add(_ sum: ContradictionSum, _ words: [String]) {
    for line in words.flatMap(Self.wrapped) {
      text(line, at: Self.margin, width: nil, y, line == words.first ? .semibold : .regular)
      y += 20
    }
    y += 28
    let scale = Self.barWidth / max(sum.total, sum.room, 1)
    bar(sum.needed, scale, "needed \(NumberText.measured(sum.total))")
    y += Self.barHeight + Self.gap
    bar(sum.available, scale, "available \(NumberText.measured(sum.room))")
    lack(sum, scale)
    y += Self.barHeight + Self.gap
  }

  /// Draws the missing points next to the available ones.
  private mutating func lack(_ sum: ContradictionSum, _ scale: Double) {
    guard sum.total > sum.room else { return }
    let start = Self.margin + sum.room * scale
    let width = max((sum.total - sum.room) * scale, 2)
    let rect = Rect(x: start, y: y, width: width, height: Self.barHeight)
    marks.append(
      Mark(
        .constraint, .rect(RoundedRect(rect)), fill: Self.missing.withAlpha(0.12),
        stroke: Stroke(Self.missing, width: 1.5, dashes: [4, 3])))
    let label = "\(NumberText.measured(sum.total - sum.room)) missing"
    text(label, at: start, width: width, y + Self.barHeight + 18, .semibold, Self.missing)
  }

  private mutating func bar(
    _ parts: [ContradictionSum.Part], _ scale: Double, _ title: String
  ) {
    text(title, at: Self.margin, width: nil, y - 10, .regular, Self.quiet)
    var x = Self.margin
    for (place, part) in parts.enumerated() {
      let width = part.points * scale
      let rect = Rect(x: x, y: y, width: width, height: Self.barHeight)
      marks.append(
        Mark(
          .constraint, .rect(RoundedRect(rect)),
          fill: part.view == nil ? Self.distance : Self.size,
          stroke: Stroke(part.isBroken ? Self.missing : Self.edge, width: part.isBroken ? 2 : 1)))
      let name = part.view.map { "\($0) \(part.amount)" } ?? part.amount
      text(name, at: x, width: width, y + Self.barHeight / 2 + 4, .regular)
      // Names of narrow parts alternate between rows, so that they don't overlap.
      let row = parts.count > 1 && width < 90 ? Double(place % 2) * Self.least : 0
      text(
        part.constraint, at: x, width: width, y + Self.barHeight + 14 + row, .regular,
        part.isBroken ? Self.missing : Self.quiet, pointSize: 11)
      x += width
    }
  }

  // MARK: Text

  /// Writes a line, centered if a width is given, but never to the left of the margin.
  private mutating func text(
    _ text: String, at x: Double, width: Double?, _ baseline: Double, _ weight: FontWeight,
    _ paint: Paint = ink, pointSize: Double = 13
  ) {
    let font = Font.system(pointSize, weight: weight)
    let metrics = TextMetrics(font, in: RenderingTraits(scale: 2))
    let start = width.map { max(Self.margin, x + ($0 - metrics.width(of: text)) / 2) } ?? x
    let run = TextRun(
      words: metrics.words(of: text, from: start), baseline: baseline, pointSize: pointSize,
      weight: weight)
    marks.append(Mark(.text, .text(run), fill: paint))
  }

  private static func wrapped(_ text: String) -> [String] {
    let metrics = TextMetrics(.system(13, weight: .semibold), in: RenderingTraits(scale: 2))
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, metrics.width(of: longer) <= barWidth {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private func finished(_ name: String, _ summary: String) -> Drawing {
    let size = Size(width: Self.barWidth + 2 * Self.margin, height: y)
    var layer = Layer(name: name, kind: "conflict")
    layer.marks =
      [Mark(.fill, .rect(RoundedRect(Rect(origin: .zero, size: size))), fill: Self.ground)] + marks
    return Drawing(
      size: size, title: "What clashes in \(name)", summary: summary, layers: [layer])
  }
}
