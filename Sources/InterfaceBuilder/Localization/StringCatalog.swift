internal import FoundationEssentials

/// A string catalog, `.xcstrings`: texts of many languages in one file of JSON.
struct StringCatalog: Decodable, Sendable {
  /// A text, or several of which a device or a number chooses one.
  struct Localization: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
      let value: String
    }

    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?

    /// Devices before numbers; of numbers the form for others.
    private static let choices = [("device", ["iphone", "other", "ipad"]), ("plural", ["other"])]

    /// The text as a phone shows it, of several numbers that for others; nil for none.
    var text: String? {
      if let stringUnit { return stringUnit.value }
      for (kind, categories) in Self.choices {
        for category in categories {
          if let text = variations?[kind]?[category]?.text { return text }
        }
      }
      return nil
    }
  }

  private struct Entry: Decodable, Sendable {
    let localizations: [String: Localization]?
  }

  private let strings: [String: Entry]

  /// Reads a file.
  ///
  /// - Throws: When it isn't a catalog, with the place as far as it is known.
  static func read(_ bytes: [UInt8]) throws(DocumentIssue) -> StringCatalog {
    do {
      return try JSONDecoder().decode(StringCatalog.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw issue(reason(error))
    } catch {
      throw issue("it is damaged")
    }
  }

  private static func issue(_ reason: String) -> DocumentIssue {
    DocumentIssue(
      "the string catalog can't be read: \(reason)", at: nil,
      remedy: "restore it, or save it again in Xcode")
  }

  /// What is wrong with a file; Foundation's own sentences differ between its versions.
  private static func reason(_ error: DecodingError) -> String {
    func place(_ path: [String]) -> String {
      path.isEmpty ? "it " : "'\(path.joined(separator: " > "))' "
    }
    switch error {
    case .dataCorrupted: return "it isn't JSON"
    case .keyNotFound(let key, let context):
      return place(context.codingPath.map { $0.stringValue } + [key.stringValue]) + "is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return place(context.codingPath.map { $0.stringValue })
        + "has a value of another kind than expected"
    @unknown default: return "it is damaged"
    }
  }

  /// The languages of which there are texts.
  var languages: Set<String> {
    Set(strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] })
  }

  /// The texts of a language by key.
  func texts(in language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.text }
  }
}
