import AutoLayout

/// Where the parts of a layout come from, and what the document says about them besides layout.
package struct SceneSources: Sendable {
  /// A view in the document.
  package struct View: Sendable {
    /// The object id.
    package let id: String
    /// Where its element begins.
    package let place: DocumentPlace
    /// Its class, if that is one of the app's own.
    package let className: String?
    /// The smallest scale of its text before it is truncated: 1 if it doesn't shrink.
    package let leastTextScale: Double
    /// Whether Interface Builder marked it as misplaced when it saved the document.
    package let isMisplaced: Bool
    /// Whether Interface Builder marked it as ambiguous when it saved the document.
    package let isAmbiguous: Bool
    /// Whether it takes touches.
    package let isTouchable: Bool
    /// Whether it triggers an action or a segue.
    package let isConnected: Bool
    /// The height of a table's rows, or of a row, in points; nil if their contents decide.
    package let rowHeight: Double?
    /// Whether it is a table whose rows are in the document itself.
    package let hasOwnRows: Bool
    /// Whether its container places it: a cell, content view, header or footer.
    package let isProvided: Bool
    /// Whether runtime attributes set its text.
    package let hasTextAtRunTime: Bool
    /// The ability that code needs to size it, if it is the header or footer of a table.
    package let tableEnd: CodeFacts.Ability?
  }

  /// A constraint in the document.
  package struct Constraint: Sendable {
    /// The object id.
    package let id: String
    /// Where its element begins.
    package let place: DocumentPlace
  }

  /// The views.
  package internal(set) var views: [Item.ID: View] = [:]
  /// The constraints.
  package internal(set) var constraints: [LayoutConstraint.ID: Constraint] = [:]
  /// The object ids of the guides that the document declares, by view and kind.
  private var guides: [Item.ID: [GuideKind: String]] = [:]
  /// Whether the root view fills the screen when the app runs.
  ///
  /// A controller's view does if it has the width and about the height of the canvas, and no scene embeds it in a
  /// container view; other top-level views get the size that the code using them gives them.
  package internal(set) var fillsScreen = false
  /// Whether the document is a xib.
  package internal(set) var isOfXib = false
  /// Whether the document is for tablets only.
  package internal(set) var isForTablets = false
  /// Whether it is shown only while the app starts, when nothing can be touched.
  package internal(set) var isLaunchScreen = false
  /// The classes of its controller, or of a xib's owner, and of the controllers that hold it, as far as they are the
  /// app's own.
  package internal(set) var controllerClasses: Set<String> = []
  /// The outlets to an object, by its id.
  private var outlets: [String: [CodeOutlet]] = [:]
  /// Whether bars or sheets around the root view are only known while the app runs: nothing in a xib says what shows
  /// it.
  package internal(set) var hasOpenBars = false
}

extension SceneSources {
  /// Reads what the document says about the whole scene.
  init(of scene: DocumentScene, root: Int, in document: InterfaceDocument) {
    outlets = scene.codeOutlets
    controllerClasses = scene.bars.holderClasses
      .union([scene.controllerClass].compactMap { $0 })
    isOfXib = !document.isStoryboard
    isForTablets = document.isForTablets
    isLaunchScreen = document.isLaunchScreen
    let view = scene.views[root]
    let environment = SceneEnvironment(document: document, scene: scene, root: root)
    let screen = environment.screen
    guard let size = view.frame?.size, root == scene.roots.first else { return }
    let isOfController =
      document.isStoryboard
      ? scene.controllerID != nil && view.element.key != nil
      : scene.outlets[view.id] == Self.ownersView
    // Canvases without a device aren't screens at all, but square, or the size of some phone.
    let isScreen =
      document.device.id == nil
      ? min(size.width, size.height) >= Self.leastCanvas
      : size.width == screen.width && size.height >= screen.height - Self.highestBars
    fillsScreen = isOfController && isScreen && !scene.bars.isEmbedded
    hasOpenBars =
      !document.isStoryboard || scene.bars.isModal || scene.bars.isPopover || environment.isSheet
  }

