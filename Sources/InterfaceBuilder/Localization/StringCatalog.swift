import LayoutDiagnostics

/// A string catalog, `.xcstrings`: texts of many languages in one file of JSON.
struct StringCatalog: Sendable {
  /// The languages that have texts.
  private(set) var languages: Set<String> = []
  /// The texts by language and key.
  private var table: [String: [String: String]] = [:]

  /// Reads a file.
  ///
  /// - Throws: When it isn't a catalog, with the place as far as it is known.
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

  /// Devices before numbers; of numbers the form for others.
  private static let choices = [("device", ["iphone", "other", "ipad"]), ("plural", ["other"])]

  /// The text as a phone shows it, of several numbers that for others; nil for none.
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
