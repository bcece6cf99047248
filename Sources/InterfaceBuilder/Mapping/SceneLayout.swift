import AutoLayout

/// The layout of one root view of a scene.
public struct SceneLayout: Sendable {
  /// The layout, with the views of the document.
  public var layout: Layout
  /// The object id and item of every view that is installed, in document order.
  public private(set) var views: [(id: String, item: Item.ID)]
  /// Where its parts come from.
  package let sources: SceneSources
  /// The frame of the root view: as saved, or on another screen all of it.
  package private(set) var rootFrame: Rect
  /// The omitted parts.
  public let warnings: [DocumentIssue]
  /// Every view of the document, installed or not.
  private let allViews: [(id: String, item: Item.ID)]

  init(_ builder: LayoutBuilder, rootFrame: Rect) {
    layout = builder.layout
    allViews = builder.views
    self.rootFrame = rootFrame
    sources = builder.sources
    warnings = builder.warnings
    views = []
    findInstalled()
  }

  /// Puts the layout on the screen of a device, whose size classes decide what is installed.
  package mutating func show(on screen: Environment) {
    layout.setEnvironment(
      layout.environment.moved(to: screen.device, isLandscape: screen.isLandscape))
    rootFrame = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    findInstalled()
  }

  private mutating func findInstalled() {
    let layout = layout
    views = allViews.filter { layout.contains($0.item) }
  }
}

extension InterfaceDocument {
  /// The layout of a part, not solved yet.
  ///
  /// - Throws: When it is too large.
  public func layout(of part: DocumentPart) throws(DocumentIssue) -> SceneLayout {
    try layout(of: part.scene, root: part.root)
  }

  /// The layouts of a scene, one for each view that no other view of the scene holds.
  package func layouts(of scene: DocumentScene, _ options: ImportOptions = ImportOptions())
    throws(DocumentIssue) -> [SceneLayout]
  {
    try scene.roots.map { (root) throws(DocumentIssue) in
      try layout(of: scene, root: root, options)
    }
  }

  /// The layout of one root view of a scene, not solved yet.
  ///
  /// - Throws: When it is too large.
  package func layout(
    of scene: DocumentScene, root: Int, _ options: ImportOptions = ImportOptions()
  ) throws(DocumentIssue) -> SceneLayout {
    var builder = LayoutBuilder(document: self, scene: scene, root: root, options: options)
    builder.build()
    do throws(LayoutError) {
      try options.limits.check(builder.layout)
    } catch {
      throw DocumentIssue(
        error.reason, at: scene.views[root].element.place, remedy: error.remedy)
    }
    return SceneLayout(builder, rootFrame: scene.views[root].frame ?? .zero)
  }
}
