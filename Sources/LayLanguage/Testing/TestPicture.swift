import AutoLayout
import LayoutPictures

/// The layout at an expectation that does not hold; if that is about a frame, the actual and expected frames are drawn
/// over each other.
package struct TestPicture: Hashable, Sendable {
  /// The failed expectation, and its place.
  package let caption: String
  /// Whether a frame is marked.
  package let showsMismatch: Bool
  /// The picture.
  package let svg: String

  /// The maximum number of pictures of a test.
  static let limit = 10

  /// Creates a picture from its parts.
  init(caption: String, showsMismatch: Bool, svg: String) {
    (self.caption, self.showsMismatch, self.svg) = (caption, showsMismatch, svg)
  }

  /// Draws a layout at the time of an error.
  init(_ error: ScriptError, _ layout: Layout) {
    var layout = layout
    layout.solve()
    var drawing = Drawing(of: layout)
    let marks = error.mismatch?.marks(in: layout) ?? []
    drawing = drawing.marked("expected and actual frame", marks)
    self.init(
      caption: "\(error.sourceName):\(error.line): \(error.message)",
      showsMismatch: !marks.isEmpty, svg: drawing.svg())
  }
}

extension FrameMismatch {
  /// The actual frame in red, and the expected one in dashed green.
  fileprivate func marks(in layout: Layout) -> [Mark] {
    guard let item = layout.item(written: item), let holder = layout.superview(of: item) else {
      return []
    }
    let frames: [(Rect, Paint, dashes: [Double])] = [
      (actual, Paint("#d70015"), []), (expected, Paint("#248a3d"), [6, 4]),
    ]
    return frames.compactMap { frame, paint, dashes in
      let space = CoordinateSpace.view(holder)
      guard let rect = try? layout.convert(frame, from: space, to: .view(layout.root)) else {
        return nil
      }
      return Mark(
        .guide, .rect(RoundedRect(rect)), fill: paint.withAlpha(0.12),
        stroke: Stroke(paint, width: 2, dashes: dashes))
    }
  }
}
