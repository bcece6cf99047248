/// A script whose commands are all in lay's spelling.
package struct UpgradedScript: Sendable {
  /// The script, as it was but for the commands that were replaced.
  package var text: String
  /// The commands that still can't be carried out, with the reasons.
  package var errors: [ScriptError] = []
}

extension Source {
  /// The script with lay's own lines where it has others that the prompt understands: listings, phrases and Swift.
  ///
  /// The meaning of a line depends on the existing views, so the script runs; its output is discarded. A failing
  /// command stays.
  ///
  /// - Parameter host: The files that the script reads.
  /// - Returns: The script, and what is wrong with the commands that fail.
  /// - Throws: An error for a bracket or string that is never closed.
  package func upgraded(host: Host) throws(ScriptError) -> UpgradedScript {
    var interpreter = Interpreter(host: TestSandbox(over: host).host)
    interpreter.phraseUse = .run
    var result = UpgradedScript(text: "")
    var end = text.startIndex
    for statement in try statements() {
      result.text += text[end..<statement.range.lowerBound]
      end = statement.range.upperBound
      let written = String(text[statement.range])
      do throws(ScriptError) {
        result.text += try interpreter.upgraded(statement) ?? written
      } catch {
        result.text += written
        result.errors.append(error)
      }
    }
    result.text += text[end...]
    return result
  }
}

extension Interpreter {
  /// Runs a statement; returns the line of lay that ran in its place, nil if it is one itself.
  fileprivate mutating func upgraded(_ statement: Statement) throws(ScriptError) -> String? {
    do throws(ScriptError) {
      return try execute(statement).line
    } catch {
      let line = "swift { \(statement.text) }"
      guard SwiftText.kind(of: statement.text, knows: { _ in false }) == .certain,
        let swift = try? Source(name: statement.source.name, text: line).statements().first,
        (try? execute(swift)) != nil
      else { throw error }
      return line
    }
  }
}
