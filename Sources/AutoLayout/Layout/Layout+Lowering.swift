extension Layout {
  /// How anchors become terms.
  package var lowering: Lowering { Lowering(situation: situation, variables: engine.variables) }

  /// How anchors become terms, whose margins need not be those of any constraint: the engine keeps only
  /// those up to date that constraints mention.
  package func lowering(reading anchors: Anchor...) -> Lowering {
    var situation = situation
    for item in anchors.filter(\.attribute.isMargin).map(\.item) where item != root {
      situation.findings.setSurroundings(surroundings(of: item), of: item)
    }
    return Lowering(situation: situation, variables: engine.variables)
  }
}
