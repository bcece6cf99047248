/// Swift code that is being pasted: after a line with `swift`, or from a line that begins like Swift.
struct PastedCode {
  /// The lines so far.
  private(set) var text: String
  private var braces = SwiftBraces()

  /// Whether statements may follow that have no brace: after a line with `swift`.
  let endsWithEmptyLine: Bool
  private var isEnded = false

  /// The code that a line begins; nil for any other line.
  init?(opening line: Substring) {
    let words = line.split { $0.isWhitespace || $0 == ":" || $0 == "{" || $0 == "(" }
    guard line.filter({ !$0.isWhitespace }) != "swift" else {
      (text, endsWithEmptyLine) = ("", true)
      return
    }
    guard Self.beginsLikeSwift(words) else { return nil }
    (text, endsWithEmptyLine) = ("", false)
    take(line)
  }

  /// Modules that code for layouts imports; `import` is also a command, for files.
  private static let modules: Set<Substring> = [
    "UIKit", "Foundation", "SnapKit", "PureLayout", "TinyConstraints", "Cartography", "Masonry",
  ]
  private static let modifiers: Set<Substring> = [
    "final", "public", "open", "internal", "private", "fileprivate", "@MainActor", "@objc",
    "@IBDesignable",
  ]
  private static let declarations: Set<Substring> = ["class", "struct", "enum", "extension"]

  private static func beginsLikeSwift(_ words: [Substring]) -> Bool {
    if words.count == 2, words[0] == "import" { return modules.contains(words[1]) }
    let rest = words.drop(while: modifiers.contains)
    guard rest.count > 1, let first = rest.first else { return false }
    return declarations.contains(first) && rest.dropFirst().first?.first?.isUppercase == true
  }

  /// Adds a line.
  mutating func take(_ line: Substring) {
    let isEmpty = line.allSatisfy(\.isWhitespace)
    isEnded = endsWithEmptyLine && isEmpty && !braces.hasOpened && hasStatement
    text += line + "\n"
    braces.take(line)
  }

  /// Whether every brace is closed again, or an empty line follows statements without one.
  var isComplete: Bool { isEnded || braces.hasOpened && braces.depth <= 0 }

  /// Whether there is more than what usually comes before a declaration.
  private var hasStatement: Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop(while: \.isWhitespace)
      return !line.isEmpty && !line.hasPrefix("import ") && !line.hasPrefix("//")
    }
  }

  /// Whether there is no brace yet, so that no brace will end it soon.
  var hasJustBegun: Bool { !braces.hasOpened }
}
