import AutoLayout
import Cassowary
import LayoutDiagnostics

/// Which line to lower if one of several has to give way.
extension ConflictSuggestion {
  /// The line that people usually soften; nil if there is none.
  static func softest(
    of constraints: [SceneConstraint], _ broken: SceneConstraint?, _ scene: ConflictScene
  ) -> SceneConstraint? {
    softestFirst(constraints, broken, in: scene).first
  }

  /// The advice to lower a line, with the reason that its kind gives.
  static func softening(
    _ constraint: SceneConstraint, broken: SceneConstraint? = nil, in scene: ConflictScene
  ) -> ConflictSuggestion {
    ConflictSuggestion(
      action: .lower, constraint: constraint,
      reason: constraint == broken
        ? "the system breaks it already"
        : "\(softness(of: constraint, in: scene).why) is the usual choice")
  }

  /// Works out what the views get once the line has priority 999.
  ///
  /// If the lack of room is temporary, what they get now says nothing.
  mutating func foresee(
    among members: [SceneConstraint], of lines: [SceneConstraint], in scene: ConflictScene
  ) {
    guard action == .lower, lines.count <= Self.foresightLimit,
      !members.contains(where: {
        $0.maker.setsLength && $0.constant <= 1 || $0.collapsesItsView(in: scene)
      })
    else { return }
    func gives(_ line: SceneConstraint) -> LoweringOutcome? {
      LoweringOutcome(lowering: line, among: lines, in: scene)
    }
    outcome = gives(constraint)
    guard let outcome, let text = outcome.text(in: scene) else { return }
    reason += outcome.emptied.isEmpty ? "; \(text)" : ", but \(text)"
    guard outcome.takesMost else { return }
    let others = Self.softestFirst(members.filter { $0.maker.isApp && $0 != constraint }, in: scene)
    // A view that is off center is still whole.
    let placed =
      others.filter { $0.isCentering } + others.filter { $0.isPlacing && !$0.isCentering }
    alternative = placed.lazy.compactMap(gives)
      .first { !$0.takesMost && $0.text(in: scene) != nil }
  }

  /// Longer lists are not tried line by line.
  private static let foresightLimit = 24

  /// Lines in the order in which people soften them.
  ///
  /// Lowering a size or an edge that is broken anyway comes first. A limit stays one: with the far edge lowered, it can
  /// hold.
  static func softestFirst(
    _ constraints: [SceneConstraint], _ broken: SceneConstraint? = nil, in scene: ConflictScene
  ) -> [SceneConstraint] {
    // If nothing says what broke, what is in a view gives way rather than the view's size.
    let held = broken == nil ? constraints : []
    let holders = Set(held.compactMap { scene.views[scene.subject(of: $0)].parent })
    return constraints.enumerated().map { place, constraint in
      let isRoom = constraint != broken && scene.isRoom(constraint, of: holders)
      return (constraint, rank: rank(constraint, broken, place, isRoom: isRoom, scene))
    }.sorted { $0.rank > $1.rank }.map { $0.0 }
  }

  private static func rank(
    _ constraint: SceneConstraint, _ broken: SceneConstraint?, _ place: Int, isRoom: Bool,
    _ scene: ConflictScene
  ) -> (Int, Int, Double, Int) {
    let softness = softness(of: constraint, in: scene)
    let isBroken = constraint == broken
    let isFree = isBroken && softness.order >= Self.edgeOrder
    let order = isRoom ? -1 : isFree ? Int.max : softness.order
    return (order, isBroken ? 1 : 0, constraint.constant, place)
  }

  private static let edgeOrder = 5

  /// How readily people soften a line.
  private static func softness(of constraint: SceneConstraint, in scene: ConflictScene) -> (
    order: Int, why: String
  ) {
    switch scene.kind(of: constraint) {
    case .constantSize where constraint.relation == .lessThanOrEqual: (4, "a limit")
    case .constantSize: (6, "a constant size")
    case .farEdge: (edgeOrder, "the bottom or trailing edge")
    case .gap: (3, "a gap")
    case .aspectRatio: (2, "an aspect ratio")
    case .sizeRelation: (1, "a size relation")
    case .other: (0, "this one")
    }
  }
}

