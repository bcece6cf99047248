import AutoLayout

/// Views with equal content priorities that can't all have the size of their content.
///
/// Two labels side by side that both hug at 250, and have more room than they need: either may grow.
struct ContentTies {
  /// The goal of a view to be no larger than its content, or no smaller.
  private struct Goal {
    let item: Item.ID
    let isMet: Bool
  }

  /// The key of goals with equal weight.
  private struct Weight: Hashable {
    let bound: ContentBound
    let axis: Axis
    let priority: Priority

    /// The name of the property that says how much: `hugging.horizontal`.
    var property: String { bound.property(axis) }
  }

  /// The views of each weight where at least one doesn't get its goal, oldest first.
  private var ties: [Weight: [Goal]] = [:]

  /// The tolerance of sizes, in points: they are rounded to pixels.
  private static let tolerance = 0.75

  /// Finds the ties of a solved layout.
  init(of contents: [ContentExtent], in layout: Layout) {
    var goals: [Weight: [Goal]] = [:]
    for content in contents {
      let item = content.item
      let state = layout.model[item].state
      for axis in Axis.allCases {
        guard let wanted = content.wanted[axis] else { continue }
        let excess = content.size[axis] - wanted
        let hugging = Weight(bound: .hugging, axis: axis, priority: state.hugging[axis])
        goals[hugging, default: []].append(Goal(item: item, isMet: excess <= Self.tolerance))
        let resistance = Weight(
          bound: .compressionResistance, axis: axis, priority: state.compressionResistance[axis])
        goals[resistance, default: []].append(Goal(item: item, isMet: -excess <= Self.tolerance))
      }
    }
    for (weight, goals) in goals where goals.count > 1 && !goals.allSatisfy({ $0.isMet }) {
      ties[weight] = goals
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { ties.isEmpty }

  /// The views that are part of one.
  var items: Set<Item.ID> { Set(ties.values.joined().map { $0.item }) }

  /// The solved layout where the views without their goal come first, and another one may give way.
  func settledOtherwise(_ layout: Layout) -> Layout {
    var settled = layout
    for (weight, goals) in ties {
      guard let property = ViewProperty.named(weight.property) else { continue }
      let unmet = goals.filter { !$0.isMet }
      for (place, goal) in unmet.enumerated() {
        // Between two priorities that people write there is room for all of them.
        let priority =
          weight.priority.value + 0.4 * Double(unmet.count - place) / Double(unmet.count)
        // A priority that can't be changed stays, and settles nothing.
        try? property.set(.number(priority), of: goal.item, in: &settled)
      }
    }
    settled.solve()
    return settled
  }
}

/// The bounds that keep a view at the size of its content.
package enum ContentBound: String, Hashable, Sendable {
  /// No larger: hugging.
  case hugging
  /// No smaller: compression resistance.
  case compressionResistance

  /// The name of the property along an axis: `hugging.horizontal`.
  package func property(_ axis: Axis) -> String { "\(rawValue).\(axis.rawValue)" }

  /// The priority that a view has; nil for guides.
  package func priority(of item: Item.ID, _ axis: Axis, in layout: Layout) -> Priority? {
    let view = layout.model[item].view
    return self == .hugging ? view?.hugging[axis] : view?.compressionResistance[axis]
  }
}

/// The size of a view's content, and of the view.
struct ContentExtent {
  let item: Item.ID
  /// The content size in points; nil along an axis without one.
  let wanted: PerAxis<Double?>
  /// The size of the alignment rectangle, in points.
  let size: PerAxis<Double>

  /// Measures a view of a solved layout; nil for guides, frames that were set, and views without a size of their own.
  init?(of item: Item.ID, in layout: Layout) {
    guard layout.model[item].isView, !layout.model[item].state.isManual else { return nil }
    wanted = layout.pass.intrinsicSize(of: item)
    guard wanted != PerAxis(nil) else { return nil }
    self.item = item
    let insets = layout.model.alignmentRectInsets(of: item)
    let rect = layout.untransformedFrame(of: item).inset(by: insets)
    size = PerAxis(horizontal: rect.size.width, vertical: rect.size.height)
  }
}
