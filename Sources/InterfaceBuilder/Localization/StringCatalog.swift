import LayoutDiagnostics

/// A string catalog, `.xcstrings`: texts of many languages in one file of JSON.
struct StringCatalog: Sendable {
  /// The languages that have texts.
  private(set) var languages: Set<String> = []
  /// The texts by language and key.
  private var table: [String: [String: String]] = [:]

  /// Reads a file.
  ///
  /// - Throws: When it isn't a catalog, with the place if it is known.
  static func read(_ bytes: [UInt8]) throws(DocumentIssue) -> StringCatalog {
    let reason: String
    do throws(JSONError) {
      if let strings = try JSONValue(file: bytes)["strings"] { return StringCatalog(strings) }
      reason = "'strings' is missing"
    } catch {
      reason = "it isn't JSON: \(error)"
    }
    throw DocumentIssue(
      "the string catalog can't be read: \(reason)", at: nil,
      remedy: "restore it, or save it again in Xcode")
  }

  private init(_ strings: JSONValue) {
    for entry in strings.members {
      for localization in entry.value["localizations"]?.members ?? [] {
        languages.insert(localization.key)
        table[localization.key, default: [:]][entry.key] = Self.text(localization.value)
      }
    }
  }

  /// Devices come before numbers; among numbers, use the form `other`.
  private static let choices = [("device", ["iphone", "other", "ipad"]), ("plural", ["other"])]

  /// The text as a phone shows it, in the plural form `other`; nil if there is none.
  private static func text(_ localization: JSONValue) -> String? {
    if let unit = localization["stringUnit"] { return unit["value"]?.text }
    for (kind, categories) in choices {
      let variations = localization["variations"]?[kind]
      for category in categories {
        if let text = variations?[category].flatMap(text) { return text }
      }
    }
    return nil
  }

  /// The texts of a language by key.
  func texts(in language: String) -> [String: String] { table[language] ?? [:] }
}

/// The texts of a `.stringsdict`: formats that vary with numbers or widths.
enum PluralRules {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let widths = "NSStringVariableWidthRuleType"
  /// The form that every variable must have.
  private static let otherForm = "other"

  /// The texts by key, each in the form `other` and in its widest variant.
  static func texts(_ list: [String: PropertyList.Value]) -> [String: String] {
    list.compactMapValues { $0.dictionary.flatMap(text) }
  }

  private static func text(_ entry: [String: PropertyList.Value]) -> String? {
    if let variants = entry[widths]?.dictionary {
      let widest = variants.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest?.value.text
    }
    guard var text = entry[formatKey]?.text else { return nil }
    // A form may name more variables, but the nesting must end.
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
