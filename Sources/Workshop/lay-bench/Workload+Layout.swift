import AutoLayout
import Workloads

extension Workload {
  /// The size of the root, its width scaled.
  func rootSize(scaledBy factor: Double) -> Size {
    Size(width: rootWidth * factor, height: rootHeight)
  }

  /// The workload as a solved layout; view 0 is the root.
  func makeLayout() throws -> Layout {
    var layout = Layout(
      environment: try Environment.standard.resized(to: rootSize(scaledBy: 1)), isSolved: false)
    var items = [layout.root]
    for (number, view) in views.enumerated().dropFirst() {
      let item = try layout.addView(.view, named: "v\(number)", in: items[view.parent ?? 0])
      items.append(item)
      if let content = view.content { try set(content, of: item, in: &layout) }
    }
    for constraint in constraints {
      try layout.add(
        LayoutConstraint(
          anchor(constraint.first, items), constraint.relation,
          to: constraint.second.map { anchor($0, items) }, multiplier: constraint.multiplier,
          constant: constraint.constant, priority: try Layout.priority(constraint.priority)))
    }
    layout.solve()
    return layout
  }

  private func set(
    _ content: Content, of item: Item.ID, in layout: inout Layout
  ) throws {
    let values: [PropertyValue] = [
      .size(width: content.width, height: content.height), .number(content.hugging),
      .number(content.hugging), .number(content.widthResistance),
      .number(content.heightResistance),
    ]
    for place in values.indices {
      try Self.contentProperties[place].set(values[place], of: item, in: &layout)
    }
  }

  /// Looked up once, as looking names up is not what is measured.
  private static let contentProperties = [
    "intrinsicContentSize", "hugging.horizontal", "hugging.vertical",
    "compressionResistance.horizontal", "compressionResistance.vertical",
  ].compactMap(ViewProperty.named)

  private func anchor(_ anchor: Anchor, _ items: [Item.ID]) -> AutoLayout.Anchor {
    let attribute: AutoLayout.Attribute =
      switch anchor.attribute {
      case .left: .left
      case .top: .top
      case .width: .width
      case .height: .height
      case .right: .right
      case .bottom: .bottom
      case .centerY: .centerY
      }
    return AutoLayout.Anchor(items[anchor.view], attribute)
  }
}
