/// The values of a scroll view.
package struct ScrollState: Hashable, Sendable {
  /// `contentOffset` as set; nil for the content's top left corner with its insets in view.
  var explicitOffset: Point?
  /// `contentInset`: how far the content may be scrolled away from the frame's edges.
  ///
  /// It changes neither the content's layout nor its size, only where the content starts to be shown:
  /// a scroll view at rest has the offset (−left, −top).
  var contentInset = EdgeInsets.zero
  /// `scrollIndicatorInsets`: how far the indicators keep from the frame's edges.
  var indicatorInsets = EdgeInsets.zero
  /// `contentSize` as set; nil for what constraints say.
  var explicitContentSize: Size?

  /// `contentOffset`: the point of the content that lies at the top left corner of the frame.
  var contentOffset: Point {
    explicitOffset ?? Point(x: -contentInset.left, y: -contentInset.top)
  }
}

extension Priority {
  /// The priority of a content size that was set: every constraint on the content overrules it.
  ///
  /// UIKit keeps such a size unless a constraint says otherwise; treating it as a constraint is a guess.
  static let explicitContentSize = clamped(1)
}
