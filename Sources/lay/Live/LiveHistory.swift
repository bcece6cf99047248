import LayLanguage
import LayoutDiagnostics
import LayoutPictures

/// The newest steps of a session, for pages that connect later, reconnect or were in the background.
struct LiveHistory: Sendable {
  /// The maximum number of layouts kept for drawing when the user goes back to them.
  private static let layoutLimit = 50
  /// The maximum number of views in all of these together, unless a few layouts exceed it.
  private static let viewLimit = 40_000

  private(set) var latest: LiveStep
  /// The number of steps before the latest.
  private(set) var number = 0
  /// The steps as sent to pages.
  private(set) var earlier = LiveTold()
  /// The sessions after the last of these steps.
  private var interpreters: [Interpreter] = []

  init(_ step: LiveStep) { latest = step }

  /// Adds a step, and forgets the oldest ones.
  mutating func add(_ step: LiveStep) {
    earlier.add(LiveEvent.bytes(latest, number, scene: nil))
    let views = max(1, step.interpreter.session.layout.countsEver.items)
    let limit = min(Self.layoutLimit, max(Self.viewLimit / views, 4))
    interpreters = interpreters.suffix(limit - 2) + [latest.interpreter.withoutHistory]
    (latest, number) = (step, number + 1)
  }

  /// The number of layouts kept.
  var layoutCount: Int { interpreters.count + 1 }

  /// The session after a step; nil if it isn't kept.
  func interpreter(after step: Int) -> Interpreter? {
    // Pages may name any number.
    guard (0...number).contains(step) else { return nil }
    if step == number { return latest.interpreter }
    let place = interpreters.count - (number - step)
    return interpreters.indices.contains(place) ? interpreters[place] : nil
  }
}

/// The steps as sent to pages, the oldest first, within limits.
struct LiveTold: Sendable {
  /// The maximum number of steps that are sent, including the newest.
  private static let limit = 200
  private static let byteLimit = 4_194_304

  private var events: [[UInt8]] = []
  private var byteCount = 0

  /// Adds an event, and forgets the oldest ones.
  mutating func add(_ event: [UInt8]) {
    events.append(event)
    byteCount += event.count
    while events.count >= Self.limit || byteCount > Self.byteLimit {
      byteCount -= events.removeFirst().count
    }
  }

  /// The last `count`, or all if there are fewer.
  func bytes(last count: Int) -> [UInt8] { Array(events.suffix(max(0, count)).joined()) }
}

/// The last step, as sent to connected pages.
struct LiveStep: Sendable {
  /// The command and its outcome.
  var entry = PageEntry("")
  /// The session after it.
  let interpreter: Interpreter
  /// The current text of the followed script; nil if there is none.
  var script: String?
}

/// Steps as sent.
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

  /// Prepares the newest step for sending, which takes as long as its picture.
  init(_ history: LiveHistory) {
    (number, earlier) = (history.number, history.earlier)
    let scene = history.latest.interpreter.scene()
    newest = Self.bytes(history.latest, number, scene: scene)
  }

  /// The steps after the last one that a client received, as far as they have been kept.
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
