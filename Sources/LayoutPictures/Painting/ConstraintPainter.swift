import AutoLayout
import LayoutDiagnostics
import TextSizes

/// Draws constraints as Interface Builder shows them: beams for distances and sizes, with their
/// constants, and dashed lines for what is aligned.
struct ConstraintPainter {
  private let painter: LayoutPainter
  private var layout: Layout { painter.layout }
  /// The names of constraints that conflict.
  private let conflicting: Set<String>
  private let ambiguous: Set<Item.ID>
  /// The size of the picture.
  private let whole: Size
  /// Where views have texts.
  private let texts: [Rect]

  init(_ painter: LayoutPainter, avoiding texts: [Rect]) {
    self.painter = painter
    self.texts = texts
    conflicting = Set(painter.layout.conflictReports().flatMap { $0.members })
    ambiguous = Set(painter.layout.ambiguousItems)
    whole = painter.layout.untransformedFrame(of: painter.top).size
  }

  private static let satisfied = Paint("#0a60ff")
  private static let conflict = Paint("#ff3b30")
  private static let font = Font.system(9, weight: .medium)

  func marks() -> [Mark] { apart(layout.constraints.flatMap(marks)) }

  /// The marks of one constraint, regardless of others; empty if it is inactive or about something invisible.
  func marks(of id: LayoutConstraint.ID) -> [Mark] {
    let constraint = layout.constraint(id)
    guard constraint.isActive, let first = alignmentRect(of: constraint.first.item) else {
      return []
    }
    guard let anchor = constraint.second else { return size(constraint, first) }
    guard let second = alignmentRect(of: anchor.item) else { return [] }
    return constraint.first.attribute.isSize
      ? sizes(constraint, first, second) : distance(constraint, first, anchor, second)
  }

  /// The marks, with their plates and texts moved away from each other and from the texts of views; those that find no
  /// place are left out.
  private func apart(_ marks: [Mark]) -> [Mark] {
    var rows = PlateRows(in: whole)
    for text in texts { rows.keepFree(text) }
    // The distance by which the next text's plate was moved; nil if it was omitted.
    var shift: Double?
    return marks.compactMap { mark in
      var moved = mark
      switch mark.shape {
      case .rect(var plate):
        guard let place = rows.place(plate.rect) else {
          shift = nil
          return nil
        }
        shift = place.origin.y - plate.rect.origin.y
        plate.rect = place
        moved.shape = .rect(plate)
      case .text(var run):
        guard let shift else { return nil }
        run.baseline += shift
        moved.shape = .text(run)
      case .line, .ellipse, .image, .path: break
      }
      return moved
    }
  }

  /// The rectangle that constraints act on.
  private func alignmentRect(of item: Item.ID) -> Rect? {
    painter.visiblePlace(of: item)?.inset(by: layout.model.alignmentRectInsets(of: item))
  }

  // MARK: The three forms

  /// A beam through the middle of the view.
  private func size(_ constraint: LayoutConstraint, _ rect: Rect) -> [Mark] {
    let axis = constraint.first.attribute.axis
    let span = rect.span(axis)
    let across = rect.span(axis.crossed)
    // Avoid the exact middle, where the name is.
    let place = across.start + (across.end - across.start) * 0.75
    return beam(constraint, axis, from: span.start, to: span.end, at: place)
  }

  /// A dashed line between two views, off their centers, where the names are.
  private func sizes(_ constraint: LayoutConstraint, _ first: Rect, _ second: Rect) -> [Mark] {
    let axis = constraint.first.attribute.axis
    let (start, end) = (second.besideMiddle(axis), first.besideMiddle(axis))
    let line = Mark(
      role(constraint), .line([start, end]), stroke: stroke(constraint, dashes: [2, 2]))
    return [line] + label(text(constraint), constraint, at: start.between(end))
  }

  private func distance(
    _ constraint: LayoutConstraint, _ first: Rect, _ anchor: Anchor, _ second: Rect
  ) -> [Mark] {
    let axis = constraint.first.attribute.axis
    let from = coordinate(of: anchor, in: second)
    let to = coordinate(of: constraint.first, in: first)
    let (near, far) = (first.span(axis.crossed), second.span(axis.crossed))
    if abs(from - to) >= 0.5 {
      return beam(constraint, axis, from: from, to: to, at: place(near, far))
    }
    let (start, end) = (min(near.start, far.start), max(near.end, far.end))
    let points = [axis.point(to, start), axis.point(to, end)]
    return [
      Mark(role(constraint), .line(points), stroke: stroke(constraint, dashes: [3, 3]))
    ]
  }

  /// The center of the common extent of two items across an axis, or else of the first item.
  private func place(
    _ first: (start: Double, end: Double), _ second: (start: Double, end: Double)
  ) -> Double {
    // The guides of bars have no width: they are wherever the other item is.
    let spans = [first, second].filter { $0.end > $0.start }
    let (start, end) = (spans.map { $0.start }.max() ?? 0, spans.map { $0.end }.min() ?? 0)
    return start <= end ? (start + end) / 2 : (first.start + first.end) / 2
  }

  // MARK: Parts

  /// A line with a bar at each end.
  private func beam(
    _ constraint: LayoutConstraint, _ axis: Axis, from start: Double, to end: Double,
    at place: Double
  ) -> [Mark] {
    let stroke = stroke(constraint)
    let bar = 3.0
    var marks = [
      Mark(
        role(constraint), .line([axis.point(start, place), axis.point(end, place)]), stroke: stroke)
    ]
    for position in [start, end] {
      let points = [axis.point(position, place - bar), axis.point(position, place + bar)]
      marks.append(Mark(role(constraint), .line(points), stroke: stroke))
    }
    return marks
      + label(text(constraint), constraint, at: axis.point((start + end) / 2, place))
  }

