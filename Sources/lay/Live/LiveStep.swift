import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// What happened last, as connected pages are told.
struct LiveStep: Sendable {
  /// What came of it.
  enum Result: Sendable {
    /// Nothing has happened yet, or nothing that a command did.
    case none
    case done(Outcome)
    case failed(String)
  }

  /// The command as written.
  var title = ""
  /// Where the followed script stands, or was stopped.
  var place = ""
  var result = Result.none
  /// The session after it.
  let interpreter: Interpreter

  /// The message; making it takes the time that a picture takes.
  func json(number: Int) -> JSONValue {
    let entry =
      switch result {
      case .none: PageEntry(title, place: place)
      case .done(let outcome): PageEntry(title, place: place, outcome)
      case .failed(let reason): PageEntry(title, place: place, failure: reason)
      }
    return entry.step(number, scene: interpreter.scene(isExplained: false))
  }
}

/// What the commands of one request of a page have said so far.
struct LiveAnswer {
  private var lines: [String] = []
  private(set) var error: String?

  mutating func add(_ texts: [String]) { lines += texts.filter { !$0.isEmpty } }
  mutating func fail(_ message: String) { error = error ?? message }

  var json: JSONValue {
    [
      "output": .string(VisibleText.lines(lines.joined(separator: "\n"))),
      "error": .optional(error.map(VisibleText.lines)),
    ]
  }
}
