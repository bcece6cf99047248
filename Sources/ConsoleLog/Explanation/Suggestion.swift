import AutoLayout
import Cassowary
import LayoutDiagnostics

/// Which line of a report to change, and how.
package struct ConflictSuggestion: Hashable, Sendable {
  /// What to do.
  package enum Action: String, Hashable, Sendable {
    /// Let it lose: priority 999.
    case lower
    /// Remove one of two that state the same thing with different numbers.
    case remove
    /// Set `translatesAutoresizingMaskIntoConstraints` to false.
    case disableAutoresizing
    /// Let what a hidden stack view holds give way: its spacing, or one edge.
    case collapse
    /// Let a stack view center what has a size and a center of its own.
    case realign
    /// Give a view constraints in Interface Builder, which makes some while building where there are none.
    case constrainInDocument
    /// Nothing in the list is the app's.
    case leaveAlone
  }

  /// What to do.
  package let action: Action
  /// The line to change; for ``Action/disableAutoresizing``, one of the lines that disappear.
  package let constraint: SceneConstraint
  /// Why this one, and what it gives.
  package internal(set) var reason: String
  /// The line that could be removed instead of this one.
  var twin: SceneConstraint?
  /// Lines of other views that need the same change.
  var also: [SceneConstraint] = []
  /// What the change gives; nil if the log doesn't tell, or another line is to go.
  var outcome: LoweringOutcome?
  /// What another line gives if that one is lowered, where this one leaves a view little or nothing.
  var alternative: LoweringOutcome?
}

extension ConflictSuggestion {
  /// The line that people usually soften.
  ///
  /// In threads about such reports the answers are: remove a forgotten mask; of two numbers for
  /// one thing, remove one; where the system's size is fixed, give a constant size or the bottom or
  /// trailing edge priority 999. Lowering what is broken anyway changes no frame.
  static func make(
    among members: [SceneConstraint], broken: SceneConstraint?, duplicates: [SceneConstraint],
    negative: Set<Int> = [], in scene: ConflictScene
  ) -> ConflictSuggestion? {
    if let owner = PrivateViews.owner(of: members, in: scene) {
      return (broken ?? members.first).map {
        ConflictSuggestion(
          action: .leaveAlone, constraint: $0, reason: "the views belong to \(owner)")
      }
    }
    if let mask = unmasking(members, negative: negative, in: scene) { return mask }
    if let mistake = mistake(among: members, in: scene) { return mistake }
    if let placeholder = placeholder(among: members) { return placeholder }
    let own = members.filter { $0.maker.isApp }
    if let (first, second) = marginTwins(among: own) {
      return ConflictSuggestion(
        action: .remove, constraint: second,
        reason: "the same edge is fixed twice, once from the edge and once from the margin",
        twin: first)
    }
    if let extra = duplicates.first(where: { $0 == broken }) ?? duplicates.last {
      return ConflictSuggestion(
        action: .remove, constraint: extra,
        reason: "they set the same thing to two values",
        twin: duplicates.first { $0 != extra })
    }
    if let bound = bounded(among: members, in: scene) { return bound }
    if let double = doubled(among: members, broken, in: scene) {
      let side = scene.views[double.view].name + "." + double.attribute
      return ConflictSuggestion(
        action: .remove, constraint: double.constraint,
        reason: "\(side) is fixed twice", twin: double.twin)
    }
    if let surplus = surplus(among: members, broken: broken, in: scene) { return surplus }
    if let pin = pinnedApart(among: members, broken: broken, in: scene) { return pin }
    guard let chosen = softest(of: own, broken, scene) else {
      if let hiding = members.first(where: { $0.maker.kind == .stackHiding }) {
        return ConflictSuggestion(
          action: .collapse, constraint: hiding,
          reason: "a hidden arranged view has no length, and the gaps inside it stay")
      }
      return (broken ?? members.first).map {
        ConflictSuggestion(
          action: .leaveAlone, constraint: $0,
          reason: "every line in the clash is the system's" + zeroAdvice(among: members, in: scene))
      }
    }
    return softening(chosen, broken: broken, in: scene)
  }

  /// What to do where Interface Builder has filled a gap that the app's code fills, too.
  private static func placeholder(among members: [SceneConstraint]) -> ConflictSuggestion? {
    guard members.contains(where: { $0.maker.isApp }) else { return nil }
    return members.first { $0.maker.kind == .prototype }.map {
      ConflictSuggestion(
        action: .constrainInDocument, constraint: $0,
        reason:
          "Interface Builder fills in for a view without constraints in the document"
      )
    }
  }

  /// What to do where the layout of a container may be what gives a view no length.
  private static func zeroAdvice(among members: [SceneConstraint], in scene: ConflictScene)
    -> String
  {
    let zero = members.first { line in
      line.maker.kind == .containerSize && line.constant == 0 && line.identifier != nil
        && !scene.views[line.first.view].isZeroForMoment
    }
    return zero.map { line in
      "; if your layout gives \(scene.views[line.first.view].name) a \(line.first.attributeName) of 0, give it a "
        + "larger one"
    } ?? ""
  }

