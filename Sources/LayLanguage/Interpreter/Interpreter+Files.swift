import AutoLayout
import LayoutSession

/// `source` and `save`.
extension Interpreter {
  mutating func source(_ path: Name, _ statement: Statement) throws(Problem) -> Outcome {
    let file = FilePath.resolve(path.value, relativeTo: statement.source.name)
    guard file != statement.source.name, !openFiles.contains(file) else {
      throw Problem("'\(file)' would source itself", at: path.range)
    }
    guard openFiles.count < Self.sourceDepthLimit else {
      throw Problem("files source each other too deep", at: path.range)
    }
    var inner = self
    inner.openFiles.append(file)
    let outcomes = try inner.outcomes(of: file, at: path.range)
    var changes: Changes?
    if outcomes.contains(where: { $0.changes != nil }) {
      changes = session.adopt(inner.session, as: statement.text)
    } else {
      session = inner.session
    }
    showsEvents = inner.showsEvents
    return Outcome(
      output: outcomes.map(\.output).filter { !$0.isEmpty }.joined(separator: "\n"),
      diagnostics: outcomes.flatMap(\.diagnostics), changes: changes,
      endsSession: outcomes.last?.endsSession ?? false)
  }

  /// Runs a file up to its end or `quit`.
  private mutating func outcomes(of file: String, at range: SourceRange) throws(Problem)
    -> [Outcome]
  {
    let bytes = try read(file, at: range)
    do {
      var outcomes: [Outcome] = []
      for statement in try Source(name: file, bytes: bytes).statements() {
        let outcome = try execute(statement)
        outcomes.append(outcome)
        if outcome.endsSession { break }
      }
      return outcomes
    } catch {
      throw Problem(error, at: range)
    }
  }

  func read(_ file: String, at range: SourceRange) throws(Problem) -> [UInt8] {
    do { return try host.readFile(file).get() } catch {
      throw Problem("can't read '\(file)': \(error.reason)", at: range)
    }
  }

  func save(to path: Name?, _ statement: Statement) throws(Problem) -> Outcome {
    let script = ScriptWriter.script(of: session.layout)
    guard let path, path.value != FilePath.standardStream else {
      return Outcome(output: String(script.dropLast()))
    }
    let file = FilePath.resolve(path.value, relativeTo: statement.source.name)
    if let error = host.writeFile(file, script) {
      throw Problem("can't write '\(file)': \(error.reason)", at: path.range)
    }
    return Outcome()
  }
}

/// Paths of files that name each other.
enum FilePath {
  /// What stands for standard output, as for standard input in `lay run -`.
  static let standardStream = "-"

  /// A path as seen from the file that holds it; sources that are no files stand in the current
  /// directory, and `~/` is the home directory wherever it stands.
  static func resolve(_ path: String, relativeTo file: String) -> String {
    guard !path.hasPrefix("/"), !path.hasPrefix("~/"), let slash = file.lastIndex(of: "/") else {
      return path
    }
    return file[...slash] + path
  }
}
