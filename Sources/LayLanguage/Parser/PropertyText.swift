import AutoLayout

/// How values of properties are written: as `set` takes them.
enum PropertyText {
  /// A value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - number: How its numbers are written.
  static func text(_ value: PropertyValue, number: (Double) -> String) -> String {
    func list(_ numbers: [Double]) -> String { numbers.map(number).joined(separator: ", ") }
    switch value {
    case .number(let value): return number(value)
    case .size(let width, let height):
      return "\(width.map(number) ?? "none")x\(height.map(number) ?? "none")"
    case .rect(let rect): return FrameText.text(rect, number: number)
    case .point(let point): return "(\(list([point.x, point.y])))"
    case .insets(let insets):
      return [insets.top, insets.left, insets.bottom, insets.right].map(number)
        .joined(separator: " ")
    case .bool(let value): return value ? "true" : "false"
    case .text(let text): return NameText.quoted(text)
    }
  }
}

/// How frames are written: `(20, 20, 280, 440)`.
enum FrameText {
  static func text(_ rect: Rect, number: (Double) -> String = NumberText.measured) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(numbers.map(number).joined(separator: ", ")))"
  }
}
