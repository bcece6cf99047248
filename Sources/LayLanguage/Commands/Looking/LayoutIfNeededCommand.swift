import AutoLayout

extension CommandDefinition {
  static let layoutIfNeeded = CommandDefinition(
    name: "layoutIfNeeded",
    aliases: ["setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded"],
    topic: .looking,
    syntax: ["layoutIfNeeded [VIEW]"],
    summary: "do nothing: everything is laid out after each command",
    explanation: "Code needs it; a script doesn't. 'events on' prints what UIKit would call when.",
    examples: ["add view red\nlayoutIfNeeded red"],
    parse: { reader throws(Problem) in
      let name = reader.isAtEnd ? nil : try reader.name("a view")
      return .look { layout throws(Problem) in
        if let name { _ = try layout.item(name) }
        return ""
      }
    })
}
