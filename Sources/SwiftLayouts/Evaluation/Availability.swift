/// `#available`: whether the newest system that is known has something.
enum Availability {
  /// The newest iOS that is known here, that of Xcode 26.
  static let newestSystem = [26, 0]

  /// Whether a condition holds: `*` stands for every platform that isn't named.
  static func verdict(_ condition: SyntaxNode) -> Verdict {
    let named = condition.children(.platform).map { $0.text.split(separator: " ") }
    let own = named.first { $0.first == "iOS" || $0.first == "iOSApplicationExtension" }
    guard let own else { return answer(true, condition) }
    guard own.count == 2, let version = numbers(own[1]) else {
      return .open("a version isn't known")
    }
    return answer(!newestSystem.lexicographicallyPrecedes(version), condition)
  }

  private static func answer(_ isAvailable: Bool, _ condition: SyntaxNode) -> Verdict {
    isAvailable == (condition.text == "#available") ? .yes : .no
  }

  /// `15` and `4` of `15.4.1`.
  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".").prefix(2).map { Int($0) }
    let known = parts.compactMap { $0 }
    return known.isEmpty || known.count < parts.count ? nil : known
  }
}
