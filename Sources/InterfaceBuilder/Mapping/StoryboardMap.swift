import AutoLayout

/// All scenes of a storyboard with their places on the canvas, and the segues between them.
package struct StoryboardMap: Sendable {
  /// A scene.
  package struct Scene: Sendable {
    /// The name that its author gave it, or its id.
    package let name: String
    /// Its center on the canvas, in points; nil if the document gives none.
    package let place: Point?
    /// Its first part; nil for controllers that only contain others.
    package let part: DocumentPart?
    /// Whether the app starts with it.
    package let isInitial: Bool
  }

  /// A connection from one scene to another, by their indices.
  package struct Segue: Hashable, Sendable {
    /// Where it begins.
    package let from: Int
    /// Where it leads to.
    package let to: Int
    /// Interface Builder's word, such as `show` or `relationship`.
    package let kind: String
    /// The identifier that code knows it by; nil if there is none.
    package let name: String?
  }

  /// The scenes, in the order of the document.
  package let scenes: [Scene]
  /// The segues, in the order of the document.
  package let segues: [Segue]
}

extension InterfaceDocument {
  /// The storyboard as a map; nil for a xib.
  package var map: StoryboardMap? {
    guard let elements = root.child("scenes")?.children("scene") else { return nil }
    let parts = parts
    var owners: [String: Int] = [:]
    var scenes: [StoryboardMap.Scene] = []
    for element in elements {
      let objects = element.child("objects")?.children ?? []
      for id in objects.compactMap({ $0["id"] }) { owners[id] = scenes.count }
      let controller = objects.first { Self.isController($0) }
      let part = parts.first { $0.scene.id == element["sceneID"] }
      scenes.append(
        StoryboardMap.Scene(
          name: Self.name(of: controller) ?? element["sceneID"] ?? "",
          place: Self.place(of: element),
          part: part,
          isInitial: controller.flatMap { $0["id"] }.map { $0 == root["initialViewController"] }
            ?? false))
    }
    return StoryboardMap(scenes: scenes, segues: segues(from: elements, owners))
  }

  private func segues(from scenes: [Node], _ owners: [String: Int]) -> [StoryboardMap.Segue] {
    scenes.enumerated().flatMap { place, scene in
      var found: [Node] = []
      var pending = [scene]
      while let next = pending.popLast() {
        if next.name == "segue" { found.append(next) }
        pending += next.children.reversed()
      }
      return found.compactMap { segue in
        segue["destination"].flatMap { owners[$0] }.map {
          StoryboardMap.Segue(
            from: place, to: $0, kind: segue["kind"] ?? "", name: segue["identifier"])
        }
      }
    }
  }

  private static func isController(_ object: Node) -> Bool {
    object.name.hasSuffix("ontroller") || object.name.hasSuffix("ControllerPlaceholder")
  }

  private static func place(of scene: Node) -> Point? {
    guard let point = scene.child(key: "canvasLocation"), let x = point.number("x"),
      let y = point.number("y")
    else { return nil }
    return Point(x: x, y: y)
  }

  /// The name of a controller, or else its kind in plain words: `Navigation Controller`.
  private static func name(of controller: Node?) -> String? {
    guard let controller else { return nil }
    let words = ["userLabel", "storyboardIdentifier", "title", "customClass", "storyboardName"]
    if let name = words.lazy.compactMap({ controller[$0] }).first(where: { !$0.isEmpty }) {
      return name
    }
    return controller.name.reduce(into: "") { words, letter in
      words += letter.isUppercase || words.isEmpty ? " \(letter.uppercased())" : "\(letter)"
    }.replacing(" View Controller", with: " View Controller").drop { $0 == " " }.description
  }
}