  /// The advice where the lines can hold as printed, but the log names one that was broken.
  ///
  /// A line that repeats another was added twice; what rounds differently from itself is one too many.
  static func easing(_ broken: SceneConstraint, _ duplicates: [[SceneConstraint]])
    -> ConflictSuggestion
  {
    let twin = duplicates.first { $0.contains(broken) }?
      .first { $0 != broken && $0.demandsTheSame(as: broken) }
    return ConflictSuggestion(
      action: twin == nil ? .lower : .remove, constraint: broken,
      reason: twin == nil ? "the system broke it" : "the same constraint is there twice", twin: twin
    )
  }

  /// The line that only says what the others say.
  static func omitting(
    oneOf members: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene
  ) -> ConflictSuggestion? {
    let own = members.filter { $0.maker.isApp }
    if members.count == 2, members[0].demandsTheSame(as: members[1]),
      PrivateViews.owner(of: members, in: scene) == nil,
      let line = own.first(where: { $0 == broken }) ?? own.last
    {
      return easing(line, [members])
    }
    let made = make(among: members, broken: broken, duplicates: [], in: scene)
    // A line that one of the system's sizes makes superfluous is needed as soon as that size changes.
    guard let made, made.action == .lower, !members.contains(where: { $0.maker.setsLength }) else {
      return made
    }
    // A fraction was computed from the others.
    let computed = own.last { $0 == broken } ?? own.last { !$0.hasWholeConstant }
    let line = computed ?? made.constraint
    let others = members.filter { $0 != line }
    let verb = others.count == 1 ? "says" : "say"
    return ConflictSuggestion(
      action: .remove, constraint: line,
      reason: "\(Sentence.list(others.map { $0.typeableName })) \(verb) the same already")
  }

  /// Two equalities that fix one edge, once by an edge of the superview and once by its margin.
  static func marginTwins(
    among constraints: [SceneConstraint]
  ) -> (first: SceneConstraint, second: SceneConstraint)? {
    // Each is compared with all before it.
    guard constraints.count <= Examination.lineLimit else { return nil }
    return constraints.indices.lazy.compactMap { place in
      let constraint = constraints[place]
      return constraints[..<place].first { $0.isMarginTwin(of: constraint) }
        .map { ($0, constraint) }
    }.first
  }

  /// One of two equalities that fix the same position, where nothing else of the app's takes part.
  private static func doubled(
    among members: [SceneConstraint], _ broken: SceneConstraint?, in scene: ConflictScene
  ) -> (constraint: SceneConstraint, twin: SceneConstraint, view: Int, attribute: String)? {
    let own = members.filter { $0.maker.isApp }
    guard own.count == 2, own.allSatisfy({ $0.relation == .equal && $0.second != nil }),
      let shared = own[0].placed(in: scene), let other = own[1].placed(in: scene),
      shared.isAtSameEdge(as: other), members.allSatisfy({ $0.maker.kind != .stackHiding })
    else { return nil }
    let (extra, twin) = own[0] == broken ? (own[0], own[1]) : (own[1], own[0])
    return (extra, twin, shared.view, shared.attributeName)
  }
}

extension SceneConstraint.Side {
  /// Whether both are one position of a view, where leading is left.
  fileprivate func isAtSameEdge(as other: Self) -> Bool {
    guard view == other.view, let one = attribute, let two = other.attribute, !one.isSize else {
      return false
    }
    guard let end = AxisEnd(edge: one) else { return one == two }
    return end == AxisEnd(edge: two)
  }
}

extension SceneConstraint {
  fileprivate var hasWholeConstant: Bool { constant == constant.rounded() }

  /// Whether both say the same thing in the same words.
  fileprivate func demandsTheSame(as other: SceneConstraint) -> Bool {
    first == other.first && second == other.second && relation == other.relation
      && multiplier == other.multiplier && constant == other.constant
  }

  /// Whether both fix the same edge of a view, one by an edge of another view and one by the margin there.
  fileprivate func isMarginTwin(of other: SceneConstraint) -> Bool {
    guard relation == .equal, other.relation == .equal,
      let (own, foreign) = sides(beside: other), own.attribute != foreign.attribute,
      let one = own.attribute, let two = foreign.attribute
    else { return false }
    return one.isMargin != two.isMargin && one.edge == two.edge
  }

  /// The side that a constraint places: that of the view it is about.
  fileprivate func placed(in scene: ConflictScene) -> Side? {
    let subject = scene.subject(of: self)
    return first.view == subject ? first : second?.view == subject ? second : nil
  }

  /// The sides that differ, if the others are the same attribute of the same view.
  private func sides(beside other: SceneConstraint) -> (Side, Side)? {
    guard let second, let otherSecond = other.second else { return nil }
    let pairs = [
      (first, other.first, second, otherSecond), (first, otherSecond, second, other.first),
      (second, other.first, first, otherSecond), (second, otherSecond, first, other.first),
    ]
    return pairs.first { $0.0 == $0.1 && $0.2.view == $0.3.view }.map { ($0.2, $0.3) }
  }
}
