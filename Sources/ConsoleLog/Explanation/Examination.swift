import AutoLayout
import Cassowary

/// What the lines of a report say when they are taken together.
package enum Examination: Hashable, Sendable {
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
  ///
  /// No log gives its direction. Lines that hold from left to right are also read from right to left where the
  /// log shows that the app runs that way: by a text of such a script, or by being lay's own.
  init(
    _ constraints: [SceneConstraint], preferring broken: SceneConstraint?, in scene: ConflictScene
  ) {
    guard constraints.count <= Self.lineLimit else {
      self = .tooLong
      return
    }
    let first = Self.examine(constraints, .leftToRight, preferring: broken, in: scene)
    self = first.examination
    if let contradiction, !contradiction.members.contains(where: { $0.maker.isApp }),
      constraints.contains(where: { $0.maker.isApp })
    {
      // The system lets a guide shrink below nothing, and then lists the lines of the views in it.
      let views = Set(constraints.flatMap { $0.views })
      let guides = views.filter { scene.views[$0].isGuide }
      let whole = Self.examine(
        constraints, .leftToRight, preferring: broken, shrinking: guides, in: scene
      ).examination
      if whole.contradiction != nil { self = whole }
    }
    if first.usesDirection, contradiction == nil, scene.mayRunRightToLeft {
      let other = Self.examine(constraints, .rightToLeft, preferring: broken, in: scene).examination
      if other.contradiction != nil { self = other }
    }
  }

  private static func examine(
    _ constraints: [SceneConstraint], _ direction: LayoutDirection,
    preferring broken: SceneConstraint?, shrinking: Set<Int> = [], in scene: ConflictScene
  ) -> (examination: Examination, usesDirection: Bool) {
    var isCertain = true
    var usesDirection = false
    for assumption in ConflictSystem.Assumption.allCases {
      let system = ConflictSystem(
        constraints, in: scene, assuming: assumption, direction,
        supposing: .init(shrinking: shrinking))
      usesDirection = system.usesDirection
      let proofs = system.solver.conflicts.filter(system.isProof)
      let proof =
        proofs.first { system.lines(of: $0).contains { $0 == broken } } ?? proofs.first
      if let proof,
        assumption == .usual || !system.lines(of: proof).contains(where: Contradiction.isAssuming)
      {
        let clash = Contradiction(proof, system, order: constraints, scene)
        return (.clash(clash), usesDirection)
      }
      isCertain = system.isSolved
      if !system.usesAssumption { break }
    }
    return (isCertain ? .feasible : .tooLarge, usesDirection)
  }

  /// The proof, where they clash.
  package var contradiction: Contradiction? {
    if case .clash(let contradiction) = self { contradiction } else { nil }
  }
}
