import AutoLayout

/// Views with equal content priorities that can't all have the size of their content.
///
/// Two labels side by side that both hug at 250, and have more room than they need: either may grow.
struct ContentTies {
  /// The wish of a view to be no larger than its content, or no smaller.
  private struct Wish {
    let item: Item.ID
    let isMet: Bool
  }

  /// The key of wishes with equal weight.
  private struct Weight: Hashable {
    let bound: ContentBound
    let axis: Axis
    let priority: Priority

    /// The name of the property that says how much: `hugging.horizontal`.
    var property: String { bound.property(axis) }
  }

  /// The views of each weight where at least one doesn't get its wish, oldest first.
  private var ties: [Weight: [Wish]] = [:]

  /// The tolerance of sizes, in points: they are rounded to pixels.
  private static let tolerance = 0.75

  /// Finds the ties of a solved layout.
  init(of contents: [ContentExtent], in layout: Layout) {
    var wishes: [Weight: [Wish]] = [:]
    for content in contents {
      let item = content.item
      let state = layout.model[item].state
      for axis in Axis.allCases {
        guard let wanted = content.wanted[axis] else { continue }
        let excess = content.size[axis] - wanted
        let hugging = Weight(bound: .hugging, axis: axis, priority: state.hugging[axis])
        wishes[hugging, default: []].append(Wish(item: item, isMet: excess <= Self.tolerance))
        let resistance = Weight(
          bound: .compressionResistance, axis: axis, priority: state.compressionResistance[axis])
        wishes[resistance, default: []].append(Wish(item: item, isMet: -excess <= Self.tolerance))
      }
    }
    for (weight, wishes) in wishes where wishes.count > 1 && !wishes.allSatisfy({ $0.isMet }) {
      ties[weight] = wishes
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { ties.isEmpty }

  /// The views that are part of one.
  var items: Set<Item.ID> { Set(ties.values.joined().map { $0.item }) }

  /// The solved layout where the views without their wish come first, and another one may give way.
  func settledOtherwise(_ layout: Layout) -> Layout {
    var settled = layout
    for (weight, wishes) in ties {
      guard let property = ViewProperty.named(weight.property) else { continue }
      let unmet = wishes.filter { !$0.isMet }
      for (place, wish) in unmet.enumerated() {
        // Between two priorities that people write there is room for all of them.
        let priority =
          weight.priority.value + 0.4 * Double(unmet.count - place) / Double(unmet.count)
        // A priority that can't be changed stays, and settles nothing.
        try? property.set(.number(priority), of: wish.item, in: &settled)
      }
    }
    settled.solve()
    return settled
  }
}
