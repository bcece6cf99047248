import AutoLayout
import LayoutSession

/// Finds out whether a command would be refused because of a word, so that completion doesn't offer the word.
///
/// The line is read, and carried out on a copy, up to the word. An error at its end only means that it is unfinished;
/// one before its end, caused by the word, means that it can never become a command.
struct CompletionTrial {
  private let line: String
  private let session: Session
  /// The problem of the line without the word.
  private let known: Problem?

  /// Commands are not tried on copies of larger layouts, and no more words are tried: completion must be quick.
  private static let limits = (items: 300, words: 200)
  /// Candidates that haven't been tried within this time are offered.
  private static let patience = Duration.milliseconds(200)

  /// Prepares trials of words at the end of a line.
  init(_ line: String, in session: Session) {
    self.line = line
    self.session = session
    known = Self.problem(in: line, session)
  }

  /// The words that are not refused.
  func kept(_ candidates: [Completion.Candidate]) -> [Completion.Candidate] {
    guard candidates.count <= Self.limits.words else { return candidates }
    let start = ContinuousClock.now
    return candidates.filter { candidate in
      guard start.duration(to: .now) < Self.patience else { return true }
      return !isRefused(candidate.text)
    }
  }

  private func isRefused(_ word: String) -> Bool {
    // A settable property can also be read; its missing value would hide whether it exists.
    if let looking = looking(at: word), Self.problem(in: looking, session) != nil { return true }
    let text = line + word
    guard let problem = Self.problem(in: text, session), problem.message != known?.message else {
      return false
    }
    return !problem.range.isEmpty
  }

  /// The line with `get` instead of `set`; nil for other lines.
  private func looking(at word: String) -> String? {
    let words = line.split(separator: " ")
    guard words == ["set"], word.contains("."), word.last != "." else { return nil }
    return "get \(word)"
  }

  /// Why the last command of a line is refused; nil if it isn't, or if that can't be determined.
  private static func problem(in text: String, _ session: Session) -> Problem? {
    let source = Source(name: "", text: text)
    guard let statement = (try? source.statements())?.last else { return nil }
    let definitions = session.definitions
    let scope = Scope(values: definitions.values, procedures: definitions.procedures)
    let resolver = Resolver(session.layout, scope: scope, source: source)
    do throws(Problem) {
      let action = try CommandParser.action(of: statement, resolver)
      guard session.layout.items.count <= limits.items else { return nil }
      var copy = resolver.layout
      switch action.effect {
      case .edit(let body, _): _ = try copy.edit(body)
      case .look(let body): _ = try body(&copy)
      case .block, .bind, .session, .terminal: break
      }
      return nil
    } catch {
      return error
    }
  }
}
