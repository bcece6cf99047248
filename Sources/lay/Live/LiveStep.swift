import AutoLayout
import LayLanguage
import LayoutDiagnostics
import LayoutSession

/// What happened last, as connected pages are told.
struct LiveStep: Sendable {
  /// The command as written.
  let title: String
  /// The session after it.
  let interpreter: Interpreter
  var output = ""
  var error: String?
  var reports: [String] = []
  var changes: Changes?
  /// The line of the followed script that the session stands at, or at which it was stopped.
  var line: Int?

  /// How many moved views are told.
  private static let moveLimit = 1_000

  /// The message; making it takes the time that a picture takes.
  func json(number: Int) -> JSONValue {
    [
      "format": .number(1), "step": .number(Double(number)),
      "title": .string(VisibleText.lines(title)), "output": .string(VisibleText.lines(output)),
      "error": .optional(error.map(VisibleText.lines)),
      "reports": .strings(reports.map(VisibleText.lines)),
      "line": line.map { .number(Double($0)) } ?? .null, "moved": .array(moved),
      "scene": LiveScene.scene(of: interpreter),
    ]
  }

  private var moved: [JSONValue] {
    (changes?.moved(first: Self.moveLimit).moves ?? []).map { move in
      [
        "name": .string(VisibleText.shown(move.name)), "from": Self.json(move.from),
        "to": Self.json(move.to),
      ]
    }
  }

  private static func json(_ frame: Rect?) -> JSONValue {
    frame.map { .array($0.inOrder.map(JSONValue.measured)) } ?? .null
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
