import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutPictures

extension Check {
  /// The maximum bytes of images in the picture of a finding: a page shows hundreds of them.
  private static let room = 1 << 16

  /// The same with a picture of each finding, with its views marked.
  ///
  /// - Parameter assets: The images of the app; nil if unknown.
  /// - Returns: The same check.
  func withPictures(of assets: NearbyAssets? = nil) -> Check {
    var check = self
    check.draw = { layout, marked in
      let red = Paint("#d70015")
      let marks = marked.map {
        Mark(
          .ambiguity, .rect(RoundedRect($0)), fill: red.withAlpha(0.12),
          stroke: Stroke(red, width: 3))
      }
      let images = assets?.pictures(for: layout, TreeFiles.host) ?? { _ in nil }
      let drawing = Drawing(of: layout, room: Self.room, bars: .all, images: images)
        .marked("marked", marks)
      return FindingPicture(svg: drawing.svg(), focus: drawing.focus(on: marked))
    }
    return check
  }
}
