/// `#if`, evaluated for a release build of an app for iOS devices.
struct CompilationCondition {
  private var rest: Substring
  private var depth = 0

  private init(_ text: String) { rest = text[...] }

  /// The statements of the first clause that holds.
  static func chosen(_ node: SyntaxNode) -> [SyntaxNode] {
    node.children.first { holds($0.text) == true }?.children ?? []
  }

  /// The first unknown condition before any that holds.
  static func unknown(in node: SyntaxNode) -> String? {
    let first = node.children.first { holds($0.text) != false }
    return first.flatMap { holds($0.text) == nil ? $0.text : nil }
  }

  /// Whether a condition holds; nil if that isn't known.
  ///
  /// `#else` has no condition.
  static func holds(_ text: String) -> Bool? {
    if Substring(text).trimmed.isEmpty { return true }
    var reader = CompilationCondition(text)
    let verdict = reader.alternatives()
    return reader.rest.trimmed.isEmpty ? verdict : nil
  }

  // MARK: Reading

  private mutating func alternatives() -> Bool? {
    var verdict = conjunction()
    while take("||") {
      let next = conjunction()
      verdict = verdict == true || next == true ? true : verdict == nil ? nil : next
    }
    return verdict
  }

  private mutating func conjunction() -> Bool? {
    var verdict = term()
    while take("&&") {
      let next = term()
      verdict = verdict == false || next == false ? false : verdict == nil ? nil : next
    }
    return verdict
  }

  private mutating func term() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return nil }
    if take("!") { return term().map { !$0 } }
    if take("(") {
      let verdict = alternatives()
      return take(")") ? verdict : nil
    }
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    rest = rest.dropFirst(word.count)
    guard take("(") else { return Self.flags[word] }
    let argument = String(rest.prefix { $0 != ")" }.filter { $0 != " " })
    rest = rest.drop { $0 != ")" }
    return take(")") ? Self.holds(word, argument) : nil
  }

  /// Skips a symbol if it comes next.
  private mutating func take(_ sign: String) -> Bool {
    rest = rest.drop { $0.isWhitespace }
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count).drop { $0.isWhitespace }
    return true
  }

  // MARK: Facts

  private static let flags = ["true": true, "false": false, "DEBUG": false]

  /// The version of Swift and its compiler.
  private static let version = [6, 3]

  private static func holds(_ word: String, _ argument: String) -> Bool? {
    switch word {
    case "os": argument == "iOS"
    case "arch": argument == "arm64"
    case "targetEnvironment": false
    case "canImport": !["AppKit", "Cocoa", "WatchKit"].contains { argument.hasPrefix($0) }
    case "swift", "compiler": isVersion(argument)
    default: nil
    }
  }

  /// `>=5.9` or `<6`.
  private static func isVersion(_ text: String) -> Bool? {
    let isBelow = text.hasPrefix("<")
    guard isBelow || text.hasPrefix(">=") else { return nil }
    let parts = text.dropFirst(isBelow ? 1 : 2).split(separator: ".").map { Int($0) }
    let wanted = parts.compactMap { $0 }
    guard !wanted.isEmpty, wanted.count == parts.count else { return nil }
    return version.lexicographicallyPrecedes(wanted) == isBelow
  }
}
