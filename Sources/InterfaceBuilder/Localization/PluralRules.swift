/// The texts of a `.stringsdict`: formats whose form depends on numbers or widths.
enum PluralRules {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let widths = "NSStringVariableWidthRuleType"
  /// The form that every variable must have.
  private static let otherForm = "other"

  /// The texts by key, each in the form for other numbers, and in its widest variant.
  static func texts(_ list: [String: PropertyList.Value]) -> [String: String] {
    list.compactMapValues { $0.dictionary.flatMap(text) }
  }

  private static func text(_ entry: [String: PropertyList.Value]) -> String? {
    if let variants = entry[widths]?.dictionary {
      let widest = variants.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest?.value.text
    }
    guard var text = entry[formatKey]?.text else { return nil }
    // A form may name further variables, but not for ever.
    for _ in 0..<PropertyList.deepest {
      guard let (range, variable) = variable(in: text) else { break }
      let form = entry[variable]?.dictionary?[otherForm]?.text ?? ""
      text.replaceSubrange(range, with: form)
    }
    return text
  }

  /// The first variable of a format, `%#@items@` or `%1$#@items@`.
  private static func variable(in text: String) -> (Range<String.Index>, String)? {
    for percent in text.indices where text[percent] == "%" {
      var rest = text[percent...].dropFirst()
      let number = rest.prefix { ("0"..."9").contains($0) }
      if !number.isEmpty, rest[number.endIndex...].hasPrefix("$") {
        rest = rest[number.endIndex...].dropFirst()
      }
      guard rest.hasPrefix("#@") else { continue }
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard name.endIndex < text.endIndex else { continue }
      return (percent..<text.index(after: name.endIndex), String(name))
    }
    return nil
  }
}
