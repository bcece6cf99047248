import AutoLayout
import Testing

/// The constraints of a stack view, written out with plain views and guides: only the visible views, no spacers, no
/// names.
extension LayoutBuilder {
  /// Adds the tree without stack views.
  mutating func addWrittenOut(_ tree: StackTree) throws {
    for node in tree.nodes(visibleOnly: true) {
      if node.name == tree.root.name { try view(node.name) }
      guard let stack = node.stack else { continue }
      let box = try #require(layout.item(named: node.name))
      let children = stack.children.filter { !$0.isHidden }
      for child in children {
        let item = try view(child.name, in: box)
        if child.stack == nil { try setSize(child, of: item) }
      }
    }
    for node in tree.nodes(visibleOnly: true) where node.stack != nil {
      try writeOut(node, in: tree)
    }
    try pinOuter(tree)
  }

  private mutating func writeOut(_ node: StackTree.Node, in tree: StackTree) throws {
    guard let stack = node.stack else { return }
    let box = try #require(layout.item(named: node.name))
    let children = stack.children.filter { !$0.isHidden }
    guard let first = children.first, let last = children.last else {
      try pinSize(box, 49, .width)
      try pinSize(box, 49, .height)
      return
    }
    let edges = Edges(stack.axis)
    let items = try children.map { try #require(layout.item(named: $0.name)) }
    try pin(try item(first), edges.near, box, edges.near)
    try pin(try item(last), edges.far, box, edges.far)
    try writeGaps(stack, children, edges)
    try writeDistribution(stack, children, items, box, edges)
    try writeAlignment(
      stack, children, items, box, Edges(stack.axis == .horizontal ? .vertical : .horizontal))
  }

  private func item(_ node: StackTree.Node) throws -> Item.ID {
    try #require(layout.item(named: node.name))
  }

  private mutating func writeGaps(
    _ stack: StackTree.Stack, _ children: [StackTree.Node], _ edges: Edges
  ) throws {
    let isFlexible = stack.distribution.hasPrefix("equal")
    for (node, next) in zip(children, children.dropFirst()) {
      try pin(
        try item(next), edges.near, try item(node), edges.far, node.gapBehind ?? stack.spacing,
        relation: isFlexible ? .greaterThanOrEqual : .equal)
    }
  }

  private mutating func writeDistribution(
    _ stack: StackTree.Stack, _ children: [StackTree.Node], _ items: [Item.ID], _ box: Item.ID,
    _ edges: Edges
  ) throws {
    let gaps = children.dropLast().map { $0.gapBehind ?? stack.spacing }
    let lengths = children.map { node in
      node.stack != nil ? 0 : stack.axis == .horizontal ? node.size.width : node.size.height
    }
    switch stack.distribution {
    case "fillEqually":
      for item in items.dropFirst() { try pin(item, edges.size, items[0], edges.size) }
    case "fillProportionally":
      let total = (lengths + gaps).reduce(0, +)
      if lengths.allSatisfy({ $0 == 0 }) { break }
      for (place, item) in items.enumerated() {
        let priority = items.count == 1 && total > 0 ? 1000 : 999 - Double(place)
        if lengths[place] == 0 {
          try pinSize(item, priority, edges.size)
        } else {
          try pin(
            item, edges.size, box, edges.size, times: lengths[place] / total, priority: priority)
        }
      }
    case "equalSpacing", "equalCentering":
      try pinSize(box, 49, edges.size)
      let isCentering = stack.distribution == "equalCentering"
      for place in items.indices.dropFirst(2) {
        let pair = (place - 2, place - 1)
        let distances = try [(0, 1), (place - 1, place)].map { start, end in
          let guide = try layout.addGuide(named: "g\(box)-\(pair)-\(start)-\(place)", in: box)
          try pin(guide, edges.near, items[start], isCentering ? edges.center : edges.far)
          try pin(guide, edges.far, items[end], isCentering ? edges.center : edges.near)
          return guide
        }
        try pin(
          distances[1], edges.size, distances[0], edges.size,
          priority: isCentering ? 150 - Double(place - 2) / Double(items.count - 1) : 1000)
      }
      for (item, next) in zip(items, items.dropFirst()) where isCentering {
        try pin(next, edges.center, item, edges.center, relation: .greaterThanOrEqual)
      }
    default: break
    }
  }

  private mutating func writeAlignment(
    _ stack: StackTree.Stack, _ children: [StackTree.Node], _ items: [Item.ID], _ box: Item.ID,
    _ edges: Edges
  ) throws {
    let isBaseline = stack.alignment.hasSuffix("Baseline")
    let alignment = isBaseline && stack.axis == .vertical ? "leading" : stack.alignment
    if alignment != "fill" {
      try pinSize(box, 51, edges.size)
      for item in items { try pinSize(item, 25, edges.size) }
    }
    for (place, item) in items.enumerated() {
      let isAtNear = ["fill", "leading"].contains(alignment)
      let isAtFar = ["fill", "trailing"].contains(alignment)
      if isAtNear || place == 0 && alignment == "firstBaseline" {
        try pin(item, edges.near, box, edges.near)
      } else if !(alignment == "firstBaseline") {
        try pin(item, edges.near, box, edges.near, relation: .greaterThanOrEqual)
      }
      if isAtFar || place == 0 && alignment == "lastBaseline" {
        try pin(item, edges.far, box, edges.far)
      } else if !(alignment == "lastBaseline") {
        try pin(item, edges.far, box, edges.far, relation: .lessThanOrEqual)
      }
      if alignment == "center" { try pin(item, edges.center, box, edges.center) }
      if alignment == "firstBaseline" {
        try pinBaseline(.firstBaseline, children[place], children[0])
      }
      if alignment == "lastBaseline" {
        try pinBaseline(.lastBaseline, children[place], children[0])
      }
    }
  }

  /// A weak wish for no size.
  private mutating func pinSize(_ item: Item.ID, _ priority: Double, _ attribute: Attribute) throws
  {
    try layout.add(
      LayoutConstraint(Anchor(item, attribute), priority: try Layout.priority(priority)))
  }

  private mutating func pinBaseline(
    _ attribute: Attribute, _ node: StackTree.Node, _ other: StackTree.Node
  ) throws {
    let views = try [node, other].map { try item(textView(attribute, $0)) }
    if views[0] != views[1] { try pin(views[0], attribute, views[1], attribute) }
  }

  /// The view whose text a node shows.
  private func textView(_ attribute: Attribute, _ node: StackTree.Node) -> StackTree.Node {
    guard let stack = node.stack else { return node }
    let children = stack.children.filter { !$0.isHidden }
    guard let first = children.first, let last = children.last else { return node }
    if stack.axis == .vertical {
      return textView(attribute, attribute == .firstBaseline ? first : last)
    }
    let tallest = children.map(height).max() ?? 0
    return textView(attribute, children.first { height($0) == tallest } ?? first)
  }

  private func height(_ node: StackTree.Node) -> Double {
    guard let stack = node.stack else { return node.size.height }
    let heights = stack.children.filter { !$0.isHidden }.map(height)
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(stack.spacing * Double(max(0, heights.count - 1)), +)
  }

  private struct Edges {
    let near: Attribute
    let far: Attribute
    let center: Attribute
    let size: Attribute

    init(_ axis: Axis) {
      let isHorizontal = axis == .horizontal
      near = isHorizontal ? .leading : .top
      far = isHorizontal ? .trailing : .bottom
      center = isHorizontal ? .centerX : .centerY
      size = isHorizontal ? .width : .height
    }
  }
}
