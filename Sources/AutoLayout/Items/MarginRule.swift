/// Which margins views of a class have when nobody sets them.
enum MarginRule: Hashable, Sendable {
  /// 8 points, or those of a root view.
  case ordinary
  /// None, as constraints to the margins of stack views show without exception.
  case stack
  /// Those of a table view's cells and their content views.
  case tableCell
  /// Those of a collection view's cells, headers and footers.
  case collectionCell

  /// Whether it is for cells.
  var isOfCells: Bool { self == .tableCell || self == .collectionCell }
}
