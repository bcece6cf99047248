import AutoLayout
import LayoutDiagnostics

extension Diagnosis {
  /// What is better than to lower a line where views between the lines have the length of their content, which a
  /// priority of 999 overrides: to make larger what holds them; nil if that is not possible, as across a screen, or
  /// where nothing is squeezed.
  func room(insteadOf suggestion: ConflictSuggestion) -> (remedy: String, reason: String)? {
    guard suggestion.action == .lower, let contradiction, let axis = contradiction.axis,
      let limit = contradiction.room.there.first?.constraint,
      limit.second == nil, limit.isAdjustable
    else { return nil }
    let isSuggested = limit == suggestion.constraint
    let squeezed = contradiction.squeezed(in: scene)
    let views = squeezed.isEmpty ? suggestion.outcome?.emptied ?? [] : squeezed
    guard let first = views.first, !views.contains(limit.first.view),
      isSuggested
        || axis == .vertical && !squeezed.isEmpty
          && scene.ancestry(of: first).contains(limit.first.view)
    else { return nil }
    let names = Sentence.list(views.map { scene.views[$0].name }, limit: 4)
    let holder = scene.views[limit.first.view]
    let isCell = ["Cell", "CellContentView"].contains { holder.className?.hasSuffix($0) == true }
    return (
      "Make \(isCell ? "the cell" : holder.name) more than \(NumberText.missed(contradiction.excess)) pt "
        + "\(axis == .vertical ? "taller" : "wider"), because \(names) need\(views.count == 1 ? "s" : "") room, too",
      squeezed.isEmpty
        ? suggestion.reason
        : "at 999 it still squeezes \(names), whose content resists with 750"
    )
  }
}

extension SceneConstraint {
  /// Whether a length is the app's to change: its own, or the height of a row, unless that is what a row has before it
  /// is measured.
  fileprivate var isAdjustable: Bool {
    maker.isApp
      || maker.kind == .containerSize && axis == .vertical && constant > Self.usualRowHeight
  }

  /// The height of a row that says nothing else, with the line between rows.
  private static let usualRowHeight = 44.5
}
