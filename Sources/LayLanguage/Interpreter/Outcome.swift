import LayoutSession

/// What one command did.
public struct Outcome: Sendable {
  /// Data for standard output, without a final newline; empty when there is none.
  public let output: String
  /// Reports for standard error (UIKit's conflict report).
  public let diagnostics: [String]
  /// What moved, broke, became ambiguous; nil for commands that only look.
  public let changes: Changes?
  /// Whether the command was `quit`.
  public let endsSession: Bool

  /// Something to print.
  init(output: String = "", endsSession: Bool = false) {
    self.output = output
    diagnostics = []
    changes = nil
    self.endsSession = endsSession
  }

  /// A change, with the conflicts it caused.
  init(_ changes: Changes, output: String = "") {
    self.init(
      output: output, diagnostics: changes.broken.map(\.description), changes: changes,
      endsSession: false)
  }

  /// The same, with what UIKit would call behind the output.
  var withEvents: Outcome {
    let lines = [output, changes?.events.description ?? ""].filter { !$0.isEmpty }
    return Outcome(
      output: lines.joined(separator: "\n"), diagnostics: diagnostics, changes: changes,
      endsSession: endsSession)
  }

  /// The sum of the commands of a file.
  init(output: String, diagnostics: [String], changes: Changes?, endsSession: Bool) {
    self.output = output
    self.diagnostics = diagnostics
    self.changes = changes
    self.endsSession = endsSession
  }
}
