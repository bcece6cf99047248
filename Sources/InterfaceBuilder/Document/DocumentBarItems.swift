import AutoLayout

/// The items of bars, as documents write them.
enum DocumentBarItems {
  /// The item of an element.
  static func item(_ element: Node) -> BarItem {
    if let known = element["systemItem"].flatMap({ systemItems[$0] }) { return known }
    let image = element["image"] ?? element.child("imageReference")?["image"]
    let title = element["title"] ?? element.child(key: "title")?.text ?? ""
    let custom = element.child(key: "customView")
    let inside = custom.map(words) ?? ""
    return BarItem(
      title: title.isEmpty ? inside : title,
      image: image ?? custom.flatMap { first(in: $0) { $0["image"] } })
  }

  /// The contents of a navigation item.
  static func navigation(_ element: Node?) -> BarContents.NavigationItem {
    var item = BarContents.NavigationItem()
    guard let element else { return item }
    item.title = element["title"] ?? element.child(key: "title")?.text ?? ""
    // A view in place of the title is represented by its text.
    if let view = element.child(key: "titleView") { item.title = words(of: view) }
    item.left = items(of: element, "leftBarButtonItem")
    item.right = items(of: element, "rightBarButtonItem")
    return item
  }

  private static func items(of element: Node, _ key: String) -> [BarItem] {
    let several = element.children(key + "s").flatMap { $0.children }
    return ([element.child(key: key)].compactMap { $0 } + several).map(item)
  }

  /// The first text of a view or of anything in it.
  private static func words(of view: Node) -> String {
    first(in: view) { $0["text"] ?? $0["title"] ?? $0["placeholder"] } ?? ""
  }

  /// The first value in a tree.
  private static func first(in view: Node, _ read: (Node) -> String?) -> String? {
    var pending = [view]
    while let next = pending.popLast() {
      if let text = read(next), !text.isEmpty { return text }
      pending += next.children.reversed()
    }
    return nil
  }

  /// UIKit's own items, by what they show.
  private static let systemItems: [String: BarItem] = [
    "done": BarItem(title: "Done"), "cancel": BarItem(title: "Cancel"),
    "edit": BarItem(title: "Edit"), "save": BarItem(title: "Save"),
    "close": BarItem(title: "", image: "xmark"), "undo": BarItem(title: "Undo"),
    "redo": BarItem(title: "Redo"), "pageCurl": BarItem(title: "", image: "doc"),
    "add": BarItem(title: "", image: "plus"),
    "compose": BarItem(title: "", image: "square.and.pencil"),
    "reply": BarItem(title: "", image: "arrow.uturn.left"),
    "action": BarItem(title: "", image: "square.and.arrow.up"),
    "organize": BarItem(title: "", image: "folder"),
    "bookmarks": BarItem(title: "", image: "book"),
    "search": BarItem(title: "", image: "magnifyingglass"),
    "refresh": BarItem(title: "", image: "arrow.clockwise"),
    "stop": BarItem(title: "", image: "xmark"), "camera": BarItem(title: "", image: "camera"),
    "trash": BarItem(title: "", image: "trash"), "play": BarItem(title: "", image: "play.fill"),
    "pause": BarItem(title: "", image: "pause.fill"),
    "rewind": BarItem(title: "", image: "backward.fill"),
    "fastForward": BarItem(title: "", image: "forward.fill"),
    "flexibleSpace": BarItem(title: ""), "fixedSpace": BarItem(title: ""),
    "favorites": BarItem(title: "Favorites", image: "star.fill"),
    "featured": BarItem(title: "Featured", image: "star.fill"),
    "topRated": BarItem(title: "Top Rated", image: "star.fill"),
    "recents": BarItem(title: "Recents", image: "clock.fill"),
    "history": BarItem(title: "History", image: "clock.fill"),
    "mostRecent": BarItem(title: "Most Recent", image: "clock.fill"),
    "mostViewed": BarItem(title: "Most Viewed", image: "list.number"),
    "contacts": BarItem(title: "Contacts", image: "person.circle"),
    "downloads": BarItem(title: "Downloads", image: "arrow.down.circle"),
    "more": BarItem(title: "More", image: "ellipsis"),
  ]
}

/// The items of the bars around a scene.
extension ControllerGraph {
  /// The contents of the bars around a scene.
  ///
  /// - Parameters:
  ///   - object: Its controller.
  ///   - known: The bars around it.
  /// - Returns: Their contents.
  func barContents(of object: Node, _ known: DocumentBars) -> BarContents {
    var barContents = BarContents()
    guard let id = object["id"] else { return barContents }
    let path = holders(of: id)
    if known.navigation != .absent {
      var item = DocumentBarItems.navigation(object.child(key: "navigationItem"))
      let isPushed = path.first.map { !$0.isRelation } ?? false
      if isPushed, item.left.isEmpty, let last = path.first {
        item.left = [BarItem(title: backTitle(to: last.holder), image: "chevron.left")]
      }
      barContents.navigation = item
      barContents.hasLargeTitle = known.hasLargeTitle
    }
    if known.hasTabBar {
      let step = path.first { controllers[$0.holder]?.name == Self.tabs }
      let shown = step.map { tabs(of: $0.holder) } ?? []
      barContents.tabs = shown.map { id in
        controllers[id]?.child(key: "tabBarItem").map(DocumentBarItems.item) ?? BarItem(title: "")
      }
      barContents.selectedTab = step.flatMap { step in shown.firstIndex(of: step.held) }
    }
    if known.hasToolbar {
      barContents.toolbar = (object.child("toolbarItems")?.children ?? [])
        .map(DocumentBarItems.item)
    }
    return barContents
  }

  /// The navigation bar above a controller; nil if its document has none.
  func navigationBar(above object: Node) -> Node? {
    object["id"].flatMap { id in
      holders(of: id).lazy.compactMap { controllers[$0.holder]?.child(key: "navigationBar") }.first
    }
  }

  /// The controllers of a tab bar controller, in their order.
  private func tabs(of holder: String) -> [String] {
    (segues[holder] ?? []).filter { $0["kind"] == "relationship" }.sorted { $0.place < $1.place }
      .compactMap { $0["destination"] }
  }

  /// The title of the button that leads back to a controller.
  private func backTitle(to id: String) -> String {
    let item = controllers[id]?.child(key: "navigationItem")
    return item?.child(key: "backBarButtonItem")?["title"] ?? item?["title"] ?? "Back"
  }

  /// A controller, and what holds it or pushed it.
  private struct Step {
    let held: String
    let holder: String
    let isRelation: Bool
  }

  /// The containers and presenters of a controller, innermost first; containers come before presenters.
  private func holders(of id: String) -> [Step] {
    var steps: [Step] = []
    var (next, seen) = (id, Set<String>())
    while seen.insert(next).inserted, let step = step(from: next) {
      steps.append(step)
      next = step.holder
    }
    return steps
  }

  private func step(from id: String) -> Step? {
    let into = sources[id] ?? []
    if let source = into.first(where: { $0.kind == "relationship" }) {
      return Step(held: id, holder: source.id, isRelation: true)
    }
    return into.first { Self.pushes.contains($0.kind) }
      .map { Step(held: id, holder: $0.id, isRelation: false) }
  }
}
