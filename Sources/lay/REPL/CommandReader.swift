import ConsoleLog
import LayLanguage

/// Puts lines together to commands and pasted logs.
struct CommandReader {
  /// Something complete.
  enum Input {
    case command(String)
    /// What stood between `log` and a blank line; `opens` for `log open`.
    case log(ConsoleLog, opens: Bool)
  }

  private var pending = ""
  private var log: PastedLog?

  /// Whether something has begun that is not complete.
  var isContinuing: Bool { !pending.isEmpty || log != nil }

  /// What the text completes; pasted text may hold several lines.
  mutating func feed(_ text: String) -> [Input] {
    var inputs: [Input] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if log != nil {
        if log?.take(String(line)) == true { inputs += [finish()].compactMap { $0 } }
        continue
      }
      if pending.isEmpty, let opening = PastedLog(command: line) {
        log = opening
        continue
      }
      pending += (pending.isEmpty ? "" : "\n") + line
      if Source.needsMore(pending) { continue }
      if !pending.allSatisfy(\.isWhitespace) { inputs.append(.command(pending)) }
      pending = ""
    }
    return inputs
  }

  /// Ends the log that is being pasted; nil when there is none.
  mutating func finish() -> Input? {
    defer { log = nil }
    return log.map { .log(ConsoleLog($0.text), opens: $0.opens) }
  }

  /// Drops what has begun.
  mutating func reset() {
    pending = ""
    log = nil
  }
}

/// A log that is being pasted behind `log`.
private struct PastedLog {
  let opens: Bool
  private var lines: [String] = []

  /// The log that a line begins; nil for any other line.
  init?(command line: Substring) {
    switch line.split(separator: " ") {
    case ["log"]: opens = false
    case ["log", "open"]: opens = true
    default: return nil
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Takes a line; whether the log is complete with it.
  mutating func take(_ line: String) -> Bool {
    let isBlank = line.allSatisfy(\.isWhitespace)
    let isComplete =
      isBlank && !lines.isEmpty && !ConsoleLog.continuesBehindBlankLine(after: lines)
    lines.append(line)
    return isComplete
  }
}
