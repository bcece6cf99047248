import AutoLayout
import Cassowary

/// The constraints that keep an attribute from having another value, found by demanding it in a copy.
package struct WhyNot: Hashable, Sendable {
  /// Required constraints that exclude the demand together.
  package struct Exclusion: Hashable, Sendable {
    /// The constraints; without any one of them the demand could be met.
    package let constraints: [ConstraintReference]
    /// The numbers from outside that take part: `root.width`.
    package let given: [String]
    /// The distance between demand and constraints, in points.
    package let shortfall: Double
  }

  /// An optional or broken constraint that the demand would make worse.
  package struct Price: Hashable, Sendable {
    /// The constraint.
    package let constraint: ConstraintReference
    /// Its error in points if the demand were met.
    package let error: Double
    /// Its present error in points.
    package let errorNow: Double
  }

  /// The attribute that should have another value: `red.width`.
  package let subject: String
  /// The demanded value: `100`.
  package let target: String
  /// The left side of the demand as it is, in points.
  package let value: Double
  /// The right side of the demand as it is, in points.
  package let wanted: Double
  /// Why the demand can't be met; empty if it can.
  package let exclusions: [Exclusion]
  /// Whether ``exclusions`` has every set; false if there may be more.
  package let isComplete: Bool
  /// The constraints that would have to yield, the highest priority first.
  package let prices: [Price]
}

extension WhyNot: CustomStringConvertible {
  /// The constraints that exclude the demand, or its price.
  package var description: String {
    let now = NumberText.measured(value)
    if NumberText.isMet(value - wanted) { return "\(subject) = \(target) holds" }
    if !exclusions.isEmpty {
      let lines =
        exclusions.map { $0.description } + (isComplete ? [] : ["there may be more such sets"])
      return (["\(subject) can't be \(target); it is \(now)"] + lines.map { "    \($0)" })
        .joined(separator: "\n")
    }
    if prices.isEmpty {
      return "\(subject) can be \(target) instead of \(now): nothing has to yield"
    }
    // Only those are required that are broken already.
    let kinds = [("optional", false), ("broken", true)].filter { _, isBroken in
      prices.contains { ($0.constraint.priority >= 1000) == isBroken }
    }
    let list = kinds.map { $0.0 }.joined(separator: " and ")
    return
      (["\(subject) can be \(target) instead of \(now), but \(list) constraints want otherwise"]
      + prices.map { "    \($0)" }).joined(separator: "\n")
  }
}

extension WhyNot.Exclusion: CustomStringConvertible {
  /// `c1, c3 and root.width demand otherwise, short by 235 pt`.
  package var description: String {
    let parts = constraints.map { $0.inSentence } + given
    let verb = parts.count == 1 ? "demands" : "demand"
    return
      "\(Sentence.list(parts)) \(verb) otherwise, short by \(NumberText.missed(shortfall)) pt"
  }
}

extension WhyNot.Price: CustomStringConvertible {
  /// `hugging 251 of title would miss by 8 pt, 0 now`.
  package var description: String {
    "\(constraint) would miss by \(NumberText.missed(error)) pt, "
      + "\(NumberText.measured(errorNow)) now"
  }
}

extension WhyNot {
  /// Finds what keeps an attribute from being a number, measured in the item's superview.
  package init(to anchor: Anchor, being number: Double, in layout: Layout) {
    let space = layout.model[anchor.item].parent ?? layout.window
    var expression = layout.lowering().measure(of: anchor, in: space)
    expression.constant -= number
    self.init(
      layout, anchor, NumberText.exact(number), expression, (layout.value(of: anchor), number))
  }

  /// Finds what keeps an attribute from equaling another one, measured in a common ancestor.
  package init(to anchor: Anchor, being other: Anchor, in layout: Layout) {
    let lowering = layout.lowering()
    let space = layout.model.nearestCommonAncestor(anchor.item, other.item) ?? layout.window
    var expression = lowering.measure(of: anchor, in: space, beside: other.item)
    expression.add(lowering.measure(of: other, in: space, beside: anchor.item), times: -1)
    self.init(
      layout, anchor, layout.model.typeable(other), expression,
      layout.values(of: anchor, and: other))
  }

  private init(
    _ layout: Layout, _ anchor: Anchor, _ target: String, _ expression: LinearExpression,
    _ values: (now: Double, wanted: Double)
  ) {
    var trial = layout.engine
    let row = LinearConstraint(expression.terms, .equal, -expression.constant)
    let id = trial.attempt { (solver) throws(SolverError) in try solver.add(row) }
    trial.solveRows(of: layout.model)
    var index = ConstraintIndex(layout)
    var (conflicts, isComplete): ([Conflict], Bool) = ([], true)
    if let id, trial.solver.isBroken(id) {
      (conflicts, isComplete) = trial.conflicts(with: id, limit: Self.exclusionLimit)
    }
    subject = layout.model.typeable(anchor)
    (self.target, value, wanted, self.isComplete) = (target, values.now, values.wanted, isComplete)
    exclusions = conflicts.map { conflict in
      Exclusion(
        constraints: index.references(
          to: conflict.members.map { $0.constraint }.filter { $0 != id }),
        given: Axis.allCases.filter { trial.usesRootSize($0, conflict) }
          .map { "root.\(Attribute.extent($0).rawValue)" },
        shortfall: id.flatMap(conflict.shortfall) ?? conflict.shortfall)
    }
    prices = conflicts.isEmpty ? Self.prices(of: trial, in: layout.engine, &index) : []
  }

  /// The maximum number of sets excluding a demand that are listed.
  private static let exclusionLimit = 8

  /// The constraints that are worse off in another solution.
  private static func prices(of trial: Engine, in engine: Engine, _ index: inout ConstraintIndex)
    -> [Price]
  {
    engine.rows.compactMap { row, origin -> Price? in
      let now = engine.solver.error(of: row).magnitude
      let then = trial.solver.error(of: row).magnitude
      guard then > now + 1e-6 else { return nil }
      return Price(constraint: index.reference(to: origin), error: then, errorNow: now)
    }.sorted { $0.constraint.priority > $1.constraint.priority }
  }
}
