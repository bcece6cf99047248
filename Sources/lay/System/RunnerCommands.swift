import LayoutDiagnostics

/// Commands that the runners of continuous integration look for in what a job prints: lines that begin with `::`,
/// and `##[`, `##vso[` and `##teamcity[` anywhere.
///
/// A quoted text of an untrusted document must not be one, or it could hide other output.
enum RunnerCommands {
  /// The text with each of them written as `\u{3A}:` and `\u{23}#`, which runners don't know.
  static func disarmed(_ text: String) -> String {
    guard mayHoldSome(text.utf8) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isAtStart = true
    for (place, scalar) in scalars.enumerated() {
      let rest = scalars[(place + 1)...].prefix(longest)
      let isCommand =
        scalar == ":" ? isAtStart && rest.first == ":" : scalar == "#" && isOpening(rest)
      if isCommand {
        result.append(contentsOf: VisibleText.escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      // Runners skip the spaces before a command.
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  private static let longest = 10

  /// Whether a second `#`, letters and a bracket come.
  private static func isOpening(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == "#" else { return false }
    return rest.dropFirst().first { !$0.properties.isAlphabetic } == "["
  }

  /// Most texts hold none, as is quick to see.
  private static func mayHoldSome(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }
}
