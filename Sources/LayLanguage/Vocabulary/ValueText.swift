import AutoLayout
import LayoutDiagnostics

/// How values of properties are written in scripts: exactly as `set` takes them.
enum PropertyText {
  static func text(_ value: PropertyValue) -> String {
    switch value {
    case .number(let value): return NumberText.exact(value)
    case .size(let width, let height):
      return [width, height].map { $0.map(NumberText.exact) ?? "none" }.joined(separator: "x")
    case .rect(let rect): return FrameText.text(rect, number: NumberText.exact)
    case .point(let point): return list([point.x, point.y])
    case .insets(let insets):
      return list([insets.top, insets.left, insets.bottom, insets.right])
    case .bool(let value): return value ? "true" : "false"
    case .text(let text): return NameText.quoted(text)
    case .choice(let word): return word
    case .transform(let transform): return list(transform.inOrder)
    case .words(let words): return words.joined(separator: " ")
    case .item(let name), .constraint(let name): return NameText.written(name)
    case .list(let values): return "[\(values.map(text).joined(separator: ", "))]"
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    "(\(numbers.map(NumberText.exact).joined(separator: ", ")))"
  }
}

/// How frames are written: `(20, 20, 280, 440)`.
enum FrameText {
  static func text(_ rect: Rect, number: (Double) -> String = NumberText.measured) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(numbers.map(number).joined(separator: ", ")))"
  }
}

/// The descriptions of kinds of values in errors.
enum ValueKindText {
  private static let texts: [PropertyValue.Kind: String] = [
    .number: "a number", .size: "a size such as 320x480", .rect: "x, y, width and height",
    .point: "x and y", .insets: "one number, or top, left, bottom and right",
    .bool: "true or false", .text: "a text in double quotes", .choice: "a word",
    .words: "one word or more", .transform: "a transform", .item: "a view",
    .constraint: "a constraint", .list: "a list",
  ]

  static func text(for kind: PropertyValue.Kind) -> String { texts[kind] ?? "a value" }

  /// `a, b or c`, and a number if the property also takes one.
  static func text(for property: ViewProperty) -> String {
    let isClosed = property.kind == .choice || property.kind == .words
    let all =
      property.words + (isClosed && !property.words.isEmpty ? [] : [text(for: property.kind)])
    return Sentence.list(all, "or")
  }
}

/// The words for what holds or doesn't.
enum BooleanWord {
  /// The words in lower case; case doesn't matter.
  static let all = ["true": true, "false": false, "yes": true, "no": false]

  static func value(_ word: String) -> Bool? { all[word.lowercased()] }
}
