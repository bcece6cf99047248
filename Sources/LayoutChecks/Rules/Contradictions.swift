import AutoLayout
import LayoutDiagnostics

/// The contradictions in a layout, whether they are certain enough to be reported or not: the frames of their views are
/// what they left of them.
struct Contradictions {
  /// The constraints that they are about.
  let constraints: [LayoutConstraint]
  private let search: IssueSearch
  private var layout: Layout { search.layout }

  /// Reads the reports of a layout.
  init(in search: IssueSearch) {
    self.search = search
    let layout = search.layout
    constraints =
      layout.brokenHandles.isEmpty
      ? []
      : layout.conflictReports().flatMap { $0.members }.compactMap(layout.constraint)
        .map { layout.constraint($0) }
  }

  /// The views that they are about.
  var views: Set<Item.ID> { Set(viewsByAxis.values.joined()) }

  /// The same along each axis.
  var viewsByAxis: [Axis: Set<Item.ID>] {
    var found: [Axis: Set<Item.ID>] = [:]
    if constraints.isEmpty { return found }
    for constraint in constraints {
      let anchors = constraint.anchors
      for axis in Set(anchors.map { $0.attribute.axis }) {
        found[axis, default: []].formUnion(anchors.map { $0.item }.filter { $0 != layout.root })
      }
    }
    // Proportions lead from one axis to the other.
    let torn = Set(found.values.joined())
    for (_, constraint) in search.constraints {
      guard let other = constraint.second, constraint.first.attribute.axis != other.attribute.axis
      else { continue }
      for item in [constraint.first.item, other.item] where torn.contains(item) {
        for axis in Axis.allCases { found[axis, default: []].insert(item) }
      }
    }
    return found
  }

  /// The views that they may move along an axis: their own, with those tied to them by constraints along it and by
  /// stacks.
  func reach(along axis: Axis) -> Set<Item.ID> {
    let along = constraints.filter { $0.anchors.contains { $0.attribute.axis == axis } }
    if along.isEmpty { return [] }
    let links =
      search.constraints.filter { $0.constraint.first.attribute.axis == axis }
      .map { $0.constraint.items }
      + search.visible.map { view in
        [view.item] + [layout.model.stack(arranging: view.item)].compactMap { $0 }
      }
    var neighbors: [Item.ID: [Item.ID]] = [:]
    for link in links {
      let views = link.map(layout.owningView).filter { $0 != layout.root }
      for view in views { neighbors[view, default: []] += views }
    }
    var reached = Set(along.flatMap { $0.items }).subtracting([layout.root])
    var pending = Array(reached)
    while let view = pending.popLast() {
      pending += (neighbors[view] ?? []).filter { reached.insert($0).inserted }
    }
    return reached
  }
}
