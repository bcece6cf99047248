import AutoLayout

/// Views that are placed by their frames: cells, their contents, and what an autoresizing mask lays out.
extension LayoutBuilder {
  private static let cell = "tableViewCell"
  private static let cellContent = "tableViewCellContentView"

  /// Gives a view its saved frame, which follows the saved size of the superview as the mask says.
  mutating func place(_ view: DocumentView, _ item: Item.ID) {
    let superview = view.parent.flatMap { drawnFrame(of: scene.views[$0])?.size }
    var frame = drawnFrame(of: view) ?? .zero
    // Xcode 4 to 6 saved old sizes of content views, above the separator of a cell (heights 62 of 63, widths 41 of 41).
    if document.toolsVersion < 8000, view.element.name == Self.cellContent, let superview {
      frame.size.height = max(0, superview.height - 1)
      if !hasAccessory(view) { frame.size.width = superview.width }
    }
    if options.showsPlaceholders, !document.isStoryboard, view.element.name == Self.cellContent,
      hasAccessory(view), let superview
    {
      frame.size.width += CellMargins.widening(ofCell: superview.width, in: layout.environment)
    }
    if options.isAtRunTime, let superview { frame = fitted(frame, of: view, in: superview) }
    do throws(LayoutError) {
      try layout.setManualFrame(frame, mask(of: view), in: superview, of: item)
    } catch {
      warn("frame: \(error)", view.element)
    }
  }

  /// The frame that the canvas drew a view in; nil if none was saved.
  ///
  /// Xcode 4 to 6 saved outdated frames of prototypes, which a table makes as wide as itself and as tall as they say (5
  /// of 5).
  private func drawnFrame(of view: DocumentView) -> Rect? {
    guard var frame = view.frame, document.toolsVersion < 8000, view.element.name == Self.cell,
      let table = view.parent.flatMap({ scene.views[$0].frame?.size }),
      let height = view.element.number("rowHeight"), height != frame.size.height
    else { return view.frame }
    frame.size = Size(width: table.width, height: height)
    return frame
  }

  /// The frame of a content view whose saved frame doesn't fit its cell: UIKit makes it fill the cell, except for
  /// accessories and the separator.
  private func fitted(_ frame: Rect, of view: DocumentView, in cell: Size) -> Rect {
    guard view.element.name == Self.cellContent,
      view.parent.map({ scene.views[$0].element.name }) == Self.cell
    else { return frame }
    var frame = frame
    if frame.origin.x + frame.size.width > cell.width || !hasAccessory(view) {
      frame.origin.x = 0
      frame.size.width = cell.width
    }
    if abs(frame.size.height - cell.height) > Self.separator { frame.size.height = cell.height }
    return frame
  }

  /// Whether the cell of a content view has something to the right of it.
  private func hasAccessory(_ content: DocumentView) -> Bool {
    guard let cell = content.parent.map({ scene.views[$0].element }) else { return false }
    return cell["accessoryType"] != nil || cell.child(key: "accessoryView") != nil
  }

  /// The thickest separator, in points.
  private static let separator = 1.0

  /// When the app runs, rows are as wide as their table, and the content view of a row is as large as the row.
  private func mask(of view: DocumentView) -> AutoresizingMask {
    guard options.isAtRunTime, view.role == .provided,
      let parent = view.parent.map({ scene.views[$0].element.name })
    else { return view.autoresizingMask }
    if parent == "tableView" { return .flexibleWidth }
    return Self.rows.contains(parent) ? [.flexibleWidth, .flexibleHeight] : view.autoresizingMask
  }

  private static let rows: Set<String> = [
    cell, "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
  ]
}
