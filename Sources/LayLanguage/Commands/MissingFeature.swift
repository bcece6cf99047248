import AutoLayout

/// What the language's design promises and this version lacks.
enum MissingFeature {
  /// The error for a word of such a table; nil for any other word.
  static func problem(_ table: [String: String], _ command: String, at token: Token) -> Problem? {
    guard case .word(let word) = token.kind, let missing = table[word] else { return nil }
    let written = command.isEmpty ? word : "\(command) \(word)"
    return Problem(
      "'\(written)' is not supported yet: this version lacks \(missing)", at: token.range,
      remedy: "'help' lists all commands")
  }
}

extension TokenReader {
  /// The error for a word that a command of several forms doesn't know.
  func unknownForm(of command: String, _ words: [String], missing: [String: String]) -> Problem {
    if let problem = MissingFeature.problem(missing, command, at: current) { return problem }
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    guard let word = word() else { return unexpected(list) }
    return .unknown(
      command, word, at: current.range, candidates: words, otherwise: "write \(list)")
  }
}
