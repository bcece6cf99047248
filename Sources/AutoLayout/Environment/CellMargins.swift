/// Which margins views of a class have when nobody sets them.
enum MarginRule: Hashable, Sendable {
  /// 8 points, or those of a root view.
  case ordinary
  /// Those of a table view's cells and their content views.
  case tableCell
  /// Those of a collection view's cells, headers and footers.
  case collectionCell
}

/// The margins of cells, by generation of UIKit.
enum CellMargins {
  /// Up to iOS 10 cells have those of any view: sides 114 of 116, tops 47 of 48.
  private static let firstEra = Era.ios11

  /// Above and below the content of a table cell.
  ///
  /// 11 from iOS 11 on (198 of 204 tops, 135 of 143 bottoms), 15 in tables of Xcode 26 (13 of 15
  /// tops), not in cells of their own.
  private static let tableCell = ByEra(11.0, [(.ios26, 15)])

  /// The right margin beside an accessory (43 of 43).
  private static let besideAccessory = 8.0

  /// The margins of a table cell's content.
  ///
  /// Sides: 16 or 20 in 244 of 280 cells, by the width of the table.
  static func tableCell(_ cell: CellPlace, era: Era) -> EdgeInsets {
    guard era >= firstEra else { return Margins.nested }
    let side = Margins.systemMinimum(width: cell.width, era: era)
    let edge = tableCell[cell.isInTable ? era : min(era, .ios14)]
    return EdgeInsets(
      top: edge, left: side, bottom: edge, right: cell.hasAccessory ? besideAccessory : side)
  }

  /// The margins of a collection cell (sides 56 of 56 in xibs).
  ///
  /// Those of cells in a collection view are not known; they are taken to be the same.
  static func collectionCell(width: Double, era: Era) -> EdgeInsets {
    guard era >= firstEra else { return Margins.nested }
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
  /// Whether a table holds the cell.
  let isInTable: Bool
  /// Whether something stands to the right of the content.
  let hasAccessory: Bool
}

extension Model {
  /// The margins of a cell or its content view; nil for other views.
  func cellMargins(of item: Item.ID) -> EdgeInsets? {
    guard let view = self[item].view else { return nil }
    switch view.viewClass.margins {
    case .ordinary: return nil
    case .tableCell: return CellMargins.tableCell(cellPlace(of: item), era: environment.era)
    case .collectionCell:
      return CellMargins.collectionCell(width: givenSize(of: item).width, era: environment.era)
    }
  }

  /// Where a cell is, or the cell of a content view.
  ///
  /// A content view that ends before its cell leaves room for an accessory.
  private func cellPlace(of item: Item.ID) -> CellPlace {
    let parent = self[item].parent
    let isContent = parent.map { self[$0].view?.viewClass.margins == .tableCell } ?? false
    let cell = isContent ? parent ?? item : item
    let width = givenSize(of: cell).width
    let content = self[item].view?.manualFrame ?? .zero
    let hasAccessory = isContent && content.origin.x + content.size.width < width - 1
    return CellPlace(width: width, isInTable: cell != Model.root, hasAccessory: hasAccessory)
  }

  /// The size that the environment gives the root, or a frame gives a view.
  private func givenSize(of item: Item.ID) -> Size {
    item == Model.root ? environment.size : self[item].view?.manualFrame.size ?? .zero
  }
}

extension Era {
  /// Whether the safe area adds to the margins: from iOS 11 on, which has one.
  var insetsMarginsFromSafeArea: Bool { self >= .ios11 }
}
