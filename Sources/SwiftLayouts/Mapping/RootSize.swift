import AutoLayout
import LayoutDiagnostics

/// The size of the root view if the code doesn't set one.
///
/// A controller's view fills the screen. Any other view, too, as long as its constraints allow that;
/// otherwise it is as wide as the screen and as low as its contents make it, like a row of a table.
enum RootSize {
  /// Settles the size.
  ///
  /// - Returns: Whether the contents decide the height where they must, which is in rows with contents.
  static func settle(_ layout: inout Layout, isController: Bool) -> Bool {
    guard !isController else { return true }
    layout.solve()
    let isRow = layout.viewClass(of: layout.root) == .tableViewCell
    let broken = layout.brokenConstraints.count
    guard broken > 0 || isRow || constrainsItself(layout) else { return true }
    if let fitted = layout.fittedToContents {
      if isRow || fitted.brokenConstraints.count < broken { layout = fitted }
    } else if isRow {
      resize(&layout, toHeight: rowHeight)
      return layout.constraints.isEmpty
    }
    return true
  }

  /// The height of a row whose contents suggest none.
  ///
  /// UIKit logs that "constraints ambiguously suggest a height of zero" and takes the standard height.
  private static let rowHeight = 44.0

  /// The mistake of a row whose contents leave its height open.
  static func undecided(at place: SourcePlace) -> SwiftIssue {
    SwiftIssue(
      "nothing in the row reaches from its top to its bottom, so its contents don't decide its height; "
        + "it is the standard \(Int(rowHeight)) points high", .mistake(.undecidedHeight), at: place)
  }

  private static func resize(_ layout: inout Layout, toHeight height: Double) {
    let size = Size(width: layout.environment.size.width, height: height)
    guard let environment = try? layout.environment.resized(to: size) else { return }
    layout.setEnvironment(environment)
    layout.solve()
  }

  private static func constrainsItself(_ layout: Layout) -> Bool {
    layout.constraints.contains { id in
      let constraint = layout.constraint(id)
      return constraint.first.item == layout.root && constraint.second == nil && constraint.isActive
    }
  }
}