extension ConflictScene {
  /// Whether the line is the room that other views have: the size of one of their holders, or a size of 0 of any view
  /// that holds some.
  fileprivate func isRoom(_ constraint: SceneConstraint, of holders: Set<Int>) -> Bool {
    guard constraint.second == nil, constraint.relation != .greaterThanOrEqual else {
      return false
    }
    let view = constraint.first.view
    return holders.contains(view) || constraint.constant == 0 && views[view].holdsViews
  }
}

extension SceneConstraint {
  /// Whether the line places a view relative to another one.
  fileprivate var isPlacing: Bool {
    guard let second else { return false }
    return second.view != first.view && first.attribute?.isSize == false
  }

  /// Whether the line centers a view on another one.
  fileprivate var isCentering: Bool {
    isPlacing && first.attribute == second?.attribute
      && (first.attribute == .centerX || first.attribute == .centerY)
  }
}

/// What a line gives once it has priority 999 and the others stay as they are.
///
/// At 999 a line isn't ignored: it holds as nearly as the required ones allow, before any content resists.
struct LoweringOutcome: Hashable, Sendable {
  /// The line.
  let constraint: SceneConstraint
  /// The constant with which the line holds then.
  let constant: Double
  /// Views that are left no length, though no line says that they have none.
  let emptied: [Int]

  /// Works out what becomes of a line; nil if the log doesn't tell, as it doesn't show a margin that takes part, or if
  /// the other lines clash as well.
  init?(lowering line: SceneConstraint, among lines: [SceneConstraint], in scene: ConflictScene) {
    guard lines.count <= Examination.lineLimit,
      lines.allSatisfy({ $0.constant.magnitude <= Magnitude.limit })
    else { return nil }
    let system = ConflictSystem(
      lines, in: scene, assuming: .unknown, .leftToRight, supposing: .init(lowered: line.place))
    guard !system.usesAssumption, system.solver.conflicts.isEmpty,
      let id = system.rows.first(where: { $0.value.constraint == line })?.key
    else { return nil }
    constraint = line
    constant = line.constant + system.solver.error(of: id)
    let zeros = Set(lines.filter { $0.isEmptySize }.map { $0.first.view })
    let axes = line.axis.map { [$0] } ?? []
    emptied = Set(lines.flatMap { $0.views }).subtracting(zeros).sorted().filter { view in
      !scene.views[view].isGuide
        && axes.contains { system.lengths(of: view, $0).map { $0.upperBound <= 0.5 } ?? false }
    }
  }

  /// Whether a view loses its length, or more than half of what the line asks for.
  var takesMost: Bool {
    let isSize = constraint.second == nil && constraint.first.attribute?.isSize == true
    return !emptied.isEmpty || isSize && constant < constraint.constant / 2
  }

  /// What the line gives then, in a few words: `avatar.width becomes 87`; nil if its numbers tell nothing.
  func text(in scene: ConflictScene) -> String? {
    guard emptied.isEmpty else {
      let names = Sentence.list(emptied.map { scene.views[$0].name }, limit: 4)
      let length = constraint.axis?.length ?? "size"
      return "\(names) \(emptied.count == 1 ? "is" : "are") left no \(length)"
    }
    guard constraint.multiplier == 1 || constraint.second == nil,
      abs(constant - constraint.constant) >= 0.01
    else { return nil }
    if constraint.second == nil {
      let side = "\(scene.views[constraint.first.view].name).\(constraint.first.attributeName)"
      return "\(side) becomes \(NumberText.measured(constant))"
    }
    var line = constraint
    line.constant = NumberText.thousandths(constant)
    return scene.equation(of: line).map { "it becomes \($0)" }
  }
}
