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
  package private(set) var suggestion: ConflictSuggestion?
  /// What still clashes after the change that is suggested; nil if the change is enough.
  package private(set) var further: ConflictSuggestion?
  /// Whether none of the views is the app's.
  let isForeign: Bool
  /// Whether lines fix one edge twice, from the edge and from the margin, which no log measures.
  private let hasMarginTwins: Bool

  /// Finds out what is wrong with constraints of a scene.
  init(_ constraints: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene) {
    self.scene = scene
    self.constraints = constraints
    self.broken = broken
    let all = Suspects(constraints, broken: broken, in: scene)
    let examination = all.examination
    self.examination = examination
    let near = examination == .feasible ? all.nearClash : nil
    self.near = near
    let members = examination.contradiction?.members ?? near?.members ?? constraints
    self.members = members
    let hasProof = examination.contradiction != nil || near != nil
    duplicates = Self.duplicates(among: all.own).filter { group in
      Set(group.map { $0.relation }).count == 1 || hasProof && group.allSatisfy(members.contains)
    }
    hasMarginTwins = all.marginTwin != nil
    isForeign = all.owner != nil
    suggestion = suggestion(among: all)
    if let suggestion, let next = further(after: suggestion) {
      if let whole = sufficient { self.suggestion = whole } else { further = next }
    }
    if contradiction != nil { foresee() }
  }

  /// The proof; nil if none was found.
  package var contradiction: Contradiction? { examination.contradiction }

  /// Whether it is known what clashes.
  var hasProof: Bool { contradiction != nil || near != nil }

  /// Whether the lines can all hold, and nothing shows what is wrong with them.
  private var isOpen: Bool { examination == .feasible && !hasProof && !hasMarginTwins }

  /// Whether lines that can all hold include the one that broke, which is then the one to lower.
  private var isEased: Bool { isOpen && broken?.maker.isApp == true && !isForeign }

  /// Whether the size of what a scroll view shows is below 0, which no other line needs to contradict.
  var hasNegativeContent: Bool {
    isOpen && Suspects(constraints, in: scene).negativeContent != nil
  }

  /// Whether the suggestion is more than a guess.
  var isCertain: Bool {
    hasProof || hasMarginTwins || isEased || hasNegativeContent || isOpen && isForeign
  }

  /// Whether lines that can all hold measure to unknown margins or baselines.
  var dependsOnMargins: Bool {
    examination == .feasible && near == nil && constraints.contains { $0.needsAssumption }
  }

  /// Constraints of the list that the contradiction doesn't need.
  package var bystanders: [SceneConstraint] {
    guard let contradiction else { return [] }
    let members = Set(contradiction.members)
    return constraints.filter { !members.contains($0) }
  }

  // MARK: What to change

  /// What to change first.
  private func suggestion(among all: Suspects) -> ConflictSuggestion? {
    if isOpen, let content = all.negativeContent { return content }
    if isEased, let broken {
      return all.easing(broken, among: duplicates.first { $0.contains(broken) } ?? [])
    }
    if near?.cause == .repetition || contradiction?.isRounding == true {
      return Suspects(members, broken: broken, in: scene).omission
    }
    let twins = duplicates.first { group in
      group.allSatisfy { members.contains($0) && $0.relation == .equal }
    }
    return Suspects(
      members, broken: broken, duplicates: twins ?? [], negative: contradiction?.negative ?? [],
      in: scene
    ).suggestion
  }

  /// What else has to change, because the other lines clash even without the suggested one.
  private func further(after suggestion: ConflictSuggestion) -> ConflictSuggestion? {
    guard suggestion.isOfOneLine,
      let next = examination(without: suggestion.constraint).contradiction
    else { return nil }
    let more = Suspects(next.members, negative: next.negative, in: scene).suggestion
    return more?.action == .leaveAlone ? nil : more
  }

  /// The most lines that are lowered one by one, to see whether that is enough.
  private static let attemptLimit = 8

  /// A line that is enough to lower if the one that people usually lower isn't.
  private var sufficient: ConflictSuggestion? {
    let suspects = Suspects(members, in: scene)
    return suspects.softestFirst.prefix(Self.attemptLimit)
      .first { examination(without: $0) == .feasible }.map(suspects.softening)
  }

  private func examination(without line: SceneConstraint) -> Examination {
    Suspects(constraints.filter { $0 != line }, in: scene).examination
  }

  /// Longer lists are not tried line by line.
  private static let foresightLimit = 24

  /// Works out what the views get once the suggested line has priority 999.
  ///
  /// If the lack of room is temporary, what they get now says nothing.
  private mutating func foresee() {
    guard let line = suggestion?.constraint, suggestion?.action == .lower,
      constraints.count <= Self.foresightLimit,
      !members.contains(where: {
        $0.maker.setsLength && $0.constant <= 1 || $0.collapsesItsView(in: scene)
      }),
      let outcome = outcome(ofLowering: line)
    else { return }
    suggestion?.outcome = outcome
    guard let text = outcome.text(in: scene) else { return }
    suggestion?.reason += outcome.emptied.isEmpty ? "; \(text)" : ", but \(text)"
    guard outcome.takesMost else { return }
    let others = Suspects(members.filter { $0 != line }, in: scene).softestFirst
    // A view that is off center is still whole.
    let placed =
      others.filter { $0.isCentering } + others.filter { $0.isPlacing && !$0.isCentering }
    let alternative = placed.lazy.compactMap(self.outcome(ofLowering:))
      .first { !$0.takesMost && $0.text(in: scene) != nil }
    suggestion?.alternative = alternative
  }

  private func outcome(ofLowering line: SceneConstraint) -> LoweringOutcome? {
    LoweringOutcome(lowering: line, among: constraints, in: scene)
  }

  /// Groups of lines between the same attributes with the same factor.
  private static func duplicates(among constraints: [SceneConstraint]) -> [[SceneConstraint]] {
    struct Key: Hashable {
      let sides: Set<SceneConstraint.Side>
      let first: SceneConstraint.Side?
      let multiplier: Double
    }
    return constraints.grouped { line in
      Key(
        sides: Set(line.sides), first: line.multiplier == 1 ? nil : line.first,
        multiplier: line.multiplier)
    }.map { $0.members }.filter { $0.count > 1 }
  }
}
