import AutoLayout
import LayoutDiagnostics

/// Lines that can't all stay as they are: all that clash, or all of a list if it isn't known which.
struct Suspects {
  /// The views of the lines.
  let scene: ConflictScene
  /// The lines in the order of their list.
  let lines: [SceneConstraint]
  /// The one that was broken; nil if nothing says which.
  let broken: SceneConstraint?
  /// Equalities of the app's among them that set one thing to several values.
  let duplicates: [SceneConstraint]
  /// Views whose sizes would have to be negative.
  let negative: Set<Int>
  /// The app's lines.
  let own: [SceneConstraint]
  /// Those that place views; none of a long proof, as rules compare each with all others.
  let positions: [OwnPosition]

  /// More lines are not compared with each other.
  static let comparisonLimit = 64

  init(
    _ lines: [SceneConstraint], broken: SceneConstraint? = nil, duplicates: [SceneConstraint] = [],
    negative: Set<Int> = [], in scene: ConflictScene
  ) {
    self.scene = scene
    self.lines = lines
    self.broken = broken
    self.duplicates = duplicates
    self.negative = negative
    own = lines.filter { $0.maker.isApp }
    positions =
      lines.count > Self.comparisonLimit ? [] : own.compactMap { OwnPosition($0, in: scene) }
  }

  /// What may be wrong with lines, in the order in which it is looked for: the first that is found is what to change.
  ///
  /// In threads about such reports the answers are: remove a forgotten mask; of two numbers for
  /// one thing, remove one; where the system's size is fixed, give a constant size or the bottom or
  /// trailing edge priority 999. Lowering what is broken anyway changes no frame.
  private static let rules: [@Sendable (Suspects) -> ConflictSuggestion?] = [
    { $0.foreignViews },
    { $0.mask },
    // What can't be meant as it is, whichever line the system breaks.
    { $0.negativeSize }, { $0.slip }, { $0.ownGuide }, { $0.detour },
    { $0.placeholder },
    // What was probably meant as an alternative.
    { $0.marginTwin }, { $0.duplicate }, { $0.bounded }, { $0.doubled },
    // What repeats where a view is or how long it is.
    { $0.ratioOfItself }, { $0.arranged }, { $0.centered }, { $0.between }, { $0.sized },
    { $0.chained }, { $0.circle },
    { $0.pinnedApart },
    { $0.softest },
    { $0.hiding },
    { $0.system },
  ]

  /// What to change; nil if there are no lines.
  var suggestion: ConflictSuggestion? {
    for rule in Self.rules {
      if let found = rule(self) { return found }
    }
    return nil
  }

  /// Advice to remove a line, or another one instead.
  func removal(
    of line: SceneConstraint, or twin: SceneConstraint? = nil, _ reason: String
  ) -> ConflictSuggestion {
    ConflictSuggestion(action: .remove, constraint: line, reason: reason, twin: twin)
  }

  // MARK: What isn't the app's

  private var foreignViews: ConflictSuggestion? {
    owner.flatMap { leaving("the views belong to \($0)") }
  }

  /// A view for which Interface Builder has filled a gap that the app's code fills, too.
  private var placeholder: ConflictSuggestion? {
    guard !own.isEmpty, let line = lines.first(where: { $0.maker.kind == .prototype }) else {
      return nil
    }
    return ConflictSuggestion(
      action: .constrainInDocument, constraint: line,
      reason: "Interface Builder fills in for a view without constraints in the document")
  }

  private var hiding: ConflictSuggestion? {
    lines.first { $0.maker.kind == .stackHiding }.map { line in
      ConflictSuggestion(
        action: .collapse, constraint: line,
        reason: "a hidden arranged view has no length, and the gaps inside it stay")
    }
  }

  /// Nothing but the system's lines; the layout of a container may be what gives a view no length.
  private var system: ConflictSuggestion? {
    let zero = lines.first { line in
      line.maker.kind == .containerSize && line.constant == 0 && line.identifier != nil
        && !scene.views[line.first.view].isZeroForMoment
    }
    let advice = zero.map { line in
      "; if your layout gives \(scene.name(of: line.first.view)) a \(line.first.attributeName) of 0, give it a "
        + "larger one"
    }
    return leaving("every line in the clash is the system's\(advice ?? "")")
  }

  private func leaving(_ reason: String) -> ConflictSuggestion? {
    (broken ?? lines.first).map {
      ConflictSuggestion(action: .leaveAlone, constraint: $0, reason: reason)
    }
  }
}

/// Lines that are more than enough, though all of them can hold.
extension Suspects {
  /// The advice where the lines can hold as printed, but the log names one that was broken.
  ///
  /// A line that repeats another was added twice; what rounds differently from itself is one too many.
  func easing(_ line: SceneConstraint, among duplicates: [SceneConstraint]) -> ConflictSuggestion {
    let twin = duplicates.first { $0 != line && $0.demandsTheSame(as: line) }
    return twin.map { removal(of: line, or: $0, "the same constraint is there twice") }
      ?? ConflictSuggestion(action: .lower, constraint: line, reason: "the system broke it")
  }

  /// The line that only says what the others say.
  var omission: ConflictSuggestion? {
    if lines.count == 2, lines[0].demandsTheSame(as: lines[1]),
      owner == nil,
      let line = own.first(where: { $0 == broken }) ?? own.last
    {
      return easing(line, among: lines)
    }
    guard let made = suggestion else { return nil }
    // A line that one of the system's sizes makes superfluous is needed as soon as that size changes.
    if made.action != .lower || lines.contains(where: { $0.maker.setsLength }) { return made }
    // A fraction was computed from the others.
    let computed = own.last { $0 == broken } ?? own.last { $0.constant != $0.constant.rounded() }
    let line = computed ?? made.constraint
    let others = lines.filter { $0 != line }.map { $0.typeableName }
    return removal(
      of: line, "\(Sentence.list(others)) \(others.count == 1 ? "says" : "say") the same already")
  }

  /// The content size below 0 that a scroll view computes.
  var negativeContent: ConflictSuggestion? {
    let line = lines.first { line in
      ["contentWidth", "contentHeight"].contains(line.first.attributeName) && line.second == nil
        && line.constant < 0
    }
    return line.map { line in
      ConflictSuggestion(
        action: .leaveAlone, constraint: line,
        reason:
          "no size can be negative, and UIKit computes this one; look at the insets and row heights "
          + "of \(scene.name(of: line.first.view))")
    }
  }
}

extension SceneConstraint {
  /// Whether both say the same thing in the same words.
  fileprivate func demandsTheSame(as other: SceneConstraint) -> Bool {
    first == other.first && second == other.second && relation == other.relation
      && multiplier == other.multiplier && constant == other.constant
  }
}
