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
    return others.flatMap { other in
      contents.compactMap { content in covering(of: content, other, context) }
    }
  }

  private static func isContent(_ item: Item.ID, _ context: CheckContext) -> Bool {
    context.layout.viewClass(of: item)?.isContent == true
  }

  private static func covering(
    of content: IssueSearch.Visible, _ other: IssueSearch.Visible, _ context: CheckContext
  ) -> CheckFinding? {
    guard content.frame.overlaps(other.frame, by: tolerance),
      let rect = context.contentRect(of: content.item),
      let drawn = context.drawnContentRect(of: content.item),
      let drawnOther = context.facts.drawn[other.item]
    else { return nil }
    let (width, height) = rect.shared(with: other.frame)
    guard width > tolerance, height > tolerance,
      width * height >= leastShared * min(rect.area, other.frame.area),
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
