import AutoLayout
import Cassowary

/// What keeps an attribute from having another value, found by demanding that value of a copy.
package struct Obstacle: Hashable, Sendable {
  /// Required constraints that exclude the demand together.
  package struct Exclusion: Hashable, Sendable {
    /// The constraints; without any one of them the demand could be met.
    package let constraints: [ConstraintReference]
    /// The numbers from outside that take part: `root.width`.
    package let given: [String]
    /// How far demand and constraints are apart, in points.
    package let shortfall: Double
  }

  /// An optional or broken constraint that the demand would make worse.
  package struct Price: Hashable, Sendable {
    /// The constraint.
    package let constraint: ConstraintReference
    /// By how many points it would miss what it wants.
    package let error: Double
    /// By how many points it misses that now.
    package let errorNow: Double
  }

  /// What should have another value: `red.width`.
  package let subject: String
  /// What it should be: `100`.
  package let target: String
  /// The left side of the demand as it is, in points.
  package let value: Double
  /// The right side of the demand as it is, in points.
  package let wanted: Double
  /// Why the demand can't be met; empty when it can.
  package let exclusions: [Exclusion]
  /// Whether ``exclusions`` has every set; false where there may be more.
  package let isComplete: Bool
  /// What would have to yield if it were met, the highest priority first.
  package let prices: [Price]
}

extension Obstacle: CustomStringConvertible {
  /// What excludes the demand, or what it would cost.
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

extension Obstacle.Exclusion: CustomStringConvertible {
  /// `c1, c3 and root.width demand otherwise, short by 235 pt`.
  package var description: String {
    let parts = constraints.map { $0.inSentence } + given
    let verb = parts.count == 1 ? "demands" : "demand"
    return
      "\(Sentence.list(parts)) \(verb) otherwise, short by \(NumberText.missed(shortfall)) pt"
  }
}

extension Obstacle.Price: CustomStringConvertible {
  /// `hugging 251 of title would miss by 8 pt, 0 now`.
  package var description: String {
    "\(constraint) would miss by \(NumberText.missed(error)) pt, "
      + "\(NumberText.measured(errorNow)) now"
  }
}

extension Layout {
  /// What keeps an attribute from being a number, measured in the item's superview.
  package func obstacle(to anchor: Anchor, being number: Double) -> Obstacle {
    let space = model[anchor.item].parent ?? window
    var expression = lowering.measure(of: anchor, in: space)
    expression.constant -= number
    return obstacle(
      model.typeable(anchor), NumberText.exact(number), expression, value(of: anchor), number)
  }

  /// What keeps an attribute from being another one, measured in a common ancestor.
  package func obstacle(to anchor: Anchor, being other: Anchor) -> Obstacle {
    let space = model.nearestCommonAncestor(anchor.item, other.item) ?? window
    var expression = lowering.measure(of: anchor, in: space, beside: other.item)
    expression.add(lowering.measure(of: other, in: space, beside: anchor.item), times: -1)
    let values = values(of: anchor, and: other)
    return obstacle(
      model.typeable(anchor), model.typeable(other), expression, values.0, values.1)
  }

  private func obstacle(
    _ subject: String, _ target: String, _ expression: LinearExpression, _ value: Double,
    _ wanted: Double
  ) -> Obstacle {
    var trial = engine
    let row = LinearConstraint(expression.terms, .equal, -expression.constant)
    let id = trial.attempt { try $0.add(row) }
    trial.solveRows(of: model)
    var index = ConstraintIndex(situation)
    let (conflicts, isComplete) =
      id.map {
        trial.solver.isBroken($0)
          ? trial.conflicts(with: $0, limit: Self.exclusionLimit) : ([], true)
      }
      ?? ([], true)
    let exclusions = conflicts.map { conflict in
      Obstacle.Exclusion(
        constraints: references(conflict.members.map { $0.constraint }.filter { $0 != id }, &index),
        given: Axis.allCases.filter { trial.usesRootSize($0, conflict) }
          .map { $0 == .horizontal ? "root.width" : "root.height" },
        shortfall: id.flatMap(conflict.shortfall) ?? conflict.shortfall)
    }
    return Obstacle(
      subject: subject, target: target, value: value, wanted: wanted, exclusions: exclusions,
      isComplete: isComplete,
      prices: exclusions.isEmpty ? prices(of: trial, &index) : [])
  }

  /// How many sets are told that exclude a demand.
  private static let exclusionLimit = 8

  /// What is worse in another solution.
  private func prices(of trial: Engine, _ index: inout ConstraintIndex) -> [Obstacle.Price] {
    engine.rows.compactMap { row, origin -> Obstacle.Price? in
      let now = engine.solver.error(of: row).magnitude
      let then = trial.solver.error(of: row).magnitude
      guard then > now + 1e-6 else { return nil }
      return Obstacle.Price(
        constraint: index.reference(to: origin), error: then, errorNow: now)
    }.sorted { $0.constraint.priority > $1.constraint.priority }
  }
}
