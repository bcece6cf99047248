import Cassowary

extension Layout {
  /// How anchors become terms.
  package var lowering: Lowering { Lowering(situation: situation, variables: engine.variables) }

  /// How anchors become terms, whose margins need not be those of any constraint: the engine keeps only
  /// those up to date that constraints mention.
  package func lowering(reading anchors: Anchor...) -> Lowering {
    var situation = situation
    for item in anchors.filter({ $0.attribute.isMargin }).map({ $0.item }) where item != root {
      situation.findings.setSurroundings(surroundings(of: item), of: item)
    }
    return Lowering(situation: situation, variables: engine.variables)
  }

  /// The rows of the solver, oldest first, with the root's rectangle put in as numbers, and whether
  /// they are broken.
  package var linearConstraints: [(constraint: LinearConstraint, isBroken: Bool)] {
    engine.rows.compactMap { row, _ in
      guard var constraint = engine.solver.constraint(row) else { return nil }
      for term in constraint.terms where engine.isGiven(term.variable) {
        constraint.constant -= term.coefficient * engine.solver.value(of: term.variable)
      }
      constraint.terms.removeAll { engine.isGiven($0.variable) }
      return (constraint, engine.solver.isBroken(row))
    }
  }
}
