import AutoLayout
import TextSizes

/// Moves the plates of constants apart, so that none covers another or the texts of views.
struct PlateRows {
  /// How far a plate may be moved, in multiples of its height, before it is left out.
  private static let farthest = 6
  /// The cell size of the grid that indexes plates, in points.
  private static let square = 64.0

  /// The maximum number of plates to remember for one square; more would be unreadable.
  private static let crowd = 48

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  private let whole: Size
  private var plates: [Square: [Rect]] = [:]

  init(in whole: Size) { self.whole = whole }

  /// Keeps plates off a rectangle if there is room elsewhere.
  mutating func keepFree(_ rect: Rect) {
    for square in squares(of: rect) where plates[square, default: []].count < Self.crowd {
      plates[square, default: []].append(rect)
    }
  }

  /// The nearest free place for a plate, above or below its own; nil if there is none nearby.
  mutating func place(_ plate: Rect) -> Rect? {
    for step in 0...2 * Self.farthest {
      let rows = Double((step + 1) / 2) * (step % 2 == 1 ? 1 : -1)
      var moved = plate
      moved.origin.y += rows * (plate.size.height + 1)
      guard moved.origin.y >= 0, moved.origin.y + moved.size.height <= whole.height || step == 0,
        !isTaken(moved)
      else { continue }
      keepFree(moved)
      return moved
    }
    return nil
  }

  private func isTaken(_ plate: Rect) -> Bool {
    squares(of: plate).contains { square in
      let known = plates[square] ?? []
      return known.count >= Self.crowd
        || known.contains { other in
          plate.origin.x < other.origin.x + other.size.width
            && other.origin.x < plate.origin.x + plate.size.width
            && plate.origin.y < other.origin.y + other.size.height
            && other.origin.y < plate.origin.y + plate.size.height
        }
    }
  }

  /// The squares that a plate touches; a plate spans only a few.
  private func squares(of plate: Rect) -> [Square] {
    func range(_ start: Double, _ length: Double) -> ClosedRange<Int> {
      let first = Int((min(max(start, -1e9), 1e9) / Self.square).rounded(.down))
      return first...first + Int(min(max(length, 0), 1e4) / Self.square) + 1
    }
    let rows = range(plate.origin.y, plate.size.height)
    return range(plate.origin.x, plate.size.width).flatMap { column in
      rows.map { Square(column: column, row: $0) }
    }
  }
}

/// Backgrounds for light texts, which would otherwise be white on white: apps show a color or a photograph there that
/// isn't in their documents.
struct TextGrounds {
  private static let dark = Paint("#6e6e73")
  /// The dark backgrounds drawn so far.
  private var known: [Rect] = []

  /// The ground of a whole picture whose root view has no color: dark if most of its texts are light.
  static func canvas(of layout: Layout, below top: Item.ID) -> Paint {
    var (light, other) = (0, 0)
    var pending = [top]
    while let item = pending.popLast() {
      guard let view = layout.model[item].view, !layout.isHidden(item),
        (Sketch.paint(.backgroundColor, of: view)?.alpha ?? 0) < 0.5
      else { continue }
      if view.viewClass.hasText, view.content.text?.isEmpty == false {
        let isLight = Sketch.paint(.textColor, of: view)?.isLight == true
        (light, other) = isLight ? (light + 1, other) : (light, other + 1)
      }
      pending += layout.subviews(of: item)
    }
    return light > other ? dark : .systemBackground
  }

  /// Puts a plate behind a layer's light texts where nothing dark is, and remembers dark backgrounds.
  ///
  /// - Parameters:
  ///   - layer: A view that is drawn in front of all previous ones.
  ///   - ground: The color behind it and, if it has one, its own.
  ///   - place: Where it is; nil if it isn't visible.
  /// - Returns: The color behind what is in it.
  mutating func readable(_ layer: inout Layer, on ground: Paint, at place: Rect?) -> Paint {
    guard let place else { return ground }
    let isCovered = layer.marks.contains { mark in
      switch mark.shape {
      case .image: true
      case .rect: mark.fill.map { $0.alpha > 0.5 && !$0.isLight } ?? false
      default: false
      }
    }
    if isCovered || !ground.isLight {
      known.append(place)
      return ground
    }
    let texts = layer.marks.compactMap { mark -> Rect? in
      guard case .text(let run) = mark.shape, mark.fill?.isLight == true else { return nil }
      return run.extent
    }
    guard let first = texts.first, !known.contains(where: { $0.covers(place.center) }) else {
      return ground
    }
    let around = texts.dropFirst().reduce(first) { $0.union($1) }.inset(by: EdgeInsets(-3))
    layer.marks.insert(
      Mark(.placeholder, .rect(RoundedRect(around, radius: 4)), fill: Self.dark), at: 0)
    return ground
  }
}

extension Rect {
  fileprivate func covers(_ point: Point) -> Bool {
    point.x >= origin.x && point.x <= origin.x + size.width && point.y >= origin.y
      && point.y <= origin.y + size.height
  }
}
