/// Values as numbers in UIKit's order.
extension PropertyValue {
  /// The numbers that the value consists of; none if it has something else.
  package var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .size(let width?, let height?): [width, height]
    case .rect(let rect): rect.inOrder
    case .point(let point): [point.x, point.y]
    case .insets(let insets): insets.inOrder
    case .transform(let transform): transform.inOrder
    case .list(let values) where values.allSatisfy { $0.kind == .number }:
      values.flatMap { $0.numbers }
    case .list: []
    case .size, .bool, .text, .choice, .words, .item, .constraint: []
    }
  }

  /// The value of a kind that consists of some numbers; nil if they are too many or too few.
  package init?(_ kind: Kind, numbers: [Double]) {
    guard numbers.count == Self.parts(of: kind).count else { return nil }
    switch kind {
    case .number: self = .number(numbers[0])
    case .size: self = .size(width: numbers[0], height: numbers[1])
    case .point: self = .point(Point(x: numbers[0], y: numbers[1]))
    case .rect:
      self = .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .insets:
      self = .insets(
        EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case .transform:
      self = .transform(
        AffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5]))
    case .bool, .text, .choice, .words, .item, .constraint, .list: return nil
    }
  }

  /// The names of the numbers in a value; none for kinds without numbers.
  package static func parts(of kind: Kind) -> [String] { partNames[kind] ?? [] }

  private static let partNames: [Kind: [String]] = [
    .number: [""], .size: ["width", "height"], .rect: ["x", "y", "width", "height"],
    .point: ["x", "y"], .insets: ["top", "left", "bottom", "right"],
    .transform: ["a", "b", "c", "d", "tx", "ty"],
  ]
}

extension PropertyValue.Kind {
  /// The kind in a sentence: `a rectangle`.
  package var phrase: String { "a \(rawValue)" }
}
