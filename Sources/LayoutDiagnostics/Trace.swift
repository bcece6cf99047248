import AutoLayout

extension Layout {
  /// The tree as `-[UIView _autolayoutTrace]` prints it on iOS 8 and later, with names for
  /// addresses: `•` hosts the engine, `*` is laid out by Auto Layout, `+` manually; what has nothing
  /// to do with the engine has no mark.
  public func trace(style: LogStyle = .standard) -> String {
    let log = Log(situation, style: style)
    let isAmbiguous = treeOrder().contains(where: isAmbiguous)
    var lines = [
      "•\(log.text(of: window))" + (isAmbiguous ? " - AMBIGUOUS LAYOUT" : "")
    ]
    appendTrace(of: root, depth: 1, log, to: &lines)
    return (lines + ["", "Legend:"] + Self.legend.map { "\t\($0)" }).joined(separator: "\n")
  }

  private static let legend = [
    "* - is laid out with auto layout",
    "+ - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES",
    "• - layout engine host",
  ]

  /// The engine's variable names as UIKit prints them, in its order.
  private static let traceNames = ["minX", "minY", "Width", "Height"]

  private func appendTrace(of item: Item.ID, depth: Int, _ log: Log, to lines: inout [String]) {
    var pending = [(item, depth)]
    let inEngine = itemsInEngine()
    while let (item, depth) = pending.popLast() {
      let bars = String(repeating: "|   ", count: depth)
      let mark = inEngine.contains(item) ? mark(of: item) : ""
      lines.append("\(bars)\(mark)\(text(of: item, log))\(ambiguity(of: item, log))")
      let children = visibleGuides(of: item) + model[item].subviews
      pending += children.reversed().map { ($0, depth + 1) }
    }
  }

  /// A view as in constraints; guides print like other objects, with their frame and their view.
  private func text(of item: Item.ID, _ log: Log) -> String {
    guard let owner = model[item].parent, !model[item].isView, !model[item].isBar else {
      return log.text(of: item)
    }
    let frame = frame(of: item).inOrder.map(NumberText.measured)
    let name = log.style.usesAddresses ? log.style.address(of: item) : model.path(of: item)
    return "<UILayoutGuide: \(name) - \"\(model[item].name)\", layoutFrame = "
      + "{{\(frame[0]), \(frame[1])}, {\(frame[2]), \(frame[3])}}, "
      + "owningView = \(summary(of: owner, log.style))>"
  }

  private func mark(of item: Item.ID) -> String {
    if item == root { return "•" }
    return model[item].view?.isManual == true ? "+" : "*"
  }

  /// With addresses in Apple's full form: `UILabel:0x7f8a0c400600'Name'.minY{id: 13}`.
  private func ambiguity(of item: Item.ID, _ log: Log) -> String {
    let open = engine.ambiguousVariables(of: item)
    guard !open.isEmpty else { return "" }
    let numbers = engine.variables(of: item).map { $0.rawValue }
    let variables = open.map { place in
      log.style.usesAddresses
        ? "\(log.text(of: item)).\(Self.traceNames[place]){id: \(numbers[place])}"
        : "\(model.path(of: item)).\(Self.traceNames[place])"
    }
    return "- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))"
  }
}

extension ItemRecord {
  /// Whether it is a guide of bars, which is older than `UILayoutGuide`.
  fileprivate var isBar: Bool {
    systemGuide == .topLayoutGuide || systemGuide == .bottomLayoutGuide
  }
}
