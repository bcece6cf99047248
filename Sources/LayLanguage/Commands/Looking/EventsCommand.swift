extension CommandDefinition {
  static let events = CommandDefinition(
    name: "events",
    topic: .looking,
    syntax: ["events on|off"],
    summary: "print the methods that UIKit would call after each command",
    explanation: """
      There is a line for each method, with the views in the order of the calls: \
      traitCollectionDidChange, safeAreaInsetsDidChange, layoutMarginsDidChange, \
      updateConstraints from the deepest view up, and layoutSubviews from the root view down. \
      The setting is not part of the layout: 'undo' and 'save' ignore it.
      """,
    examples: ["events on\nadd view red\npin red.width = 100\nrotate"],
    parse: { reader throws(Problem) in
      guard let word = reader.takeKeyword(of: ["on", "off"]) else {
        throw reader.unexpected("'on' or 'off'")
      }
      return Command { _ in
        .session { interpreter, _ in
          interpreter.showsEvents = word.value == "on"
          return Outcome()
        }
      }
    })
}
