import AutoLayout

/// The visual form of a line: `H:|-(8)-[UIView:0x7f8a01]`, `V:[UIView:0x7f8a01(44)]`.
struct LogVisualForm: Hashable, Sendable, CustomStringConvertible {
  /// What the constraint connects.
  enum Shape: Hashable, Sendable {
    case fromBar(LogItem)
    case toBar(LogItem)
    case gap(LogItem, LogItem)
    case size(LogItem)
  }

  /// The word after the string that stands for left and right instead of leading and trailing.
  enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "LTR"
    case rightToLeft = "RTL"
  }

  let axis: Axis
  let shape: Shape
  /// nil if no relation is written, which means `==`.
  let relation: Relation?
  let number: LogNumber
  let spacing: String?
  /// The priority inside the brackets.
  let priority: LogNumber?
  /// nil if leading and trailing are meant.
  let direction: Direction?

  var description: String {
    let amount =
      (relation?.symbol ?? "") + SpacingText.wrapped(number, spacing)
      + (priority.map { "@\($0)" } ?? "")
    let body =
      switch shape {
      case .fromBar(let item): "|-(\(amount))-[\(item)]"
      case .toBar(let item): "[\(item)]-(\(amount))-|"
      case .gap(let near, let far): "[\(near)]-(\(amount))-[\(far)]"
      case .size(let item): "[\(item)(\(amount))]"
      }
    return "\(axis == .horizontal ? "H" : "V"):\(body)" + (direction?.suffix ?? "")
  }
}

extension LogVisualForm.Direction {
  fileprivate var suffix: String { "(\(rawValue))" }
}

extension LogVisualForm {
  /// Reads a visual form.
  init?(_ text: Substring, names: LogNames) {
    guard text.hasPrefix("H:") || text.hasPrefix("V:") else { return nil }
    let axis: Axis = text.hasPrefix("H:") ? .horizontal : .vertical
    var body = text.dropFirst(2)
    let direction = Direction.allCases.first { body.hasSuffix($0.suffix) }
    if let direction {
      body = body.dropLast(direction.suffix.count)
      // Pages put a space before the bracket.
      while body.last == " " { body = body.dropLast() }
    }
    guard let (shape, inside) = Self.shape(body, names: names), let amount = Amount(inside) else {
      return nil
    }
    self.init(
      axis: axis, shape: shape, relation: amount.relation, number: amount.number,
      spacing: amount.spacing, priority: amount.priority, direction: direction)
  }

  /// What is between the brackets: `>=8@750`.
  private struct Amount {
    let relation: Relation?
    let number: LogNumber
    let spacing: String?
    let priority: LogNumber?

    init?(_ text: Substring) {
      var rest = text
      relation = Relation.allCases.first { rest.hasPrefix($0.symbol) }
      if relation != nil { rest = rest.dropFirst(2) }
      if let at = rest.lastIndex(of: "@") {
        guard let strength = LogNumber(rest[rest.index(after: at)...]) else { return nil }
        priority = strength
        rest = rest[..<at]
      } else {
        priority = nil
      }
      guard let (number, spacing) = SpacingText.read(rest) else { return nil }
      self.number = number
      self.spacing = spacing
    }
  }

  private static func shape(_ body: Substring, names: LogNames) -> (Shape, Substring)? {
    if body.hasPrefix("|-("), body.hasSuffix("]"), let end = body.firstRange(of: ")-[") {
      guard let item = LogItem(body[end.upperBound...].dropLast(), names: names) else { return nil }
      return (.fromBar(item), body[..<end.lowerBound].dropFirst(3))
    }
    guard body.hasPrefix("[") else { return nil }
    if body.hasSuffix(")-|"), let start = body.ranges(of: "]-(").last {
      let item = LogItem(body[..<start.lowerBound].dropFirst(), names: names)
      return item.map { (.toBar($0), body[start.upperBound...].dropLast(3)) }
    }
    if body.hasSuffix("]"), let gap = gap(body.dropFirst().dropLast(), names: names) { return gap }
    if body.hasSuffix(")]"), let bracket = sizeBracket(of: body) {
      let item = LogItem(body[..<bracket].dropFirst(), names: names)
      return item.map { (.size($0), body[body.index(after: bracket)...].dropLast(2)) }
    }
    return nil
  }

  /// Reads `a]-(8)-[b`; a label may look like a connection, so several places are tried.
  private static func gap(_ inner: Substring, names: LogNames) -> (Shape, Substring)? {
    for start in inner.ranges(of: "]-(").prefix(4) {
      guard let end = inner[start.upperBound...].firstRange(of: ")-["),
        let near = LogItem(inner[..<start.lowerBound], names: names),
        let far = LogItem(inner[end.upperBound...], names: names)
      else { continue }
      return (.gap(near, far), inner[start.upperBound..<end.lowerBound])
    }
    return nil
  }

  /// The bracket that opens the size, which may hold brackets itself: `NSSpace(8)`.
  private static func sizeBracket(of body: Substring) -> Substring.Index? {
    var depth = 0
    return body.indices.last { index in
      if body[index] == ")" { depth += 1 }
      if body[index] == "(" { depth -= 1 }
      return depth == 0 && body[index] == "("
    }
  }
}
