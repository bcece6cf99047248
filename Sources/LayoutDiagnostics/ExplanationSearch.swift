import AutoLayout
import Cassowary

extension Layout {
  /// Why an attribute has its value, in the coordinates of the item's superview.
  public func explanation(of anchor: Anchor) -> Explanation {
    var search = ExplanationSearch(of: anchor, in: self)
    return search.explanation()
  }
}

/// Finds out why an attribute of a solved layout has its value.
private struct ExplanationSearch {
  private let layout: Layout
  private let anchor: Anchor
  private let pass: LayoutPass
  private let origins: ConstraintOrigins
  private var index: ConstraintIndex

  init(of anchor: Anchor, in layout: Layout) {
    (self.layout, self.anchor, pass) = (layout, anchor, layout.pass)
    (origins, index) = (ConstraintOrigins(layout), ConstraintIndex(layout))
  }

  mutating func explanation() -> Explanation {
    let space = layout.model[anchor.item].parent ?? layout.window
    let lowering = layout.lowering(reading: anchor)
    let expression = lowering.measure(of: anchor, in: space)
    var openValues: [AmbiguityReport.OpenValue] = []
    var summands: [Explanation.Summand] = []
    var shifting: [Item.ID] = []
    if let found = layout.engine.solver.determination(of: expression.terms) {
      let insets = insets(
        adding: expression.constant, by: [(anchor, factor: 1)], layout.model.direction(of: space),
        in: lowering.pass)
      summands = Explanation.sum(of: parts(of: found) + insets)
      shifting = ShiftingInsets(layout).views(
        in: found, reading: anchor, lowering.pass, &index)
    } else {
      openValues = self.openValues(in: expression)
    }
    return Explanation(
      subject: layout.model.typeable(anchor), value: layout.value(of: anchor), summands: summands,
      shifting: shifting.map(layout.model.path), openValues: openValues, losses: losses())
  }

  private mutating func parts(of found: Determination) -> [Explanation.Summand] {
    var parts = found.suggestions.compactMap { term -> Explanation.Summand? in
      let value = layout.engine.solver.value(of: term.variable)
      guard value != 0, let name = nameOfRootSize(term.variable) else { return nil }
      return Explanation.Summand(
        source: .given(name), origin: .given(name), coefficient: term.coefficient, constant: value)
    }
    // By age, even if another row stands for one: which of the two the solver names is up to the solver.
    let named = found.contributions.map(origins.named)
    for contribution in layout.engine.solver.sorted(named, by: { $0.constraint }) {
      parts += self.parts(of: contribution)
    }
    return parts
  }

  /// A tight constraint, and apart from it what margins and baselines add to its constant.
  private mutating func parts(of part: Determination.Contribution) -> [Explanation.Summand] {
    guard let origin = layout.engine.origin(of: part.constraint),
      let row = layout.engine.solver.constraint(part.constraint)
    else { return [] }
    let source = Explanation.Summand.Source.constraint(index.reference(to: origin))
    guard let constraint = index.constraint(behind: origin) else {
      let sense = origin.isFarInset ? -1.0 : 1
      return [
        Explanation.Summand(
          source: source, origin: SummandOrigin(origin, in: layout.model),
          coefficient: sense * part.coefficient, constant: sense * row.constant)
      ]
    }
    let own = Explanation.Summand(
      source: source, origin: .row(origin), coefficient: part.coefficient,
      constant: constraint.constant)
    let holder = origin.item ?? layout.model.holder(of: constraint)
    // A row is its left side less its right side, and holds insets on the other side.
    var sides = [(anchor: constraint.first, factor: -1.0)]
    if let second = constraint.second { sides.append((second, constraint.multiplier)) }
    let insets = insets(
      adding: row.constant - constraint.constant, by: sides,
      holder.map(layout.model.direction) ?? .leftToRight, in: pass)
    return [own] + insets.map { $0.scaled(by: part.coefficient) }
  }

  private func nameOfRootSize(_ variable: Variable) -> String? {
    layout.engine.variables(of: layout.root).firstIndex(of: variable)
      .map { "root.\(AmbiguityReport.variableNames[$0])" }
  }

  /// The contributions of margins, baselines and scroll offsets to a number, with their signs: the margin of a far edge
  /// subtracts.
  ///
  /// - Parameters:
  ///   - total: What all of them add, in points.
  ///   - anchors: The attributes with the factors that they have from left to right.
  ///   - direction: Which sides leading and trailing are.
  ///   - pass: Knows the margins.
  /// - Returns: The parts that are not 0; what the attributes don't explain is a scroll offset.
  private func insets(
    adding total: Double, by anchors: [(anchor: Anchor, factor: Double)],
    _ direction: LayoutDirection, in pass: LayoutPass
  ) -> [Explanation.Summand] {
    let isMirrored =
      direction == .rightToLeft && anchors.contains { $0.anchor.attribute.isDirectional }
    var rest = total
    var found: [Explanation.Summand] = []
    for (anchor, factor) in anchors {
      let baseline = pass.baselineAnchor(anchor)
      guard
        let position = pass.model.position(
          of: baseline.attribute, on: baseline.item, in: direction)
      else { continue }
      let inset = pass.inset(at: position, of: baseline.attribute, on: baseline.item)
      if inset == 0 { continue }
      let sense = position.fraction == 1 ? -1.0 : 1
      let part = Explanation.Summand(
        source: .inset("inset of \(layout.model.typeable(anchor))"),
        origin: .inset(baseline.item, baseline.attribute.side(in: direction)),
        coefficient: sense * (isMirrored ? -factor : factor), constant: sense * inset)
      rest -= part.amount
      found.append(part)
    }
    guard rest.magnitude > 1e-9 else { return found }
    return found + [
      Explanation.Summand(
        source: .inset("scroll offset"), origin: .scrollOffset, coefficient: 1, constant: rest)
    ]
  }

