import LayLanguage

/// The newest steps of a session, for pages that come later, come back or were not looked at.
struct LiveHistory: Sendable {
  /// The maximum number of layouts kept for drawing when the user goes back to them.
  private static let layoutLimit = 50
  /// The most views that all of these have together, unless a few layouts have more.
  private static let viewLimit = 40_000

  private(set) var latest: LiveStep
  /// The number of steps before the latest.
  private(set) var number = 0
  /// The steps as sent to pages.
  private(set) var earlier = LiveTold()
  /// The sessions after the last of them.
  private var interpreters: [Interpreter] = []

  init(_ step: LiveStep) { latest = step }

  /// Adds a step; the oldest ones are forgotten.
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

  /// Adds an event; the oldest ones are forgotten.
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
