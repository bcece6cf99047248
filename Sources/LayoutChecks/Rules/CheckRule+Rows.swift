import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// Rows of tables that the document itself makes lower than what it drew in them.
extension CheckRule {
  static func lowRows(_ context: CheckContext) -> [CheckFinding] {
    guard let sources = context.subject.sources else { return [] }
    return context.search.visible.compactMap { view in
      let cell = view.item
      guard context.layout.viewClass(of: cell) == .tableViewCell,
        let table = context.layout.superview(of: cell), let around = sources.views[table],
        let height = rowHeight(of: cell, in: around, context),
        let drawn = context.facts.drawn[cell], drawn.size.height > height + tolerance
      else { return nil }
      let lost = context.search.visible.filter { content in
        context.facts.cell[content.item] == cell && context.showsSomething(content.item)
          && context.facts.drawn[content.item].map { $0.maxY > drawn.origin.y + height + tolerance }
            ?? false
      }
      guard let first = lost.first else { return nil }
      return CheckFinding(
        .clippedContent,
        "the row is \(points(height)) high, so that \(context.title(first.item)) is cut off or not seen: "
          + "\(context.title(cell)) was drawn \(points(drawn.size.height)) high",
        items: [cell, table], by: drawn.size.height - height, axis: .vertical,
        remedy: around.rowHeight == nil
          ? "tie the lowest content to the bottom of the content view"
          : "make the row height Automatic, or \(NumberText.measured(drawn.size.height))")
    }
  }

  /// The height of a row when the app runs; nil if its contents or the app's code may decide.
  ///
  /// A prototype's own height only counts on the canvas.
  private static func rowHeight(
    of cell: Item.ID, in table: SceneSources.View, _ context: CheckContext
  ) -> Double? {
    if context.subject.code.givesRowHeights { return nil }
    if table.hasOwnRows, let own = context.subject.sources?.views[cell]?.rowHeight { return own }
    return table.rowHeight ?? (isOpenBelow(cell, context) ? usualHeight : nil)
  }

  /// UIKit's height of rows that nothing decides, which it reports in the console.
  private static let usualHeight = 44.0

  /// Whether nothing ties the bottom, or the height, of what a row holds.
  private static func isOpenBelow(_ cell: Item.ID, _ context: CheckContext) -> Bool {
    let layout = context.layout
    let own = Set(
      [cell]
        + layout.subviews(of: cell).filter { layout.viewClass(of: $0) == .tableViewCellContentView }
    )
    return !context.search.constraints.contains { _, constraint in
      [constraint.first, constraint.second].compactMap { $0 }.contains { anchor in
        own.contains(layout.owningView(of: anchor.item)) && decisive.contains(anchor.attribute)
      }
    }
  }

  /// The attributes that depend on the height of what has them.
  private static let decisive: Set<Attribute> = [
    .bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins, .lastBaseline,
  ]
}
