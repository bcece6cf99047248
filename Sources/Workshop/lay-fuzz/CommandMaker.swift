import Fuzzing
import LayLanguage
import LayoutSession

/// Makes commands that are usually legal, from the definitions that completion reads: a new command is tried as
/// soon as it exists.
struct CommandMaker {
  private var choices: Damage
  private var names = 0
  /// Whether the session ties a few views to each other until many constraints have to break.
  private let isTight: Bool

  init(seed: UInt64) {
    choices = Damage(seed: seed)
    isTight = seed.isMultiple(of: 3)
  }

  /// The longest command, in words.
  private static let wordLimit = 12
  /// Values that completion doesn't offer.
  private static let values = [
    "0", "1", "20", "-8", "0.5", "750", "1e6", "2.5", "100x40", "\"A text\"", "=", ">=", "<=", "+",
    "@250",
    "@999", "as", "in", "to", "superview", "root", "root.width", "superview.leading + 8", "= 100",
    "= superview.width", "(1, 2, 3, 4)", "true", "none", "{ add view \"v\\(1 + 1)\" }",
    "\"H:|-[a]-|\"",
  ]
  /// Commands to leave out, because they leave the session, wait for input, or touch files.
  private static let leftOut: Set<String> = [
    "quit", "log", "edit", "watch", "timing", "recover", "source", "save", "import", "open",
    "render",
  ]

  /// The next command.
  mutating func next(in session: Session) -> String {
    if isTight, below(4) > 0 { return tight(in: session) }
    if below(4) == 0 { return frequent(in: session) }
    var line = ""
    for place in 0..<Self.wordLimit {
      if place > 1, below(5) == 0 { break }
      guard let word = word(after: line, in: session) else { break }
      line += word.hasSuffix(".") ? word : word + " "
    }
    return below(20) > 0
      ? line : String(decoding: choices.damaged(Array(line.utf8)), as: UTF8.self)
  }

  private mutating func word(after line: String, in session: Session) -> String? {
    let all = Completion.complete(line, session: session).candidates.map { $0.text }
    let candidates = line.isEmpty ? all.filter { !Self.leftOut.contains($0) } : all
    if !candidates.isEmpty, below(6) > 0 { return pick(candidates) }
    return line.isEmpty ? nil : below(3) == 0 ? newName() : pick(Self.values)
  }

  /// Commands that make layouts grow and constraints interact; most purely random commands would be refused.
  private mutating func frequent(in session: Session) -> String {
    let views = session.layout.items.map { NameText.quoted(session.layout.name(of: $0)) }
    let (one, two) = (pick(views), pick(views))
    let edges = ["leading", "trailing", "top", "bottom", "centerX", "centerY", "width", "height"]
    let edge = pick(edges)
    return pick([
      "add view \(newName()) in \(one)", "add label \(newName()) \"Some text\" in \(one)",
      "add hstack \(newName()) spacing 8 in \(one)", "add vstack \(newName()) in \(one)",
      "pin \(one).\(edge) = \(two).\(edge) + \(below(60))", "pin \(one).width = \(below(300))",
      "pin \(one).\(edge) >= \(two).\(edge)",
      "pin \(one).height <= \(below(300)) @\(1 + below(999))",
      "pin \(one) edges to superview inset \(below(30))", "hide \(one)", "undo", "redo",
      "set \(one).hugging.horizontal \(1 + below(999))", "rotate", "direction rtl", "report issues",
      "remove \(one)", "move \(one) to \(two)",
    ])
  }

  /// Commands that make edges coincide and several constraints break at once.
  private mutating func tight(in session: Session) -> String {
    let views = session.layout.items.prefix(6).map {
      NameText.quoted(session.layout.name(of: $0))
    }
    if views.count < 3 { return "add view \(newName())" }
    let (one, two) = (pick(views), pick(views))
    let ends =
      below(4) == 0
      ? ["top", "bottom", "centerY"] : ["leading", "trailing", "leading", "trailing", "centerX"]
    let relation = pick(["=", "=", ">=", "<="])
    let constant = pick([0, 0, 10, 20])
    let priority = pick(["", "", "", " @999", " @750"])
    return pick([
      "pin \(one).\(pick(ends)) \(relation) \(two).\(pick(ends)) + \(constant)\(priority)",
      "pin \(one).\(pick(ends)) \(relation) root.\(pick(ends)) + \(constant)\(priority)",
      "pin \(one).width \(relation) \(constant)\(priority)",
      "resize \(300 + 10 * below(3))x480",
      pick(["undo", "redo", "add view \(newName())", "hide \(one)", "direction rtl"]),
    ])
  }

  private mutating func newName() -> String {
    names += 1
    return "n\(names % 24)"
  }

  private mutating func below(_ limit: Int) -> Int { choices.below(limit) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { choices.pick(values) }
}
