import Cassowary

/// Named lists of edits to one system, so that every solver that is measured does the same work.
///
/// The lists are part of what is measured: which width comes next and which constraint is edited
/// decide how much a solver can reuse.
package struct Trace: Sendable {
  /// A change to the system; rows are places in ``LinearSystem/constraints``.
  package enum Edit: Sendable {
    case suggest(Variable, Double)
    case setConstant(row: Int, Double)
    case setPriority(row: Int, Priority)
    case remove(row: Int)
    case add(row: Int)
  }

  /// Steps that are taken in turn, over and over.
  ///
  /// After each step all values are brought up to date and read.
  package struct Operation: Sendable {
    package let name: String
    /// The number of steps that count as one operation: 2 for removing something and adding it back.
    package var stepsPerUse = 1
    /// Whether the steps start with an empty solver, and all of them are one operation.
    package var startsEmpty = false
    /// Whether the state before each step is kept, as a history does.
    package var keepsHistory = false
    package var steps: [[Edit]]
  }

  package let system: LinearSystem
  package let operations: [Operation]

  /// The operations of the benchmark on a workload.
  ///
  /// - Throws: What the solver refuses, which no workload makes it do.
  package init(_ load: Workload) throws {
    system = LinearSystem(load)
    var draft = try TraceDraft(system)
    operations = try draft.operations()
  }
}
