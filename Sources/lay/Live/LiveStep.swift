import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// The last step, as sent to connected pages.
struct LiveStep: Sendable {
  /// The command, and what came of it.
  var entry = PageEntry("")
  /// The session after it.
  let interpreter: Interpreter
  /// The script that is followed, as it is now; nil without one.
  var script: String?
}

/// Steps as they are sent.
struct LiveEvent: Sendable {
  /// The event that ends the session.
  static let end = Array("data: {\"ended\":true}\n\n".utf8)

  /// The number of the newest step; negative before the first.
  private(set) var number = -1
  /// The newest step, with its picture.
  private var newest: [UInt8] = []
  /// The steps before it, which have no pictures.
  private var earlier = LiveTold()

  init() {}

  /// Makes the newest step ready to be sent, which takes the time that its picture takes.
  init(_ history: LiveHistory) {
    (number, earlier) = (history.number, history.earlier)
    let scene = history.latest.interpreter.scene()
    newest = Self.bytes(history.latest, number, scene: scene)
  }

  /// The steps after the last one that a client received, as far as they are kept.
  func bytes(after last: Int) -> [UInt8] { earlier.bytes(last: number - 1 - last) + newest }

  /// A step as an event of the stream.
  static func bytes(_ step: LiveStep, _ number: Int, scene: JSONValue?) -> [UInt8] {
    let text = step.entry.step(number, scene: scene, script: scene == nil ? nil : step.script).line
    return Array("id: \(number)\ndata: \(text)\n\n".utf8)
  }
}

/// The output so far of the commands in one request of a page.
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
