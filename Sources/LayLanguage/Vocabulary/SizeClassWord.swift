/// The words of size classes.
enum SizeClassWord {
  /// The words for any size class.
  static let any: Set<String> = ["wAny", "hAny"]

  static let all = ["wC", "wR", "wAny", "hC", "hR", "hAny"]

  /// The words that Interface Builder's names of pairs are made of, with their letters.
  private static let letters = ["compact": "C", "regular": "R", "any": "Any"]

  /// The words of a size class, or of a pair that Interface Builder names, width first:
  /// `Compact-Regular`; nil for anything else.
  static func words(of name: String) -> [String]? {
    if let known = all.first(where: { $0.lowercased() == name.lowercased() }) { return [known] }
    let parts = name.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = letters[String(parts[0])],
      let height = letters[String(parts[1])]
    else { return nil }
    return ["w" + width, "h" + height]
  }
}
