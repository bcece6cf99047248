/// The items whose position or size the constraints leave open.
public struct AmbiguityReport: Hashable, Sendable, CustomStringConvertible {
  /// One ambiguous item.
  public struct Entry: Hashable, Sendable {
    /// The item's name.
    public let name: String
    /// What is open: `minX`, `minY`, `width`, `height`.
    public let attributes: [String]
    /// The same in Interface Builder's words, where it has some.
    public let remark: String?
  }

  /// The ambiguous items, in tree order.
  public let entries: [Entry]

  /// Whether every item has exactly one place.
  public var isEmpty: Bool { entries.isEmpty }

  /// `green: AMBIGUOUS LAYOUT for green.minY, green.height`, a line each.
  public var description: String {
    guard !isEmpty else { return "no ambiguous layout" }
    return entries.map { entry in
      let open = entry.attributes.map { "\(entry.name).\($0)" }
      let remark = entry.remark.map { " (\($0))" } ?? ""
      return "\(entry.name): AMBIGUOUS LAYOUT for \(open.joined(separator: ", "))\(remark)"
    }.joined(separator: "\n")
  }
}

extension Layout {
  /// The names of an item's unknowns in reports, in the order of the engine.
  private static let attributeNames = ["minX", "minY", "width", "height"]

  /// Which items are ambiguous, and in what.
  public func ambiguityReport() -> AmbiguityReport {
    let entries = treeOrder().compactMap { item -> AmbiguityReport.Entry? in
      let open = engine.ambiguousVariables(of: item)
      guard !open.isEmpty else { return nil }
      return AmbiguityReport.Entry(
        name: model.path(of: item), attributes: open.map { Self.attributeNames[$0] },
        remark: model[item].systemGuide == .contentLayoutGuide ? "scrollable content size" : nil)
    }
    return AmbiguityReport(entries: entries)
  }

  /// The root view, its guides, its subviews with theirs, and so on; unused guides of UIKit left out.
  func treeOrder() -> [Item.ID] {
    var order: [Item.ID] = []
    var pending = [root]
    while let item = pending.popLast() {
      order.append(item)
      pending += (visibleGuides(of: item) + model[item].subviews).reversed()
    }
    return order
  }

  /// The guides of a view that somebody added or some constraint depends on.
  func visibleGuides(of item: Item.ID) -> [Item.ID] {
    model[item].guides.filter { guide in
      model[guide].isNamed || !model.mentions[Int(guide.rawValue)].isEmpty
        || model[guide].systemGuide == .contentLayoutGuide && model.usesContentArea(of: item)
    }
  }
}
