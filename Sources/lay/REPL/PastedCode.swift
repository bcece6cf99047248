/// Swift code that is being pasted: after a line with `swift`, or where a line begins like Swift.
struct PastedCode {
  /// The lines so far.
  private(set) var text: String
  private var braces = SwiftBraces()

  /// The code that a line begins; nil for any other line.
  init?(opening line: Substring) {
    let words = line.split { $0.isWhitespace || $0 == ":" || $0 == "{" || $0 == "(" }
    guard line.filter({ !$0.isWhitespace }) != "swift" else {
      text = ""
      return
    }
    guard Self.beginsLikeSwift(words) else { return nil }
    text = ""
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
    text += line + "\n"
    braces.take(line)
  }

  /// Whether every brace is closed again.
  var isComplete: Bool { braces.hasOpened && braces.depth <= 0 }

  /// Whether there is no brace yet, so that no brace will end it soon.
  var hasJustBegun: Bool { !braces.hasOpened }
}
