import AutoLayout
import LayoutSession

/// Executes commands on a live session.
public struct Interpreter: Sendable {
  private let host: Host
  /// The session as the commands so far have left it.
  public internal(set) var session: Session
  /// Whether what UIKit would call is printed after each command.
  var showsEvents = false
  /// The files being sourced, outermost first.
  var openFiles: [String] = []

  /// Creates an interpreter, by default with an empty session.
  public init(host: Host, session: Session = Session()) {
    self.host = host
    self.session = session
  }

  /// Carries a command out; on an error nothing has changed.
  ///
  /// - Parameters:
  ///   - action: What the command does.
  ///   - title: The command as written, for the history.
  /// - Returns: What it printed and changed.
  /// - Throws: What the action throws.
  mutating func run(_ action: Action, as title: String) throws(Problem) -> Outcome {
    switch action.effect {
    case .edit(let body):
      // The change is tried on a copy, so that its errors can say which word is to blame.
      var draft = session.layout
      let output = try draft.edit(body)
      return Outcome(session.commit(draft, as: title), output: output)
    case .look(let body):
      var copy = session.layout
      return Outcome(output: try body(&copy))
    case .block(let body):
      var run = BlockRun(session.layout)
      try body(&run)
      let output = run.output.joined(separator: "\n")
      guard run.hasChanged else { return Outcome(output: output) }
      return Outcome(session.commit(run.layout, as: title), output: output)
    case .bind(let name, let value):
      var definitions = session.definitions
      try blaming(name.range) { () throws(LayoutError) in
        try definitions.set(name.value, to: value)
      }
      return Outcome(session.commit(definitions, as: title))
    case .session(let body): return try body(&self, title)
    case .paste(_, let range): throw PasteRequest.refusal(at: range)
    }
  }
}

/// Files.
extension Interpreter {
  /// Reads a whole file that a command names.
  func read(_ file: String, at range: SourceRange) throws(Problem) -> [UInt8] {
    do { return try host.readFile(file).get() } catch {
      throw Problem("can't read '\(file)': \(error.reason)", at: range)
    }
  }

  /// Writes a whole file that a command names.
  func write(_ bytes: [UInt8], to file: String, at range: SourceRange) throws(Problem) {
    if let error = host.writeFile(file, bytes) {
      throw Problem("can't write '\(file)': \(error.reason)", at: range)
    }
  }
}

/// Pictures.
extension Interpreter {
  /// The columns and lines that a picture in characters may take.
  var screen: (columns: Int, rows: Int) { host.screen() ?? (80, 40) }

  /// The bytes of an SVG picture in another format.
  func convert(_ svg: [UInt8], to format: PictureFormat, at range: SourceRange) throws(Problem)
    -> [UInt8]
  {
    if format == .svg { return svg }
    do { return try host.convertPicture(svg, format.rawValue).get() } catch {
      throw Problem("can't make a \(format.rawValue): \(error.reason)", at: range)
    }
  }
}
