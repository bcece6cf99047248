import AutoLayout

extension CommandDefinition {
  static let traits = CommandDefinition(
    name: "traits",
    topic: .environment,
    syntax: ["traits TRAIT…", "traits default"],
    summary: "choose size classes and the kind of device, whatever the device is",
    explanation: """
      wC and wR are a compact and a regular width, hC and hR a compact and a regular height; \
      phone and pad are kinds of devices. Everything else follows from the device. 'dump traits' \
      prints all traits; 'set card.traitOverrides' changes the traits of a view and its \
      subviews.
      """,
    examples: ["traits wR hC\nget root.traitCollection\ntraits default"],
    parse: { reader throws(Problem) in
      let start = reader.current.range
      if reader.take(keyword: "default") { return property.setting(to: nil, at: start) }
      var words: [String] = []
      repeat {
        let trait = try reader.trait()
        if let command = commandOfTrait[trait.value] {
          throw Problem(
            "'\(trait.value)' is a trait that another command sets", at: trait.range,
            remedy: "use: \(command) \(trait.value)")
        }
        words.append(trait.value)
      } while !reader.isAtEnd
      return property.setting(to: .words(words), at: reader.range(from: start))
    })

  private static let property = EnvironmentProperty.traits

  /// The traits that have commands of their own.
  private static let commandOfTrait = Dictionary(
    EnvironmentProperty.all.filter { $0.kind == .choice }
      .flatMap { property in property.words.map { ($0, property.name) } },
    uniquingKeysWith: { first, _ in first })
}
