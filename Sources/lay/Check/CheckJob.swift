import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutChecks

/// The check of one file.
struct CheckJob: Sendable {
  let path: String
  /// The path that reports tell.
  let shownPath: String
  let check: Check

  /// Reads the file and checks everything in it.
  func run() -> CheckedDocument {
    switch Files.host.readFile(path) {
    case .failure(let error):
      return failed("error: cannot read \(shownPath): \(error.reason)")
    case .success(let bytes):
      return path.hasSuffix(".lay") ? script(bytes) : document(bytes)
    }
  }

  private func failed(_ message: String) -> CheckedDocument {
    CheckedDocument(path: shownPath, groups: [], failures: [message])
  }

  private func document(_ bytes: [UInt8]) -> CheckedDocument {
    do throws(DocumentIssue) {
      let document = try InterfaceDocument(bytes)
      let groups = document.parts.flatMap { check.groups(of: CheckSubject($0, of: document)) }
      return CheckedDocument(path: shownPath, groups: groups, bytes: bytes)
    } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      return failed("\(shownPath)\(place): error: \(error)")
    }
  }

  private func script(_ bytes: [UInt8]) -> CheckedDocument {
    do throws(ScriptError) {
      var interpreter = Interpreter(host: Files.host)
      interpreter.waits = true
      for statement in try Source(name: shownPath, bytes: bytes).statements() {
        if try interpreter.execute(statement).endsSession { break }
      }
      let groups = check.groups(of: CheckSubject(script: interpreter.session.layout))
      return CheckedDocument(path: shownPath, groups: groups, bytes: bytes)
    } catch {
      return failed(error.description)
    }
  }
}
