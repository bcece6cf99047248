import AutoLayout
import LayoutDiagnostics

/// Texts and controls under or on pictures, tables and other views that show something.
extension CheckRule {
  /// How much of the smaller one they must share.
  private static let leastShared = 0.5
  /// What covers that much of the root view is an overlay.
  private static let overlay = 0.9

  static func coverings(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    guard let root = context.frames[layout.root] else { return [] }
    let seen = context.search.visible.filter {
      $0.frame.area > 0 && context.isSeen($0.item) && layout.isVisible($0.item)
    }
    let (contents, others) = (
      seen.filter { isContent($0.item, context) },
      seen.filter { !isContent($0.item, context) && $0.frame.area < overlay * root.area }
    )
    let covered = hidings(of: contents, among: seen, context)
    let known = Set(covered.flatMap { $0.key.items })
    return covered
      + others.flatMap { other in
        contents.compactMap { content in covering(of: content, other, context) }
      }.filter { known.isDisjoint(with: $0.key.items) }
  }

  /// Texts and controls behind something opaque that nothing takes away: what the app's code can reach may be shown only at
  /// times, and so may what holds other views.
  private static func hidings(
    of contents: [IssueSearch.Visible], among seen: [IssueSearch.Visible], _ context: CheckContext
  ) -> [CheckFinding] {
    seen.enumerated().filter { isLid($0.element.item, context) }.flatMap { _, lid in
      contents.compactMap { content -> CheckFinding? in
        guard isBefore(lid.item, content.item, context),
          let rect = context.contentRect(of: content.item),
          let drawn = context.drawnContentRect(of: content.item),
          let drawnLid = context.facts.drawn[lid.item],
          excess(of: rect, out: lid.frame).points <= tolerance,
          excess(of: drawn, out: drawnLid).points <= tolerance,
          context.isPlaced(content.item), context.isPlaced(lid.item)
        else { return nil }
        return CheckFinding(
          .overlap, "\(context.title(lid.item)) covers \(context.title(content.item))",
          items: [content.item, lid.item], by: rect.size.height, isOneAlongBothAxes: true,
          remedy: "send it to the back")
      }
    }
  }

  /// Whether a view hides what lies behind it, always.
  private static func isLid(_ item: Item.ID, _ context: CheckContext) -> Bool {
    let layout = context.layout
    guard item != layout.root, let sources = context.subject.sources,
      sources.views[item] != nil,
      let state = layout.model[item].view, layout.subviews(of: item).isEmpty,
      !isReachable(item, context)
    else { return false }
    switch state.viewClass {
    case .imageView: return state.content.imageSize != nil
    case .view: return isOpaque(state)
    default: return false
    }
  }

  /// Whether nothing shines through the background of a view.
  private static func isOpaque(_ state: ViewState) -> Bool {
    guard case .text(let text)? = state.drawn[.backgroundColor], let color = Color(text: text)
    else {
      return false
    }
    return color.isOpaque && state.alpha >= 1
  }

  /// Whether a view lies in front of another one, neither of which holds the other.
  private static func isBefore(
    _ front: Item.ID, _ back: Item.ID, _ context: CheckContext
  ) -> Bool {
    let layout = context.layout
    let paths = [front, back].map { layout.model.ancestry(of: $0) }
    guard !paths[0].contains(back), !paths[1].contains(front),
      let common = paths[0].first(where: paths[1].contains)
    else { return false }
    let children = layout.subviews(of: common)
    let places = paths.map { path in children.firstIndex(where: path.contains) ?? 0 }
    return places[0] > places[1]
      && !paths[0].prefix { $0 != common }.contains { isReachable($0, context) }
  }

  /// Whether the app's code can take a view away.
  private static func isReachable(_ item: Item.ID, _ context: CheckContext) -> Bool {
    guard let sources = context.subject.sources, let source = sources.views[item] else {
      return false
    }
    return source.className != nil || sources.hasOutlet(source.id)
  }

  private static func isContent(_ item: Item.ID, _ context: CheckContext) -> Bool {
    context.layout.viewClass(of: item)?.isContent == true
  }

  private static func covering(
    of content: IssueSearch.Visible, _ other: IssueSearch.Visible, _ context: CheckContext
  ) -> CheckFinding? {
    guard content.frame.overlaps(other.frame, by: tolerance),
      let otherRect = context.contentRect(of: other.item),
      let rect = context.contentRect(of: content.item),
      let drawn = context.drawnContentRect(of: content.item),
      let drawnOther = context.facts.drawn[other.item]
    else { return nil }
    let (width, height) = rect.shared(with: otherRect)
    guard width > tolerance, height > tolerance,
      width * height >= leastShared * min(rect.area, otherRect.area),
      context.isPlaced(content.item), context.isPlaced(other.item),
      areBeside(content.item, other.item, context),
      staysApart(content.item, drawn, drawnOther, context)
    else { return nil }
    return CheckFinding(
      .overlap,
      "\(context.title(content.item)) and \(context.title(other.item)) overlap by "
        + "\(points(width)) × \(points(height))",
      items: [content.item, other.item], by: min(width, height),
      axis: width < height ? .horizontal : .vertical, isOneAlongBothAxes: true)
  }
}

extension Rect {
  /// How many square points it covers.
  fileprivate var area: Double { max(0, size.width) * max(0, size.height) }

  /// The width and the height of what it shares with another one; negative where there is nothing.
  fileprivate func shared(with other: Rect) -> (width: Double, height: Double) {
    (
      min(maxX, other.maxX) - max(origin.x, other.origin.x),
      min(maxY, other.maxY) - max(origin.y, other.origin.y)
    )
  }
}
