import AutoLayout
import LayoutDiagnostics

/// Views that are meant to be as far from one side as from the other.
extension CheckRule {
  static let sides: [CheckRule] = [
    CheckRule(
      .unevenSides, .once, treatment: Treatment(joining: .scene, blame: .named),
      details: """
        Views that required constraints tie to both sides of their superview with the same constant, once to its edge and \
        once to its margin. Constants of 0 are left out: what begins at a margin may well end at an edge.
        """,
      firing: """
        add label title "Title"
        pin title.leading = superview.leadingMargin + 20
        pin title.trailing = superview.trailing - 20
        pin title.top = superview.top + 40
        """,
      clean: """
        add label title "Title"
        pin title.leading = superview.leadingMargin + 20
        pin title.trailing = superview.trailingMargin - 20
        pin title.top = superview.top + 40
        """, find: unevenSides)
  ]

  private static func unevenSides(_ context: CheckContext) -> [CheckFinding] {
    let ties = context.search.constraints.compactMap {
      EdgeTie($0.id, $0.constraint, in: context.layout)
    }.filter { $0.target != .safeArea }
    let byItem = Dictionary(grouping: ties) { $0.item }
    return context.search.visible.compactMap { view in
      let own = byItem[view.item] ?? []
      let pairs = opposite.compactMap { near, far -> (EdgeTie, EdgeTie)? in
        guard let near = own.first(where: { $0.edge == near }),
          let far = own.first(where: { $0.edge == far })
        else { return nil }
        return (near, far)
      }
      guard let (near, far) = pairs.first, near.target != far.target,
        near.inset == far.inset, near.inset != 0
      else { return nil }
      let (margin, edge) = near.target == .margin ? (near, far) : (far, near)
      let inset = points(abs(near.inset))
      return CheckFinding(
        .unevenSides,
        "\(context.title(view.item)) is \(inset) from the \(margin.edge.rawValue) margin and \(inset) from the "
          + "\(edge.edge.rawValue) edge",
        items: [view.item], constraints: [margin.id, edge.id])
    }
  }

  private static let opposite: [(Attribute, Attribute)] = [(.leading, .trailing), (.left, .right)]
}
