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

  /// The lines that change or disappear.
  var changed: [SceneConstraint] { [constraint] + also }

  /// Whether one line loses its priority or disappears.
  var isOfOneLine: Bool { action == .lower || action == .remove }
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
      let names = Sentence.list(emptied.map(scene.name), limit: 4)
      let length = constraint.axis?.length ?? "size"
      return "\(names) \(emptied.count == 1 ? "is" : "are") left no \(length)"
    }
    guard constraint.multiplier == 1 || constraint.second == nil,
      abs(constant - constraint.constant) >= 0.01
    else { return nil }
    if constraint.second == nil {
      let side = "\(scene.name(of: constraint.first.view)).\(constraint.first.attributeName)"
      return "\(side) becomes \(NumberText.measured(constant))"
    }
    var line = constraint
    line.constant = NumberText.thousandths(constant)
    return scene.equation(of: line).map { "it becomes \($0)" }
  }
}
