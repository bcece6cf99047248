/// A value that `set` takes and `get` prints.
public enum PropertyValue: Hashable, Sendable, CustomStringConvertible {
  /// A number.
  case number(Double)
  /// Two numbers; nil if the view has no intrinsic size in that direction.
  case size(width: Double?, height: Double?)
  /// x, y, width, height.
  case rect(Rect)
  /// x, y.
  case point(Point)
  /// top, left, bottom, right.
  case insets(EdgeInsets)
  /// true or false.
  case bool(Bool)
  /// A text.
  case text(String)
  /// One of the words that a property allows.
  case choice(String)
  /// a, b, c, d, tx, ty.
  case transform(AffineTransform)
  /// Some of the words that a property allows.
  case words([String])
  /// A view or guide, by its name or by the path of UIKit's guide: `root.safeArea`.
  case item(String)
  /// A constraint, by its name.
  case constraint(String)
  /// Some values in order: `row.arrangedSubviews`, or numbers whose meaning is not yet known.
  case list([PropertyValue])

  /// The kinds of values.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `251`
    case number
    /// `320x480`; `none` for a missing direction, `100xnone`
    case size
    /// `10 10 100 50`
    case rect = "rectangle"
    /// `10 10`
    case point
    /// `8` or `8 16 8 16`
    case insets = "set of insets"
    /// `true`
    case bool = "truth value"
    /// `"Longer"`
    case text
    /// `vertical`
    case choice = "word"
    /// `rotation 45`
    case transform
    /// `flexibleWidth flexibleHeight`
    case words = "list of words"
    /// `red`
    case item = "view"
    /// `c1`
    case constraint
    /// `[red, blue]`
    case list
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .number: .number
    case .size: .size
    case .rect: .rect
    case .point: .point
    case .insets: .insets
    case .bool: .bool
    case .text: .text
    case .choice: .choice
    case .transform: .transform
    case .words: .words
    case .item: .item
    case .constraint: .constraint
    case .list: .list
    }
  }

  /// The value as `get` prints it: `(20, 20, 280, 440)`, `320x480`, `251`.
  public var description: String {
    switch self {
    case .number(let number): NumberText.measured(number)
    case .size(let width, let height):
      [width, height].map { $0.map(NumberText.measured) ?? "none" }.joined(separator: "x")
    case .rect(let rect): rect.description
    case .point(let point):
      "(\(NumberText.measured(point.x)), \(NumberText.measured(point.y)))"
    case .insets(let insets):
      "(" + insets.inOrder.map(NumberText.measured).joined(separator: ", ") + ")"
    case .bool(let bool): "\(bool)"
    case .text(let text), .choice(let text), .item(let text), .constraint(let text): text
    case .transform(let transform):
      "(" + transform.inOrder.map(NumberText.measured).joined(separator: ", ") + ")"
    case .words(let words): words.joined(separator: " ")
    case .list(let values):
      "[" + values.map { $0.descriptionInList }.joined(separator: ", ") + "]"
    }
  }

  /// The value as an element of a list: names and texts are quoted where necessary.
  private var descriptionInList: String {
    switch self {
    case .item(let name), .constraint(let name): Name.typeable(name)
    case .text(let text): "\"\(text)\""
    default: description
    }
  }
}

extension PropertyValue.Kind {
  /// Refuses a value that a property of this kind and name doesn't take.
  ///
  /// A property with words accepts any of them, whatever its kind.
  func check(_ value: PropertyValue, words: [String], of name: String) throws(LayoutError) {
    let used: [String]
    switch value {
    case .choice(let word) where !words.isEmpty: used = [word]
    case .words(let list) where self == .words: used = list
    default:
      guard value.kind == self else {
        throw LayoutError("\(name) takes a \(rawValue), not a \(value.kind.rawValue)")
      }
      return
    }
    if let unknown = used.first(where: { !words.contains($0) }) {
      throw LayoutError(
        "\(name) can't be \(unknown)", remedy: "use \(words.joined(separator: ", "))")
    }
  }
}

extension EdgeInsets {
  /// The four numbers in UIKit's order: top, left, bottom, right.
  public var inOrder: [Double] { [top, left, bottom, right] }
}

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

  /// The value of a kind that consists of the given numbers; nil if they are too many or too few.
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
