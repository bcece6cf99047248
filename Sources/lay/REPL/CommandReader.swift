import LayLanguage

/// Puts lines together to commands.
struct CommandReader {
  private var pending = ""

  /// Whether a command has begun that is not complete.
  var isContinuing: Bool { !pending.isEmpty }

  /// The commands that the text completes; pasted text may hold several lines.
  mutating func feed(_ text: String) -> [String] {
    var commands: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      pending += (pending.isEmpty ? "" : "\n") + line
      if Source.needsMore(pending) { continue }
      if !pending.allSatisfy(\.isWhitespace) { commands.append(pending) }
      pending = ""
    }
    return commands
  }

  /// Drops what has begun.
  mutating func reset() {
    pending = ""
  }
}
