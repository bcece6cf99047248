import ConsoleLog
import LayLanguage

/// Puts lines together into commands, pasted logs and pasted code.
struct CommandReader {
  /// Something complete.
  enum Input {
    case command(String)
    /// The text pasted after `log`; `opens` for `log open`.
    case log(ConsoleLog, opens: Bool)
    /// Swift code.
    case swift(String)
    /// The text of a storyboard or xib.
    case document(String)
  }

  private var pending = ""
  private var paste: Paste?
  private var code: PastedCode?
  private var document: String?

  /// Whether something has begun that is not yet complete.
  var isContinuing: Bool { !pending.isEmpty || paste != nil || code != nil || document != nil }

  /// How to end what has begun, if that isn't clear yet; nil for anything else.
  var ending: String? {
    if paste != nil { return "Paste the log. Empty lines end it, or ^D; ^C drops it." }
    if document != nil { return "Paste the document. '</document>' ends it, or ^D; ^C drops it." }
    if let sign = Source.closingSign(of: pending) {
      return "\(sign) closes what is open; ^C drops the command."
    }
    guard let code, code.hasJustBegun else { return nil }
    return code.endsWithEmptyLine
      ? "Paste Swift code. Its last brace ends it, or an empty line, or ^D; ^C drops it."
      : "Paste Swift code. Its last brace ends it, or ^D; ^C drops it."
  }

  /// The indentation of the next line.
  ///
  /// No further than half a narrow terminal, however many brackets are open.
  var indentation: Int { paste == nil ? min(40, Source.indentation(after: pending)) : 0 }

  /// Returns the inputs that the text completes; pasted text may contain several lines.
  mutating func feed(_ text: String) -> [Input] {
    var inputs: [Input] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if paste != nil {
        if paste?.lines.take(String(line)) == true { inputs += [finish()].compactMap { $0 } }
        continue
      }
      if code != nil {
        code?.take(line)
        continue
      }
      if document != nil || pending.isEmpty && line.beginsDocument {
        document = document ?? ""
        document? += line + "\n"
        if line.contains("</document>") { inputs += [finish()].compactMap { $0 } }
        continue
      }
      if pending.isEmpty, let opening = PastedCode(opening: line) {
        code = opening
        continue
      }
      if pending.isEmpty, line.drop(while: \.isWhitespace).hasPrefix("#>") {
        // Recorded output belongs to the command before it; on its own it is a comment.
        if case .command(let command)? = inputs.last {
          inputs[inputs.count - 1] = .command(command + "\n" + line)
        }
        continue
      }
      if let opening = Paste(opening: line, after: pending) {
        (paste, pending) = (opening, "")
        continue
      }
      pending += (pending.isEmpty ? "" : "\n") + line
      if Source.needsMore(pending) { continue }
      if !pending.allSatisfy(\.isWhitespace) { inputs.append(.command(pending)) }
      pending = ""
    }
    // Code pasted in one go may declare several types.
    if let code, code.isComplete { inputs += [finish()].compactMap { $0 } }
    return inputs
  }

  /// Ends what is being pasted; nil if there is nothing.
  mutating func finish() -> Input? {
    defer { (paste, code, document) = (nil, nil, nil) }
    if let code { return .swift(code.text) }
    if let document { return .document(document) }
    return paste.map { .log($0.lines.log, opens: $0.opens) }
  }

  /// Drops what has begun.
  mutating func reset() {
    pending = ""
    (paste, code, document) = (nil, nil, nil)
  }
}

extension Substring {
  /// Whether a storyboard or xib begins with this line.
  fileprivate var beginsDocument: Bool {
    let text = drop { $0.isWhitespace }
    return ["<?xml ", "<document "].contains { text.hasPrefix($0) }
  }
}

/// A log that is being pasted: after a line with `log`, or from a line that begins like a report.
private struct Paste {
  let opens: Bool
  var lines = PastedLog()

  /// The log that a line begins, even below the bracket of a report's list; nil for any other line.
  init?(opening line: Substring, after pending: String) {
    let isBracket = pending.filter { !$0.isWhitespace } == "("
    guard pending.isEmpty || isBracket else { return nil }
    if isBracket { _ = lines.take(pending) }
    if pending.isEmpty, case .paste(let opens)? = TerminalRequest(line: String(line)) {
      self.opens = opens
    } else if PastedLog.begins(with: line) {
      opens = false
      _ = lines.take(String(line))
    } else {
      return nil
    }
  }
}
