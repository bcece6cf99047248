import AutoLayout
import TextSizes

extension AffineTransform {
  /// Whether edges that were horizontal or vertical no longer are.
  var isOblique: Bool {
    let least = 1e-6
    let keepsAxes = abs(b) < least && abs(c) < least
    let swapsAxes = abs(a) < least && abs(d) < least
    return !keepsAxes && !swapsAxes
  }
}

extension Mark {
  /// The rectangle around it; nil for texts.
  var extent: Rect? {
    switch shape {
    case .rect(let shape): shape.rect
    case .ellipse(let rect): rect
    case .line(let points):
      Rect(
        origin: .zero,
        size: Size(width: 0, height: points.map { $0.y }.max() ?? 0))
    case .image(let image): image.rect
    case .path(let outline): outline.bounds
    case .text: nil
    }
  }
}

extension Mark.Role {
  /// The tone of an overlay's marks in a terminal.
  var tone: TerminalRun.Tone {
    switch self {
    case .constraint: .constraint
    case .conflict: .conflict
    case .ambiguity: .ambiguity
    case .guide: .guide
    case .fill, .outline, .text, .placeholder, .control, .label: .plain
    }
  }
}

extension CellGrid.Box {
  /// The cells between the edges.
  var inside: CellGrid.Box {
    CellGrid.Box(left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1)
  }
}

extension Drawing {
  /// The height of its contents, with some space below; the whole height if that isn't much more.
  var shownHeight: Double {
    let inside = layers.flatMap { layer in
      layer.isOverlay
        ? [layer.lowest(in: .identity)] : layer.layers.map { $0.lowest(in: layer.transform) }
    }
    let shown = max(inside.max() ?? size.height, 0) + 24
    return shown < 0.75 * size.height ? shown : size.height
  }
}

extension Layer {
  /// Whether it isn't a view, but lies above them.
  var isOverlay: Bool { Overlay(rawValue: kind) != nil || kind == "marks" }

  /// The lowest point of what it shows.
  func lowest(in around: AffineTransform) -> Double {
    let transform = transform.concatenating(around)
    let rects = isOverlay ? marks.compactMap { $0.extent } : [Rect(origin: .zero, size: size)]
    let own = rects.map { transform.applied(to: $0) }.map { $0.origin.y + $0.size.height }
    return (own + layers.map { $0.lowest(in: transform) }).max() ?? 0
  }

  /// The name without the path to it.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A piece of a picture in characters that has one color.
package struct TerminalRun: Hashable, Sendable {
  /// The meaning of the characters.
  package enum Tone: Hashable, Sendable {
    /// Views and their texts.
    case plain
    /// Constraints that hold.
    case constraint
    /// Constraints that conflict.
    case conflict
    /// An ambiguity.
    case ambiguity
    /// Margins and guides.
    case guide
  }

  /// The characters; lines are separated by newlines.
  package private(set) var text: String
  /// Their meaning.
  package let tone: Tone

  init(_ text: String, _ tone: Tone) {
    (self.text, self.tone) = (text, tone)
  }

  fileprivate mutating func append(_ more: String) { text += more }
}

extension [TerminalRun] {
  /// Adds characters, to the last run if it has the same tone.
  mutating func add(_ text: String, _ tone: TerminalRun.Tone) {
    if text.isEmpty { return }
    if last?.tone == tone { self[count - 1].append(text) } else { append(TerminalRun(text, tone)) }
  }

  /// All characters.
  package var text: String { map { $0.text }.joined() }
}
