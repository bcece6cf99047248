import AutoLayout

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

  /// `a, b or c`, and a number where a property takes that, too.
  static func text(for property: ViewProperty) -> String {
    let isClosed = property.kind == .choice || property.kind == .words
    let all =
      property.words + (isClosed && !property.words.isEmpty ? [] : [text(for: property.kind)])
    return all.dropLast().joined(separator: ", ") + (all.count > 1 ? " or " : "") + (all.last ?? "")
  }
}

/// The words for what holds or doesn't.
enum BooleanWord {
  /// In lower case; case doesn't matter.
  static let all = ["true": true, "false": false, "yes": true, "no": false]

  static func value(_ word: String) -> Bool? { all[word.lowercased()] }
}
