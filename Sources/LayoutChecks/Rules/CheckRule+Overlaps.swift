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
  fileprivate var overlaps: [CheckFinding] {
    // From the top down, so that views far below each other are never compared.
    let layers = search.visible.enumerated().compactMap { Layer($1, depth: $0, in: self) }
      .sorted { $0.rect.origin.y < $1.rect.origin.y }
    var (found, covered): ([CheckFinding], Set<Item.ID>) = ([], [])
    for (step, upper) in layers.enumerated() {
      var partners = 0
      for lower in layers[(step + 1)...] {
        if lower.rect.origin.y >= upper.rect.maxY || partners == IssueRule.mostPartners { break }
        guard upper.rect.overlaps(lower.rect, by: Self.tolerance) else { continue }
        let pair = LayerPair(upper, lower, self)
        if !pair.meets { continue }
        if let covering = pair.covering {
          covered.formUnion(covering.key.items)
          found.append(covering)
        } else if let overlap = pair.overlap {
          found.append(overlap)
        } else {
          continue
        }
        partners += 1
      }
    }
    return found.filter { $0.axis == nil || covered.isDisjoint(with: $0.key.items) }
  }
}

/// Two views of which one lies on the other.
private struct LayerPair {
  private let context: CheckContext
  private let back: Layer
  private let front: Layer
  /// The rectangles of both on the canvas; nil for scripts.
  private let drawn: (back: Rect, front: Rect)?
  private var layout: Layout { context.layout }

  /// The least overlap, as a share of the smaller one, of an image and a text, or of texts drawn on top of each other.
  private static let leastShare = 0.5

  init(_ first: Layer, _ second: Layer, _ context: CheckContext) {
    self.context = context
    (back, front) = first.depth < second.depth ? (first, second) : (second, first)
    if let rect = back.drawn, let other = front.drawn {
      drawn = (rect, other)
    } else {
      drawn = nil
    }
  }

  /// Whether the views overlap themselves, not only their bounding rectangles.
  var meets: Bool {
    guard let one = context.visible[back.item], let other = context.visible[front.item],
      one.transform != nil || other.transform != nil
    else { return true }
    return IssueSearch.overlap(one, other, by: CheckContext.tolerance)
  }

  /// A text or control behind something opaque that nothing takes away.
  ///
  /// Views that the app's code can reach, and containers, may be visible only at times. Images may lie on buttons
  /// without a title, which are touched through them.
  var covering: CheckFinding? {
    guard front.isLid, context.showsText(back.item),
      !front.rect.isLeft(by: back.rect, tolerance: CheckContext.tolerance), let drawn,
      !drawn.front.isLeft(by: drawn.back, tolerance: CheckContext.tolerance),
      let (_, path) = paths, !path.contains(where: context.isReachable), arePlaced
    else { return nil }
    return CheckFinding(
      .overlap, "\(context.title(front.item)) covers \(context.title(back.item))",
      items: [back.item, front.item], by: back.rect.size.height, isOneAlongBothAxes: true,
      remedy: "send it to the back")
  }

  /// Two texts or controls on each other, or a picture and one of these.
  var overlap: CheckFinding? {
    let (width, height) = back.rect.shared(with: front.rect)
    let isPicture = !back.isContent || !front.isContent
    if isPicture {
      guard back.isContent && front.isPicture || front.isContent && back.isPicture,
        width * height >= Self.leastShare * min(back.rect.area, front.rect.area), arePlaced
      else { return nil }
    } else if !areCopies {
      guard context.isCertain(back.item), context.isCertain(front.item) else { return nil }
    }
    guard areBeside else { return nil }
    let isDrawn = drawn.map { $0.back.overlaps($0.front, by: 0) } ?? false
    guard isDrawn ? !isPicture && isCollision : staysApart else { return nil }
    let (first, second) = isPicture && !back.isContent ? (front, back) : (back, front)
    return CheckFinding(
      .overlap,
      "\(context.title(first.item)) and \(context.title(second.item)) overlap by "
        + "\(NumberText.points(width)) × \(NumberText.points(height))",
      items: [first.item, second.item], by: min(width, height),
      axis: width < height ? .horizontal : .vertical, isOneAlongBothAxes: true,
      severity: isDrawn ? .warning : nil)
  }

  private var arePlaced: Bool { context.isPlaced(back.item) && context.isPlaced(front.item) }

  /// Whether two texts or controls drawn on top of each other can't be intended.
  ///
  /// Each hides much of the other, and nothing removes one of them. A copy left in place has no outlet; if the original
  /// has one, the copy stays.
  private var isCollision: Bool {
    guard let drawn else { return false }
    let (width, height) = drawn.back.shared(with: drawn.front)
    guard min(width, height) > CheckContext.tolerance,
      width * height >= Self.leastShare * min(drawn.back.area, drawn.front.area)
    else { return false }
    let items = [back.item, front.item]
    let reachable = items.count(where: context.isReachable)
    return areCopies ? reachable < 2 : reachable == 0 && items.allSatisfy(context.showsText)
  }

  /// Whether one looks like a copy of the other that was left in place.
  private var areCopies: Bool {
    guard let state = layout.model[back.item].view, let other = layout.model[front.item].view
    else { return false }
    let (size, otherSize) = (
      context.facts.drawn[back.item]?.size, context.facts.drawn[front.item]?.size
    )
    return state.showsText && state.viewClass == other.viewClass
      && state.content.text == other.content.text && size != nil && size == otherSize
  }

  /// Whether both lie in the same whole, and nothing between them covers one.
  private var areBeside: Bool {
    guard context.facts.cell[back.item] == context.facts.cell[front.item], let paths else {
      return false
    }
    return !(paths.0.dropFirst() + paths.1.dropFirst()).contains { item in
      context.hasBackground(item) || layout.model[item].view?.scroll != nil
    }
  }

  /// Whether views that the canvas shows in two places are beside each other in the app as well.
  private var staysApart: Bool {
    guard let drawn else { return true }
    // In a row that grows, views that were above each other stay above each other.
    return context.hasExtent(back.item, .vertical)
      || drawn.back.origin.y < drawn.front.maxY && drawn.front.origin.y < drawn.back.maxY
  }

  /// The ways from both up to what holds them, with the views but without their holder; nil if one holds the other.
  private var paths: (ArraySlice<Item.ID>, ArraySlice<Item.ID>)? {
    let paths = (layout.model.ancestry(of: back.item), layout.model.ancestry(of: front.item))
    guard !paths.0.contains(front.item), !paths.1.contains(back.item),
      let common = paths.0.first(where: paths.1.contains)
    else { return nil }
    return (paths.0.prefix { $0 != common }, paths.1.prefix { $0 != common })
  }
}
