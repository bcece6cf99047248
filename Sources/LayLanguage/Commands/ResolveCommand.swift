import AutoLayout

extension CommandDefinition {
  static let resolve = CommandDefinition(
    name: "resolve",
    topic: .constraints,
    syntax: ["resolve \(resolutions.joined(separator: "|")) [VIEW…]"],
    summary: "let Interface Builder's helpers add, remove or change constraints",
    explanation: """
      missing adds the constraints that ambiguous views lack; clear removes all constraints that name \
      the views; reset does both; constants changes the constants of equations so that they agree with \
      the frames on the canvas; frames lets the canvas follow the constraints. Without views all are \
      meant. What changes is printed as commands. The canvas has a view where it is laid out, unless its \
      canvasFrame says otherwise; 'report misplaced' lists the views that are elsewhere.
      """,
    examples: [
      """
      add view red
      set red.canvasFrame 20 30 100 50
      report misplaced
      resolve missing red
      get red.frame
      """
    ],
    parse: { reader throws(Problem) in
      guard let word = reader.takeKeyword(of: resolutions),
        let kind = Resolution.Kind(rawValue: word.value)
      else { throw reader.unexpected("one of \(resolutions.joined(separator: ", "))") }
      return .resolve(kind, reader.isAtEnd ? [] : try reader.names("a view"))
    })

  private static let resolutions = Resolution.Kind.allCases.map(\.rawValue)

  static let events = CommandDefinition(
    name: "events",
    topic: .looking,
    syntax: ["events on|off"],
    summary: "print what UIKit would call after each command",
    explanation: """
      A line for each method, with the views in the order of the calls: traitCollectionDidChange, \
      safeAreaInsetsDidChange, layoutMarginsDidChange, updateConstraints from the deepest view up, and \
      layoutSubviews from the root view down. This is no part of the layout: 'undo' and 'save' don't know \
      it.
      """,
    examples: ["events on\nadd view red\npin red.width = 100\nrotate"],
    parse: { reader throws(Problem) in
      guard let word = reader.takeKeyword(of: ["on", "off"]) else {
        throw reader.unexpected("'on' or 'off'")
      }
      return .setShowsEvents(word.value == "on")
    })
}
