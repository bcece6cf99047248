import AutoLayout

extension SceneLayout {
  /// The layout solved as Interface Builder's canvas shows it.
  ///
  /// Where required constraints of a xib contradict the size of its root view, or of the content view of its cell, the
  /// canvas lays out as if that size weren't set: 24 of 47 saved views of six repositories that other rules miss, and
  /// 26 of five others, against 3 that were right. In storyboards, and at run time, the size holds and constraints
  /// break.
  package func drawn() -> Layout {
    var drawn = layout
    drawn.solve()
    guard sources.isOfXib, !drawn.engine.broken.isEmpty else { return drawn }
    for axis in Axis.allCases {
      guard let freed = drawn.fitted(boundary, along: axis),
        freed.engine.broken.count < drawn.engine.broken.count
      else { continue }
      drawn = freed
    }
    return drawn
  }

  /// The view whose size the document imposes on the others: the content view of a cell, or the root view.
  private var boundary: Item.ID {
    layout.subviews(of: layout.root).first { sources.views[$0]?.isProvided == true } ?? layout.root
  }
}
