import AutoLayout

/// Conversions between values of layouts and values of code.
extension Value {
  /// The value of a property.
  ///
  /// - Parameters:
  ///   - value: The value in a layout.
  ///   - object: Finds the object of a view, guide or constraint by its name.
  init(_ value: PropertyValue, _ object: (String) -> ObjectID?) {
    switch value {
    case .number(let number): self = .number(number)
    case .bool(let bool): self = .bool(bool)
    case .text(let text): self = .string(text)
    case .choice(let word): self = .symbol(word, type: nil, arguments: nil)
    case .words(let words): self = .array(words.map { .symbol($0, type: nil, arguments: nil) })
    case .size(let width, let height):
      // UIKit's `noIntrinsicMetric`.
      self = .structure("CGSize", ["width": width ?? -1, "height": height ?? -1])
    case .item(let name), .constraint(let name):
      self = object(name).map(Value.object) ?? .unknown("'\(name)' isn't a view here")
    case .list(let values): self = .array(values.map { Value($0, object) })
    case .rect, .point, .insets, .transform:
      let type = Self.structures.first { $0.kind == value.kind }?.type ?? ""
      let names = PropertyValue.parts(of: value.kind)
      self = .structure(
        type, Dictionary(zip(names, value.numbers), uniquingKeysWith: { first, _ in first }))
    }
  }

  private static let structures: [(type: String, kind: PropertyValue.Kind)] = [
    ("CGRect", .rect), ("CGPoint", .point), ("CGSize", .size), ("UIEdgeInsets", .insets),
    (AffineTransform.typeName, .transform),
  ]

  /// The value as stored in layouts; nil if they have none of its kind.
  ///
  /// - Parameter name: Names an object.
  /// - Returns: The value.
  func property(_ name: (ObjectID) -> PropertyValue?) -> PropertyValue? {
    switch self {
    case .number(let number): return .number(number.inferred)
    case .bool(let bool): return .bool(bool)
    case .string(let text), .font(let text): return .text(text)
    case .symbol(let word, _, nil): return .choice(word)
    case .object(let object): return name(object)
    case .array(let values):
      let made = values.compactMap { $0.property(name) }
      return made.count == values.count ? .list(made) : nil
    case .structure("NSDirectionalEdgeInsets", let fields):
      return PropertyValue(
        .insets,
        numbers: ["top", "leading", "bottom", "trailing"].compactMap { fields[$0] })
    case .structure(let type, let fields):
      guard let kind = Self.structures.first(where: { $0.type == type })?.kind else { return nil }
      return PropertyValue(kind, numbers: PropertyValue.parts(of: kind).compactMap { fields[$0] })
    default: return nil
    }
  }
}

/// Conversions between rectangles or insets and values of code.
extension Value {
  init(_ rect: Rect) {
    let (origin, size) = (rect.origin, rect.size)
    self = .structure(
      "CGRect", ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height])
  }

  init(_ point: Point) { self = .structure("CGPoint", ["x": point.x, "y": point.y]) }

  init(_ size: Size) { self = .structure("CGSize", ["width": size.width, "height": size.height]) }

  private subscript(field: String) -> Double? {
    if case .structure(_, let fields) = self { fields[field] } else { nil }
  }

  var asRect: Rect? {
    guard let origin = asPoint, let size = asSize else { return nil }
    return Rect(origin: origin, size: size)
  }

  /// The point, or the origin of a rectangle.
  var asPoint: Point? {
    guard let x = self["x"], let y = self["y"] else { return nil }
    return Point(x: x, y: y)
  }

  /// The size, or a rectangle's size.
  var asSize: Size? {
    guard let width = self["width"], let height = self["height"] else { return nil }
    return Size(width: width, height: height)
  }

  /// Insets, with the leading side on the left.
  var asInsets: EdgeInsets? {
    guard let top = self["top"], let bottom = self["bottom"],
      let left = self["left"] ?? self["leading"], let right = self["right"] ?? self["trailing"]
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension [Argument] {
  /// The value of the first argument with one of the given labels.
  subscript(labels: String...) -> Value? { first { labels.contains($0.label) }?.value }
}
