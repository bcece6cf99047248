import AutoLayout
import SeededRandom
import Testing

/// A random tree of stacks, which can be built with stack views or written out.
struct StackTree {
  /// A view or a stack with what it arranges.
  final class Node: Sendable {
    let name: String
    let isHidden: Bool
    let size: Size
    let weight: Double
    let gapBehind: Double?
    let stack: Stack?

    init(
      name: String, isHidden: Bool, size: Size, weight: Double, gapBehind: Double?, stack: Stack?
    ) {
      self.name = name
      self.isHidden = isHidden
      self.size = size
      self.weight = weight
      self.gapBehind = gapBehind
      self.stack = stack
    }
  }

  struct Stack: Sendable {
    let axis: Axis
    let distribution: String
    let alignment: String
    let spacing: Double
    let children: [Node]
  }

  static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]
  static let alignments = [
    "fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline",
  ]

  let root: Node
  /// Forced sizes of the outermost stack.
  let width: Double?
  let height: Double?

  /// A tree whose outermost stack has the distribution and alignment of a number from 0 to 59.
  init(combination: Int, using random: inout SeededGenerator) {
    var count = 0
    let stack = Self.stack(
      combination, hiding: Int.random(in: 0...2, using: &random), depth: 0, &count, &random)
    root = Node(
      name: "outer", isHidden: false, size: .zero, weight: 0, gapBehind: nil, stack: stack)
    width = Bool.random(using: &random) ? Double(Int.random(in: 700...900, using: &random)) : nil
    height = Bool.random(using: &random) ? Double(Int.random(in: 700...900, using: &random)) : nil
  }

  private static func stack(
    _ combination: Int, hiding: Int, depth: Int, _ count: inout Int,
    _ random: inout SeededGenerator
  ) -> Stack {
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      node(hiding: hiding, depth: depth + 1, &count, &random)
    }
    return Stack(
      axis: combination % 2 == 0 ? .horizontal : .vertical,
      distribution: distributions[combination / 2 % 5], alignment: alignments[combination / 10 % 6],
      spacing: Double(Int.random(in: 0...20, using: &random)), children: children)
  }

  private static func node(
    hiding: Int, depth: Int, _ count: inout Int, _ random: inout SeededGenerator
  ) -> Node {
    count += 1
    let number = count
    let isStack = depth < 3 && Int.random(in: 0..<4, using: &random) == 0
    let combination = Int.random(in: 0..<60, using: &random)
    return Node(
      name: "v\(number)", isHidden: Int.random(in: 0..<4, using: &random) < hiding,
      size: Size(
        width: Double(Int.random(in: 5...60, using: &random)),
        height: Double(Int.random(in: 5...60, using: &random))),
      weight: Double(number),
      gapBehind: Int.random(in: 0..<4, using: &random) == 0
        ? Double(Int.random(in: 0...30, using: &random)) : nil,
      stack: isStack
        ? stack(combination, hiding: hiding, depth: depth, &count, &random) : nil)
  }

  /// The nodes with what they arrange, parents first; those that are hidden or lie in hidden ones
  /// are left out on demand.
  func nodes(visibleOnly: Bool) -> [Node] {
    var nodes = [root]
    var next = 0
    while next < nodes.count {
      nodes += (nodes[next].stack?.children ?? []).filter { !visibleOnly || !$0.isHidden }
      next += 1
    }
    return nodes
  }
}

extension LayoutBuilder {
  /// Adds the tree with stack views.
  mutating func addStacks(_ tree: StackTree, in parent: Item.ID? = nil, scale: Double = 1) throws {
    let parent = parent ?? layout.root
    try addStack(tree.root, in: parent, scale)
    try pinOuter(tree, in: parent, scale)
  }

  private mutating func addStack(_ node: StackTree.Node, in parent: Item.ID, _ scale: Double)
    throws
  {
    let keyword = node.stack.map { $0.axis == .horizontal ? "hstack" : "vstack" } ?? "view"
    let item = try view(node.name, keyword, in: parent)
    if let stack = node.stack {
      try set("distribution", of: item, .choice(stack.distribution))
      try set("alignment", of: item, .choice(stack.alignment))
      try set("spacing", of: item, .number(stack.spacing * scale))
      for child in stack.children { try addStack(child, in: item, scale) }
    } else {
      try setSize(node, of: item, scale)
    }
    if let gap = node.gapBehind { try set("customSpacing", of: item, .number(gap * scale)) }
    if node.isHidden { try set("hidden", of: item, .bool(true)) }
  }

  /// Sizes with priorities that differ, so that there is a solution for every length.
  mutating func setSize(_ node: StackTree.Node, of item: Item.ID, _ scale: Double = 1) throws {
    try set(
      "intrinsicContentSize", of: item,
      .size(width: node.size.width * scale, height: node.size.height * scale))
    for axis in Axis.allCases {
      try set("hugging.\(axis.rawValue)", of: item, .number(200 + node.weight))
      try set("compressionResistance.\(axis.rawValue)", of: item, .number(700 + node.weight))
    }
    try set("firstBaselineOffset", of: item, .number((node.size.height / 2).rounded() * scale))
    try set("lastBaselineOffset", of: item, .number((node.size.height / 4).rounded() * scale))
  }

  mutating func pinOuter(_ tree: StackTree, in parent: Item.ID? = nil, _ scale: Double = 1) throws {
    let outer = try #require(layout.item(named: "outer"))
    try pin(outer, .leading, parent ?? layout.root, .leading)
    try pin(outer, .top, parent ?? layout.root, .top)
    if let width = tree.width { try pin(outer, .width, width * scale) }
    if let height = tree.height { try pin(outer, .height, height * scale) }
  }
}
