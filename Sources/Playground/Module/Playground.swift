import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// A session in a page: the page's requests, and the answers.
struct Playground {
  private var files = Files()
  private var interpreter: Interpreter
  /// The number of commands run.
  private var steps = 0

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
      return Self.failure("the request is not JSON: \(error)").line
    }
  }

  private mutating func answer(_ request: JSONValue) -> JSONValue {
    if let commands = request["run"]?.text { return run(commands) }
    if let script = request["script"]?.text { return report(ofScript: script, request) }
    if let name = request["file"]?.text { return file(name, Self.content(of: request)) }
    return interpreter.answer(page: request)
  }

  /// Writes a file, or reads it if there is no content.
  private func file(_ name: String, _ content: [UInt8]?) -> JSONValue {
    files.table.withLock { table in
      if let content { table[name] = content }
      return ["content": .optional(table[name].map { String(decoding: $0, as: UTF8.self) })]
    }
  }

  /// The content to write: a text, or bytes as the characters with these numbers.
  private static func content(of request: JSONValue) -> [UInt8]? {
    request["content"]?.text.map { Array($0.utf8) }
      ?? request["bytes"]?.text.map {
        $0.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      }
  }

  private static func failure(_ reason: String) -> JSONValue { ["error": .string(reason)] }

  // MARK: Commands

  /// Runs commands in the session, and returns the outcome of the last one.
  private mutating func run(_ commands: String) -> JSONValue {
    var last: Outcome?
    var (output, error) = Self.run(Source(name: "playground", text: commands), on: &interpreter) {
      last = $0
    }
    if let (text, _) = interpreter.noteProgress() { output += "\(text)\n" }
    steps += 1
    let entry =
      error.map { PageEntry(commands, failure: $0) } ?? last.map { PageEntry(commands, $0) }
      ?? PageEntry(commands)
    return [
      "output": .string(output), "error": .optional(error),
      "step": entry.step(steps, scene: interpreter.scene()),
    ]
  }

  /// Runs a script in a session of its own, and prints what `lay run` prints.
  private func report(ofScript text: String, _ request: JSONValue) -> JSONValue {
    var interpreter = Interpreter(host: files.host)
    let source = Source(name: request["name"]?.text ?? "script", text: text)
    let (output, error) = Self.run(source, on: &interpreter) { _ in }
    return ["output": .string(output + (error.map { "\($0)\n" } ?? ""))]
  }

  /// Runs commands up to an error.
  ///
  /// - Returns: What they print, on both streams together, and the error.
  private static func run(
    _ source: Source, on interpreter: inout Interpreter, receive: (Outcome) -> Void
  ) -> (output: String, error: String?) {
    var output = ""
    do throws(ScriptError) {
      try interpreter.run(source.statements()) { _, outcome in
        receive(outcome)
        let line = outcome.line.map { "→ \($0)" } ?? ""
        for text in [line, outcome.output] + outcome.diagnostics where !text.isEmpty {
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

/// The files of the page: those that it was given and those that commands wrote.
struct Files {
  /// The bytes by path.
  let table = Mutex<[String: [UInt8]]>([:])

  /// The host through which commands see the files.
  var host: Host {
    var host = Host(
      readFile: { path in
        table.withLock { $0[Self.plain(path)] }.map { .success($0) }
          ?? .failure(HostError(reason: "No such file or directory"))
      },
      writeFile: { path, bytes in
        table.withLock { $0[Self.plain(path)] = bytes }
        return nil
      })
    host.folderNames = { folder in
      let path = Self.plain(folder)
      let prefix = path.isEmpty ? "" : path + "/"
      let paths = table.withLock { $0.keys.filter { $0.hasPrefix(prefix) } }
      return Set(paths.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }).sorted()
    }
    return host
  }

  /// A path without `.` and `..`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }.joined(separator: "/")
  }
}
