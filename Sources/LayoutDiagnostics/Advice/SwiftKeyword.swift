/// The words of Swift that can be names only between backticks.
///
/// Source: The Swift Programming Language, "Lexical Structure", keywords of declarations, statements and
/// expressions.
package enum SwiftKeyword {
  /// All of them.
  package static let all: Set<String> = [
    "class", "struct", "enum", "func", "var", "let", "if", "else", "for", "in", "is", "as",
    "switch", "case", "default", "return", "while", "do", "repeat", "break", "continue", "guard",
    "defer", "import", "extension", "protocol", "static", "true", "false", "nil", "where", "throw",
    "throws", "try", "catch", "operator", "private", "public", "internal", "self", "super", "init",
    "subscript", "inout", "fileprivate", "typealias", "deinit", "fallthrough", "rethrows",
    "associatedtype", "Any",
  ]
}
