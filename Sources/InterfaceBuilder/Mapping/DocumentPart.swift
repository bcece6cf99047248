/// A root view of a document, with the names it can be found by.
public struct DocumentPart: Sendable {
  /// The scene.
  package let scene: DocumentScene
  /// The index of the root view in its scene.
  package let root: Int
  /// Its name: the scene's name or id, a xib's class or that of its owner, or the label or id of another view than the
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
    // The object ids of many xibs are the same, those of their template.
    let ofXib = [label, isFirst ? scene.name : view.element["customClass"], view.id]
    name = (isXib ? ofXib.compactMap { $0 } + ofScene : ofScene + ofView)[0]
    let ofController = isFirst ? [scene.controllerID].compactMap { $0 } : []
    names = Set((ofScene + ofView + ofController).map { $0.lowercased() })
  }

  /// Whether it is called this, in any case.
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

  /// Whether a scene of this name, in any case, holds no view: that of a navigation or tab bar controller, or a
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
