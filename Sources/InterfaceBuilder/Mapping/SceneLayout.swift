import AutoLayout

/// The layout of one root view of a scene.
public struct SceneLayout: Sendable {
  /// The layout, with the views of the document.
  public var layout: Layout
  /// The object id and item of every view that is installed, in document order.
  public private(set) var views: [(id: String, item: Item.ID)]
  /// Where its parts come from.
  package let sources: SceneSources
  /// The frame of the root view: as saved, or all of the screen if another one was chosen.
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

  /// Moves the layout to the screen of a device, whose size classes decide what is installed.
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

extension SceneLayout {
  /// The layout solved as Interface Builder's canvas shows it.
  ///
  /// Where required constraints of a xib contradict the size of its root view, or of the content view of its cell, the
  /// canvas lays out as if that size weren't set: this fixes 24 of 47 saved views in six repositories that other rules
  /// miss, and 26 in five others, and makes 3 wrong. In storyboards, and at run time, the size holds and constraints
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

/// A root view of a document, with the names by which it can be found.
public struct DocumentPart: Sendable {
  /// The scene.
  package let scene: DocumentScene
  /// The index of the root view in its scene.
  package let root: Int
  /// Its name: the scene's name or id; for a xib, its class or its owner's; or the label or id of a view other than the
  /// first.
  public let name: String
  private let names: Set<String>

  init(_ scene: DocumentScene, root: Int, isFirst: Bool) {
    self.scene = scene
    self.root = root
    let view = scene.views[root]
    let label = view.element["userLabel"]
    let ofView = [label, view.id].compactMap { $0 }
    let ofScene = isFirst ? [scene.name, scene.id].compactMap { $0 } : []
    let isXib = scene.id == InterfaceDocument.xibScene
    // Many xibs have the same object ids, which come from their template.
    let ofXib = [label, isFirst ? scene.name : view.element["customClass"], view.id]
    name = (isXib ? ofXib.compactMap { $0 } + ofScene : ofScene + ofView)[0]
    let ofController = isFirst ? [scene.controllerID].compactMap { $0 } : []
    names = Set((ofScene + ofView + ofController).map { $0.lowercased() })
  }

  /// Whether it has this name, ignoring case.
  package func isNamed(_ name: String) -> Bool { names.contains(name.lowercased()) }
}

extension InterfaceDocument {
  /// Every root view of every scene, in document order.
  public var parts: [DocumentPart] {
    scenes.flatMap { scene in
      scene.roots.enumerated().map { place, root in
        DocumentPart(scene, root: root, isFirst: place == 0)
      }
    }
  }

  /// Whether a scene with this name, ignoring case, holds no view: it is a navigation or tab bar controller's, or a
  /// reference to another storyboard.
  package func isEmptyScene(_ name: String) -> Bool {
    scenes.contains { scene in
      scene.views.isEmpty
        && [scene.id, scene.name, scene.controllerID].contains {
          $0?.lowercased() == name.lowercased()
        }
    }
  }

  /// The warnings about a scene.
  package func warnings(in scene: DocumentScene) -> [DocumentIssue] {
    guard let range = scene.places else { return warnings }
    return warnings.filter { issue in issue.place.map(range.contains) ?? true }
  }
}
