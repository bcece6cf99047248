import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// A page about a script, command by command: the layouts before and after, the output, moves and conflicts.
struct RunReport {
  private var page: Page
  private var latest: Int?
  /// The session whose layout is shown last, with an explanation of each view's frame.
  private var last: Interpreter?
  /// The remaining number of views that may be explained.
  private var explanations = Self.explanationLimit
  /// The remaining number of views in pictures.
  private var views = Self.viewLimit
  private var hasFailed = false

  /// The maximum number of views in the pictures of all steps together: a script of n views has n pictures of up to n.
  private static let viewLimit = 10_000
  /// The maximum number of views, among those that steps moved, whose frames are explained.
  private static let explanationLimit = 1_000

  init(of name: String) { page = Page(.run, title: name) }

  /// Adds a command that was carried out.
  mutating func add(_ statement: Statement, _ outcome: Outcome, _ interpreter: Interpreter) {
    let before = latest
    var entry = PageEntry(statement.text, place: place(of: statement), outcome)
    if page.scenes.isEmpty || outcome.changes != nil {
      draw(interpreter, moved: entry.moved.prefix(explanations))
    }
    entry.scenes = (before, latest)
    if latest == nil {
      entry.tell(
        "No picture",
        ["A page has at most \(Page.sceneLimit) pictures, of \(Self.viewLimit) views in all."])
    }
    page.entries.append(entry)
  }

  /// Adds the command that ended the script, and the reason.
  mutating func add(failureOf statement: Statement, _ reason: String) {
    var entry = PageEntry(statement.text, place: place(of: statement), failure: reason)
    entry.scenes = (latest, latest)
    page.entries.append(entry)
    hasFailed = true
  }

  /// The page's own script needs no folder at each step.
  private func place(of statement: Statement) -> String {
    let path = statement.source.name
    let name = path == page.title ? path.split(separator: "/").last.map(String.init) : nil
    return "\(name ?? path):\(statement.line)"
  }

  private mutating func draw(_ interpreter: Interpreter, moved: ArraySlice<PageEntry.Move>) {
    let layout = interpreter.session.layout
    guard page.scenes.count < Page.sceneLimit, views > 0 else {
      (latest, last) = (nil, interpreter)
      return
    }
    explanations -= moved.count
    views -= layout.items.count
    let scene = interpreter.scene(
      explained: .some(Set(moved.compactMap { layout.item(named: $0.name) })))
    if scene != page.scenes.last { page.scenes.append(scene) }
    (latest, last) = (page.scenes.count - 1, interpreter)
  }

  /// The whole page.
  var html: String {
    var page = page
    if let last {
      // The end is always shown.
      if latest == nil { page.entries[page.entries.count - 1].scenes.after = page.scenes.count }
      page.scenes[(latest ?? page.scenes.count)...] = [last.scene(explained: .all)]
    }
    page.summary =
      "\(Sentence.count(page.entries.count, "command")), "
      + (hasFailed ? "stopped by an error" : "all carried out")
    return page.html
  }
}
