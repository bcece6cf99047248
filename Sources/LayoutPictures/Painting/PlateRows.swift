import AutoLayout
import TextSizes

/// Moves the plates of constants apart, so that none covers another or the texts of views.
struct PlateRows {
  /// The maximum move of a plate, in its own heights, before it is left out.
  private static let farthest = 6
  /// The cell size of the grid that indexes plates, in points.
  private static let square = 64.0

  /// The most plates remembered for one square; more would be unreadable.
  private static let crowd = 48

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  private let whole: Size
  private var plates: [Square: [Rect]] = [:]

  init(in whole: Size) { self.whole = whole }

  /// Lets no plate lie on a rectangle if there is room elsewhere.
  mutating func keepFree(_ rect: Rect) {
    for square in squares(of: rect) where plates[square, default: []].count < Self.crowd {
      plates[square, default: []].append(rect)
    }
  }

  /// The nearest place for a plate where nothing is yet, below or above its own; nil if there is none near.
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

  /// The squares that a plate touches; a plate is no larger than a few.
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
