import AutoLayout
import LayoutDiagnostics

/// Overlapping texts, controls and other visible views.
extension CheckRule {
  static let overlapping = CheckRule(
    .overlap, .everywhere,
    behavior: RuleBehavior(joining: .axis, blame: .goal(.apart)),
    details: """
      Labels, buttons and other controls, in any views, as far as what they show overlaps. What overlaps in the \
      document's own frames is meant, unless both are texts or controls that the app's code can't reach: then it is a \
      warning. What lies on a view with a background is meant, too. Pictures, tables and other \
      views that show something count where they lie on half of a text or control, or it on half of them, \
      though the document's own frames have them apart; and so does whatever is opaque, covers a text or control, and \
      can't be taken away by the app's code. Views in scroll views are compared among themselves. In a heap each is \
      named with at most three that begin below its top, so that after one of them is moved away another may be named.
      """,
    firing: """
      add label name "Name of the person"
      add button call "Call"
      pin name.leading = superview.leading + 20
      pin name.top = superview.top + 20
      pin call.leading = superview.leading + 60
      pin call.top = superview.top + 20
      """,
    clean: """
      add label name "Name of the person"
      add button call "Call"
      pin name.leading = superview.leading + 20
      pin name.top = superview.top + 20
      pin call.leading = name.trailing + 8
      pin call.top = superview.top + 20
      """, find: overlaps)

  /// The least overlap, as a share of the smaller one, of an image and a text, or of texts drawn on top of each other.
  private static let leastShare = 0.5

  private static func overlaps(_ context: CheckContext) -> [CheckFinding] {
    // From the top down, so that views far below each other are never compared.
    let layers = Layer.all(context).sorted { $0.rect.origin.y < $1.rect.origin.y }
    var drawn = DrawnRects(context)
    var (found, covered): ([CheckFinding], Set<Item.ID>) = ([], [])
    for (step, upper) in layers.enumerated() {
      var partners = 0
      for lower in layers[(step + 1)...] {
        if lower.rect.origin.y >= upper.rect.maxY || partners == IssueRule.mostPartners { break }
        guard upper.rect.overlaps(lower.rect, by: tolerance), context.meet(upper.item, lower.item)
        else { continue }
        let (back, front) = upper.depth < lower.depth ? (upper, lower) : (lower, upper)
        if let covering = covering(of: back, front, &drawn, context) {
          covered.formUnion(covering.key.items)
          found.append(covering)
        } else if let overlap = overlap(of: back, front, &drawn, context) {
          found.append(overlap)
        } else {
          continue
        }
        partners += 1
      }
    }
    return found.filter { $0.axis == nil || covered.isDisjoint(with: $0.key.items) }
  }

  /// A text or control behind something opaque that nothing takes away.
  ///
  /// Views that the app's code can reach, and containers, may be visible only at times. Images may lie on buttons
  /// without a title, which are touched through them.
  private static func covering(
    of back: Layer, _ front: Layer, _ drawn: inout DrawnRects, _ context: CheckContext
  ) -> CheckFinding? {
    guard front.isLid, context.showsText(back.item),
      !front.rect.isLeft(by: back.rect, tolerance: tolerance),
      let rect = drawn[back.item], let lid = drawn[front.item],
      !lid.isLeft(by: rect, tolerance: tolerance),
      let paths = context.layout.separatePaths(to: back.item, front.item),
      !paths.1.contains(where: context.isReachable),
      context.isPlaced(back.item), context.isPlaced(front.item)
    else { return nil }
    return CheckFinding(
      .overlap, "\(context.title(front.item)) covers \(context.title(back.item))",
      items: [back.item, front.item], by: back.rect.size.height, isOneAlongBothAxes: true,
      remedy: "send it to the back")
  }