  /// The outlet of a controller to its view.
  private static let ownersView = "view"
  /// The shorter side of the smallest canvas, in points.
  private static let leastCanvas = 320.0
  /// The maximum height of bars on a screen.
  private static let highestBars = 180.0
}

extension SceneSources {
  /// Notes the guide of a view.
  mutating func note(_ kind: GuideKind, of view: Item.ID, id: String) {
    guides[view, default: [:]][kind] = id
  }

  /// The object id of the guide of a view; nil if the document declares none.
  package func guideID(_ kind: GuideKind, of view: Item.ID) -> String? { guides[view]?[kind] }

  /// Whether the app's code does something to an object.
  ///
  /// - Parameters:
  ///   - influence: What it does.
  ///   - id: The object's id.
  ///   - facts: What the code of a class does.
  /// - Returns: Whether one of the classes with an outlet to it does so, or a controller through such an object, the
  ///   way data sources fill cells.
  package func code(
    has influence: CodeFacts.Influence, on id: String, _ facts: (String) -> CodeFacts
  ) -> Bool {
    (outlets[id] ?? []).contains { outlet in
      facts(outlet.ownerClass).has(influence, on: outlet.property)
        || controllerClasses.contains { name in
          name != outlet.ownerClass && facts(name).reaches(influence, on: outlet.property)
        }
    }
  }

  /// Whether the app's code can reach an object without searching for it.
  package func hasOutlet(_ id: String) -> Bool { outlets[id]?.isEmpty == false }

  /// Whether the app makes no constraints for an object: all code that can reach it is known, and makes none.
  package func isUnconstrained(_ id: String, _ facts: (_ className: String) -> CodeFacts) -> Bool {
    (outlets[id] ?? []).allSatisfy { CodeFacts.base(of: $0.ownerClass, facts) != nil }
      && !code(has: .constraint, on: id) { CodeFacts.whole(of: $0, facts) }
  }

  /// The app's own classes that are involved in the scene.
  package var classes: Set<String> {
    Set(views.values.compactMap { $0.className }).union(controllerClasses)
      .union(outlets.values.joined().map { $0.ownerClass })
  }
}

extension SceneSources.View {
  init(_ view: DocumentView) {
    id = view.id
    place = view.element.place
    isMisplaced = view.element.isYes("misplaced")
    isAmbiguous = view.element.isYes("ambiguous")
    className = view.attributes["customClass"]
    rowHeight = view.attributes.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    hasOwnRows = view.attributes["dataMode"] == "static"
    isProvided = view.role == .provided
    hasTextAtRunTime = view.writesTextAtRunTime
    tableEnd = view.element.key.flatMap { Self.tableEnds[$0] }
    isTouchable = view.attributes["userInteractionEnabled"] != "NO"
    isConnected =
      view.element.child("connections")?.children.contains { $0.name != "outlet" } == true
    leastTextScale = Self.leastTextScale(of: view)
  }

  /// The elements that a table scrolls before and after its rows.
  private static let tableEnds: [String: CodeFacts.Ability] = [
    "tableHeaderView": .tableHeader, "tableFooterView": .tableFooter,
  ]

  /// Interface Builder writes `adjustsFontSizeToFit="NO"` unless the text shrinks, and the smallest size as a factor,
  /// or in earlier versions in points.
  private static func leastTextScale(of view: DocumentView) -> Double {
    guard view.attributes["adjustsFontSizeToFit"] != "NO" else { return 1 }
    if let scale = view.attributes.number("minimumScaleFactor") { return min(max(scale, 0), 1) }
    guard let least = view.attributes.number("minimumFontSize"), least > 0 else { return 1 }
    let size = view.element.child(key: "fontDescription")?.pointSize ?? least
    return min(1, least / size)
  }
}
