/// The destination of a command's output: `dump frames > frames.txt`, `dump tree | grep card`.
package struct Redirection: Hashable, Sendable {
  /// Where it goes.
  package enum Target: Hashable, Sendable {
    /// A file; `>>` appends to it.
    case file(String, appends: Bool)
    /// A command of the shell.
    case command(String)
  }

  /// The command itself.
  package let statement: Statement
  /// Where its output goes.
  package let target: Target

  /// Splits what was typed at the redirection sign; nil if there is none.
  fileprivate init?(_ statement: Statement) {
    guard let place = Self.place(in: statement.text) else { return nil }
    let (text, sign) = (statement.text, statement.text[place])
    let command = String(text[..<place])
    guard let inner = try? Source(name: statement.source.name, text: command).statements().first
    else { return nil }
    self.statement = inner
    var rest = text[text.index(after: place)...]
    let appends = sign == ">" && rest.first == ">"
    if appends { rest = rest.dropFirst() }
    let target = String(rest.drop { $0.isWhitespace }).trimmingTrailingBlanks()
    guard !target.isEmpty else { return nil }
    self.target = sign == "|" ? .command(target) : .file(Self.unquoted(target), appends: appends)
  }

  /// A file's name without the quotes around it.
  private static func unquoted(_ name: String) -> String {
    let isQuoted = name.count > 2 && name.first == "\"" && name.last == "\""
    return isQuoted ? String(name.dropFirst().dropLast()).replacing("\\\"", with: "\"") : name
  }

  /// The first `>` or `|` after a space, outside quotes and brackets.
  private static func place(in text: String) -> String.Index? {
    var (depth, isQuoted, previous) = (0, false, Character(" "))
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "\"" where previous != "\\": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">", "|":
        let next = text[text.index(after: index)...].first
        if depth == 0, previous.isWhitespace, next != "=" { return index }
      default: break
      }
      previous = character
    }
    return nil
  }
}

extension Interpreter {
  /// The redirection of a typed command; nil if there is none.
  ///
  /// Only commands and phrases that print are redirected: in others, these signs belong to the command.
  package func redirection(of statement: Statement) -> Redirection? {
    guard let redirection = Redirection(statement) else { return nil }
    let word = String(statement.text.prefix { !$0.isWhitespace })
    if CommandDefinition.named(word)?.prints == true { return redirection }
    if case .file(let path, _) = redirection.target, mayBeValue(path) { return nil }
    return onlyLooks(redirection.statement) && !onlyLooks(statement) ? redirection : nil
  }

  /// Whether what follows `>` may be a number to compare with rather than a file.
  private func mayBeValue(_ text: String) -> Bool {
    let name = String(text.prefix { $0 != "." })
    return !text.contains { $0.isLetter } || !text.contains { "./".contains($0) }
      || session.layout.item(named: name) != nil || session.definitions.values[name] != nil
  }

  /// Whether a line only prints something.
  private func onlyLooks(_ statement: Statement) -> Bool {
    var trial = trial
    trial.phraseUse = .run
    guard let outcome = try? trial.execute(statement) else { return false }
    return outcome.onlyLooked && !outcome.output.isEmpty
  }
}

extension CommandDefinition {
  /// Whether its purpose is to print something.
  fileprivate var prints: Bool {
    let others = ["get", "history", "help", "save", "show"]
    return (Self.commands(about: .looking).map { $0.name } + others).contains(name)
  }
}
