import AutoLayout
import LayoutDiagnostics
import LayoutSession

/// The changes of a command, in a few lines for the user.
struct ChangeSummary {
  /// The maximum number of names in a line before the rest is only counted.
  private static let nameLimit = 12
  /// The maximum number of moved views listed before the rest is only counted.
  private static let moveLimit = 8

  /// The lines; the most surprising come last, where the eye is.
  let lines: [(text: String, style: Style)]

  init(_ changes: Changes) {
    var lines: [(text: String, style: Style)] = []
    let moved = changes.moved(first: Self.moveLimit)
    for move in moved.moves { lines.append((Self.text(move), .quiet)) }
    let hidden = moved.count - moved.moves.count
    if hidden > 0 { lines.append(("… and \(hidden) more", .quiet)) }
    let groups: [(String, [String], Style)] = [
      ("now hidden", changes.changedVisibility(toHidden: true), .quiet),
      ("now visible", changes.changedVisibility(toHidden: false), .quiet),
      ("holds again", changes.restored, .added),
      ("no longer ambiguous", changes.becameUnambiguous, .added),
      ("now ambiguous", changes.becameAmbiguous, .warning),
      ("broken", changes.broken.map(\.brokenHandle), .removed),
    ]
    for (title, names, style) in groups where !names.isEmpty {
      lines.append(("\(title): \(Self.list(names))", style))
    }
    self.lines = lines
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - nameLimit
    let shown = names.prefix(nameLimit).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  /// A new view has no earlier frame.
  private static func text(_ move: Changes.Move) -> String {
    let frames = [move.from, move.to].compactMap { $0 }.map(text)
    return "\(move.name) " + frames.joined(separator: " → ")
  }

  private static func text(_ frame: Rect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(" + numbers.map(NumberText.measured).joined(separator: ", ") + ")"
  }
}
