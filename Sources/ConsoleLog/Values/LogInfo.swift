/// The end of a line in brackets: whether it is active, and what names refer to.
enum LogInfo: Hashable, Sendable, CustomStringConvertible {
  /// Nothing: iOS 9 and earlier without names, Masonry and SnapKit.
  case none
  /// `   (Names: … )`: iOS 9 and earlier.
  case names(LogNames)
  /// `   (active)` or `   (active, names: … )`: iOS 10 and later.
  case state(isActive: Bool, LogNames?)

  var names: LogNames? {
    switch self {
    case .none: nil
    case .names(let names): names
    case .state(_, let names): names
    }
  }

  var isActive: Bool? {
    switch self {
    case .none, .names: nil
    case .state(let isActive, _): isActive
    }
  }

  var description: String {
    switch self {
    case .none: return ""
    case .names(let names): return "   (Names: \(names) )"
    case .state(let isActive, let names):
      let list = names.map { ", names: \($0) " } ?? ""
      return "   (\(isActive ? "active" : "inactive")\(list))"
    }
  }
}

extension LogInfo {
  private static let openings = [
    ("(active, names:", true), ("(inactive, names:", false),
  ]

  /// Splits the inside of a line into body and info; any white space may separate them.
  static func split(_ text: Substring) -> (body: Substring, info: LogInfo) {
    for (word, isActive) in [("(active)", true), ("(inactive)", false)] where text.hasSuffix(word) {
      return (trimmed(text.dropLast(word.count)), .state(isActive: isActive, nil))
    }
    guard text.hasSuffix(")") else { return (text, .none) }
    for (word, isActive) in openings {
      if let (body, names) = list(in: text, after: word) {
        return (body, .state(isActive: isActive, names))
      }
    }
    if let (body, names) = list(in: text, after: "(Names:") { return (body, .names(names)) }
    return (text, .none)
  }

  private static func list(in text: Substring, after word: String) -> (Substring, LogNames)? {
    guard let start = text.ranges(of: word).last else { return nil }
    // Some pages lose the space after the colon.
    let inside = trimmed(text[start.upperBound...].dropLast())
    return LogNames(inside.drop { $0.isWhitespace }).map {
      (trimmed(text[..<start.lowerBound]), $0)
    }
  }

  /// The text without trailing white space.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
