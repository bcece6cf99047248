import AutoLayout
import Cassowary

/// What the lines of a report say when they are taken together.
public enum Examination: Hashable, Sendable {
  /// They clash.
  case clash(Contradiction)
  /// They can all hold as they are printed.
  case feasible
  /// They are too many to be examined.
  case tooLong
  /// Their numbers are so large that rounding leaves the question open.
  case tooLarge

  /// Longer lists are not examined: those of the system have up to 46 lines, and a damaged or made-up
  /// log must not take minutes.
  static let lineLimit = 400

  /// Examines some lines; of several proofs the one that holds what was broken comes first.
  init(_ constraints: [SceneConstraint], preferring broken: SceneConstraint?, in scene: LogScene) {
    guard constraints.count <= Self.lineLimit else {
      self = .tooLong
      return
    }
    var isCertain = true
    for assumption in LogSystem.Assumption.allCases {
      let system = LogSystem(constraints, assuming: assumption)
      let proofs = system.solver.conflicts.filter(system.isProof)
      let proof =
        proofs.first { system.lines(of: $0).contains { $0 == broken } } ?? proofs.first
      if let proof,
        assumption == .usual || !system.lines(of: proof).contains(where: Contradiction.isAssuming)
      {
        self = .clash(Contradiction(proof, system, order: constraints, scene))
        return
      }
      isCertain = system.isSolved
      if !system.usesAssumption { break }
    }
    self = isCertain ? .feasible : .tooLarge
  }

  /// The proof, where they clash.
  public var contradiction: Contradiction? {
    if case .clash(let contradiction) = self { contradiction } else { nil }
  }
}
