/// A root view of a document, as somebody may name it.
public struct DocumentPart: Sendable {
  /// The scene.
  public let scene: DocumentScene
  /// The index of the root view in its scene.
  public let root: Int
  /// What it is called: the scene's name or id, or the label or id of a view that is not the first.
  public let name: String
  private let names: Set<String>

  init(_ scene: DocumentScene, root: Int, isFirst: Bool) {
    self.scene = scene
    self.root = root
    let view = scene.views[root]
    let label = view.element["userLabel"]
    let ofView = [label, view.id].compactMap(\.self)
    let ofScene = isFirst ? [scene.name, scene.id].compactMap(\.self) : []
    let isXib = scene.id == InterfaceDocument.xibScene
    name = (isXib ? ofView + ofScene : ofScene + ofView)[0]
    let ofController = isFirst ? [scene.controllerID].compactMap(\.self) : []
    names = Set((ofScene + ofView + ofController).map { $0.lowercased() })
  }

  /// Whether it is called this, in any case.
  public func isNamed(_ name: String) -> Bool { names.contains(name.lowercased()) }
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

  /// The warnings about a scene.
  public func warnings(in scene: DocumentScene) -> [DocumentIssue] {
    guard let range = scene.places else { return warnings }
    return warnings.filter { issue in issue.place.map(range.contains) ?? true }
  }
}
