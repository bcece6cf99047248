import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// The facts about a subject's views that don't depend on the configuration.
struct SubjectFacts {
  /// The frames of views on the canvas, in the coordinates of the root view; none for scripts.
  private(set) var drawn: [Item.ID: Rect] = [:]
  /// Their frames in the other direction: drawn frames count as intended there, too.
  private var mirrored: [Item.ID: Rect] = [:]
  /// The direction they are drawn in.
  private var direction: LayoutDirection
  /// The views whose height grows with what they hold when the app runs: rows of tables, and headers that code sizes.
  private(set) var growing: Set<Item.ID> = []
  /// The views in cells that have a size of their own, which the document doesn't give.
  private(set) var resizable: Set<Item.ID> = []
  /// The row, cell or header that code sizes that a view lies in, where it lies in one.
  private(set) var cell: [Item.ID: Item.ID] = [:]
  /// The views that something scrolls: what a table, a collection or a scroll view holds.
  private(set) var scrolled: Set<Item.ID> = []
  /// The labels and images of cells in one of UIKit's styles, which the cell lays out.
  private(set) var styled: Set<Item.ID> = []

  /// The views that have an outlet or a class of the app's own, and the constraints that have an outlet, whatever size
  /// class they belong to.
  let (named, connected): (Set<Item.ID>, Set<LayoutConstraint.ID>)

  /// The least width and height of buttons, in points.
  let leastTarget: Double
  /// The target size of WCAG 2.2 (success criterion 2.5.8); Apple's guidelines ask for 44.
  static let usualTarget = 24.0

  init(_ subject: CheckSubject, leastTarget: Double = usualTarget) {
    self.leastTarget = leastTarget
    let (layout, sources) = (subject.layout, subject.sources)
    direction = layout.environment.direction
    named = Set(
      (sources?.views ?? [:]).filter { _, view in
        view.className != nil || sources?.hasOutlet(view.id) == true
      }.keys)
    connected = Set(
      (sources?.constraints ?? [:]).filter { sources?.hasOutlet($0.value.id) == true }.keys)
    if subject.size == .wideAsScreen { growing.insert(layout.root) }
    if subject.size == .asDesigned { resizable.insert(layout.root) }
    let root = Rect(origin: .zero, size: layout.canvasFrame(of: layout.root).size)
    var pending = [(layout.root, root, root)]
    while let (item, frame, other) = pending.popLast() {
      if sources != nil { (drawn[item], mirrored[item]) = (frame, other) }
      let origin = layout.bounds(of: item).origin
      for child in layout.subviews(of: item) {
        let own = layout.canvasFrame(of: child)
        let place = Point(
          x: frame.origin.x + own.origin.x - origin.x, y: frame.origin.y + own.origin.y - origin.y)
        let left = Self.isMirrored(child, layout) ? frame.size.width - own.maxX : own.origin.x
        let otherPlace = Point(x: other.origin.x + left - origin.x, y: place.y)
        pending.append(
          (child, Rect(origin: place, size: own.size), Rect(origin: otherPlace, size: own.size)))
        let isCell = Self.cells.contains(layout.viewClass(of: child) ?? .view)
        let isTableEnd = subject.code.tableEnds.contains(child)
        if let around = isCell || isTableEnd ? child : cell[item] { cell[child] = around }
        if scrolled.contains(item) || Self.scrolls(item, layout) { scrolled.insert(child) }
        if Self.isContent(of: cell[item], item, layout), layout.model[child].state.isManual {
          styled.insert(child)
        }
        if growing.contains(item) || layout.viewClass(of: child) == .tableViewCell
          || isTableEnd
        {
          growing.insert(child)
        }
        if resizable.contains(item) || isCell && layout.viewClass(of: child) != .tableViewCell {
          resizable.insert(child)
        }
      }
    }
  }

  /// The same with the drawn frames as the canvas would show them in a direction.
  func facing(_ direction: LayoutDirection) -> SubjectFacts {
    if direction == self.direction { return self }
    var other = self
    (other.drawn, other.mirrored, other.direction) = (mirrored, drawn, direction)
    return other
  }

  /// Whether a view changes sides with the direction: one that a mask places stays, and so does one that says so.
  private static func isMirrored(_ item: Item.ID, _ layout: Layout) -> Bool {
    let state = layout.model[item].state
    return !state.isManual && state.semanticContentAttribute == .unspecified
  }

  private static func scrolls(_ item: Item.ID, _ layout: Layout) -> Bool {
    let viewClass = layout.viewClass(of: item)
    return viewClass == .tableView || viewClass == .collectionView
      || layout.model[item].view?.scroll != nil
  }

  /// Whether a view is the content view of a row.
  private static func isContent(of cell: Item.ID?, _ item: Item.ID, _ layout: Layout) -> Bool {
    cell != nil && layout.viewClass(of: item) == .tableViewCellContentView
  }

  private static let cells: Set<ViewClass> = [
    .tableViewCell, .collectionViewCell, .collectionReusableView,
  ]
}
