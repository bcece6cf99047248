import AutoLayout
import LayoutChecks
import LayoutPictures

extension Check {
  /// The same with a picture of each finding, on which its views are marked.
  func withPictures() -> Check {
    var check = self
    check.draw = { layout, marked in
      let plain = Drawing(of: layout)
      var marks = Layer(name: "marked", kind: "overlay")
      marks.size = plain.size
      marks.marks = marked.map {
        Mark(.ambiguity, .rect(RoundedRect($0)), stroke: Stroke(Paint("#d0021b"), width: 3))
      }
      return Drawing(
        size: plain.size, title: plain.title, summary: plain.summary,
        layers: plain.layers + [marks]
      ).svg()
    }
    return check
  }
}
