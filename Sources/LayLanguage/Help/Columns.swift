/// Two columns of text: words, and what they mean.
enum Columns {
  /// Longer words have a line of their own above their meaning.
  private static let limit = 24

  /// Lines that fit the width of help, without a final newline.
  static func text(_ rows: [(String, String)]) -> String {
    let longest = rows.map { $0.0.count }.max() ?? 0
    let margin = min(longest, limit) + 4
    return rows.flatMap { word, meaning in
      let lines = Help.wrapped(meaning, indentation: margin)
      guard word.count <= limit, let first = lines.first else { return ["  " + word] + lines }
      return ["  " + word + first.dropFirst(word.count + 2)] + lines.dropFirst()
    }.joined(separator: "\n")
  }
}
