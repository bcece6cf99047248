import AutoLayout

/// Collects the objects of a document and what it says about them.
struct ContentsReader {
  typealias Object = DocumentContents.Object

  private(set) var objects: [Object] = []
  private var places: [String: Int] = [:]
  /// The installations by size class: the id, the key of the variation, and whether it is installed.
  private var installations: [(id: String, key: String, isInstalled: Bool)] = []
  private var pending: [Step] = []
  /// The scene of objects outside `<scene>` elements.
  private let outerScene: String

  /// An element that is still to be read.
  private struct Step {
    let node: Node
    /// The index of the object that it belongs to.
    let owner: Int
    /// Its path in that object.
    let path: String
    let depth: Int
    let scene: String
  }

  init(scene: String) { outerScene = scene }

  /// Deeper paths are not told apart, because they would grow without end.
  private static let deepest = 12

  /// Elements that Interface Builder writes for its own use, or that are compared as frames and constraints.
  private static let skippedElements: Set<String> = [
    "dependencies", "device", "designables", "inferredMetricsTieBreakers", "customFonts",
    "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides", "classes",
    "simulatedMetricsContainer",
  ]
  private static let skippedKeys: Set<String> = ["frame", "frameInset", "canvasLocation"]
  private static let skippedAttributes: Set<String> = [
    "id", "key", "sceneID", "sceneMemberID", "misplaced", "ambiguous", "colorMatched", "version",
    "toolsVersion", "systemVersion", "propertyAccessControl", "placeholderIdentifier",
    "customClass", "customModuleProvider", "tableViewCell", "reference",
  ]
  private static let constraintAttributes: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant", "multiplier",
    "priority", "relation", "symbolic",
  ]
  private static let constraint = "constraint"
  private static let labels = [
    "userLabel", "identifier", "storyboardIdentifier", "title", "headerTitle", "systemItem",
    "keyPath",
  ]

  mutating func read(_ root: Node) {
    objects = [
      Object(
        id: DocumentContents.documentID, element: root.name, parent: nil, scene: "",
        place: root.place, label: nil)
    ]
    pending = [Step(node: root, owner: 0, path: "", depth: 0, scene: outerScene)]
    while let step = pending.popLast() { read(step) }
    for (id, key, isInstalled) in installations {
      guard let place = places[id] else { continue }
      let isPlain = key == VariationKey.anySize
      // Constraints that aren't installed at all are inactive, which comparing constraints already shows.
      if isPlain, objects[place].element == Self.constraint { continue }
      let path = DocumentContents.installedPath + (isPlain ? "" : ".\(key)")
      objects[place].facts[path] = [isInstalled ? "YES" : "NO"]
    }
  }

  private mutating func read(_ step: Step) {
    for (name, value) in step.node.attributes where isTold(name, step) {
      note(value, at: Self.joined(step.path, name), of: step.owner)
    }
    var counts: [String: Int] = [:]
    var next: [Step] = []
    for child in step.node.children where !isSkipped(child) {
      if isConnection(child) {
        connect(child, to: step.owner)
      } else if let id = child["id"] {
        next.append(object(child, id, step))
      } else if child.name == "mask" {
        noteInstallations(child, of: step.node)
      } else {
        part(child, step, &counts).map { next.append($0) }
      }
    }
    pending += next.reversed()
  }

  private func isTold(_ attribute: String, _ step: Step) -> Bool {
    if Self.skippedAttributes.contains(attribute) { return false }
    return
      !(step.path.isEmpty && step.node.name == Self.constraint
      && Self.constraintAttributes.contains(attribute))
  }

  private func isSkipped(_ node: Node) -> Bool {
    Self.skippedElements.contains(node.name) || node.key.map(Self.skippedKeys.contains) == true
  }

  private func isConnection(_ node: Node) -> Bool {
    DocumentContents.connectionPaths.contains(node.name)
  }

  // MARK: Objects

  private mutating func object(_ node: Node, _ id: String, _ step: Step) -> Step {
    let place = objects.count
    objects.append(
      Object(
        id: id, element: node.name, parent: objects[step.owner].id, scene: step.scene,
        place: node.place, label: Self.labels.lazy.compactMap { node[$0] }.first { !$0.isEmpty }))
    places[id] = place
    if node.name != Self.constraint, step.node.name != "connections" {
      objects[step.owner].children.append(id)
    }
    note(Self.className(of: node), at: DocumentContents.classPath, of: place)
    return Step(node: node, owner: place, path: "", depth: 0, scene: step.scene)
  }

  /// The class name of one of UIKit's own objects.
  private static func className(of node: Node) -> String {
    node["customClass"] ?? ViewKind.viewClass(of: node)?.className ?? otherClasses[node.name]
      ?? "UI" + node.name.prefix(1).uppercased() + node.name.dropFirst()
  }

  private static let otherClasses = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "mtkView": "MTKView",
    "sceneKitView": "SCNView",
    "skView": "SKView", "arscnView": "ARSCNView", "glkView": "GLKView", "customObject": "NSObject",
    "placeholder": "NSObject", "hostingController": "UIHostingController",
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
  ]

  private mutating func connect(_ node: Node, to owner: Int) {
    let event = node["eventType"].map { " for \($0)" } ?? ""
    let name = (node["property"] ?? node["selector"] ?? "") + event
    note(node["destination"] ?? "", at: Self.joined(node.name, name), of: owner)
  }

  private mutating func noteInstallations(_ mask: Node, of variation: Node) {
    for change in mask.children {
      guard let id = change["reference"] else { continue }
      installations.append((id, variation.key ?? "", change.name == "include"))
    }
  }

  // MARK: Parts

  /// Handles an element that belongs to the enclosing object: notes its value, or reads its contents next.
  private mutating func part(_ node: Node, _ step: Step, _ counts: inout [String: Int]) -> Step? {
    if node.name == "resources" {
      noteImages(node)
      return nil
    }
    if node.name == "userDefinedRuntimeAttribute" {
      noteRuntimeAttribute(node, of: step.owner)
      return nil
    }
    let segment = Self.segment(node)
    counts[segment, default: 0] += 1
    let number = counts[segment].map { $0 > 1 ? " \($0)" : "" } ?? ""
    let path = step.depth < Self.deepest ? Self.joined(step.path, segment + number) : step.path
    if ElementValue.isNothing(node) { return nil }
    if let value = ElementValue.text(of: node) {
      note(value, at: path, of: step.owner)
      return nil
    }
    if node.text.contains(where: { !$0.isWhitespace }) { note(node.text, at: path, of: step.owner) }
    let scene = node.name == "scene" ? node["sceneID"] ?? "" : step.scene
    return Step(
      node: node, owner: step.owner, path: path, depth: step.depth + 1, scene: scene)
  }

  private static func segment(_ node: Node) -> String {
    node.name == "variation"
      ? joined(DocumentContents.variationPath, node.key ?? "") : node.key ?? node.name
  }

  private mutating func noteRuntimeAttribute(_ node: Node, of owner: Int) {
    let path = Self.joined(DocumentContents.runtimePath, node["keyPath"] ?? "")
    let value = node["value"] ?? node.child(key: "value").flatMap(ElementValue.text)
    note(value ?? "nil", at: path, of: owner)
    if let type = node["type"] { note(type, at: path + DocumentContents.typeEnding, of: owner) }
  }

  /// Notes the sizes of images, which affect frames; those of system symbols depend on Xcode.
  private mutating func noteImages(_ resources: Node) {
    for image in resources.children("image") where image["catalog"] != "system" {
      guard let name = image["name"], let width = image["width"], let height = image["height"]
      else { continue }
      note(
        "\(width) × \(height)", at: Self.joined(DocumentContents.imagePath, name), of: 0)
    }
  }

  private mutating func note(_ value: String, at path: String, of owner: Int) {
    objects[owner].facts[path, default: []].append(value)
  }

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}
