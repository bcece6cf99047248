import InterfaceBuilder
import LayLanguage
import LayoutChecks

/// Reads what can be checked and compared.
enum SubjectReader {
  /// Why a file can't be checked, as a line for people.
  struct Refusal: Error {
    let message: String
  }

  /// The root views of a document, or the layout of a script.
  static func subjects(_ bytes: [UInt8], path: String) throws(Refusal) -> [CheckSubject] {
    if path.hasSuffix(".swift") {
      throw Refusal(
        message: "\(path): error: Swift code can't be checked yet; 'lay frames' lays it out")
    }
    return path.hasSuffix(".lay") ? [try script(bytes, path)] : try document(bytes, path)
  }

  private static func document(_ bytes: [UInt8], _ path: String) throws(Refusal)
    -> [CheckSubject]
  {
    do throws(DocumentIssue) {
      let document = try InterfaceDocument(bytes)
      return document.parts.map { CheckSubject($0, of: document) }
    } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      throw Refusal(message: "\(path)\(place): error: \(error)")
    }
  }

  private static func script(_ bytes: [UInt8], _ path: String) throws(Refusal) -> CheckSubject {
    do throws(ScriptError) {
      // Whoever looks for faults in a script doesn't expect it to write anything.
      var interpreter = Interpreter(host: SafeFiles(besides: path).host)
      interpreter.waits = true
      for statement in try Source(name: path, bytes: bytes).statements() {
        if try interpreter.execute(statement).endsSession { break }
      }
      return CheckSubject(script: interpreter.session.layout)
    } catch {
      throw Refusal(message: error.description)
    }
  }
}
