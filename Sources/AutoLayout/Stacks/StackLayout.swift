/// The constraints of one stack view in the current model.
///
/// UIKit's stack view has no layout rules other than these constraints, and no intrinsic size: the weak ones make it
/// hug its content. The parts are: ends and gaps along the axis, the distribution, the alignment across the axis, and
/// the constraints that leave nothing ambiguous.
package struct StackLayout {
  let stack: Item.ID
  let state: StackState
  let pass: LayoutPass
  /// The arranged views in their order, hidden ones included.
  let arranged: [Item.ID]
  /// The arranged views that take part.
  let visible: [Item.ID]
  let spanner: Item.ID
  let gaps: [Item.ID]

  /// Reads the current state of a stack; nil if the item isn't a stack.
  package init?(of item: Item.ID, in pass: LayoutPass) {
    let model = pass.model
    let record = model[item]
    let helpers = record.guides.filter { model[$0].helper != nil }
    self.init(
      of: item, arranging: record.arranged, gaps: Array(helpers.dropFirst()), in: pass)
  }

  /// Reads a stack as if it arranged other views, with these gaps between them.
  init?(
    of item: Item.ID, arranging views: [Item.ID], gaps: [Item.ID], in pass: LayoutPass
  ) {
    let model = pass.model
    // Look for the first helper; the user's guides may come before it.
    guard let state = model[item].state.stack,
      let spanner = model[item].guides.first(where: { model[$0].helper != nil })
    else { return nil }
    self.stack = item
    self.state = state
    self.pass = pass
    self.spanner = spanner
    self.gaps = gaps
    arranged = views
    visible = arranged.filter { !model.isHidden($0) }
  }

  /// What the user specified.
  var model: Model {
    // Inlined, because a call copies the whole model.
    @inline(__always) get { pass.model }
  }

  /// Everything that the stack demands, in the order in which listings print it.
  package var constraints: [GeneratedConstraint] {
    canvasConnections + spacings + alignments + distribution + hidings + spanning + fitting
  }

  /// The constraint for a key, with its number among those of the stack, from 1.
  package func constraint(_ key: GeneratedConstraint.Key) -> (
    number: Int, constraint: GeneratedConstraint
  )? {
    let all = constraints
    guard let index = all.firstIndex(where: { $0.key == key }) else { return nil }
    return (index + 1, all[index])
  }

  /// The direction across the axis.
  var cross: Axis { state.axis.crossed }

  /// A place on the stack that arranged views are tied to: on its edges, or inside its margins.
  func canvas(_ attribute: Attribute) -> Anchor {
    Anchor(stack, state.isLayoutMarginsRelative ? attribute.withinMargins : attribute)
  }

  /// Hidden views have no length: `UISV-hiding`.
  private var hidings: [GeneratedConstraint] {
    arranged.filter(model.isHidden).map {
      GeneratedConstraint(.hiding, Anchor($0, .extent(state.axis)))
    }
  }

  /// The constraints that keep sizes determined and the stack small.
  ///
  /// Views shrink across the axis at 25 if the stack does not stretch them; hidden views always do. The stack itself
  /// shrinks at 49 along the axis if its gaps may grow (otherwise a free stack could have any length), and across it if
  /// baselines are aligned. That a stack without visible views shrinks in both directions is a guess.
  private var fitting: [GeneratedConstraint] {
    let isStretching = state.effectiveAlignment == .fill
    let suppressed = isStretching ? arranged.filter(model.isHidden) : arranged
    let fitted: [(Axis, Bool)] = [
      (state.axis, state.distribution.hasFlexibleGaps || visible.isEmpty),
      (cross, state.effectiveAlignment.isBaseline || visible.isEmpty),
    ]
    return suppressed.map {
      GeneratedConstraint(
        .ambiguitySuppression, Anchor($0, .extent(cross)), priority: .ambiguitySuppression)
    }
      + fitted.filter { $0.1 }.map {
        GeneratedConstraint(.canvasFit, Anchor(stack, .extent($0.0)), priority: .canvasFit)
      }
  }
}

extension Priority {
  /// The priority of `UISV-ambiguity-suppression`.
  static let ambiguitySuppression = clamped(25)
  /// The priority of `UISV-canvas-fit`.
  static let canvasFit = clamped(49)
  /// The priority of `UISV-spanning-fit`.
  static let spanningFit = clamped(51)
  /// The strong edges of `UISV-spanning-boundary`.
  static let spanningBoundary = clamped(999.5)
  /// Just below required.
  package static let nearlyRequired = clamped(999)
}
