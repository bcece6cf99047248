import AutoLayout
import LayoutDiagnostics

/// Views that the document leaves open.
extension CheckRule {
  static func ambiguities(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    return components(of: OpenValues(context).entries).compactMap { entries in
      guard let root = entries.first(where: hasCause) ?? entries.first else { return nil }
      let views = unique(entries.map { layout.owningView(of: $0.item) })
      let shown = layout.owningView(of: root.item)
      let others = views.filter { $0 != shown }
      return CheckFinding(
        .ambiguity, text(of: root, of: shown, context) + suffix(others, context), items: [shown],
        aspect: root.remark ?? "", followers: others)
    }
  }

  /// The open values of a view, in Interface Builder's words for content areas.
  private static func text(
    of entry: AmbiguityReport.Entry, of view: Item.ID, _ context: CheckContext
  ) -> String {
    let sides = ["width", "height"].filter(entry.attributes.contains)
    guard let remark = entry.remark, !sides.isEmpty else {
      return "\(IssueRule.ambiguityText(entry.attributes)) ambiguous for \(context.title(view))"
    }
    return "The \(remark) (\(Sentence.list(sides))) is ambiguous for \(context.title(view))"
  }

  /// `, on which field and send depend`.
  private static func suffix(_ others: [Item.ID], _ context: CheckContext) -> String {
    if others.isEmpty { return "" }
    let list = Sentence.list(others.map(context.title), limit: mostNames)
    return ", on which \(list) depend\(others.count == 1 ? "s" : "")"
  }

  /// The maximum number of dependent views that are named.
  private static let mostNames = 3

  /// Whether something about an item is open for a reason of its own.
  private static func hasCause(_ entry: AmbiguityReport.Entry) -> Bool {
    entry.openings.contains { $0.reason.kind != .related }
  }

  /// Entries that name the same constraints, or views that depend on each other, belong together.
  private static func components(of entries: [AmbiguityReport.Entry]) -> [[AmbiguityReport.Entry]] {
    var leaders = Array(entries.indices)
    func leader(of place: Int) -> Int {
      var place = place
      while leaders[place] != place {
        leaders[place] = leaders[leaders[place]]
        place = leaders[place]
      }
      return place
    }
    var users: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      let names = entry.openings.flatMap { $0.reason.constraints }.map { $0.id } + [entry.name]
      for name in names {
        // The latest entry leads, so that groups stand where they are complete.
        if let user = users[name] { leaders[leader(of: user)] = place }
        users[name] = place
      }
    }
    let groups = Dictionary(grouping: entries.indices) { leader(of: $0) }
    return groups.keys.sorted().map { key in (groups[key] ?? []).map { entries[$0] } }
  }
}
