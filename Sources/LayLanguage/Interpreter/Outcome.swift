import LayoutPictures
import LayoutSession

/// What one command did.
public struct Outcome: Sendable {
  /// Data for standard output, without a final newline; empty when there is none.
  public let output: String
  /// ``output`` in pieces that may have colors; nil for other texts.
  package private(set) var picture: [TerminalRun]?
  /// What is to be said on standard error.
  public let diagnostics: [Diagnostic]
  /// What moved, broke, became ambiguous; nil for commands that only look.
  public let changes: Changes?
  /// Whether the command was `quit`.
  public let endsSession: Bool
  /// Whether the session is what it was, so that there is nothing to keep.
  package private(set) var onlyLooked = false
  /// Whether ``output`` holds what UIKit would call already.
  private let hasShownEvents: Bool

  /// Something to print.
  init(output: String = "", endsSession: Bool = false) {
    self.init(output: output, diagnostics: [], changes: nil, endsSession: endsSession)
  }

  /// A picture in characters.
  init(picture: [TerminalRun]) {
    self.init(output: picture.text)
    self.picture = picture
  }

  /// Something that was looked at.
  static func look(_ output: String) -> Outcome {
    var outcome = Outcome(output: output)
    outcome.onlyLooked = true
    return outcome
  }

  /// A change, with the conflicts it caused.
  init(_ changes: Changes, output: String = "") {
    self.init(
      output: output, diagnostics: changes.broken.map(Diagnostic.conflict), changes: changes)
  }

  /// The same, with what it changed and the conflicts it caused.
  func adding(_ changes: Changes) -> Outcome {
    Outcome(
      output: output, diagnostics: diagnostics + changes.broken.map(Diagnostic.conflict),
      changes: changes, endsSession: endsSession, hasShownEvents: hasShownEvents)
  }

  /// The same, with the methods that UIKit would call after the output.
  var withEvents: Outcome {
    if hasShownEvents || picture != nil { return self }
    let lines = [output, changes?.events.description ?? ""].filter { !$0.isEmpty }
    return Outcome(
      output: lines.joined(separator: "\n"), diagnostics: diagnostics, changes: changes,
      endsSession: endsSession)
  }

  /// The same, with a warning before the other reports, if there is one.
  func warning(_ text: String?) -> Outcome {
    guard let text else { return self }
    return Outcome(
      output: output, diagnostics: [.warning(text)] + diagnostics, changes: changes,
      endsSession: endsSession, hasShownEvents: hasShownEvents)
  }

  init(
    output: String, diagnostics: [Diagnostic], changes: Changes?, endsSession: Bool = false,
    hasShownEvents: Bool = false
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.changes = changes
    self.endsSession = endsSession
    self.hasShownEvents = hasShownEvents
  }
}
