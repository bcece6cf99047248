/// The margins of cells, by generation of UIKit.
enum CellMargins {
  /// Up to iOS 10 cells have those of any view: sides 114 of 116, tops 47 of 48.
  private static let firstEra = Era.ios11

  /// Above and below the content of a table cell.
  ///
  /// 11 from iOS 11 on (198 of 204 tops, 135 of 143 bottoms), 15 from Xcode 16 on (13 of 15 tops).
  private static let tableCell = ByEra(11.0, [(.ios26, 15)])

  /// The sides of cells as wide as the screen, without accessory, in iOS 13: nearly all that were
  /// saved, on screens of 375 points.
  private static let flushSide = 15.0
  private static let flushEras: Set<Era> = [.ios13]

  /// The right margin beside an accessory (43 of 43).
  private static let besideAccessory = 8.0

  /// The margins of a table cell's content.
  ///
  /// Sides: 16 or 20 in 244 of 280 cells, by the width of the table.
  static func tableCell(_ cell: CellPlace, era: Era) -> EdgeInsets {
    guard era >= firstEra else { return Margins.nested }
    let isFlush = cell.fillsScreen && !cell.hasAccessory
    let side =
      isFlush && flushEras.contains(era)
      ? flushSide : Margins.systemMinimum(width: cell.width, era: era).left
    let edge = tableCell[era]
    return EdgeInsets(
      top: edge, left: side, bottom: edge, right: cell.hasAccessory ? besideAccessory : side)
  }

  /// The margins of a collection cell that is a layout of its own (sides 56 of 56).
  ///
  /// Cells in a collection view have those of any view (7 of 7 sides).
  static func collectionCell(width: Double, isRoot: Bool, era: Era) -> EdgeInsets {
    guard era >= firstEra, isRoot else { return Margins.nested }
    let side = width > wideCell ? 20.0 : 16
    return EdgeInsets(
      top: Margins.nested.top, left: side, bottom: Margins.nested.bottom, right: side)
  }

  /// The widest collection cell with narrow margins.
  private static let wideCell = 400.0
}

/// What the margins of a table cell depend on.
struct CellPlace {
  /// The width of the table, or of the screen where the cell is a layout of its own.
  let width: Double
  /// Whether the cell is as wide as the screen.
  let fillsScreen: Bool
  /// Whether something stands to the right of the content.
  let hasAccessory: Bool
}

extension Model {
  /// The margins of classes with margins of their own; nil for other views.
  func classMargins(of item: Item.ID) -> EdgeInsets? {
    switch self[item].state.viewClass.margins {
    case .ordinary: return nil
    case .stack: return .zero
    case .tableCell: return CellMargins.tableCell(cellPlace(of: item), era: environment.era)
    case .collectionCell:
      return CellMargins.collectionCell(
        width: givenSize(of: item).width, isRoot: item == Model.root, era: environment.era)
    }
  }

  /// Where a cell is, or the cell of a content view.
  ///
  /// A content view that ends before its cell leaves room for an accessory. Cells that are layouts of
  /// their own have the margins of a table on their device from iOS 13 on, before of their own width.
  private func cellPlace(of item: Item.ID) -> CellPlace {
    let parent = self[item].parent
    let isContent = parent.map { self[$0].view?.viewClass.margins == .tableCell } ?? false
    let cell = isContent ? parent ?? item : item
    let width = givenSize(of: cell).width
    let content = self[item].view?.manualFrame ?? .zero
    let isRoot = cell == Model.root
    let screen = Environment(device: environment.device, isLandscape: environment.isLandscape).size
    return CellPlace(
      width: isRoot && environment.era >= .ios13 ? screen.width : width,
      fillsScreen: isRoot || width >= screen.width,
      hasAccessory: isContent && content.origin.x + content.size.width < width - 1)
  }

  /// The size that the environment gives the root, or a frame gives a view.
  private func givenSize(of item: Item.ID) -> Size {
    item == Model.root ? environment.size : self[item].view?.manualFrame.size ?? .zero
  }
}

extension Era {
  /// Whether the safe area adds to the margins: from iOS 11 on, which has one.
  package var insetsMarginsFromSafeArea: Bool { self >= .ios11 }
}

extension ViewClass {
  /// Whether no bar or notch covers what a view of the class holds: scrolled content and cells.
  ///
  /// Scroll views inset their content by the safe area (`contentInsetAdjustmentBehavior`), so that at
  /// rest bars and notches cover nothing of it.
  var isClearOfSafeArea: Bool {
    margins.isOfCells || isScrollView || contents == .cells
  }
}

extension Model {
  /// Whether the safe area ends at a view, for it and everything below.
  func isClearOfSafeArea(_ view: Item.ID) -> Bool {
    self[view].state.viewClass.isClearOfSafeArea
  }
}
