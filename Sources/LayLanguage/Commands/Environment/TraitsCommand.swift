import AutoLayout

extension CommandDefinition {
  static let traits = CommandDefinition(
    name: "traits",
    topic: .environment,
    syntax: ["traits TRAIT…", "traits default"],
    summary: "choose size classes and the kind of device, whatever the device is",
    explanation: """
      wC and wR are a compact and a regular width, hC and hR a compact and a regular height, and \
      Compact-Regular is wC hR; phone and pad are kinds of devices. With wAny or hAny there is no size \
      class in that direction, as on Interface Builder's square canvas: of 'when' blocks only those \
      for any size apply, until another device is chosen. Everything else follows from the device. 'dump traits' \
      prints all traits; 'set card.traitOverrides' changes the traits of a view and its \
      subviews.
      """,
    examples: ["traits wR hC\nget root.traitCollection\ntraits default"],
    parse: { reader throws(Problem) in
      let start = reader.current.range
      if reader.take(keyword: "default") {
        return Command(property.setting(to: nil, at: start))
      }
      let names = try reader.names("a trait such as wC or hR", of: EnvironmentProperty.traits.words)
      let range = reader.range(from: start)
      return Command { resolver throws(Problem) in
        let traits = try names.map { name throws(Problem) in
          let traits = try resolver.traitsOrAny(name)
          for trait in traits.value {
            guard let command = commandOfTrait[trait] else { continue }
            throw Problem(
              "'\(trait)' is a trait that another command sets", at: traits.range,
              remedy: "use: \(command) \(trait)")
          }
          return traits.value
        }
        return property.setting(to: .words(traits.flatMap { $0 }), at: range)
      }
    })

  private static let property = EnvironmentProperty.traits

  /// The traits that have commands of their own.
  private static let commandOfTrait = Dictionary(
    EnvironmentProperty.all.filter { $0.kind == .choice }
      .flatMap { property in property.words.map { ($0, property.name) } },
    uniquingKeysWith: { first, _ in first })
}
