import AutoLayout
import LayoutDiagnostics

/// The open values of a layout that the document itself leaves open, and why others may be decided elsewhere.
struct OpenValues {
  /// The values that are certainly open.
  private(set) var entries: [AmbiguityReport.Entry] = []
  /// The things that aren't judged.
  private(set) var leftOut: [LeftOut] = []

  private let context: CheckContext
  /// Views that conflicts may move: what a broken constraint leaves open there is open because it is broken.
  private let touched: PerAxis<Set<Item.ID>>
  /// The values that are open with larger and smaller contents as well; nil if no content is a guess.
  private let persistent: Set<String>?
  /// The open values in a row as high as its contents; nil if it isn't a row, or nothing decides its height.
  private let openInFittedRow: Set<String>?

  /// Judges what is open in a configuration.
  init(_ context: CheckContext) {
    self.context = context
    let open = context.search.ambiguity.entries
    guard !open.isEmpty else {
      (touched, persistent, openInFittedRow) = (PerAxis([]), nil, nil)
      return
    }
    let (layout, contradictions) = (context.layout, context.contradictions)
    touched = PerAxis(
      horizontal: contradictions.reach(along: .horizontal),
      vertical: contradictions.reach(along: .vertical))
    persistent = layout.withOtherContents(context.guesses.filter { Guess.sizes.contains($0.value) })
      .map { $0.ambiguityReport().openNames }
      .reduce(nil) { known, found in known?.intersection(found) ?? found }
    openInFittedRow =
      context.subject.size == .wideAsScreen
      ? layout.fittedToContents?.ambiguityReport().openNames : nil
    for entry in open { judge(entry) }
  }

  private mutating func judge(_ entry: AmbiguityReport.Entry) {
    let item = entry.item
    // An invisible view may be anywhere.
    if context.layout.effectiveAlpha(of: item) < 0.01 { return }
    let verified = Set(context.search.verified(entry))
    let sure = entry.openValues.filter { openValue in
      guard verified.contains(openValue.attribute), isVisible(openValue) else { return false }
      guard let reason = doubt(about: openValue, of: item) else { return true }
      leftOut.append(LeftOut(.ambiguity, of: item, because: reason))
      return false
    }
    if let entry = entry.keeping(sure) { entries.append(entry) }
  }

  /// Ranges up to here are what rounding of texts and centers leaves, in points.
  private static let leastRange = 1.5

  /// Whether the choice of value is visible: values within a pixel are rounded to the same one, or to neighbors.
  private func isVisible(_ openValue: AmbiguityReport.OpenValue) -> Bool {
    let length = openValue.range.upperBound - openValue.range.lowerBound
    return length > Self.leastRange && context.isVisible(length)
  }

  /// Why a value may be decided elsewhere; nil if the document leaves it open.
  private func doubt(about openValue: AmbiguityReport.OpenValue, of item: Item.ID) -> LeftOut
    .Reason?
  {
    let axis = openValue.axis
    if touched[axis].contains(item) { return .guess(.conflict) }
    if context.isProportional(item) { return .proportions }
    if persistent?.contains(openValue.name) == false {
      let own = context.guesses[item].map { Guess.sizes.contains($0) ? $0 : .follows }
      return .guess(own ?? .follows)
    }
    if context.hasExtent(item, axis) { return nil }
    if axis == .vertical, let openInFittedRow {
      return openInFittedRow.contains(openValue.name) ? nil : .row
    }
    return axis == .vertical && context.facts.growing.contains(item) ? .row : .user
  }
}

/// Views that the document leaves open.
extension OpenValues {
  /// The values that depend on each other as one finding each.
  var findings: [CheckFinding] {
    components.compactMap { entries in
      guard let root = entries.first(where: hasCause) ?? entries.first else { return nil }
      let views = entries.map { context.layout.owningView(of: $0.item) }.unique
      let shown = context.layout.owningView(of: root.item)
      let others = views.filter { $0 != shown }
      return CheckFinding(
        .ambiguity, text(of: root, of: shown) + suffix(others), items: [shown],
        aspect: root.remark ?? "", followers: others)
    }
  }

  /// The open values of a view, in Interface Builder's words for content areas.
  private func text(of entry: AmbiguityReport.Entry, of view: Item.ID) -> String {
    let sides = ["width", "height"].filter(entry.attributes.contains)
    guard let remark = entry.remark, !sides.isEmpty else {
      return "\(IssueRule.ambiguityText(entry.attributes)) ambiguous for \(context.title(view))"
    }
    return "The \(remark) (\(Sentence.list(sides))) is ambiguous for \(context.title(view))"
  }

  /// `, on which field and send depend`.
  private func suffix(_ others: [Item.ID]) -> String {
    if others.isEmpty { return "" }
    let list = Sentence.list(others.map(context.title), limit: Self.mostNames)
    return ", on which \(list) depend\(others.count == 1 ? "s" : "")"
  }

  /// The maximum number of dependent views that are named.
  private static let mostNames = 3

  /// Whether something about an item is open for a reason of its own.
  private func hasCause(_ entry: AmbiguityReport.Entry) -> Bool {
    entry.openValues.contains { $0.reason.kind != .related }
  }

  /// Entries that name the same constraints, or views that depend on each other, belong together.
  private var components: [[AmbiguityReport.Entry]] {
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
      let names = entry.openValues.flatMap { $0.reason.constraints }.map { $0.id } + [entry.name]
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

extension CheckContext {
  /// Whether a view is in a stack in a stack that fills proportionally, which the engine models less completely than
  /// UIKit.
  func isProportional(_ item: Item.ID) -> Bool {
    let stacks = layout.model.ancestry(of: item).compactMap { layout.model.stack(arranging: $0) }
    return stacks.contains { stack in
      ViewProperty.named("distribution")?.value(of: stack, in: layout)
        == .choice("fillProportionally")
    }
  }
}

extension AmbiguityReport.OpenValue {
  /// The axis that it lies on.
  fileprivate var axis: Axis {
    attribute == "minX" || attribute == "width" ? .horizontal : .vertical
  }
}
