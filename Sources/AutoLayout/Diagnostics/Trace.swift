extension Layout {
  /// The tree as `-[UIView _autolayoutTrace]` prints it on iOS 8 and later, with names for
  /// addresses: `•` hosts the engine, `*` is laid out by Auto Layout, `+` manually.
  public func trace() -> String {
    let isAmbiguous = treeOrder().contains(where: isAmbiguous)
    var lines = [
      "•\(model.text(of: window))" + (isAmbiguous ? " - AMBIGUOUS LAYOUT" : "")
    ]
    appendTrace(of: root, depth: 1, to: &lines)
    return (lines + ["", "Legend:"] + Self.legend.map { "\t\($0)" }).joined(separator: "\n")
  }

  private static let legend = [
    "* - is laid out with auto layout",
    "+ - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES",
    "• - layout engine host",
  ]

  /// The engine's variable names, in UIKit's order.
  private static let variableNames = ["minX", "minY", "Width", "Height"]

  private func appendTrace(of item: Item.ID, depth: Int, to lines: inout [String]) {
    var pending = [(item, depth)]
    while let (item, depth) = pending.popLast() {
      let bars = String(repeating: "|   ", count: depth)
      lines.append("\(bars)\(mark(of: item))\(model.text(of: item))\(ambiguity(of: item))")
      let children = visibleGuides(of: item) + model[item].subviews
      pending += children.reversed().map { ($0, depth + 1) }
    }
  }

  private func mark(of item: Item.ID) -> String {
    if item == root { return "•" }
    return model[item].view?.isManual == true ? "+" : "*"
  }

  private func ambiguity(of item: Item.ID) -> String {
    let open = engine.ambiguousVariables(of: item)
    guard !open.isEmpty else { return "" }
    let name = model.path(of: item)
    let variables = open.map { "\(name).\(Self.variableNames[$0])" }
    return "- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))"
  }
}
