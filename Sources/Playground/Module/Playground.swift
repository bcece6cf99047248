import LayLanguage
import LayoutDiagnostics
import LayoutPictures
import LayoutSession

/// A session in a page: what the page asks, and what it is told.
struct Playground {
  private var files = Files()
  private var interpreter: Interpreter

  /// An empty session.
  init() {
    interpreter = Interpreter(host: files.host)
    interpreter.phraseUse = .run
  }

  /// Answers a request of the page, both as JSON.
  mutating func answer(_ request: String) -> String {
    do throws(JSONError) {
      return answer(try JSONValue(parsing: request)).line
    } catch {
      return Self.failure("the request is no JSON: \(error)").line
    }
  }

  private mutating func answer(_ request: JSONValue) -> JSONValue {
    if let commands = request["run"]?.text {
      return Self.report(run(Source(name: "playground", text: commands), on: &interpreter))
    }
    if let script = request["script"]?.text { return report(ofScript: script, request) }
    if let name = request["file"]?.text {
      return file(name, request["content"]?.text)
    }
    if request["ask"]?.text == "export", request["format"]?.text == "svg" {
      return ["text": .string(Drawing(of: interpreter.session.layout).svg())]
    }
    return Self.failure("this can't be asked here")
  }

  /// Writes a file, or reads it where there is no content.
  private func file(_ name: String, _ content: String?) -> JSONValue {
    files.table.withLock { table in
      if let content { table[name] = Array(content.utf8) }
      return ["content": .optional(table[name].map { String(decoding: $0, as: UTF8.self) })]
    }
  }

  private static func failure(_ reason: String) -> JSONValue { ["error": .string(reason)] }

  // MARK: Scripts

  /// What commands printed, both streams together, and the error that ended them.
  private typealias Run = (output: String, error: String?)

  private static func report(_ run: Run) -> JSONValue {
    ["output": .string(run.output), "error": .optional(run.error)]
  }

  /// Runs a script on a session of its own, and prints what `lay run` prints.
  private func report(ofScript text: String, _ request: JSONValue) -> JSONValue {
    var interpreter = Interpreter(host: files.host)
    let source = Source(name: request["name"]?.text ?? "script", text: text)
    let run = run(source, on: &interpreter)
    return ["output": .string(run.output + (run.error.map { "\($0)\n" } ?? ""))]
  }

  private func run(_ source: Source, on interpreter: inout Interpreter) -> Run {
    var output = ""
    do throws(ScriptError) {
      try interpreter.run(source.statements()) { _, outcome in
        let line = outcome.line.map { "→ \($0)" }
        for text in [line ?? "", outcome.output] + outcome.diagnostics where !text.isEmpty {
          output += VisibleText.lines(text) + "\n"
        }
        return !outcome.endsSession
      }
      return (output, nil)
    } catch {
      return (output, VisibleText.lines(error.description))
    }
  }
}