  private func stroke(_ constraint: LayoutConstraint, dashes: [Double] = []) -> Stroke {
    let isOptional = !constraint.priority.isRequired
    return Stroke(paint(constraint), dashes: dashes.isEmpty && isOptional ? [4, 2] : dashes)
  }

  private func paint(_ constraint: LayoutConstraint) -> Paint {
    switch role(constraint) {
    case .conflict: Self.conflict
    case .ambiguity: LayoutPainter.ambiguous
    default: Self.satisfied
    }
  }

  private func role(_ constraint: LayoutConstraint) -> Mark.Role {
    if conflicting.contains(constraint.name) { return .conflict }
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    return items.contains(where: ambiguous.contains) ? .ambiguity : .constraint
  }

  /// The constant, with the relation and the priority if they aren't the defaults.
  ///
  /// Distances have no sign, as Interface Builder shows them.
  private func text(_ constraint: LayoutConstraint) -> String {
    var text = NumberText.measured(constraint.constant.magnitude)
    if constraint.second != nil, constraint.first.attribute.isSize {
      text = ratio(constraint)
    }
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: text = "≤ \(text)"
    case .greaterThanOrEqual: text = "≥ \(text)"
    }
    if !constraint.priority.isRequired {
      text += " @\(NumberText.exact(constraint.priority.value))"
    }
    return text
  }

  /// How two sizes are related: `× 0.5 + 8`, or `=`.
  private func ratio(_ constraint: LayoutConstraint) -> String {
    var parts: [String] = []
    if constraint.multiplier != 1 {
      parts.append("× \(NumberText.measured(constraint.multiplier))")
    }
    if constraint.constant != 0 {
      let sign = constraint.constant < 0 ? "−" : "+"
      parts.append("\(sign) \(NumberText.measured(constraint.constant.magnitude))")
    }
    if parts.isEmpty, constraint.relation == .equal { return "=" }
    return parts.joined(separator: " ")
  }

  /// A text on a white plate, centered at a point as far as the picture has room.
  private func label(_ text: String, _ constraint: LayoutConstraint, at point: Point) -> [Mark] {
    let metrics = TextMetrics(Self.font, in: RenderingTraits(scale: 2))
    let width = metrics.width(of: text)
    guard width > 0 else { return [] }
    let size = Size(width: width + 4, height: metrics.lineHeight + 2)
    let plate = Rect(
      x: max(0, min(point.x - size.width / 2, whole.width - size.width)),
      y: max(0, min(point.y - size.height / 2, whole.height - size.height)), width: size.width,
      height: size.height)
    let run = TextRun(
      words: metrics.words(of: text, from: plate.origin.x + 2),
      baseline: plate.origin.y + 1 + metrics.ascender, pointSize: metrics.pointSize,
      weight: Self.font.weight)
    return [
      Mark(.constraint, .rect(RoundedRect(plate, radius: 3)), fill: Paint.white.withAlpha(0.9)),
      Mark(role(constraint), .text(run), fill: paint(constraint)),
    ]
  }

  // MARK: Places

  /// The coordinate of an anchor, given the rectangle of its item.
  private func coordinate(of anchor: Anchor, in rect: Rect) -> Double {
    let direction = layout.model.direction(of: anchor.item)
    let span = rect.span(anchor.attribute.axis)
    let inset = marginInset(of: anchor)
    switch anchor.attribute {
    case .left, .top: return span.start
    case .right, .bottom: return span.end
    case .leading: return direction == .leftToRight ? span.start : span.end
    case .trailing: return direction == .leftToRight ? span.end : span.start
    case .leftMargin, .topMargin: return span.start + inset
    case .rightMargin, .bottomMargin: return span.end - inset
    case .leadingMargin:
      return direction == .leftToRight ? span.start + inset : span.end - inset
    case .trailingMargin:
      return direction == .leftToRight ? span.end - inset : span.start + inset
    case .firstBaseline, .lastBaseline:
      return span.start + distance(from: .top, to: anchor.attribute, of: anchor.item)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .width, .height:
      return (span.start + span.end) / 2
    }
  }

  private func marginInset(of anchor: Anchor) -> Double {
    guard anchor.attribute.isMargin, let edge = anchor.attribute.edge else { return 0 }
    return abs(distance(from: edge, to: anchor.attribute, of: anchor.item))
  }

  private func distance(from edge: Attribute, to attribute: Attribute, of item: Item.ID) -> Double {
    layout.value(of: Anchor(item, attribute)) - layout.value(of: Anchor(item, edge))
  }
}

extension Rect {
  /// A point in the middle of one axis and a little past the middle of the other.
  fileprivate func besideMiddle(_ axis: Axis) -> Point {
    let (along, across) = (span(axis), span(axis.crossed))
    let length = across.end - across.start
    return axis.point(
      (along.start + along.end) / 2, (across.start + across.end) / 2 + min(0.35 * length, 14))
  }

  /// Where the rectangle starts and ends on an axis.
  func span(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal
      ? (origin.x, origin.x + size.width) : (origin.y, origin.y + size.height)
  }
}

extension Point {
  func between(_ other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}

extension Axis {
  /// The point with a coordinate along the axis and one across it.
  func point(_ along: Double, _ across: Double) -> Point {
    self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
