/// The margins of cells, by generation of UIKit.
package enum CellMargins {
  /// The first era with margins of their own.
  ///
  /// Up to iOS 10 cells have the margins of any view: 114 of 116 sides, 47 of 48 tops.
  private static let firstEra = Era.ios11

  /// The margin above and below the content of a table cell.
  ///
  /// 11 from iOS 11 on (198 of 204 tops, 135 of 143 bottoms), 15 from Xcode 16 on (13 of 15 tops).
  private static let tableCell = ByEra(11.0, [(.ios26, 15)])

  /// The narrowest screen whose cells have wide sides: 375 points have 16, 390 and more have 20 (5 of 5, and all of
  /// 414).
  private static let wideScreen = 390.0

  /// The narrow sides of cells as wide as the screen in iOS 13.
  ///
  /// Nearly all saved cells have them (21 of 21 in xibs), even beside an accessory; a narrow cell on a wide screen has
  /// 16 (6 of 6).
  private static let flushSide = 15.0
  private static let flushEras: Set<Era> = [.ios13]

  /// The right margin beside an accessory (43 of 43).
  private static let besideAccessory = 8.0

  /// From iOS 13 on, standalone cells up to this width count as cells of a narrow table (11 of 11 on wide screens; 331
  /// and 339 points are wide in 3 of 3).
  ///
  /// It is the width of a new cell from Interface Builder's library.
  static let narrowCell = 320.0

  /// The margins of a table cell's content.
  ///
  /// The sides are 16 or 20, depending on the width that the table has or could have on the screen.
  static func tableCell(_ cell: CellPlace, era: Era) -> EdgeInsets {
    guard era >= firstEra else { return Margins.nested }
    let isFlush = cell.fillsScreen && cell.screen < wideScreen && flushEras.contains(era)
    let side = isFlush && cell.width < wideScreen ? flushSide : sides(width: cell.width)
    let edge = tableCell[era]
    return EdgeInsets(
      top: edge, left: side, bottom: edge, right: cell.hasAccessory ? besideAccessory : side)
  }

  /// The side margins of cells whose margins are those of a view on the screen.
  private static func sides(width: Double) -> Double { width < wideScreen ? 16 : 20 }

  /// How much wider than its saved content view a cell is beside an accessory: the distance from the accessory is the
  /// narrow side, while the saved one is the side of any view (3 of 3 widths in two repositories).
  package static func widening(ofCell width: Double, in environment: Environment) -> Double {
    let isFlush =
      screen(of: environment).width < wideScreen && flushEras.contains(environment.era)
    return isFlush ? sides(width: width) - flushSide : 0
  }

  /// The size of the device, whatever the root view's is.
  fileprivate static func screen(of environment: Environment) -> Size {
    Environment(device: environment.device, isLandscape: environment.isLandscape).size
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

/// The place of a table cell, which decides its margins.
struct CellPlace {
  /// The width that determines the side margins.
  let width: Double
  /// The width of the screen.
  let screen: Double
  /// Whether the cell is as wide as the screen.
  let fillsScreen: Bool
  /// Whether something is to the right of the content.
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

  /// The place of a cell, or of a content view's cell.
  ///
  /// A content view that ends before its cell does leaves room for an accessory. The sides depend on the screen, or on
  /// the root view if that is wider, not on the table: tables of 374, 375 and 406 points on screens of 414 have 20 (37
  /// of 37), one of 400 in a root view of 400 on 375 has 20 (6 of 6). From iOS 13 on, cells that are layouts of their
  /// own count as part of a table on their device; before that, of a table as wide as they are.
  private func cellPlace(of item: Item.ID) -> CellPlace {
    let parent = self[item].parent
    let isContent = parent.map { self[$0].view?.viewClass.margins == .tableCell } ?? false
    let cell = isContent ? parent ?? item : item
    let width = givenSize(of: cell).width
    let content = self[item].view?.manualFrame ?? .zero
    let isRoot = cell == Model.root
    let screen = CellMargins.screen(of: environment)
    return CellPlace(
      width: isRoot ? rootCellWidth(on: screen) : max(screen.width, environment.size.width),
      screen: screen.width, fillsScreen: isRoot || width >= screen.width,
      hasAccessory: isContent && content.origin.x + content.size.width < width - 1)
  }

  private func rootCellWidth(on screen: Size) -> Double {
    let own = environment.size.width
    return environment.era >= .ios13 && own > CellMargins.narrowCell ? screen.width : own
  }

  /// The size that the environment gives the root, or a frame gives a view.
  private func givenSize(of item: Item.ID) -> Size {
    item == Model.root ? environment.size : self[item].view?.manualFrame.size ?? .zero
  }
}

extension Era {
  /// Whether the safe area adds to the margins: from iOS 11 on, which introduced it.
  package var insetsMarginsFromSafeArea: Bool { self >= .ios11 }
}

extension ViewClass {
  /// Whether no bar or notch covers what a view of the class holds: scrolled content and cells.
  ///
  /// Scroll views inset their content by the safe area (`contentInsetAdjustmentBehavior`), so at rest no bar or notch
  /// covers any of it.
  var isClearOfSafeArea: Bool {
    margins.isOfCells || isScrollView || contents == .cells
  }

  /// Whether it scrolls views that the document places.
  var scrollsContent: Bool { isScrollView && contents != .cells && !margins.isOfCells }
}

extension Model {
  /// Whether the safe area ends at a view, for the view and everything below.
  func isClearOfSafeArea(_ view: Item.ID) -> Bool {
    let viewClass = self[view].state.viewClass
    return viewClass.isClearOfSafeArea
      && !(environment.coversScrolledContent && viewClass.scrollsContent)
  }
}
