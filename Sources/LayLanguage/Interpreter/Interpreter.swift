import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics
import LayoutPictures
import LayoutSession
import SwiftLayouts

/// Executes commands on a live session.
public struct Interpreter: Sendable {
  /// The outside world; other people's commands may see less of it.
  package var host: Host
  /// The session after the commands so far.
  public internal(set) var session: Session
  /// The declarations of Swift statements.
  var scene = SwiftScene()
  /// The language of advice that was requested last.
  package var adviceStyle = AdviceStyle.lay
  /// Whether what UIKit would call is printed after each command.
  var showsEvents = false
  /// The files being sourced, outermost first.
  var openFiles: [String] = []
  /// Draws a layout in the given columns and rows of characters.
  typealias Redrawing = @Sendable (Layout, Int, Int) throws(Problem) -> [TerminalRun]
  /// The picture that `draw on` redraws; nil if there is none.
  var redrawn: Redrawing?
  /// The limits of the session.
  package var limits = Limits()
  /// The numbers of commands run and files sourced.
  var counts: [Limits.Kind: Int] = [:]
  /// The place of the running statement.
  var place: SourceRange?
  /// The assets near the last opened document, or near a script that ran; nil if there is none.
  package var assets: NearbyAssets?
  /// How unreadable lines are handled.
  package var phraseUse = PhraseUse.name
  /// Whether a file that was sourced expects something.
  var hasExpected = false
  /// The user's progress through the lessons.
  package var course = Course()
  /// The statement that made each item and constraint; nil if not requested.
  package var origins: StatementOrigins?

  /// The revision of the session that was last saved.
  private var savedRevision = 0

  /// Creates an interpreter, by default with an empty session.
  public init(host: Host, session: Session = Session()) {
    self.host = host
    self.session = session
  }

  /// Carries a command out; on an error nothing has changed.
  ///
  /// Unless the action is an edit, nothing may be pending in the session; an edit stays pending.
  mutating func run(_ action: Action, as title: String) throws(Problem) -> Outcome {
    switch action.effect {
    case .edit(let body, _):
      return try edit(as: title) { layout throws(Problem) in
        (Outcome(output: try layout.editInPlace(body)), true)
      }
    case .look(let body):
      var copy = session.layout
      var outcome = Outcome.look(try body(&copy))
      try outcome.expect(action.conflict, in: copy)
      if let style = action.adviceStyle { adviceStyle = style }
      return outcome
    case .block(let body):
      let count = StepCount(limits: limits, earlier: counts[.commands, default: 0])
      let outcome = try edit(as: title) { layout throws(Problem) in
        try BlockRun.run(body, on: &layout, counting: count)
      }
      counts[.commands, default: 0] += outcome.innerCommands
      return outcome
    case .bind(let name, let value):
      var definitions = session.definitions
      try blaming(name.range) { () throws(LayoutError) in
        try definitions.set(name.value, to: value)
      }
      return Outcome(session.commit(definitions, as: title))
    case .session(let body): return try body(&self, title)
    case .terminal(let request, let range): throw request.refusal(at: range)
    }
  }

  /// Edits the layout, unless that makes it too large.
  private mutating func edit(
    as title: String,
    _ change: @escaping @Sendable (inout Layout) throws(Problem) -> (output: Outcome, changed: Bool)
  ) throws(Problem) -> Outcome {
    let (outcome, changed) = try session.edit(as: title) {
      [limits, place] layout throws(Problem) in
      let result = try change(&layout)
      if let place { try limits.check(layout, at: place) }
      return result
    }
    return changed ? outcome : outcome.withoutChange
  }
}

/// Limits.
extension Interpreter {
  /// Counts one more of a kind.
  mutating func count(_ kind: Limits.Kind, at range: SourceRange) throws(Problem) {
    counts[kind, default: 0] += 1
    try limits.check(counts[kind, default: 0], kind, at: range)
  }

  /// Refuses to go on after ^C, or once a time or memory limit has been reached.
  static func checkInterruption(at range: SourceRange) throws(Problem) {
    if Interruption.isRequested { throw Problem("interrupted", at: range) }
  }
}

