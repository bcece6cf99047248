import AutoLayout

/// How large the root view is when the code doesn't say.
///
/// A controller's view fills the screen. Any other view, too, as long as its constraints allow that;
/// otherwise it is as wide as the screen and as low as its contents make it, like a cell of a table.
enum RootSize {
  static func settle(_ layout: inout Layout, isController: Bool) {
    guard !isController else { return }
    layout.solve()
    let isCell = layout.viewClass(of: layout.root) == .tableViewCell
    let broken = layout.brokenConstraints.count
    guard broken > 0 || isCell || constrainsItself(layout), let fitted = fitted(layout) else {
      return
    }
    if isCell || fitted.brokenConstraints.count < broken { layout = fitted }
  }

  private static func constrainsItself(_ layout: Layout) -> Bool {
    layout.constraints.contains { id in
      let constraint = layout.constraint(id)
      return constraint.first.item == layout.root && constraint.second == nil && constraint.isActive
    }
  }

  private static func fitted(_ layout: Layout) -> Layout? {
    do throws(LayoutError) {
      let width = layout.environment.size.width
      let almostRequired = try Layout.priority(999)
      let target = FittingTarget(
        Size(width: width, height: 0),
        priorities: PerAxis(horizontal: almostRequired, vertical: .fittingSizeLevel))
      let size = try layout.size(of: layout.root, fitting: target)
      guard size.height > 0 else { return nil }
      var changed = layout
      changed.setEnvironment(try layout.environment.resized(to: size))
      changed.solve()
      return changed
    } catch {
      return nil
    }
  }
}
