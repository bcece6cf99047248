/// A document's settings of the bars around a scene.
struct DocumentBars: Hashable, Sendable {
  /// The bar of a navigation controller.
  enum NavigationBar: Hashable, Sendable {
    case absent
    /// The root view extends behind it.
    case translucent
    /// The root view begins at its bottom edge.
    case opaque
  }

  var navigation = NavigationBar.absent
  /// Whether the navigation bar prefers large titles.
  var prefersLargeTitles = false
  /// Whether the title of the scene is large.
  var hasLargeTitle = false
  var hasTabBar = false
  var hasToolbar = false
  /// Whether the scene is presented over another one.
  var isModal = false
  /// Whether the scene is shown in a popover, which no bar covers (4 of 4 scenes).
  var isPopover = false
  /// Whether the scene is shown in a container view of another one and has its size.
  var isEmbedded = false
  /// Whether what the scene pushes is shown in that container as well, because its navigation controller is.
  var isNavigationEmbedded = false
  /// Whether the document itself says which bars the canvas shows, which then lies on a full screen.
  var isSimulated = false
  /// Whether the document asks for an opaque bar below the root view.
  var isAboveOpaqueBar = false
  var hidesStatusBar = false
  /// The classes of the controllers that hold the scene, as far as they are the app's own.
  var holderClasses: Set<String> = []
}

/// The controllers of a storyboard and their segues: Interface Builder infers the bars of a scene from them.
///
/// A controller has the navigation bar of the navigation controller that holds it, or that it is pushed onto; a
/// navigation item of its own means nothing (as in most saved scenes that have one).
struct ControllerGraph {
  private var bars: [String: DocumentBars] = [:]
  private(set) var controllers: [String: Node] = [:]
  /// The segues of a controller.
  private(set) var segues: [String: [Node]] = [:]
  /// The controllers that lead to one, with the kind of segue, in the order of their ids.
  private(set) var sources: [String: [(id: String, kind: String)]] = [:]

