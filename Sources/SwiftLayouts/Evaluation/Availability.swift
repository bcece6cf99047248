/// `#available`: whether the newest system that is known has something.
enum Availability {
  /// The newest iOS that is known here.
  static let newestSystem = 26.0

  /// Whether a condition holds: `*` stands for every platform that isn't named.
  static func verdict(_ condition: SyntaxNode) -> Verdict {
    let named = condition.children(.platform).map { $0.text.split(separator: " ") }
    let own = named.first { $0.first == "iOS" || $0.first == "iOSApplicationExtension" }
    guard let own else { return answer(true, condition) }
    guard own.count == 2, let version = major(own[1]) else { return .open("a version isn't known") }
    return answer(version <= newestSystem, condition)
  }

  private static func answer(_ isAvailable: Bool, _ condition: SyntaxNode) -> Verdict {
    isAvailable == (condition.text == "#available") ? .yes : .no
  }

  /// `15` of `15.4.1`, with a decimal.
  private static func major(_ text: Substring) -> Double? {
    Double(text.split(separator: ".").prefix(2).joined(separator: "."))
  }
}
