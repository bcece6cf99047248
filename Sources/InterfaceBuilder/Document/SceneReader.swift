import AutoLayout

/// Turns elements into scenes.
struct SceneReader {
  let usesAutoLayout: Bool
  let controllers: ControllerGraph
  /// The size of the canvas, in points.
  let canvas: Size
  private(set) var warnings: [DocumentIssue] = []
  /// The ids of views and constraints so far: Interface Builder gives each to one object of a document.
  private var ids: Set<String> = []

  init(usesAutoLayout: Bool, controllers: ControllerGraph, canvas: Size) {
    self.usesAutoLayout = usesAutoLayout
    self.controllers = controllers
    self.canvas = canvas
  }

  /// The roles of a controller's view.
  private static let mainKeys: Set<String> = ["view", "tableView", "collectionView"]
  /// The roles of views that are placed by their containers.
  private static let providedKeys: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "backgroundView",
  ]
  /// The elements of a view's own guides; the keyboard guide has its own element since Xcode 14.
  private static let guides: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]
  private static let contentKey = "contentView"
  private static let titleKey = "titleView"

  /// A scene of a storyboard; nil if there are no objects.
  mutating func storyboardScene(_ element: Node) -> DocumentScene? {
    guard let objects = element.child("objects") else { return nil }
    let controller = objects.children.first { $0.name.hasSuffix("ontroller") }
    let name = ["userLabel", "storyboardIdentifier", "title", "customClass"].lazy
      .compactMap { controller?[$0] }.first { !$0.isEmpty }
    var scene = scene(objects, id: element["sceneID"] ?? "", name: name)
    scene.controllerID = controller?["id"]
    scene.controllerClass = controller?["customClass"]
    scene.places = element.place...element.lastPlace
    return scene
  }

  /// The objects of a scene or xib.
  mutating func scene(_ objects: Node, id: String, name: String?) -> DocumentScene {
    var scene = DocumentScene(id: id, name: name)
    for object in objects.children { read(object, into: &scene) }
    for index in scene.views.indices { finish(index, of: &scene) }
    return scene
  }

  private mutating func read(_ object: Node, into scene: inout DocumentScene) {
    noteOutlets(of: object, in: &scene)
    for guide in object.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"], let kind = guide["type"] else { continue }
      scene.guides[id] = DocumentGuide(owner: .controller, kind: kind)
    }
    let mains = object.children.filter { child in
      child.key.map(Self.mainKeys.contains) ?? false && hasFrame(child)
    }
    if !mains.isEmpty {
      if scene.views.isEmpty { readBars(of: object, into: &scene) }
      for main in mains { addTree(main, to: &scene) }
      let titles = object.child("navigationItem")?.children.filter {
        $0.key == Self.titleKey && Self.frame(of: $0) != nil
      }
      for title in titles ?? [] { addTree(title, to: &scene) }
    } else if hasFrame(object) {
      if scene.views.isEmpty { readBars(of: object, into: &scene) }
      addTree(object, to: &scene)
    }
  }

  private func readBars(of object: Node, into scene: inout DocumentScene) {
    scene.bars = controllers.bars(of: object)
    scene.barContents = controllers.barContents(of: object, scene.bars)
    scene.navigationBar = controllers.navigationBar(above: object)
  }

  /// Whether an element is a view with a frame, which decides the size of everything in it.
  private mutating func hasFrame(_ element: Node) -> Bool {
    if Self.frame(of: element) != nil { return true }
    if ViewKind.viewClass(of: element) != nil {
      warnings += NumericAttributes.issues(in: element)
      warnings.append(
        DocumentIssue("<\(element.name)> has no frame and is left out", at: element.place))
    }
    return false
  }

  // MARK: Views

  /// Adds a view and everything in it, superviews first.
  private mutating func addTree(_ root: Node, to scene: inout DocumentScene) {
    var pending: [(element: Node, parent: Int?, role: DocumentView.Role)] = [(root, nil, .root)]
    while let next = pending.popLast() {
      let index = add(next.element, parent: next.parent, role: next.role, to: &scene)
      pending += subviews(of: next.element).reversed().map { ($0.element, index, $0.role) }
    }
  }

  private mutating func add(
    _ element: Node, parent: Int?, role: DocumentView.Role, to scene: inout DocumentScene
  ) -> Int {
    let index = scene.views.count
    let id = element["id"] ?? "\(scene.id)#\(index)"
    warnings += NumericAttributes.issues(in: element)
    note(element, as: "id", "constraints refer to the last view")
    scene.views.append(
      DocumentView(
        element: element, attributes: VariedAttributes(of: element), id: id,
        role: role, parent: parent,
        frame: Self.frame(of: element, otherwise: role == .root ? canvas : .zero),
        constraints: constraints(of: element, holder: id)))
    for guide in element.children where Self.guides.contains(guide.name) {
      guard let guideID = guide["id"], let kind = guide.key else { continue }
      scene.guides[guideID] = DocumentGuide(owner: .view(index), kind: kind)
    }
    for variation in element.children("variation") { readMasks(of: variation, into: &scene) }
    noteOutlets(of: element, in: &scene)
    return index
  }

  /// Notes an object's id, which only a merge or an edit of the file gives to another one, too.
  private mutating func note(_ object: Node, as kind: String, _ consequence: String) {
    guard let id = object["id"], !ids.insert(id).inserted else { return }
    warnings.append(
      DocumentIssue(
        "the \(kind) '\(id.prefix(40))' is used twice; \(consequence)", at: object.place
      )
      .damaging())
  }

  private static let keys = Set(VariationKey.all.map { $0.text })

  /// Records what a variation installs and what it leaves out.
  private mutating func readMasks(of variation: Node, into scene: inout DocumentScene) {
    let key = variation.key ?? ""
    guard key == VariationKey.anySize || Self.keys.contains(key) else {
      if key != VariationKey.mac {
        warnings.append(
          DocumentIssue(
            "a variation for '\(key.prefix(60))' is left out", at: variation.place))
      }
      return
    }
    for change in variation.children("mask").flatMap({ $0.children }) {
      guard let id = change["reference"], ["include", "exclude"].contains(change.name) else {
        continue
      }
      let isInstalled = change.name == "include"
      if key != VariationKey.anySize {
        scene.installations[key, default: [:]][id] = isInstalled
      } else if isInstalled {
        scene.excluded.remove(id)
      } else {
        scene.excluded.insert(id)
      }
    }
  }

  /// The subviews of a view, with their roles.
  private func subviews(of element: Node) -> [(element: Node, role: DocumentView.Role)] {
    element.children.flatMap { child -> [(element: Node, role: DocumentView.Role)] in
      switch child.name {
      case "subviews", "arrangedSubviews": return child.children.map { ($0, .subview) }
      case "prototypes", "cells": return child.children.map { ($0, .provided) }
      case "sections":
        return child.children.flatMap { $0.children("cells") }.flatMap { $0.children }
          .map { ($0, .provided) }
      default:
        guard let key = child.key, Self.providedKeys.contains(key),
          key == Self.contentKey || Self.frame(of: child) != nil
        else { return [] }
        return [(child, .provided)]
      }
    }
  }

  private mutating func constraints(of element: Node, holder: String) -> [DocumentConstraint] {
    var found: [DocumentConstraint] = []
    for constraint in element.children("constraints").flatMap({ $0.children }) {
      guard constraint.name == "constraint" else {
        warnings.append(
          DocumentIssue("<\(constraint.name)> is not a constraint", at: constraint.place))
        continue
      }
      note(constraint, as: "constraint id", "both are added")
      do throws(DocumentIssue) {
        found.append(
          try DocumentConstraint(constraint, holder: holder))
      } catch {
        warnings.append(error.leavingOut(constraint: constraint["id"] ?? ""))
      }
    }
    return found
  }

  /// The saved frame, with other lengths if the document's are negative.
  ///
  /// A few old documents spell the element `frame`, and those of Xcode 8's betas spell it `frame` with the key
  /// `frameInset`.
  private static func frame(of element: Node, otherwise size: Size = .zero) -> Rect? {
    rect(of: element).map { rect in
      func length(_ name: String, _ other: Double) -> Double {
        rect.number(name).flatMap { $0 < 0 ? nil : $0 } ?? other
      }
      return Rect(
        x: rect.number("x") ?? rect.number("minX") ?? 0,
        y: rect.number("y") ?? rect.number("minY") ?? 0,
        width: length("width", size.width), height: length("height", size.height))
    }
  }

  /// Whether an element gives the frame of its view.
  static func isFrame(_ element: Node) -> Bool {
    switch element.name {
    case "rect": element.key == "frame"
    case "frame": element.key == "frame" || element.key == "frameInset"
    default: false
    }
  }

  private static func rect(of element: Node) -> Node? {
    let rect = element.children.first(where: isFrame)
    return rect?.number("width") == nil || rect?.number("height") == nil ? nil : rect
  }

  /// Decides what requires the whole scene: which views constraints lay out.
  private func finish(_ index: Int, of scene: inout DocumentScene) {
    let view = scene.views[index]
    let parent = view.parent.map { scene.views[$0] }
    let isArranged = view.role == .subview && parent?.element.name == "stackView"
    let usesMask =
      view.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO"
      || view.attributes.isYes("fixedFrame") || !usesAutoLayout
    scene.views[index].isManual =
      view.role == .provided || usesMask && !isArranged || isLoose(view, in: parent, of: scene)
  }

  /// Whether a view in a cell with one of UIKit's styles keeps its frame, although it claims to be placed by
  /// constraints: no constraint places it, and Interface Builder, which gives such a view a mask, considers it placed.
  private func isLoose(_ view: DocumentView, in parent: DocumentView?, of scene: DocumentScene)
    -> Bool
  {
    guard view.role == .subview, !view.autoresizingMask.isEmpty, let parent,
      parent.role == .provided,
      let cell = parent.parent.map({ scene.views[$0] }),
      cell.attributes["style"]?.hasPrefix(Self.systemStyles) == true
    else { return false }
    return !scene.views.contains { other in
      other.constraints.contains { constraint in
        constraint.first.item == view.id || constraint.second?.item == view.id
      }
    }
  }

  /// The prefix of UIKit's cell styles in documents.
  private static let systemStyles = "IBUITableViewCellStyle"

  private func noteOutlets(of element: Node, in scene: inout DocumentScene) {
    for outlet in element.child("connections")?.children("outlet") ?? [] {
      guard let property = outlet["property"], let destination = outlet["destination"] else {
        continue
      }
      scene.outlets[destination] = property
      guard let ownerClass = element["customClass"] else { continue }
      let made = CodeOutlet(
        property: property, ownerClass: ownerClass, id: outlet["id"] ?? "", place: outlet.place)
      // Views at the top level of a xib are objects as well.
      if scene.codeOutlets[destination]?.contains(made) != true {
        scene.codeOutlets[destination, default: []].append(made)
      }
    }
  }
}
