import AutoLayout
import LayoutDiagnostics
import LayoutSession

/// Restoring whole sessions.
extension Interpreter {
  /// Replaces the session's layout with what a script makes of an empty one, as one undo step; on an error nothing has
  /// changed.
  package mutating func replace(
    with source: Source, as title: String, beginning lesson: String? = nil
  ) throws(ScriptError) -> Outcome {
    var inner = self
    inner.phraseUse = .name
    inner.openFiles.append(source.name)
    inner.assets = nil
    inner.showImages(near: source.name)
    _ = inner.session.reset()
    var whole = Outcome()
    try inner.run(try source.statements()) { _, outcome in
      whole.append(outcome)
      return true
    }
    (counts, origins, assets) = (inner.counts, inner.origins, inner.assets)
    if let lesson { inner.session.begin(lesson: lesson) }
    whole.changes = session.adopt(inner.session, as: title)
    return whole
  }

  /// A copy after running commands that can neither read nor write files; its undo history is meaningless.
  func tried(_ commands: String, as name: String) throws(ScriptError) -> Interpreter {
    var copy = Interpreter(host: .withoutFiles, session: session)
    copy.limits = limits
    try copy.run(try Source(name: name, text: commands).statements()) { _, _ in true }
    return copy
  }

  /// Reruns the commands of an earlier session, without writing files.
  ///
  /// - Returns: Why a command could not be carried out, which ends the replay; nil if all were.
  package mutating func replay(_ commands: [String]) -> ScriptError? {
    var inner = trial
    defer { (session, counts) = (inner.session, inner.counts) }
    var statements: [Statement] = []
    var unreadable: ScriptError?
    for command in commands {
      do throws(ScriptError) {
        statements += try Source(name: "<journal>", text: command).statements()
      } catch {
        // The commands before this one still run.
        unreadable = error
        break
      }
    }
    do throws(ScriptError) { try inner.run(statements) { _, _ in true } } catch { return error }
    return unreadable
  }

  /// Reads a file that the REPL names.
  package func file(_ path: String) -> Result<[UInt8], HostError> { host.readFile(path) }

  /// The script that rebuilds the session, from an empty one.
  package var script: String { ScriptWriter.script(of: session) }

  /// The number of broken constraints and ambiguities, for the prompt.
  package var problemCount: Int {
    session.layout.brokenHandles.count + session.layout.ambiguousItems.count
  }
}

extension Statement {
  /// The difference between a command's output and the `#>` lines after it; nil if they are equal, or if there are no
  /// such lines.
  package func difference(from outcome: Outcome) -> String? {
    guard let recorded else { return nil }
    let difference = OutputDiff(expected: recorded, actual: outcome.recordedText)
    return difference.isMatch ? nil : difference.description
  }
}
