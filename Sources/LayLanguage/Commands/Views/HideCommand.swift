import AutoLayout

extension CommandDefinition {
  static let hide = CommandDefinition(
    name: "hide",
    topic: .views,
    syntax: ["hide VIEW…"],
    summary: "hide views",
    explanation: """
      A hidden view still takes part in the layout, as in UIKit. If a stack view arranges it, \
      however, it has no length and its gap disappears, too.
      """,
    examples: ["add view red\nhide red\nshow red"],
    parse: { reader throws(Problem) in
      let names = try reader.names("a view")
      return Command { resolver throws(Problem) in
        .setHidden(true, try resolver.names(names))
      }
    })
}

extension Action {
  /// Hides views or shows them.
  static func setHidden(_ isHidden: Bool, _ names: [Name]) -> Action {
    .edit(.changes) { layout throws(Problem) in
      for name in names {
        let value = Located(PropertyValue.bool(isHidden), name.range)
        let item = try layout.item(name)
        try ViewProperty.named("hidden")?.set(value, of: item, in: &layout)
      }
    } inWhen: { layout, sizeClasses throws(Problem) in
      for name in names {
        let value = Located(PropertyValue.bool(isHidden), name.range)
        let item = try layout.item(name)
        try ViewProperty.named("hidden")?.vary(value, of: item, in: &layout, sizeClasses)
      }
    }
  }
}
