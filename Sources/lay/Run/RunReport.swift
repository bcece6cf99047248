import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// What a script did, command by command, as a page: the layouts before and after, what was printed, what moved and
/// what broke.
struct RunReport {
  private var page: Page
  private var latest: Int?
  private var hasFailed = false

  /// Later commands have no scenes, so that no page grows without end.
  private static let sceneLimit = 300
  init(of name: String) { page = Page(.run, title: name) }

  /// Adds a command that was carried out.
  mutating func add(_ statement: Statement, _ outcome: Outcome, _ interpreter: Interpreter) {
    let before = latest
    if page.scenes.isEmpty || outcome.changes != nil { draw(interpreter) }
    var entry = PageEntry(statement.text, place: Self.place(of: statement), outcome)
    entry.scenes = (before, latest)
    if latest == nil {
      entry.tell("No picture", ["A page has at most \(Self.sceneLimit)."])
    }
    page.entries.append(entry)
  }

  /// Adds the command at which the script ended, and why it did.
  mutating func add(failureOf statement: Statement, _ reason: String) {
    var entry = PageEntry(statement.text, place: Self.place(of: statement), failure: reason)
    entry.scenes = (latest, latest)
    page.entries.append(entry)
    hasFailed = true
  }

  private static func place(of statement: Statement) -> String {
    "\(statement.source.name):\(statement.line)"
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
