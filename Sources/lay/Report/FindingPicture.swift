import AutoLayout
import LayoutChecks
import LayoutPictures

extension Check {
  /// The same with a picture of each finding, on which its views are marked.
  func withPictures() -> Check {
    var check = self
    check.draw = { layout, marked in
      let marks = marked.map {
        Mark(.ambiguity, .rect(RoundedRect($0)), stroke: Stroke(Paint("#d70015"), width: 3))
      }
      return Drawing(of: layout).marked("marked", marks).svg()
    }
    return check
  }
}
