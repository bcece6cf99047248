import Cassowary

extension Layout {
  /// Why an attribute has its value, in the coordinates of the item's superview.
  public func explanation(of anchor: Anchor) -> Explanation {
    let space = model[anchor.item].parent ?? window
    let expression = lowering.measure(of: anchor, in: space)
    var openings: [AmbiguityReport.Opening] = []
    var summands: [Explanation.Summand] = []
    var index = ConstraintIndex(model)
    if let found = engine.solver.determination(of: expression.terms) {
      summands = self.summands(of: found, &index)
      if expression.constant != 0 {
        let inset = Explanation.Summand(
          source: .inset(Self.insetText([anchor], in: model, model.direction(of: space))),
          coefficient: 1,
          constant: expression.constant)
        summands.append(inset)
      }
    } else {
      openings = self.openings(of: anchor, in: expression)
    }
    return Explanation(
      subject: model.typeable(anchor), value: value(of: anchor), summands: summands,
      openings: openings, losses: losses(about: anchor, &index))
  }

  /// How anchors become terms.
  var lowering: Lowering { Lowering(model: model, variables: engine.variables) }

  private func summands(of found: Determination, _ index: inout ConstraintIndex)
    -> [Explanation.Summand]
  {
    let given = found.suggestions.compactMap { term -> Explanation.Summand? in
      let value = engine.solver.value(of: term.variable)
      guard value != 0, let name = nameOfRootSize(term.variable) else { return nil }
      return Explanation.Summand(
        source: .given(name), coefficient: term.coefficient, constant: value)
    }
    return given + found.contributions.flatMap { summands($0, &index) }
  }

  /// A tight constraint, and apart from it what margins and baselines add to its constant.
  private func summands(
    _ part: Determination.Contribution, _ index: inout ConstraintIndex
  ) -> [Explanation.Summand] {
    guard let origin = engine.origin(of: part.constraint),
      let row = engine.solver.constraint(part.constraint)
    else { return [] }
    let reference = index.reference(to: origin)
    let constraint = index.constraint(behind: origin)
    let own = constraint?.constant ?? row.constant
    var found = [
      Explanation.Summand(
        source: .constraint(reference), coefficient: part.coefficient, constant: own)
    ]
    if let constraint, (row.constant - own).magnitude > 1e-9 {
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      let direction = model.holder(of: constraint).map(model.direction) ?? .leftToRight
      found.append(
        Explanation.Summand(
          source: .inset(Self.insetText(anchors, in: model, direction)),
          coefficient: part.coefficient,
          constant: row.constant - own))
    }
    return found
  }

  private func nameOfRootSize(_ variable: Variable) -> String? {
    let place = engine.variables(of: root).firstIndex(of: variable)
    return place.map { "root.\(Self.variableNames[$0])" }
  }

  /// Which margins, baselines or scroll offsets stand between attributes and edges.
  private static func insetText(
    _ anchors: [Anchor], in model: Model, _ direction: LayoutDirection
  ) -> String {
    let inset = anchors.filter { anchor in
      let item = model.baselineAnchor(anchor).item
      return AttributePosition(anchor.attribute, of: item, in: model, direction)
        .map { $0.inset != 0 } ?? false
    }
    return inset.isEmpty
      ? "scroll offset" : "inset of \(Sentence.list(inset.map(model.typeable)))"
  }

  /// What is open about the item of an anchor, of the unknowns that the anchor is made of.
  private func openings(of anchor: Anchor, in expression: LinearExpression)
    -> [AmbiguityReport.Opening]
  {
    let own = engine.variables(of: anchor.item)
    let names = Set(
      expression.terms.compactMap { term in
        own.firstIndex(of: term.variable).map { Self.variableNames[$0] }
      })
    let all = ambiguityReport(of: anchor.item).entries.flatMap(\.openings)
    let found = all.filter { names.contains($0.attribute) }
    // A baseline may belong to a view inside a stack, whose unknowns these are.
    return found.isEmpty ? ambiguityReport().entries.flatMap(\.openings) : found
  }

  /// How many constraints that lost are told with what they lost to, which needs a question each.
  private static let lossLimit = 8

  private func losses(about anchor: Anchor, _ index: inout ConstraintIndex)
    -> [Explanation.Loss]
  {
    let rows = origins(about: anchor.item, anchor.attribute.axis).compactMap { origin in
      engine.row(of: origin).map { (origin, $0, engine.solver.error(of: $0)) }
    }
    let lost = rows.filter { $0.2.magnitude > 1e-6 }.prefix(Self.lossLimit)
    return lost.map { origin, row, error in
      let terms = engine.solver.constraint(row)?.terms ?? []
      let winners = engine.solver.determination(of: terms)?.contributions.map(\.constraint) ?? []
      return Explanation.Loss(
        constraint: index.reference(to: origin), error: error,
        winners: references(winners, &index))
    }
  }
}
