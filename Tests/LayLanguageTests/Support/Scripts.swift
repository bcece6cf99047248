import AutoLayout
import LayoutDiagnostics
import LayoutSession
import Testing

@testable import LayLanguage

/// A session that tests talk to.
struct Script {
  var interpreter: Interpreter

  init(files: Files = Files()) {
    interpreter = Interpreter(host: files.host)
  }

  /// Runs a text; returns what it printed.
  @discardableResult
  mutating func run(_ text: String, name: String = "test.lay") throws -> String {
    var output: [String] = []
    for statement in try Source(name: name, text: text).statements() {
      let outcome = try interpreter.execute(statement)
      if !outcome.output.isEmpty { output.append(outcome.output) }
      if outcome.endsSession { break }
    }
    return output.joined(separator: "\n")
  }

  /// The script that `save` writes.
  var saved: String { ScriptWriter.script(of: interpreter.session) }

  /// Everything that a failed command must leave alone.
  var state: [String] {
    let session = interpreter.session
    return [saved, session.layout.frameDump()] + session.history + session.checkpoints
  }
}

/// Runs a text in a new session and expects its output.
func expectOutput(
  _ text: String, _ output: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    var script = Script()
    #expect(try script.run(text) == output, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// Runs a setup, then a command that must fail with exactly this text and change nothing.
func expectError(
  _ command: String, after setup: String = "", files: Files = Files(), _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    var script = Script(files: files)
    try script.run(setup)
    let before = script.state
    do {
      try script.run(command)
      Issue.record("no error", sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)" == text, sourceLocation: sourceLocation)
    }
    #expect(script.state == before, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// Runs a setup and a pin; the new constraint reads as `equation`, is found in that text again, and
/// goes with undo.
func expectPin(
  _ pin: String, after setup: String, _ equation: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    var script = Script()
    try script.run(setup)
    script.interpreter.phraseUse = .run
    let before = script.saved
    try script.run("pin " + pin)
    let first = script.newest
    #expect(first?.text == equation, sourceLocation: sourceLocation)
    try script.run("undo")
    #expect(script.saved == before, sourceLocation: sourceLocation)
    try script.run("pin " + equation)
    #expect(script.newest?.constraint == first?.constraint, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

extension Script {
  /// The constraint added last, without its name.
  fileprivate var newest: (text: String, constraint: LayoutConstraint)? {
    let layout = interpreter.session.layout
    guard let id = layout.constraints.last else { return nil }
    var constraint = layout.constraint(id)
    constraint.name = ""
    // A number says the same as the spacing that it comes from.
    constraint.spacing = .number
    return (layout.equation(of: id), constraint)
  }
}