/// Files.
extension Interpreter {
  /// Whether the session has changed since it was saved.
  package var isUnsaved: Bool { session.revision != savedRevision }

  /// Notes that nothing is lost if the session ends now.
  package mutating func noteSaved() { savedRevision = session.revision }

  /// The images that pictures show: those near the document that was opened, or else near a script.
  func images(near script: String) -> NearbyAssets {
    assets ?? NearbyAssets(near: script, files: NearbyFiles(host))
  }

  /// Shows images from around a script from now on, unless others are shown.
  package mutating func showImages(near script: String) { assets = images(near: script) }

  /// Reads a whole file that a command names.
  func read(_ file: String, at range: SourceRange) throws(Problem) -> [UInt8] {
    do { return try host.readFile(file).get() } catch {
      let inside = host.folderNames(file).filter { name in
        [".storyboard", ".xib", ".lay", ".swift"].contains { name.hasSuffix($0) }
      }
      throw Problem(
        "can't read '\(file)': \(error.reason)", at: range,
        remedy: inside.min().map { "name a file in it, such as \(file)/\($0)" })
    }
  }

  /// Whether there is a file, without opening it: a pipe would wait for a writer.
  func hasFile(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    return host.folderNames(folder).contains(String(parts.last ?? ""))
  }

  /// Writes a whole file that a command names.
  func write(_ bytes: [UInt8], to file: String, at range: SourceRange) throws(Problem) {
    if let error = host.writeFile(file, bytes) {
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
      let isMissing = !folder.isEmpty && host.realPath(folder) == nil
      throw Problem(
        "can't write '\(file)': \(error.reason)", at: range,
        remedy: isMissing ? "make the folder '\(folder)' first, or name another file" : nil)
    }
  }
}

/// Pictures.
extension Interpreter {
  /// The picture to redraw after a command that moved something; nil if none was requested, nothing moved, or what it
  /// showed is gone.
  package func picture(after outcome: Outcome) -> [TerminalRun]? {
    guard let redrawn, let changes = outcome.changes, changes.moved(first: 1).count > 0 else {
      return nil
    }
    return try? redrawn(session.layout, screen.columns, screen.rows)
  }

  /// The columns and lines that a picture in characters may take.
  var screen: (columns: Int, rows: Int) { host.screen() ?? (80, 40) }

  /// The bytes of a picture that the host may have to convert.
  func picture(
    _ format: PictureFormat, at range: SourceRange,
    _ make: (Host) -> Result<[UInt8], HostError>
  ) throws(Problem) -> [UInt8] {
    do { return try make(host).get() } catch {
      throw Problem("can't make the .\(format.rawValue): \(error.reason)", at: range)
    }
  }
}

extension Interpreter {
  /// How to treat lines that can't be read but may be phrases.
  package enum PhraseUse: Sendable {
    /// A phrase runs as the line it stands for, if there is no doubt: a user is typing.
    case run
    /// The error names the line, because scripts contain lines of the language.
    case name
    /// Nothing is looked up.
    case ignore
  }
}

/// The user's progress through the lessons.
package struct Course: Hashable, Sendable {
  /// The names of the lessons whose goal was reached.
  package var done: Set<String> = []
  /// The number of the goal's lines that held after the last command.
  var held = 0
  /// The number of hints given, by the names of the lessons.
  var hints: [String: Int] = [:]

  /// Nothing done yet.
  package init() {}
}

/// Paths of files that name each other.
enum FilePath {
  /// The path that means standard output, as it means standard input in `lay run -`.
  static let standardStream = "-"

  /// A path as seen from the file that contains it; sources that are not files count as files in the current directory,
  /// and `~/` is always the home directory.
  static func resolve(_ path: String, relativeTo file: String) -> String {
    guard !path.hasPrefix("/"), !path.hasPrefix("~/"), let slash = file.lastIndex(of: "/") else {
      return path
    }
    return file[...slash] + path
  }

  /// The title of a picture: the script that draws it, or at a prompt, the picture's own file.
  static func title(of picture: String, drawnBy source: String) -> String {
    let isScript = !source.hasPrefix("<") && !source.hasPrefix("-")
    let path = isScript ? source : picture
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return isScript ? name : name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
