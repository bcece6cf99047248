import SwiftLayouts

/// Repairs Swift code that web pages and books have damaged: joined lines, operators with a space on one side only, and
/// spaces after dots.
enum SwiftRepair {
  /// The maximum number of repairs.
  static let limit = 8

  /// The code with one thing repaired; nil if no repair is known to help.
  static func repaired(_ code: String, _ errors: [SwiftIssue]) -> String? {
    for error in errors {
      guard let place = error.place, let index = index(of: place, in: code) else { continue }
      if error.reason.hasSuffix("';'") {
        return code[..<index] + "; " + code[index...]
      }
      if let mended = closed(code, at: index) ?? spaced(code, from: index) { return mended }
    }
    return nil
  }

  private static func index(of place: SourcePlace, in code: String) -> String.Index? {
    let bytes = code.utf8
    var start = bytes.startIndex
    for _ in 1..<max(place.line, 1) {
      guard let end = bytes[start...].firstIndex(of: Byte.newline) else { return nil }
      start = bytes.index(after: end)
    }
    return bytes.index(start, offsetBy: place.column - 1, limitedBy: bytes.endIndex)
  }

  /// The code without the spaces after the dot at a place; nil if there is none.
  private static func closed(_ code: String, at index: String.Index) -> String? {
    guard index < code.endIndex, code[index] == "." else { return nil }
    let next = code.index(after: index)
    let rest = code[next...].drop { $0 == " " }
    guard rest.startIndex > next, rest.first?.isLetter == true else { return nil }
    return String(code[..<next] + rest)
  }

  /// The code with spaces around the first `=` of a line that has a space on one side only; nil if there is none.
  private static func spaced(_ code: String, from start: String.Index) -> String? {
    let line = code[start...].prefix { $0 != "\n" }
    let signs: Set<Character> = ["=", "<", ">", "!", "+", "-", "*", "/"]
    for index in line.indices where line[index] == "=" {
      let next = line.index(after: index)
      guard index > line.startIndex, next < line.endIndex else { continue }
      let before = line[line.index(before: index)]
      let after = line[next]
      if signs.contains(before) || signs.contains(after) { continue }
      if before.isWhitespace == after.isWhitespace { return nil }
      return code[..<index] + (before.isWhitespace ? "= " : " =") + code[next...]
    }
    return nil
  }
}
