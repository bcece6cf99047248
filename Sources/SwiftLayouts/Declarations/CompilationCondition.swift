/// `#if`: an app for iOS devices as it is released.
enum CompilationCondition {
  /// What the first clause that holds contains.
  static func chosen(_ node: SyntaxNode) -> [SyntaxNode] {
    node.children.first { holds($0.text) }?.children ?? []
  }

  /// Whether a condition holds; `#else` has none.
  static func holds(_ text: String) -> Bool {
    let condition = Substring(text).trimmed
    if condition.isEmpty { return true }
    if let index = condition.range(of: "||") {
      return holds(String(condition[..<index.lowerBound]))
        || holds(String(condition[index.upperBound...]))
    }
    if let index = condition.range(of: "&&") {
      return holds(String(condition[..<index.lowerBound]))
        && holds(String(condition[index.upperBound...]))
    }
    if condition.hasPrefix("!") { return !holds(String(condition.dropFirst())) }
    if condition.first == "(", condition.last == ")" {
      return holds(String(condition.dropFirst().dropLast()))
    }
    if trueConditions.contains(String(condition)) { return true }
    return condition.hasPrefix("swift(") || condition.hasPrefix("compiler(")
      || condition.hasPrefix("canImport(") && !condition.hasPrefix("canImport(AppKit")
  }

  private static let trueConditions: Set<String> = ["os(iOS)", "true", "arch(arm64)"]
}

extension Substring {
  /// The first place of a text of ASCII characters.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
