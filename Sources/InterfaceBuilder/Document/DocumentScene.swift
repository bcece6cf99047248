import AutoLayout

/// A scene of a storyboard, or the content of a xib.
package struct DocumentScene: Sendable {
  /// The `sceneID`; `xib` for the content of a xib.
  package let id: String
  /// The label or identifier of its controller; nil if there is none.
  package let name: String?
  /// The id of its controller, which Interface Builder shows as the Object ID.
  var controllerID: String?
  /// Every view, superviews before their subviews.
  var views: [DocumentView] = []
  /// The layout guides by id.
  var guides: [String: DocumentGuide] = [:]
  /// The ids of constraints and views that are not installed, unless size classes say so.
  var excluded: Set<String> = []
  /// Whether size classes install objects, by the key of the variation and the id.
  var installations: [String: [String: Bool]] = [:]
  /// The names of the properties that refer to an object, by its id.
  var outlets: [String: String] = [:]
  /// The outlets in the app's own classes that refer to an object, by its id.
  var codeOutlets: [String: [CodeOutlet]] = [:]
  /// The class of its controller, or of the owner of a xib, if it is one of the app's own.
  package var controllerClass: String?
  /// The range of its elements in the file; nil for the content of a xib.
  var places: ClosedRange<DocumentPlace>?
  /// The bars around the scene, as far as the document says.
  var bars = DocumentBars()
  /// The contents of ``bars``.
  var barContents = BarContents()
  /// The element of the navigation bar.
  var navigationBar: Node?

  /// The indices of the views that nothing in the scene holds, each the root of its own layout.
  package var roots: [Int] { views.indices.filter { views[$0].parent == nil } }
}

/// A property in one of the app's own classes that refers to an object of a document.
struct CodeOutlet: Hashable, Sendable {
  let property: String
  let ownerClass: String
  /// The object id of the connection.
  let id: String
  /// Where it is in the document.
  let place: DocumentPlace
}

/// A layout guide of a scene.
struct DocumentGuide: Sendable {
  /// The owner of the guide.
  enum Owner: Sendable {
    /// A view, by its index.
    case view(Int)
    /// The controller: a guide of the scene's first root view.
    case controller
  }

  let owner: Owner
  /// Interface Builder's name: `safeArea`, `contentLayoutGuide`, or `top` and `bottom`.
  let kind: String
}

/// A view as a document describes it.
struct DocumentView: Sendable {
  /// The role of a view in its superview.
  enum Role: Hashable, Sendable {
    /// The root of a layout.
    case root
    /// A subview that constraints, the autoresizing mask or a stack view place.
    case subview
    /// Placed by its container: a cell, content view, header or footer.
    case provided
  }

  let element: Node
  /// The attributes, which apply unless size classes say otherwise.
  let attributes: VariedAttributes
  /// The object id; a view without one gets a unique name that nothing refers to.
  let id: String
  let role: Role
  let parent: Int?
  /// The saved frame in the superview; nil if none was saved.
  let frame: Rect?
  let constraints: [DocumentConstraint]
  /// Whether the frame decides, rather than constraints.
  var isManual = false

  /// Whether it keeps its place in a stack on the canvas, as a stopped activity indicator does (3 of 3 stacks).
  var keepsPlaceWhenHidden: Bool {
    element.name == "activityIndicatorView" && attributes.isYes("hidesWhenStopped")
  }

  /// Interface Builder's words for the flexible parts of a frame; minimum edges are left and top.
  private static let flexibleParts: [(attribute: String, part: AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// The parts of the frame that follow the superview's size.
  var autoresizingMask: AutoresizingMask {
    guard let element = element.child(key: "autoresizingMask") else { return [] }
    return Self.flexibleParts.filter { element.isYes($0.attribute) }
      .reduce(into: []) { $0.formUnion($1.part) }
  }
}
