import AutoLayout

/// The layout of one root view of a scene.
public struct SceneLayout: Sendable {
  /// The layout, with the views of the document.
  public var layout: Layout
  /// The object id and item of every view that is installed, in document order.
  public let views: [(id: String, item: Item.ID)]
  /// The views that show something whose size is a guess.
  package let guesses: [Item.ID: Guess]
  /// Where its parts come from.
  package let sources: SceneSources
  /// The saved frame of the root view.
  package let rootFrame: Rect
  /// What was left out.
  public let warnings: [DocumentIssue]
}

extension InterfaceDocument {
  /// The layout of a part, not solved yet.
  public func layout(of part: DocumentPart) -> SceneLayout {
    layout(of: part.scene, root: part.root)
  }

  /// The layouts of a scene, one for each view that no other view of the scene holds.
  package func layouts(of scene: DocumentScene, _ options: ImportOptions = ImportOptions())
    -> [SceneLayout]
  {
    scene.roots.map { layout(of: scene, root: $0, options) }
  }

  /// The layout of one root view of a scene, not solved yet.
  package func layout(
    of scene: DocumentScene, root: Int, _ options: ImportOptions = ImportOptions()
  ) -> SceneLayout {
    var builder = LayoutBuilder(document: self, scene: scene, root: root, options: options)
    builder.build()
    return SceneLayout(
      layout: builder.layout, views: builder.views, guesses: builder.guesses,
      sources: builder.sources,
      rootFrame: scene.views[root].frame ?? .zero, warnings: builder.warnings)
  }
}
