import LayoutDiagnostics
import LayoutPictures
import LayoutSession

extension PageEntry {
  /// The maximum number of moved views that are named.
  private static let moveLimit = 40

  /// Creates the entry of a command's outcome in the list of a page.
  ///
  /// - Parameters:
  ///   - command: The command as written.
  ///   - place: Where it was written; nothing for a prompt.
  ///   - outcome: What it printed and changed.
  package init(_ command: String, place: String = "", _ outcome: Outcome) {
    self.init(command, place: place)
    if let line = outcome.line { tell("Meant", [line]) }
    tell("Printed", outcome.output.isEmpty ? [] : [outcome.output])
    tell("Reported", outcome.diagnostics)
    if !outcome.diagnostics.isEmpty { tags.append("conflict") }
    guard let found = outcome.changes?.moved(first: Self.moveLimit), found.count > 0 else { return }
    tags.append("moved")
    moved = found.moves.map { ($0.name, $0.from, $0.to) }
    let rest = found.count - found.moves.count
    tell("Moved as well", rest > 0 ? [Sentence.count(rest, "more view")] : [])
  }

  /// A command that could not be carried out, and why.
  package init(_ command: String, place: String = "", failure reason: String) {
    self.init(command, place: place, tags: ["failed"])
    tell("Error", [reason])
  }

  /// The entry with the scene after it, as a page that is open is told.
  ///
  /// - Parameters:
  ///   - number: How many steps there were before.
  ///   - scene: The scene; nil if it is the one before.
  ///   - script: The script that the session follows; nil without one.
  /// - Returns: The message.
  package func step(_ number: Int, scene: JSONValue?, script: String? = nil) -> JSONValue {
    [
      "format": .number(Page.format), "step": .number(Double(number)), "entry": json,
      "scene": scene ?? .null, "script": .optional(script.map(VisibleText.lines)),
    ]
  }
}
