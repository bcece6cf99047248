import AutoLayout
import LayoutDiagnostics
import LayoutPictures
import LayoutSession

extension Interpreter {
  /// The same layout in a session that has just begun: a copy that is kept to be looked at needs no past.
  package var withoutHistory: Interpreter {
    var copy = self
    copy.session = Session(layout: session.layout)
    return copy
  }

  /// The layout as a page shows it, with advice in the words that were asked for last.
  ///
  /// - Parameter explained: The views that say why they are where they are; a page that can ask does without.
  /// - Returns: The scene.
  package func scene(explained: Scene.Explained = .none) -> JSONValue {
    scene(of: session.layout, explained)
  }

  /// The layout as a script that has ended leaves it, with all that is known of each view.
  var solvedScene: JSONValue {
    var layout = session.layout
    layout.solve()
    return scene(of: layout, .all)
  }

  /// The same of another layout.
  func scene(of layout: Layout, _ explained: Scene.Explained = .none) -> JSONValue {
    let style = adviceStyle
    let lines: Scene.Lines = (
      origins?.places(ofItemsIn: layout).mapValues { $0.line } ?? [:],
      origins?.places(ofConstraintsIn: layout).mapValues { $0.line } ?? [:]
    )
    let images = images(near: "").pictures(for: layout, host)
    return Scene(
      of: layout, explained: explained, lines: lines, images: images, quoting: NameText.written
    ) { style.lines($0, in: $1) }.json
  }
}
