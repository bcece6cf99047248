/// Everything that a document says, object by object, for comparing two versions of it.
///
/// Frames, constraints and what Interface Builder writes for itself are left out.
package struct DocumentContents: Sendable {
  /// Something with an object id: a view, a controller, a bar button item, a segue, a constraint; or the document.
  package struct Object: Sendable {
    /// The object id; ``DocumentContents/documentID`` for the document.
    package let id: String
    /// The name of its element: `label`, `barButtonItem`.
    package let element: String
    /// The id of the object that holds it.
    package let parent: String?
    /// The id of its scene, ``DocumentScene/id``; empty for the document.
    package let scene: String
    /// Where its element begins.
    package let place: DocumentPlace
    /// A label, title or identifier that distinguishes it from others of its kind for readers.
    package let label: String?
    /// Its values by their paths, such as `accessibilityConfiguration.label`.
    package internal(set) var facts: [String: [String]] = [:]
    /// The ids of the objects in it, in order.
    package internal(set) var children: [String] = []
  }

  /// A scene.
  package struct Scene: Sendable {
    /// The id.
    package let id: String
    /// The name that its author gave it.
    package let name: String?
    /// Where its element begins; nil for the content of a xib.
    package let place: DocumentPlace?
  }

  /// The objects by id.
  package let objects: [String: Object]
  /// Their ids, in the order of the document.
  package let order: [String]
  /// The scenes in order, also those without views.
  package let scenes: [Scene]

  /// The id of the document among its objects.
  package static let documentID = "document"
  /// The path of the class of an object, whether it is the app's own or UIKit's.
  package static let classPath = "class"
  /// The path of the module of an object's class.
  package static let modulePath = "customModule"
  /// The prefixes of the paths of connections; the name of the property or method follows, and the value is an id.
  package static let connectionPaths = ["outlet", "outletCollection", "action"]
  /// The prefix of the path that says whether an object is installed; a size class may follow.
  package static let installedPath = "installed"
  /// The prefix of the paths of values that a size class changes.
  package static let variationPath = "variation"
  /// The prefix of the paths of user-defined runtime attributes.
  package static let runtimePath = "userDefinedRuntimeAttributes"
  /// The suffix of the path of such an attribute's type.
  package static let typeEnding = ".type"
  /// The prefix of the paths of image sizes.
  package static let imagePath = "imageSize"
}

extension InterfaceDocument {
  /// Everything that it says besides frames and constraints.
  package var contents: DocumentContents {
    var reader = ContentsReader(scene: isStoryboard ? "" : Self.xibScene)
    reader.read(root)
    let found = reader.objects
    return DocumentContents(
      objects: Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
      order: found.map { $0.id },
      scenes: scenes.map {
        DocumentContents.Scene(id: $0.id, name: $0.name, place: $0.places?.lowerBound)
      })
  }
}
