/// Names of languages as folders and users write them: `de`, `pt-BR`, `zh-Hans`.
package enum LanguageTag {
  /// The names used by Xcode before version 4, and obsolete codes.
  private static let modern = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "iw": "he", "in": "id", "no": "nb", "zh-cn": "zh-hans",
    "zh-sg": "zh-hans", "zh-tw": "zh-hant", "zh-hk": "zh-hant",
  ]

  /// Languages that are read from right to left.
  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
  ]

  /// The normal form of names for comparison: lower case, hyphens, current codes.
  static func normalized(_ name: String) -> String {
    let plain = name.lowercased().replacing("_", with: "-")
    return modern[plain] ?? plain
  }

  /// Whether texts of the language run from right to left.
  package static func isRightToLeft(_ name: String) -> Bool {
    rightToLeft.contains(parts(name)[0])
  }

  /// The localization that an app uses for a user's language; nil if there is none.
  ///
  /// `de-AT` takes `de`, `zh-Hans-CN` takes `zh-Hans`. A language without a region takes one with any region, but no
  /// other script: `pt` takes `pt-BR`, and `zh` takes nothing.
  package static func match(_ wanted: String, among available: [String]) -> String? {
    var parts = parts(wanted)
    while !parts.isEmpty {
      let tag = normalized(parts.joined(separator: "-"))
      if let found = available.first(where: { normalized($0) == tag }) { return found }
      parts.removeLast()
    }
    let language = self.parts(wanted)
    guard language.count == 1 else { return nil }
    return available.sorted().first { other in
      let others = self.parts(other)
      return others.count == 2 && others[0] == language[0] && others[1].count <= region
    }
  }

  /// The number of letters or digits in a region; scripts have four.
  private static let region = 3

  private static func parts(_ name: String) -> [String] {
    normalized(name).split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  }
}
