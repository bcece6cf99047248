import AutoLayout

extension JSONValue {
  /// A value of a property, with its numbers as they were set.
  package init(_ value: PropertyValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .size(let width, let height):
      self = .array([width, height].map { $0.map(JSONValue.number) ?? .null })
    case .rect(let rect): self = rect.json
    case .point(let point): self = .array([.number(point.x), .number(point.y)])
    case .insets(let insets): self = .array(insets.inOrder.map(JSONValue.number))
    case .bool(let bool): self = .bool(bool)
    case .text(let text), .choice(let text), .item(let text), .constraint(let text):
      self = .string(text)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    case .transform(let transform): self = .array(transform.inOrder.map(JSONValue.number))
    case .words(let words): self = .string(words.joined(separator: " "))
    }
  }
}
