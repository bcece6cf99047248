import AutoLayout

extension CommandDefinition {
  static let layoutIfNeeded = CommandDefinition(
    aliases: ["setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded"],
    syntax: ["layoutIfNeeded [VIEW]"],
    summary: "do nothing: everything is laid out after each command",
    explanation: """
      With 'events on', setNeedsLayout and setNeedsUpdateConstraints print what UIKit would call.
      """,
    examples: ["add view red\nlayoutIfNeeded red\nevents on\nsetNeedsLayout red"],
    parse: { reader throws(Problem) in
      let command = NameText.folded(String(reader.source.text[reader.lastRange]))
      let name = try reader.nameIfAny("a view")
      return Command { resolver throws(Problem) in
        let name = try resolver.name(name)
        return .session { interpreter, _ throws(Problem) in
          let layout = interpreter.session.layout
          let view = try layout.item(name) ?? layout.root
          guard interpreter.showsEvents, let event = called[command] else { return .look("") }
          var outcome = Outcome.look("\(event) \(layout.name(of: view))")
          outcome.hasShownEvents = true
          return outcome
        }
      }
    })

  /// The methods that UIKit calls in the next layout pass after a method.
  private static let called = [
    "setneedslayout": "layoutSubviews", "setneedsupdateconstraints": "updateConstraints",
  ]

  static let events = CommandDefinition(
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
