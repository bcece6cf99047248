import AutoLayout
import LayoutDiagnostics
import LayoutPictures

extension Interpreter {
  /// The layout as a page shows it, with advice in the words that were asked for last.
  ///
  /// - Parameter isExplained: Whether each view says why it is where it is.
  /// - Returns: The scene.
  package func scene(isExplained: Bool) -> JSONValue { scene(of: session.layout, isExplained) }

  /// The same of another layout.
  func scene(of layout: Layout, _ isExplained: Bool) -> JSONValue {
    let style = adviceStyle
    let lines: Scene.Lines = (
      origins?.places(ofItemsIn: layout).mapValues { $0.line } ?? [:],
      origins?.places(ofConstraintsIn: layout).mapValues { $0.line } ?? [:]
    )
    let images = assets?.pictures(for: layout, host) ?? { _ in nil }
    return Scene(of: layout, isExplained: isExplained, lines: lines, images: images) {
      style.lines($0, in: $1)
    }.json
  }
}
