import AutoLayout
import LayoutDiagnostics
import LayoutPictures
import LayoutSession

/// The result of one command.
public struct Outcome: Sendable {
  /// Data for standard output, without a final newline; empty if there is none.
  public private(set) var output: String
  /// ``output`` in pieces that may have colors; nil for other texts.
  package private(set) var picture: [TerminalRun]?
  /// The warnings, one line each.
  package private(set) var warnings: [String] = []
  /// The conflicts that it caused.
  package private(set) var conflicts: [ConflictReport] = []
  /// Reports for standard error: the warnings, and UIKit's conflict reports.
  public var diagnostics: [String] { warnings + conflicts.map { $0.description } }
  /// The names of constraints that contradict each other, as `expect conflict` says.
  private(set) var expectedConflicts: [Set<String>] = []
  /// The commands that ran in braces, with the items after each.
  var made: [StatementOrigins.Step] = []
  /// The number of commands run in braces.
  var innerCommands = 0
  /// The changes of frames, conflicts and ambiguity; nil for commands that only look.
  public internal(set) var changes: Changes?
  /// Whether the command was `quit`.
  public private(set) var endsSession = false
  /// Whether the session is unchanged, so that there is nothing to keep.
  package private(set) var onlyLooked = false
  /// Whether ``output`` already contains what UIKit would call.
  var hasShownEvents = false
  /// A remark at the prompt, but not in scripts, after a command that prints nothing.
  package private(set) var remark: String?
  /// Whether the output says what changed, so a list of what moved isn't needed.
  package private(set) var tellsChanges = false
  /// The line of lay that ran, if a phrase was typed or the line depends on earlier commands; otherwise nil.
  package internal(set) var line: String?

  /// Something to print.
  init(
    output: String = "", warnings: [String] = [], conflicts: [ConflictReport] = [],
    changes: Changes? = nil, endsSession: Bool = false
  ) {
    (self.output, self.warnings, self.conflicts) = (output, warnings, conflicts)
    (self.changes, self.endsSession) = (changes, endsSession)
  }

  /// A picture in characters.
  init(picture: [TerminalRun]) {
    self.init(output: picture.text)
    self.picture = picture
  }

  /// The outcome of looking at something.
  static func look(_ output: String) -> Outcome {
    var outcome = Outcome(output: output)
    outcome.onlyLooked = true
    return outcome
  }

  /// A change, with the conflicts it caused.
  init(_ changes: Changes, output: String = "") {
    self.init(output: output, conflicts: changes.broken, changes: changes)
  }

  /// Adds the outcome of a script's next command.
  mutating func append(_ next: Outcome) {
    if !output.isEmpty, !next.output.isEmpty { output += "\n" }
    output += next.output
    warnings += next.warnings
    conflicts += next.conflicts
    expectedConflicts += next.expectedConflicts
    endsSession = next.endsSession
  }

  /// The same, with what it changed and the conflicts it caused.
  func adding(_ changes: Changes) -> Outcome {
    var next = self
    next.conflicts += changes.broken
    next.changes = changes
    guard changes.commandCount > 1 else { return next }
    return next.warning(
      "many commands broke something: what the last \(changes.commandCount) broke is reported together"
    )
  }

  /// The same for a command that left the session unchanged.
  var withoutChange: Outcome {
    var next = self
    next.onlyLooked = true
    return next
  }

  /// Adds a conflict that a command expects, if it does.
  mutating func expect(_ conflict: [Name], in layout: Layout) throws(Problem) {
    if conflict.isEmpty { return }
    expectedConflicts.append(
      Set(try layout.constraints(conflict).map { layout.constraint($0).name }))
  }

  /// The same, with the methods that UIKit would call appended to the output.
  var withEvents: Outcome {
    if hasShownEvents || picture != nil { return self }
    let lines = [output, changes?.events.description ?? ""].filter { !$0.isEmpty }
    var next = self
    next.output = lines.joined(separator: "\n")
    return next
  }

  /// The same, with a remark at a prompt.
  func remarking(_ text: String?) -> Outcome {
    var next = self
    next.remark = text
    return next
  }

  /// The same for a command that begins something: only a text is printed, and the line that does the same at any time.
  func introducing(_ text: String, line: String?) -> Outcome {
    var next = Outcome(output: text, changes: changes)
    (next.hasShownEvents, next.tellsChanges) = (true, true)
    next.line = line
    return next
  }

  /// The same, with warnings before the other reports.
  func warning(lines: [String]) -> Outcome {
    lines.reversed().reduce(self) { $0.warning($1) }
  }

  /// The same, with a warning before the other reports, if there is one.
  func warning(_ text: String?) -> Outcome {
    var next = self
    if let text { next.warnings.insert(text, at: 0) }
    return next
  }
}
