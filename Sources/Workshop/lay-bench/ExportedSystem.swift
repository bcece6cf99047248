import Cassowary
import Workloads

/// A ``LinearSystem`` in a form that other programs read.
struct ExportedSystem: Codable {
  struct Row: Codable {
    /// Pairs of variable number and coefficient.
    var terms: [[Double]]
    var relation: String
    var constant: Double
    var priority: Double
  }

  var variableCount: Int
  var constraints: [Row]
  var suggestions: [[Double]]
  var moved: Int
  var toggled: [Int]
  var reprioritized: Int

  init(_ system: LinearSystem) {
    variableCount = system.variableCount
    constraints = system.constraints.map { constraint in
      Row(
        terms: constraint.terms.map { [Double($0.variable.rawValue), $0.coefficient] },
        relation: Self.symbol(constraint.relation), constant: constraint.constant,
        priority: constraint.priority.value)
    }
    suggestions = system.suggestions.map { [Double($0.variable.rawValue), $0.value] }
    moved = system.moved
    toggled = system.toggled
    reprioritized = system.reprioritized
  }

  private static func symbol(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
