import ArgumentParser
import LayoutChecks
import LayoutDiagnostics

/// The options for the fixes to make, and for writing.
struct FixOptions: ParsableArguments {
  @Flag(name: .customLong("dry-run"), help: "Write nothing; say what would be fixed.")
  var isDryRun = false

  @Flag(
    help:
      "Write nothing; print what would change as a unified diff, and end with status 1 if anything would."
  )
  var diff = false

  @Flag(name: .customLong("unsafe"), help: "Also make fixes that move views on the canvas.")
  var allowsUnsafe = false

  /// The options that were given.
  var given: [String] {
    [("--dry-run", isDryRun), ("--diff", diff), ("--unsafe", allowsUnsafe)].filter { $0.1 }
      .map { $0.0 }
  }

  func validate() throws {
    if isDryRun, diff { throw ValidationError("--dry-run and --diff can't be combined.") }
  }
}

/// Asks the user at a terminal about one fix after another, as `git add -p` asks about changes.
struct FixQuestions {
  let console: Console
  /// Whether all further fixes are accepted.
  private var takesAll = false
  /// Whether to stop looking for fixes.
  private(set) var hasQuit = false

  /// Begins to ask.
  init(console: Console) { self.console = console }

  /// The possible answers.
  private static let answers: [(letter: String, meaning: String)] = [
    ("y", "make this fix"), ("n", "leave it out"), ("a", "make this fix and all that follow"),
    ("q", "leave it out, and stop; what was answered before is kept"), ("?", "print this"),
  ]

  /// Decides what happens to a fix.
  mutating func decision(on proposal: FixProposal, in path: String) -> FixDecision {
    if takesAll { return .take }
    show(proposal, in: path)
    while true {
      console.ask("Make this fix [\(Self.answers.map { $0.letter }.joined(separator: ","))]? ")
      switch readLine()?.first?.lowercased() {
      case "y": return .take
      case "n": return .leave
      case "a":
        takesAll = true
        return .take
      case "q", nil:
        // After the end of the input no answer can come; an empty line isn't an answer.
        hasQuit = true
        return .stop
      default:
        for (letter, meaning) in Self.answers { console.note("\(letter) - \(meaning)") }
      }
    }
  }

  private func show(_ proposal: FixProposal, in path: String) {
    let fix = proposal.fix
    let place = fix.place.map { ":\($0)" } ?? ""
    console.note(VisibleText.line("\(path)\(place): \(fix.finding) [\(fix.rule)]"), .prompt)
    console.note(VisibleText.line(fix.isSafe ? fix.text : "\(fix.text) (moves views)"), .prompt)
    let diff = UnifiedDiff(proposal.before, proposal.after).text(path: path)
    for line in String(decoding: diff, as: UTF8.self).split(separator: "\n").dropFirst(2) {
      let style = Self.styles.first { line.hasPrefix($0.mark) }?.style
      console.note(VisibleText.line(String(line.filter { $0 != "\r" })), style ?? .quiet)
    }
  }

  private static let styles: [(mark: String, style: Style)] = [("-", .removed), ("+", .added)]
}