  /// Reads the controllers of a document.
  init(_ root: Node) {
    for scene in root.child("scenes")?.children("scene") ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        guard let id = object["id"], object.name.lowercased().hasSuffix("controller") else {
          continue
        }
        controllers[id] = object
        segues[id] = Self.segues(below: object)
      }
    }
    for (id, leading) in segues.sorted(by: { $0.key < $1.key }) {
      for segue in leading {
        guard let destination = segue["destination"] else { continue }
        sources[destination, default: []].append((id, segue["kind"] ?? ""))
      }
    }
    infer()
  }

  /// The bars of a controller or of a top-level view.
  func bars(of object: Node) -> DocumentBars {
    let inferred = object["id"].flatMap { bars[$0] } ?? DocumentBars()
    return Self.simulated(object, otherwise: inferred)
  }

  private static func segues(below object: Node) -> [Node] {
    var found: [Node] = []
    var pending = [object]
    while let next = pending.popLast() {
      if next.name == "segue" { found.append(next) }
      pending += next.children
    }
    return found
  }

  // MARK: Inference

  private static let navigation = "navigationController"
  static let tabs = "tabBarController"
  static let pushes: Set<String> = ["show", "push"]
  private static let detail = "showDetail"
  private static let popover = "popoverPresentation"
  private static let embedding = "embed"
  private static let presentations: Set<String> = ["presentation", "modal"]

  /// The names of the attributes for large titles.
  private static let largeTitles = ["largeTitles", "prefersLargeTitles"]

  /// Whether the title of a segue's destination is large: as its item says, or the same as the previous one
  /// (`UINavigationItem.LargeTitleDisplayMode`).
  private func showsLargeTitle(
    _ bars: DocumentBars, at segue: Node, after isLarge: Bool
  ) -> Bool {
    guard bars.prefersLargeTitles else { return false }
    let item = segue["destination"].flatMap { controllers[$0] }?.child(key: "navigationItem")
    return switch item?["largeTitleDisplayMode"] {
    case "always": true
    case nil, "automatic": isLarge
    default: false
    }
  }

  /// Propagates bars along the segues; a controller is visited again as long as it gains some.
  private mutating func infer() {
    var pending = controllers.keys.sorted()
    while let id = pending.popLast() {
      for segue in segues[id] ?? [] {
        guard let destination = segue["destination"] else { continue }
        let old = bars[destination] ?? DocumentBars()
        let new = extended(old, along: segue, from: id)
        if new != old {
          bars[destination] = new
          pending.append(destination)
        }
      }
    }
  }

  /// The bars of a segue's destination; bars are only ever added, so the inference terminates.
  private func extended(_ old: DocumentBars, along segue: Node, from id: String) -> DocumentBars {
    var new = old
    let source = bars[id] ?? DocumentBars()
    let kind = segue["kind"] ?? ""
    if Self.presentations.contains(kind) { new.isModal = true }
    if kind == Self.popover { new.isPopover = true }
    if kind == Self.embedding { new.isEmbedded = true }
    // A detail with an item for a navigation bar has one (2 of 2 scenes).
    if kind == Self.detail, new.navigation == .absent,
      segue["destination"].flatMap({ controllers[$0] })?.child(key: "navigationItem") != nil
    {
      new.navigation = .translucent
    }
    if kind == "relationship" || Self.pushes.contains(kind) {
      new.holderClasses.formUnion(source.holderClasses)
      if kind == "relationship", let holder = controllers[id]?["customClass"] {
        new.holderClasses.insert(holder)
      }
      let isPushed = kind != "relationship"
      // A scene without a navigation controller of its own pushes onto the one around the container.
      let isInside = isPushed ? source.isNavigationEmbedded : source.isEmbedded
      new.isEmbedded = new.isEmbedded || isInside
      new.isNavigationEmbedded =
        new.isNavigationEmbedded
        || isInside && (isPushed || controllers[id]?.name == Self.navigation)
    }
    if kind == "relationship", controllers[id]?.name == Self.tabs { new.hasTabBar = true }
    if kind == "relationship", let holder = controllers[id], holder.name == Self.navigation {
      if new.navigation == .absent { new.navigation = Self.navigationBar(of: holder) }
      let bar = holder.child(key: "navigationBar")
      new.prefersLargeTitles =
        new.prefersLargeTitles || Self.largeTitles.contains { bar?.isYes($0) == true }
      // The first title has no predecessor to follow.
      new.hasLargeTitle =
        new.hasLargeTitle || showsLargeTitle(new, at: segue, after: true)
      if holder["toolbarHidden"] == "NO" { new.hasToolbar = true }
      if holder.child("simulatedTabBarMetrics") != nil { new.hasTabBar = true }
      new.hasTabBar = new.hasTabBar || source.hasTabBar
      new.isModal = new.isModal || source.isModal
    }
    if Self.pushes.contains(kind) {
      if new.navigation == .absent {
        // A pushed controller has the bar that the canvas simulates for the pushing one (8 of 8 scenes).
        new.navigation = controllers[id].map { bars(of: $0).navigation } ?? source.navigation
      }
      new.prefersLargeTitles = new.prefersLargeTitles || source.prefersLargeTitles
      new.hasLargeTitle =
        new.hasLargeTitle || showsLargeTitle(new, at: segue, after: source.hasLargeTitle)
      new.hasTabBar = new.hasTabBar || source.hasTabBar
      new.hasToolbar = new.hasToolbar || source.hasToolbar
    }
    return new
  }

  private static func navigationBar(of controller: Node) -> DocumentBars.NavigationBar {
    if controller.isYes("navigationBarHidden") { return .absent }
    return controller.child(key: "navigationBar")?["translucent"] == "NO" ? .opaque : .translucent
  }

  // MARK: Simulated metrics

  /// The overrides of an object's simulated metrics.
  private static func simulated(_ object: Node, otherwise inferred: DocumentBars) -> DocumentBars {
    var bars = inferred
    if let top = object.child(key: "simulatedTopBarMetrics") {
      bars.isSimulated = top.name != "nil"
      bars.navigation =
        top.name == "nil" ? .absent : top["translucent"] == "NO" ? .opaque : .translucent
    }
    if let bottom = object.child(key: "simulatedBottomBarMetrics") {
      bars.hasTabBar = bottom.name == "simulatedTabBarMetrics"
      bars.hasToolbar = bottom.name == "simulatedToolbarMetrics"
      bars.isAboveOpaqueBar = bottom["translucent"] == "NO"
    }
    let status = object.child(key: "simulatedStatusBarMetrics")
    bars.hidesStatusBar = status.map { $0.name == "nil" || $0["statusBarStyle"] == "none" } ?? false
    return bars
  }
}