  /// The open values of the item among the unknowns of the attribute.
  private func openValues(in expression: LinearExpression) -> [AmbiguityReport.OpenValue] {
    let own = layout.engine.variables(of: anchor.item)
    let names = Set(
      expression.terms.compactMap { term in
        own.firstIndex(of: term.variable).map { AmbiguityReport.variableNames[$0] }
      })
    let all = layout.ambiguityReport(of: anchor.item).entries.flatMap { $0.openValues }
    let found = all.filter { names.contains($0.attribute) }
    // A baseline may belong to a view inside a stack, whose unknowns these are.
    return found.isEmpty ? layout.ambiguityReport().entries.flatMap { $0.openValues } : found
  }

  /// The maximum number of losing constraints whose opponents are named, as each takes a query.
  private static let lossLimit = 8

  private mutating func losses() -> [Explanation.Loss] {
    let engine = layout.engine
    let about = origins.about(anchor.item, anchor.attribute.axis)
    let rows = about.compactMap { origin in
      engine.row(of: origin).map { (origin, $0, engine.solver.error(of: $0)) }
    }
    let lost = rows.filter { $0.2.magnitude > 1e-6 }.prefix(Self.lossLimit)
    let opponents = opponents(of: lost.map { $0.1 }.filter(engine.solver.isBroken))
    return lost.map { origin, row, error in
      let terms = engine.solver.constraint(row)?.terms ?? []
      let winners =
        opponents[row]
        ?? engine.solver.determination(of: terms)?.contributions.map {
          origins.named($0).constraint
        }
      return Explanation.Loss(
        constraint: index.reference(to: origin), error: error,
        winners: index.references(to: winners ?? []))
    }
  }

  /// The opponents of the given broken constraints: they also show which limit comes next if several hold a size at 0.
  private func opponents(of broken: [LinearConstraint.ID])
    -> [LinearConstraint.ID: [LinearConstraint.ID]]
  {
    if broken.isEmpty { return [:] }
    var search = layout.engine.conflictSearch
    var found: [LinearConstraint.ID: [LinearConstraint.ID]] = [:]
    for row in broken {
      let members = search.conflict(ofBroken: row)?.members.map { $0.constraint }
      found[row] = members?.filter { $0 != row }
    }
    return found
  }
}

extension ConstraintID {
  /// Whether the constraint keeps a far edge away from that of a view, so its constant is an inset with the other sign.
  fileprivate var isFarInset: Bool {
    guard case .system(let role, _) = self else { return false }
    return role == .right || role == .bottom
  }
}

/// The origin of a number in a sum.
enum SummandOrigin: Hashable {
  /// A size of the root view.
  case given(String)
  /// The constant of a row.
  case row(ConstraintID)
  /// A margin or the distance to a baseline; margins by their sides.
  case inset(Item.ID, Attribute)
  /// The offsets of scroll views.
  case scrollOffset

  /// The origin of a row's constant: the edges of a layout margins guide are margins of its view.
  init(_ origin: ConstraintID, in model: Model) {
    guard case .system(let role, let guide) = origin,
      model[guide].systemGuide == .layoutMarginsGuide, let owner = model[guide].parent,
      let margin = Self.margins[role]
    else {
      self = .row(origin)
      return
    }
    self = .inset(owner, margin)
  }

  private static let margins: [SystemRole: Attribute] = [
    .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
  ]
}

extension Explanation.Summand {
  /// The part as it counts where a constraint counts `factor` times.
  fileprivate func scaled(by factor: Double) -> Self {
    Self(source: source, origin: origin, coefficient: factor * coefficient, constant: constant)
  }
}

extension Explanation {
  /// Adds up what belongs to the same; what cancels out is left out.
  static func sum(of summands: [Summand]) -> [Summand] {
    var found: [Summand] = []
    var places: [SummandOrigin: Int] = [:]
    for summand in summands {
      guard let place = places[summand.origin] else {
        places[summand.origin] = found.count
        found.append(summand)
        continue
      }
      let known = found[place].constant
      let isSame = (known - summand.constant).magnitude < 1e-9
      guard isSame || (known + summand.constant).magnitude < 1e-9 else {
        found.append(summand)
        continue
      }
      found[place].coefficient += (isSame ? 1 : -1) * summand.coefficient
    }
    return found.filter { $0.coefficient.magnitude > 1e-9 }
  }
}
