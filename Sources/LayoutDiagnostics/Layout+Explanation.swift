import AutoLayout
import Cassowary

extension Layout {
  /// Why an attribute has its value, in the coordinates of the item's superview.
  public func explanation(of anchor: Anchor) -> Explanation {
    let space = model[anchor.item].parent ?? window
    let lowering = lowering(reading: anchor)
    let expression = lowering.measure(of: anchor, in: space)
    var openings: [AmbiguityReport.Opening] = []
    var summands: [Explanation.Summand] = []
    var shifting: [Item.ID] = []
    var index = ConstraintIndex(situation)
    if let found = engine.solver.determination(of: expression.terms) {
      summands = Explanation.sum(
        of: parts(of: found, &index)
          + insets(
            adding: expression.constant, by: [(anchor, factor: 1)], model.direction(of: space),
            in: lowering.situation))
      shifting = shiftingViews(in: found, reading: anchor, lowering.situation, &index)
    } else {
      openings = self.openings(of: anchor, in: expression)
    }
    return Explanation(
      subject: model.typeable(anchor), value: value(of: anchor), summands: summands,
      shifting: shifting.map(model.path), openings: openings,
      losses: losses(about: anchor, &index))
  }

  private func parts(of found: Determination, _ index: inout ConstraintIndex)
    -> [Explanation.Part]
  {
    let given = found.suggestions.compactMap { term -> Explanation.Part? in
      let value = engine.solver.value(of: term.variable)
      guard value != 0, let name = nameOfRootSize(term.variable) else { return nil }
      return Explanation.Part(
        origin: .given(name),
        summand: Explanation.Summand(
          source: .given(name), coefficient: term.coefficient, constant: value))
    }
    // By age, also where another row stands for one; which of the two the solver names is its affair.
    let contributions = engine.solver.sorted(found.contributions.map(named)) { $0.constraint }
    let situation = situation
    return contributions.reduce(into: given) { parts, contribution in
      append(contribution, to: &parts, &index, situation)
    }
  }

  /// Adds a tight constraint, and apart from it what margins and baselines add to its constant.
  private func append(
    _ part: Determination.Contribution, to parts: inout [Explanation.Part],
    _ index: inout ConstraintIndex, _ situation: Situation
  ) {
    guard let origin = engine.origin(of: part.constraint),
      let row = engine.solver.constraint(part.constraint)
    else { return }
    let reference = index.reference(to: origin)
    guard let constraint = index.constraint(behind: origin) else {
      let sense = origin.isFarInset ? -1.0 : 1
      let summand = Explanation.Summand(
        source: .constraint(reference), coefficient: sense * part.coefficient,
        constant: sense * row.constant)
      parts.append(Explanation.Part(origin: SummandOrigin(origin, in: model), summand: summand))
      return
    }
    parts.append(
      Explanation.Part(
        origin: .row(origin),
        summand: Explanation.Summand(
          source: .constraint(reference), coefficient: part.coefficient,
          constant: constraint.constant)))
    let direction = (origin.item ?? model.holder(of: constraint)).map(model.direction)
    // A row is its left side less its right side, and holds insets on the other side.
    var sides = [(anchor: constraint.first, factor: -1.0)]
    if let second = constraint.second { sides.append((second, constraint.multiplier)) }
    for inset in insets(
      adding: row.constant - constraint.constant, by: sides, direction ?? .leftToRight,
      in: situation)
    { parts.append(inset.scaled(by: part.coefficient)) }
  }

  private func nameOfRootSize(_ variable: Variable) -> String? {
    let place = engine.variables(of: root).firstIndex(of: variable)
    return place.map { "root.\(Self.variableNames[$0])" }
  }

  /// What margins, baselines and scroll offsets add to a number, each in its own sense: the margin of
  /// a far edge takes away.
  ///
  /// - Parameters:
  ///   - total: What all of them add, in points.
  ///   - anchors: The attributes with the factors that they have from left to right.
  ///   - direction: Which sides leading and trailing are.
  ///   - situation: Knows the margins.
  /// - Returns: The parts that are not 0; what the attributes don't explain is a scroll offset.
  private func insets(
    adding total: Double, by anchors: [(anchor: Anchor, factor: Double)],
    _ direction: LayoutDirection, in situation: Situation
  ) -> [Explanation.Part] {
    let isMirrored =
      direction == .rightToLeft && anchors.contains { $0.anchor.attribute.isDirectional }
    var rest = total
    var found: [Explanation.Part] = []
    for (anchor, factor) in anchors {
      let baseline = situation.baselineAnchor(anchor)
      guard let position = baseline.attribute.position(in: direction) else { continue }
      let inset = situation.inset(at: position, of: baseline.attribute, on: baseline.item)
      if inset == 0 { continue }
      let sense = position.fraction == 1 ? -1.0 : 1
      let summand = Explanation.Summand(
        source: .inset("inset of \(model.typeable(anchor))"),
        coefficient: sense * (isMirrored ? -factor : factor), constant: sense * inset)
      rest -= summand.amount
      let side = baseline.attribute.side(in: direction)
      found.append(Explanation.Part(origin: .inset(baseline.item, side), summand: summand))
    }
    guard rest.magnitude > 1e-9 else { return found }
    let offset = Explanation.Summand(
      source: .inset("scroll offset"), coefficient: 1, constant: rest)
    return found + [Explanation.Part(origin: .scrollOffset, summand: offset)]
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
    let all = ambiguityReport(of: anchor.item).entries.flatMap { $0.openings }
    let found = all.filter { names.contains($0.attribute) }
    // A baseline may belong to a view inside a stack, whose unknowns these are.
    return found.isEmpty ? ambiguityReport().entries.flatMap { $0.openings } : found
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
    let opponents = opponents(of: lost.filter { engine.solver.isBroken($0.1) }.map { $0.0 })
    return lost.map { origin, row, error in
      let terms = engine.solver.constraint(row)?.terms ?? []
      let winners =
        opponents[origin]
        ?? engine.solver.determination(of: terms)?.contributions.map { named($0).constraint }
      return Explanation.Loss(
        constraint: index.reference(to: origin), error: error,
        winners: references(winners ?? [], &index))
    }
  }

  /// What each of some broken constraints contradicts: that also tells which limit it runs against where
  /// several hold a size at 0.
  private func opponents(of broken: [ConstraintID]) -> [ConstraintID: [LinearConstraint.ID]] {
    if broken.isEmpty { return [:] }
    var search = engine.conflictSearch
    var found: [ConstraintID: [LinearConstraint.ID]] = [:]
    for id in broken {
      guard let row = engine.row(of: id) else { continue }
      let members = search.conflict(ofBroken: row)?.members.map { $0.constraint }
      found[id] = members?.filter { $0 != row }
    }
    return found
  }
}

extension ConstraintID {
  /// Whether the constraint keeps a far edge away from that of a view, so that its constant is an
  /// inset with the other sign.
  fileprivate var isFarInset: Bool {
    guard case .system(let role, _) = self else { return false }
    return role == .right || role == .bottom
  }
}
