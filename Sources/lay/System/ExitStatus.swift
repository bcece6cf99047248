import LayLanguage
import LayoutDiagnostics

/// The program's exit statuses.
enum ExitStatus: Int32 {
  case held = 0
  case failed = 1
  case usage = 2
  case limitReached = 3
  case noInput = 66
  case outputFailed = 74
  case interrupted = 130

  /// The text in `--help`.
  static let help = """
    EXIT STATUS
      0    every command and expectation held
      1    a command failed, an expectation did not hold, or there were no tests
      2    the arguments are wrong, or a filter matches no test
      3    a limit of time or memory was reached
      66   an input file does not exist or cannot be read
      74   the output could not be written
      130  interrupted
    """
}

/// A reason to exit with a message.
struct Failure: Error {
  let status: ExitStatus
  let message: String

  /// The failure of reading an input file; an empty name, as from an unset variable, is quoted.
  static func unreadable(_ path: String, _ reason: String) -> Failure {
    let remedy =
      reason == HostError.folder.reason ? "; write: lay check \(Shell.quoted(path))" : ""
    return Failure(
      status: .noInput,
      message: "error: cannot read \(path.isEmpty ? "''" : path): \(reason)\(remedy)")
  }
}

/// Commands that continuous integration runners look for in a job's output: lines that begin with `::`, and `##[`,
/// `##vso[` and `##teamcity[` anywhere.
///
/// Text quoted from an untrusted document must not be a command, or it could hide other output.
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

  /// Whether a second `#`, letters and a bracket follow.
  private static func isOpening(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == "#" else { return false }
    return rest.dropFirst().first { !$0.properties.isAlphabetic } == "["
  }

  /// Whether a text may contain a command; most don't, which can be checked quickly.
  private static func mayHoldSome(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }
}

/// The version that `lay --version` prints, as the changelog has it.
enum Version {
  static let current = "0.2.0"
}
