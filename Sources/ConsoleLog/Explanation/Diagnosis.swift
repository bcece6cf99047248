import AutoLayout

/// What clashing constraints mean: the sum that doesn't come out, and what to change.
package struct Diagnosis: Hashable, Sendable {
  /// All views and constraints of the log or the layout.
  package let scene: ConflictScene
  /// The constraints that are listed, in order.
  package let constraints: [SceneConstraint]
  /// The one that was broken.
  package let broken: SceneConstraint?
  /// Whether they clash, as they are stated.
  package let examination: Examination
  /// Those that clash; all of them if it isn't known which.
  let members: [SceneConstraint]
  /// What makes them clash though they can hold as they are printed; nil if nothing was found.
  let near: NearClash?
  /// Constraints of the app's that state the same thing, with the same numbers or others.
  package let duplicates: [[SceneConstraint]]
  /// What to change; nil if there are no constraints.
  package let suggestion: ConflictSuggestion?
  /// What still clashes after the change that is suggested; nil if the change is enough.
  package let further: ConflictSuggestion?
  /// Whether the size of what a scroll view shows is below 0, which no other line needs to contradict.
  let hasNegativeContent: Bool
  /// Whether none of the views is the app's.
  let isForeign: Bool
  /// Whether the suggestion is more than a guess: the constraints clash, or they don't and the one that broke is the
  /// app's own, which is then the one to lower.
  let isCertain: Bool

  /// Finds out what is wrong with constraints of a scene.
  init(_ constraints: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene) {
    self.scene = scene
    self.constraints = constraints
    self.broken = broken
    let examination = Examination(constraints, preferring: broken, in: scene)
    self.examination = examination
    let near =
      examination == .feasible ? NearClash(among: constraints, broken: broken, in: scene) : nil
    self.near = near
    let members = examination.contradiction?.members ?? near?.members ?? constraints
    self.members = members
    let own = constraints.filter { $0.maker.isApp }
    let hasProof = examination.contradiction != nil || near != nil
    let duplicates = Self.duplicates(among: own).filter { group in
      Set(group.map { $0.relation }).count == 1 || hasProof && group.allSatisfy(members.contains)
    }
    self.duplicates = duplicates
    let hasTwins = ConflictSuggestion.marginTwins(among: own) != nil
    let isOpen = examination == .feasible && !hasProof && !hasTwins
    isForeign = PrivateViews.owner(of: constraints, in: scene) != nil
    let content =
      isOpen ? ConflictSuggestion.negativeContent(among: constraints, in: scene) : nil
    hasNegativeContent = content != nil
    let isEased = isOpen && broken?.maker.isApp == true && !isForeign
    let suggestion =
      content
      ?? (isEased
        ? broken.map { ConflictSuggestion.easing($0, duplicates) }
        : near?.cause == .repetition || examination.contradiction?.isRounding == true
          ? ConflictSuggestion.omitting(oneOf: members, broken: broken, in: scene)
          : ConflictSuggestion.make(
            among: hasTwins && !hasProof ? constraints : members, broken: broken,
            duplicates: duplicates.first { group in
              group.allSatisfy { members.contains($0) && $0.relation == .equal }
            } ?? [], negative: examination.contradiction?.negative ?? [], in: scene))
    let further = suggestion.flatMap { Self.further($0, constraints, in: scene) }
    let whole = further == nil ? nil : Self.sufficient(among: members, of: constraints, in: scene)
    var change = whole ?? suggestion
    if examination.contradiction != nil {
      change?.foresee(among: members, of: constraints, in: scene)
    }
    self.suggestion = change
    self.further = whole == nil ? further : nil
    isCertain = hasProof || hasTwins || isEased || hasNegativeContent || isOpen && isForeign
  }

  /// The proof; nil if none was found.
  package var contradiction: Contradiction? { examination.contradiction }

  /// Whether lines that can all hold measure to unknown margins or baselines.
  var dependsOnMargins: Bool {
    examination == .feasible && near == nil && constraints.contains(where: Contradiction.isAssuming)
  }

  /// Constraints of the list that the contradiction doesn't need.
  package var bystanders: [SceneConstraint] {
    guard let contradiction else { return [] }
    let members = Set(contradiction.members)
    return constraints.filter { !members.contains($0) }
  }

  /// What else has to change, because the other lines clash even without the suggested one.
  private static func further(
    _ suggestion: ConflictSuggestion, _ constraints: [SceneConstraint], in scene: ConflictScene
  ) -> ConflictSuggestion? {
    guard [.lower, .remove].contains(suggestion.action) else { return nil }
    let rest = constraints.filter { $0 != suggestion.constraint }
    guard let next = Examination(rest, preferring: nil, in: scene).contradiction,
      let more = ConflictSuggestion.make(
        among: next.members, broken: nil, duplicates: [], negative: next.negative, in: scene),
      more.action != .leaveAlone
    else { return nil }
    return more
  }

  /// The most lines that are lowered one by one, to see whether that is enough.
  private static let attemptLimit = 8

  /// A line that is enough to lower if the one that people usually lower isn't.
  private static func sufficient(
    among members: [SceneConstraint], of constraints: [SceneConstraint], in scene: ConflictScene
  ) -> ConflictSuggestion? {
    ConflictSuggestion.softestFirst(members.filter { $0.maker.isApp }, in: scene).prefix(
      attemptLimit
    )
    .first { candidate in
      let rest = constraints.filter { $0 != candidate }
      return Examination(rest, preferring: nil, in: scene) == .feasible
    }.map { ConflictSuggestion.softening($0, in: scene) }
  }

  /// Groups of lines between the same attributes with the same factor.
  private static func duplicates(among constraints: [SceneConstraint]) -> [[SceneConstraint]] {
    struct Key: Hashable {
      let sides: Set<SceneConstraint.Side>
      let first: SceneConstraint.Side?
      let multiplier: Double
    }
    var groups: [Key: [SceneConstraint]] = [:]
    var order: [Key] = []
    for constraint in constraints {
      let isPlain = constraint.multiplier == 1
      let key = Key(
        sides: Set([constraint.first, constraint.second].compactMap { $0 }),
        first: isPlain ? nil : constraint.first, multiplier: constraint.multiplier)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(constraint)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }
}
