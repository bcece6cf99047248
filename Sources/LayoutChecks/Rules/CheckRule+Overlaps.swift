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
    example: """
      add label name "Name of the person"
      add button call "Call"
      pin name.leading = superview.leading + 20
      pin name.top = superview.top + 20
      - pin call.leading = superview.leading + 60
      + pin call.leading = name.trailing + 8
      pin call.top = superview.top + 20
      """, find: { $0.overlaps })
}

extension CheckContext {
  /// The least overlap, as a share of the smaller one, of an image and a text, or of texts drawn on top of each other.
  private static let leastShare = 0.5

  fileprivate var overlaps: [CheckFinding] {
    // From the top down, so that views far below each other are never compared.
    let layers = layers.sorted { $0.rect.origin.y < $1.rect.origin.y }
    var (found, covered): ([CheckFinding], Set<Item.ID>) = ([], [])
    for (step, upper) in layers.enumerated() {
      var partners = 0
      for lower in layers[(step + 1)...] {
        if lower.rect.origin.y >= upper.rect.maxY || partners == IssueRule.mostPartners { break }
        guard upper.rect.overlaps(lower.rect, by: Self.tolerance), meet(upper.item, lower.item)
        else { continue }
        let (back, front) = upper.depth < lower.depth ? (upper, lower) : (lower, upper)
        if let covering = covering(of: back, front) {
          covered.formUnion(covering.key.items)
          found.append(covering)
        } else if let overlap = overlap(of: back, front) {
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
  private func covering(
    of back: Layer, _ front: Layer
  ) -> CheckFinding? {
    guard front.isLid, showsText(back.item),
      !front.rect.isLeft(by: back.rect, tolerance: Self.tolerance),
      let rect = back.drawn, let lid = front.drawn,
      !lid.isLeft(by: rect, tolerance: Self.tolerance),
      let paths = layout.separatePaths(to: back.item, front.item),
      !paths.1.contains(where: isReachable), isPlaced(back.item), isPlaced(front.item)
    else { return nil }
    return CheckFinding(
      .overlap, "\(title(front.item)) covers \(title(back.item))",
      items: [back.item, front.item], by: back.rect.size.height, isOneAlongBothAxes: true,
      remedy: "send it to the back")
  }

  private func overlap(of back: Layer, _ front: Layer) -> CheckFinding? {
    let (width, height) = back.rect.shared(with: front.rect)
    let isPicture = !back.isContent || !front.isContent
    if isPicture {
      guard back.isContent && front.isPicture || front.isContent && back.isPicture,
        width * height >= Self.leastShare * min(back.rect.area, front.rect.area),
        isPlaced(back.item), isPlaced(front.item)
      else { return nil }
    } else if !areCopies(back.item, front.item) {
      guard isCertain(back.item), isCertain(front.item) else { return nil }
    }
    guard areBeside(back.item, front.item) else { return nil }
    var isDrawn = false
    if let rect = back.drawn, let other = front.drawn {
      isDrawn = rect.overlaps(other, by: 0)
      guard
        isDrawn
          ? !isPicture && isCollision(rect, other, back.item, front.item)
          : staysApart(back.item, rect, other)
      else { return nil }
    }
    let (first, second) = isPicture && !back.isContent ? (front, back) : (back, front)
    return CheckFinding(
      .overlap,
      "\(title(first.item)) and \(title(second.item)) overlap by "
        + "\(points(width)) × \(points(height))",
      items: [first.item, second.item], by: min(width, height),
      axis: width < height ? .horizontal : .vertical, isOneAlongBothAxes: true,
      severity: isDrawn ? .warning : nil)
  }

  /// Whether two texts or controls drawn on top of each other can't be intended.
  ///
  /// Each hides much of the other, and nothing removes one of them. A copy left in place has no outlet; if the original
  /// has one, the copy stays.
  private func isCollision(
    _ rect: Rect, _ other: Rect, _ first: Item.ID, _ second: Item.ID
  ) -> Bool {
    let (width, height) = rect.shared(with: other)
    guard width > Self.tolerance, height > Self.tolerance,
      width * height >= Self.leastShare * min(rect.area, other.area)
    else { return false }
    let reachable = [first, second].filter(isReachable)
    if areCopies(first, second) { return reachable.count < 2 }
    return reachable.isEmpty && showsText(first) && showsText(second)
  }

  private func areCopies(_ first: Item.ID, _ second: Item.ID) -> Bool {
    guard let state = layout.model[first].view, let other = layout.model[second].view
    else { return false }
    return hasText(state) && state.viewClass == other.viewClass
      && state.content.text == other.content.text && facts.drawn[first] != nil
      && facts.drawn[first]?.size == facts.drawn[second]?.size
  }

  /// Whether two views lie in the same whole, and nothing between them covers one.
  private func areBeside(_ first: Item.ID, _ second: Item.ID) -> Bool {
    guard facts.cell[first] == facts.cell[second],
      let paths = layout.separatePaths(to: first, second)
    else { return false }
    return !(paths.0.dropFirst() + paths.1.dropFirst()).contains { item in
      hasBackground(item) || layout.model[item].view?.scroll != nil
    }
  }

  /// Whether two views that the canvas shows in two places are beside each other in the app as well.
  private func staysApart(_ first: Item.ID, _ drawn: Rect, _ other: Rect) -> Bool {
    // In a row that grows, views that were above each other stay above each other.
    hasExtent(first, .vertical) || drawn.origin.y < other.maxY && other.origin.y < drawn.maxY
  }
}

extension CheckContext {
  /// Whether two views overlap themselves, not only their bounding rectangles.
  fileprivate func meet(_ first: Item.ID, _ second: Item.ID) -> Bool {
    guard let one = visible[first], let other = visible[second],
      one.transform != nil || other.transform != nil
    else { return true }
    return IssueSearch.overlap(one, other, by: Self.tolerance)
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
