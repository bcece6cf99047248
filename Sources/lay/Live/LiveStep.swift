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
  /// The script that is followed, as it is now; nil without one.
  var script: String?

  /// The message; making it takes the time that a picture takes, unless the step after it shows its own.
  func json(number: Int, isShown: Bool) -> JSONValue {
    let entry =
      switch result {
      case .none: PageEntry(title, place: place)
      case .done(let outcome): PageEntry(title, place: place, outcome)
      case .failed(let reason): PageEntry(title, place: place, failure: reason)
      }
    return entry.step(
      number, scene: isShown ? interpreter.scene() : nil, script: script)
  }
}

/// Steps as they are sent.
struct LiveEvent: Sendable {
  /// The newest step.
  private(set) var bytes: [UInt8] = []
  /// Its number; negative before the first.
  private(set) var number = -1
  /// The steps just before it, which have no pictures.
  private var missed: [UInt8] = []
  private var missedCount = 0

  init() {}

  /// Makes the newest step and those just before it ready to be sent.
  init(_ step: LiveStep, number: Int, after missed: [LiveStep]) {
    self.number = number
    missedCount = missed.count
    for (place, step) in missed.enumerated() {
      self.missed += Self.bytes(step, number - missed.count + place, isShown: false)
    }
    bytes = Self.bytes(step, number, isShown: true)
  }

  /// What somebody is told who was told a step last: all after it, or the newest alone.
  func bytes(after last: Int) -> [UInt8] {
    last >= 0 && last >= number - missedCount - 1 ? missed + bytes : bytes
  }

  private static func bytes(_ step: LiveStep, _ number: Int, isShown: Bool) -> [UInt8] {
    let text = step.json(number: number, isShown: isShown).line
    return Array("id: \(number)\ndata: \(text)\n\n".utf8)
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
