import AutoLayout

/// A view or guide that constraints of a scene mention.
package struct SceneView: Hashable, Sendable {
  /// A readable name that nothing else in the log has, and that can be typed: `sendButton`.
  package internal(set) var name = ""
  /// The class; nil if the log only prints an identifier.
  package internal(set) var className: String?
  /// The address; nil if a library prints a key instead.
  package internal(set) var address: String?
  /// What a label or button shows, or a guide's identifier.
  package internal(set) var label: String?
  /// The view's own identifier, or the key of Masonry.
  package internal(set) var key: String?
  /// The place of the superview in ``ConflictScene/views``; nil if a log doesn't show it.
  package internal(set) var parent: Int?
  /// Whether the superview is a guess from the order of the items in an equation.
  package internal(set) var isParentGuessed = false
  /// How many views are above it, as far as the scene has them.
  var depth = 0
  /// Whether a view of the scene is in it.
  var holdsViews = false
  /// Whether a constraint of the app's places it.
  var isPlacedByApp = false
  /// Whether it is an arranged view of an `NSStackView`, which places such views by constraints only.
  var isArrangedByAppKit = false
  /// Position and size in the superview, counted from its top left corner; nil if no tree shows them.
  package internal(set) var frame: Rect?
  /// Its owner, if the line before a report names it; nil if none does.
  var owner: String?
  /// What a tree shows of it.
  var node: TreeNode?
  /// Whether it is the top of a tree, in which everything else lies.
  var isTop = false
  /// Whether it is the content area of its superview, a scroll view, from whose corner it is measured.
  var isContentArea = false

  /// Whether it is a layout guide, or the spacer of a stack view; AppKit prints some guides by identifier only.
  package var isGuide: Bool {
    (className ?? key).map { $0.hasSuffix("LayoutGuide") || $0 == "_UILayoutSpacer" } ?? false
  }

  /// Whether a container always gives the view its frame, whatever constraints say.
  var isPlacedByContainer: Bool {
    guard let className else { return false }
    return className == "UIWindow" || className.hasSuffix("CellContentView")
      || className.hasSuffix("HeaderFooterContentView") || className.hasSuffix("TransitionView")
      || className.hasSuffix("WrapperView")
  }

  /// Whether a size of 0 can only be temporary: the system lays out views of the class again by itself.
  var isZeroForMoment: Bool {
    let className = className ?? ""
    return isGuide
      || ["ContentView", "HeaderView", "FooterView", "Bar"].contains(where: className.hasSuffix)
  }

  /// How far out views of the class are: a cell is never in a view that it has constraints with.
  var containment: Int {
    guard let className else { return 0 }
    if className == "UIWindow" || className == "NSWindow" { return 4 }
    if className.hasSuffix("TransitionView") { return 3 }
    if className.hasSuffix("Cell") { return 2 }
    return className.hasSuffix("ContentView") && isPlacedByContainer ? 1 : 0
  }

  /// Whether it is the root view of a layout, which `lay` prints by its name.
  var isRoot: Bool { className == "UIView" && key == "root" && address == nil }

  /// The class without module, mangling and prefixes of frameworks: `TableViewCellContentView`.
  var plainClass: String { className.map(ClassName.plain) ?? "View" }

  /// Whether views of the class hardly ever hold others.
  var isLeaf: Bool { Self.leaves.contains(className ?? "") }

  /// Those of UIKit, and others that logs show.
  private static let leaves = Set(
    ViewClass.all.filter { $0.isLeaf }.map { $0.className }
      + ["NSTextField", "NSButton", "NSImageView", "UIRoundedRectButton", "_UILayoutSpacer"])
}

/// How much an equation says about which of its views is in the other, the most telling first.
///
/// A view lies within its superview more often than not, so of two views with a distance between equal edges the
/// inner one is the subview. Interface Builder writes the superview first at far edges.
enum Nesting: CaseIterable {
  /// The first view lies inside the second.
  case inset
  /// The second view lies inside the first.
  case outset
  /// Only the order of the views.
  case order
  /// Only the order of the views, at far edges on one line.
  case farOrder

  /// Judges an equation.
  init(_ constraint: SceneConstraint) {
    guard let attribute = constraint.first.attribute,
      constraint.first.attributeName == constraint.second?.attributeName,
      constraint.multiplier == 1,
      attribute.isNearEdge || attribute.isFarEdge
    else {
      self = .order
      return
    }
    let depth = attribute.isNearEdge ? constraint.constant : -constraint.constant
    if depth > 0 {
      self = .inset
    } else if depth < 0 {
      self = constraint.relation == .equal ? .outset : .order
    } else {
      self = attribute.isNearEdge ? .order : .farOrder
    }
  }
}
