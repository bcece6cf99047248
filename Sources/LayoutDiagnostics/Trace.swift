import AutoLayout

extension Layout {
  /// The tree as `-[UIView _autolayoutTrace]` prints it on iOS 8 and later, with names for
  /// addresses: `•` hosts the engine, `*` is laid out by Auto Layout, `+` manually; what has nothing
  /// to do with the engine has no mark.
  public func trace(style: LogStyle = .standard) -> String {
    Trace(of: self, style).text
  }
}

/// Writes the trace of a solved layout.
private struct Trace {
  private static let legend = [
    "* - is laid out with auto layout",
    "+ - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES",
    "• - layout engine host",
  ]

  /// The engine's variable names as UIKit prints them, in its order.
  private static let variableNames = ["minX", "minY", "Width", "Height"]

  private let layout: Layout
  private let log: Log

  init(of layout: Layout, _ style: LogStyle) {
    (self.layout, log) = (layout, Log(layout.pass, style: style))
  }

  var text: String {
    let isAmbiguous = layout.model.treeOrder().contains(where: layout.isAmbiguous)
    let window = "•\(log.text(of: layout.window))" + (isAmbiguous ? " - AMBIGUOUS LAYOUT" : "")
    return ([window] + lines + ["", "Legend:"] + Self.legend.map { "\t\($0)" })
      .joined(separator: "\n")
  }

  /// The root view and what is in it.
  private var lines: [String] {
    var lines: [String] = []
    var pending = [(layout.root, 1)]
    let inEngine = layout.model.itemsInEngine()
    while let (item, depth) = pending.popLast() {
      let bars = String(repeating: "|   ", count: depth)
      let mark = inEngine.contains(item) ? mark(of: item) : ""
      lines.append("\(bars)\(mark)\(text(of: item))\(ambiguity(of: item))")
      let children = layout.model.visibleGuides(of: item) + layout.model[item].subviews
      pending += children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  /// A view as in constraints; guides print like other objects, with their frame and their view.
  private func text(of item: Item.ID) -> String {
    let record = layout.model[item]
    guard let owner = record.parent, !record.isView, !record.isBar else {
      return log.text(of: item)
    }
    let frame = layout.frame(of: item).inOrder.map(NumberText.measured)
    let name = log.style.usesAddresses ? log.style.address(of: item) : layout.model.path(of: item)
    return "<UILayoutGuide: \(name) - \"\(record.name)\", layoutFrame = "
      + "{{\(frame[0]), \(frame[1])}, {\(frame[2]), \(frame[3])}}, "
      + "owningView = \(ViewSummary(owner, in: layout, log.style).text)>"
  }

  private func mark(of item: Item.ID) -> String {
    if item == layout.root { return "•" }
    return layout.model[item].view?.isManual == true ? "+" : "*"
  }

  /// With addresses in Apple's full form: `UILabel:0x7f8a0c400600'Name'.minY{id: 13}`.
  private func ambiguity(of item: Item.ID) -> String {
    let open = layout.engine.ambiguousVariables(of: item)
    guard !open.isEmpty else { return "" }
    let numbers = layout.engine.variables(of: item).map { $0.rawValue }
    let variables = open.map { place in
      log.style.usesAddresses
        ? "\(log.text(of: item)).\(Self.variableNames[place]){id: \(numbers[place])}"
        : "\(layout.model.path(of: item)).\(Self.variableNames[place])"
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

extension Model {
  /// The root view, its guides, its subviews with theirs, and so on; unused guides of UIKit left out.
  ///
  /// - Parameter start: The view to begin with; nil for the root view.
  /// - Returns: The view first.
  package func treeOrder(from start: Item.ID? = nil) -> [Item.ID] {
    var order: [Item.ID] = []
    var pending = [start ?? Self.root]
    while let item = pending.popLast() {
      order.append(item)
      pending += (visibleGuides(of: item) + self[item].subviews).reversed()
    }
    return order
  }

  /// The user's guides of a view, then those of UIKit that some constraint depends on, in an order independent of which
  /// was used first.
  func visibleGuides(of item: Item.ID) -> [Item.ID] {
    let guides = self[item].guides
    let system = GuideKind.allCases.compactMap { kind in
      guides.first { self[$0].systemGuide == kind }
    }
    return guides.filter { self[$0].isNamed }
      + system.filter { guide in
        !mentions[Int(guide.rawValue)].isEmpty
          || self[guide].systemGuide == .contentLayoutGuide && usesContentArea(of: item)
      }
  }
}
