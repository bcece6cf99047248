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
  /// The values that are open whatever the sizes of contents that only the app knows.
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
    let conflicting = context.conflicting
    touched = PerAxis(
      horizontal: Self.touched(by: conflicting, context, along: .horizontal),
      vertical: Self.touched(by: conflicting, context, along: .vertical))
    persistent = Self.persistent(context)
    openInFittedRow = Self.openInFittedRow(context)
    for entry in open { judge(entry) }
  }

  private mutating func judge(_ entry: AmbiguityReport.Entry) {
    let item = entry.item
    // An invisible view may be anywhere.
    if context.layout.effectiveAlpha(of: item) < 0.01 { return }
    let verified = Set(context.search.verified(entry))
    let sure = entry.openings.filter { opening in
      guard verified.contains(opening.attribute), isVisible(opening) else { return false }
      guard let reason = doubt(about: opening, of: item) else { return true }
      leftOut.append(LeftOut(.ambiguity, of: item, because: reason))
      return false
    }
    if let entry = entry.keeping(sure) { entries.append(entry) }
  }

  /// Ranges up to here are what rounding of texts and centers leaves, in points.
  private static let leastRange = 1.5

  /// Whether the choice of value is visible: values within a pixel are rounded to the same one, or to neighbors.
  private func isVisible(_ opening: AmbiguityReport.Opening) -> Bool {
    let length = opening.range.upperBound - opening.range.lowerBound
    return length > Self.leastRange && context.isVisible(length)
  }

  /// Why a value may be decided elsewhere; nil if the document leaves it open.
  private func doubt(about opening: AmbiguityReport.Opening, of item: Item.ID) -> LeftOut.Reason? {
    let axis = opening.axis
    if touched[axis].contains(item) { return .guess(.conflict) }
    if Self.isProportional(item, context) { return .proportions }
    if persistent?.contains(opening.name) == false {
      let own = context.guesses[item].map { Guess.sizes.contains($0) ? $0 : .follows }
      return .guess(own ?? .follows)
    }
    if context.hasExtent(item, axis) { return nil }
    if axis == .vertical, let openInFittedRow {
      return openInFittedRow.contains(opening.name) ? nil : .row
    }
    return axis == .vertical && context.facts.growing.contains(item) ? .row : .user
  }

  /// The values that are open with larger and smaller contents as well; nil if no content is a guess.
  private static func persistent(_ context: CheckContext) -> Set<String>? {
    let guesses = context.guesses.filter { Guess.sizes.contains($0.value) }
    guard !guesses.isEmpty else { return nil }
    return context.layout.withOtherContents(guesses).map(openNames).reduce(nil) { known, found in
      known?.intersection(found) ?? found
    }
  }

  private static func openNames(in layout: Layout) -> Set<String> {
    Set(layout.ambiguityReport().entries.flatMap { $0.openings }.map { $0.name })
  }

  /// The open values in a table row as high as its contents.
  private static func openInFittedRow(_ context: CheckContext) -> Set<String>? {
    context.subject.size == .wideAsScreen
      ? context.layout.fittedToContents.map(openNames) : nil
  }

  /// Whether a view is in a stack in a stack that fills proportionally, which the engine models less completely than
  /// UIKit.
  static func isProportional(_ item: Item.ID, _ context: CheckContext) -> Bool {
    let layout = context.layout
    let stacks = layout.model.ancestry(of: item).compactMap { layout.model.stack(arranging: $0) }
    return stacks.contains { stack in
      ViewProperty.named("distribution")?.value(of: stack, in: layout)
        == .choice("fillProportionally")
    }
  }

  /// The views that conflicts may move along an axis: what a broken constraint leaves open there is open because
  /// it is broken.
  private static func touched(
    by conflicting: [LayoutConstraint], _ context: CheckContext, along axis: Axis
  ) -> Set<Item.ID> {
    let along = conflicting.filter { member in
      member.first.attribute.axis == axis || member.second?.attribute.axis == axis
    }
    return connected(to: Set(along.flatMap(anchored).compactMap { $0 }), context, along: axis)
  }

  /// Some views, with those tied to them by constraints along an axis and by stacks.
  private static func connected(
    to start: Set<Item.ID>, _ context: CheckContext, along axis: Axis
  ) -> Set<Item.ID> {
    if start.isEmpty { return [] }
    let layout = context.layout
    let links =
      context.search.constraints.filter { $0.constraint.first.attribute.axis == axis }
      .map { anchored($0.constraint) }
      + context.search.visible.map { [$0.item, layout.model.stack(arranging: $0.item)] }
    let views = links.map { link in
      link.compactMap { $0 }.map(layout.owningView)
        .filter { $0 != layout.root }
    }
    var neighbors: [Item.ID: [Item.ID]] = [:]
    for link in views {
      for view in link { neighbors[view, default: []] += link }
    }
    var touched = start.subtracting([layout.root])
    var pending = Array(touched)
    while let view = pending.popLast() {
      pending += (neighbors[view] ?? []).filter { touched.insert($0).inserted }
    }
    return touched
  }

  private static func anchored(_ constraint: LayoutConstraint) -> [Item.ID?] {
    [constraint.first.item, constraint.second?.item]
  }
}

extension AmbiguityReport.Opening {
  /// The axis that it lies on.
  fileprivate var axis: Axis {
    attribute == "minX" || attribute == "width" ? .horizontal : .vertical
  }
  /// `title.width`.
  fileprivate var name: String { "\(item).\(attribute)" }
}
