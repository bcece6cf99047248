import AutoLayout

/// What can be explained.
extension Layout {
  /// The item of a path, which may not be the window.
  mutating func explicable(_ path: ItemPath) throws(Problem) -> Item.ID {
    let item = try item(path, besides: [])
    try checkIsExplicable(item, at: path.range)
    // UIKit makes a guide when it is first named.
    solve()
    return item
  }

  /// The anchor of a path, which may not be the window's.
  mutating func explicable(_ path: AnchorPath, besides others: [AnchorPath]) throws(Problem)
    -> Anchor
  {
    let anchor = try anchor(path, besides: others)
    try checkIsExplicable(anchor.item, at: path.range)
    solve()
    return anchor
  }

  private func checkIsExplicable(_ item: Item.ID, at range: SourceRange) throws(Problem) {
    if item == window {
      throw Problem("the window takes no part in layout", at: range, remedy: "use root")
    }
  }
}
