import LayLanguage
import LayoutDiagnostics
import LayoutPictures
import LayoutSession

/// What a script did, command by command, as a page: the layouts before and after, what was printed, what moved and
/// what broke.
struct RunReport {
  private var page: Page
  private var latest: Int?
  private var hasFailed = false

  /// Later commands have no scenes, so that no page grows without end.
  private static let sceneLimit = 300
  /// How many moved views are named.
  private static let moveLimit = 40

  init(of name: String) { page = Page(.run, title: name) }

  /// Adds a command that was carried out.
  mutating func add(_ statement: Statement, _ outcome: Outcome, _ interpreter: Interpreter) {
    let before = latest
    if page.scenes.isEmpty || outcome.changes != nil { draw(interpreter) }
    var entry = Self.entry(statement, tags: [])
    entry.tell("Printed", outcome.output.isEmpty ? [] : [outcome.output])
    entry.tell("Reported", outcome.diagnostics)
    if let moved = outcome.changes?.moved(first: Self.moveLimit) {
      entry.moved = moved.moves.map { ($0.name, $0.from, $0.to) }
      let rest = moved.count - moved.moves.count
      entry.tell("Moved as well", rest > 0 ? ["\(Sentence.count(rest, "more view"))"] : [])
    }
    if !outcome.diagnostics.isEmpty { entry.tags.append("conflict") }
    if !entry.moved.isEmpty { entry.tags.append("moved") }
    entry.scenes = (before, latest)
    if latest == nil {
      entry.tell("No picture", ["A page has at most \(Self.sceneLimit)."])
    }
    page.entries.append(entry)
  }

  /// Adds the command at which the script ended, and why it did.
  mutating func add(failureOf statement: Statement, _ reason: String) {
    var entry = Self.entry(statement, tags: ["failed"])
    entry.tell("Error", [reason])
    entry.scenes = (latest, latest)
    page.entries.append(entry)
    hasFailed = true
  }

  private static func entry(_ statement: Statement, tags: [String]) -> PageEntry {
    PageEntry(
      statement.text, place: "\(statement.source.name):\(statement.line)", tags: tags)
  }

  private mutating func draw(_ interpreter: Interpreter) {
    guard page.scenes.count < Self.sceneLimit else {
      latest = nil
      return
    }
    let scene = interpreter.scene(isExplained: false)
    if scene != page.scenes.last { page.scenes.append(scene) }
    latest = page.scenes.count - 1
  }

  /// The whole page.
  var html: String {
    var page = page
    page.summary =
      "\(Sentence.count(page.entries.count, "command")), "
      + (hasFailed ? "stopped by an error" : "all carried out")
    return page.html
  }
}
