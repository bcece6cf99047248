import AutoLayout
import TextSizes

/// Everything that a document says, object by object, for comparing two versions of it.
///
/// Frames, constraints and what Interface Builder writes for its own use are left out.
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
  /// The scenes in order, including those without views.
  package let scenes: [Scene]

  /// The id of the document among its objects.
  package static let documentID = "document"
  /// The path of an object's class, whether the app's or UIKit's.
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
  /// Everything that it says other than frames and constraints.
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

/// Elements that are the value of one property: colors, fonts, numbers, sizes.
enum ElementValue {
  /// Whether an element means the same as its absence, as with bars that the canvas infers.
  static func isNothing(_ node: Node) -> Bool {
    node.name == "nil" && node.key?.hasPrefix("simulated") != true
  }

  /// The value in words; nil for an element that says several things.
  static func text(of node: Node) -> String? {
    switch node.name {
    case "string", "mutableString": node["value"] ?? node.text
    case "real", "integer", "bool": node["value"]
    case "color": node.color?.text ?? node["name"] ?? values(of: node)
    case "fontDescription": font(node)
    case "imageReference": node["image"]
    case "nil": "none"
    case "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets": values(of: node)
    default: switches(of: node)
    }
  }

  private static func font(_ node: Node) -> String {
    if let style = node["style"] { return TextStyle(storedName: style)?.rawValue ?? style }
    let parts = [node["name"] ?? node["type"], node["weight"], node["pointSize"]]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// `width 50, height 50`.
  private static func values(of node: Node) -> String {
    node.attributes.filter { $0.name != "key" }.map { name, value in
      "\(name) \(DocumentNumber.value(value).map(NumberText.exact) ?? value)"
    }.joined(separator: ", ")
  }

  /// The switches that are on in an element that has only switches: `button, selected`.
  private static func switches(of node: Node) -> String? {
    let switches = node.attributes.filter { $0.name != "key" }
    let isPlain = !switches.isEmpty && switches.allSatisfy { $0.value == "YES" || $0.value == "NO" }
    guard isPlain, node.children.isEmpty, node.key != nil else { return nil }
    return switches.filter { $0.value == "YES" }.map { $0.name }.joined(separator: ", ")
  }
}