  private static func overlap(
    of back: Layer, _ front: Layer, _ drawn: inout DrawnRects, _ context: CheckContext
  ) -> CheckFinding? {
    let (width, height) = back.rect.shared(with: front.rect)
    let isPicture = !back.isContent || !front.isContent
    if isPicture {
      guard back.isContent && front.isPicture || front.isContent && back.isPicture,
        width * height >= leastShare * min(back.rect.area, front.rect.area),
        context.isPlaced(back.item), context.isPlaced(front.item)
      else { return nil }
    } else if !areCopies(back.item, front.item, context) {
      guard context.isCertain(back.item), context.isCertain(front.item) else { return nil }
    }
    guard areBeside(back.item, front.item, context) else { return nil }
    var isDrawn = false
    if let rect = drawn[back.item], let other = drawn[front.item] {
      isDrawn = rect.overlaps(other, by: 0)
      guard
        isDrawn
          ? !isPicture && isCollision(rect, other, back.item, front.item, context)
          : staysApart(back.item, rect, other, context)
      else { return nil }
    }
    let (first, second) = isPicture && !back.isContent ? (front, back) : (back, front)
    let finding = CheckFinding(
      .overlap,
      "\(context.title(first.item)) and \(context.title(second.item)) overlap by "
        + "\(points(width)) × \(points(height))",
      items: [first.item, second.item], by: min(width, height),
      axis: width < height ? .horizontal : .vertical, isOneAlongBothAxes: true)
    return isDrawn ? finding.weighed(.warning) : finding
  }

  /// Whether two texts or controls drawn on top of each other can't be intended.
  ///
  /// Each hides much of the other, and nothing removes one of them. A copy left in place has no outlet; if the original
  /// has one, the copy stays.
  private static func isCollision(
    _ rect: Rect, _ other: Rect, _ first: Item.ID, _ second: Item.ID, _ context: CheckContext
  ) -> Bool {
    let (width, height) = rect.shared(with: other)
    guard width > tolerance, height > tolerance,
      width * height >= leastShare * min(rect.area, other.area)
    else { return false }
    let reachable = [first, second].filter(context.isReachable)
    if areCopies(first, second, context) { return reachable.count < 2 }
    return reachable.isEmpty && context.showsText(first) && context.showsText(second)
  }

  private static func areCopies(
    _ first: Item.ID, _ second: Item.ID, _ context: CheckContext
  ) -> Bool {
    guard let state = context.layout.model[first].view,
      let other = context.layout.model[second].view
    else { return false }
    return hasText(state) && state.viewClass == other.viewClass
      && state.content.text == other.content.text
      && context.facts.drawn[first] != nil
      && context.facts.drawn[first]?.size == context.facts.drawn[second]?.size
  }

  /// Whether two views lie in the same whole, and nothing between them covers one.
  private static func areBeside(
    _ first: Item.ID, _ second: Item.ID, _ context: CheckContext
  ) -> Bool {
    let layout = context.layout
    guard context.facts.cell[first] == context.facts.cell[second],
      let paths = layout.separatePaths(to: first, second)
    else { return false }
    return !(paths.0.dropFirst() + paths.1.dropFirst()).contains { item in
      context.hasBackground(item) || layout.model[item].view?.scroll != nil
    }
  }

  /// Whether two views that the canvas shows in two places are beside each other in the app as well.
  private static func staysApart(
    _ first: Item.ID, _ drawn: Rect, _ other: Rect, _ context: CheckContext
  ) -> Bool {
    // In a row that grows, views that were above each other stay above each other.
    context.isHeightCertain(first) || drawn.origin.y < other.maxY && other.origin.y < drawn.maxY
  }
}

extension CheckContext {
  /// Whether two views whose upright rectangles overlap do so themselves.
  fileprivate func meet(_ first: Item.ID, _ second: Item.ID) -> Bool {
    if transformed[first] == nil, transformed[second] == nil { return true }
    let views = [first, second].compactMap { item in search.visible.first { $0.item == item } }
    return views.count < 2 || IssueSearch.overlap(views[0], views[1], by: CheckRule.tolerance)
  }
}

/// The visible text areas of views on the canvas, each measured once: one view may be compared with thousands.
private struct DrawnRects {
  private let context: CheckContext
  private var known: [Item.ID: Rect?] = [:]

  init(_ context: CheckContext) { self.context = context }

  subscript(item: Item.ID) -> Rect? {
    mutating get {
      if let rect = known[item] { return rect }
      let rect = context.drawnContentRect(of: item)
      known[item] = .some(rect)
      return rect
    }
  }
}

extension Layout {
  /// The ways from two views up to what holds both, with the views but without their holder; nil if one holds the
  /// other.
  fileprivate func separatePaths(
    to first: Item.ID, _ second: Item.ID
  ) -> (ArraySlice<Item.ID>, ArraySlice<Item.ID>)? {
    let paths = (model.ancestry(of: first), model.ancestry(of: second))
    guard !paths.0.contains(second), !paths.1.contains(first),
      let common = paths.0.first(where: paths.1.contains)
    else { return nil }
    return (paths.0.prefix { $0 != common }, paths.1.prefix { $0 != common })
  }
}
