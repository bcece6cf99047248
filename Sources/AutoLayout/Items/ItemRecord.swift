import Cassowary

/// What the model stores about one view or layout guide.
package struct ItemRecord: Sendable {
  /// What kind of item it is.
  package enum Role: Equatable, Sendable {
    case view
    /// A `UILayoutGuide` that the user added.
    case guide
    /// A guide that UIKit provides.
    case systemGuide(GuideKind)
    /// A rectangle of a stack view.
    case helper(StackHelper)
  }

  /// The name, unique among items and constraints; a system guide has the name that UIKit prints, a helper one that is
  /// unique in its stack.
  package var name: String
  /// What kind of item it is.
  package let role: Role
  /// The view's own values; nil for guides.
  package var view: ViewState? { isView ? values[0] : nil }
  /// The values of a view, or of a plain view for guides; read in place, because ``view`` copies all of them.
  package var state: ViewState {
    _read { yield values[0] }
    _modify { yield &values[0] }
  }
  /// One element, stored apart from the record: a change to one record copies several, and most code reads only what is
  /// in the record itself.
  private var values: [ViewState]
  /// The superview, or the owner of a guide; nil for the window.
  package var parent: Item.ID?
  /// Back to front.
  package var subviews: [Item.ID] = []
  /// The guides in order of creation, system guides and helpers included.
  package var guides: [Item.ID] = []
  /// The subviews that a stack view arranges, in their order.
  var arranged: [Item.ID] = []

  /// Whether the item is gone; its number is not used again.
  private(set) var isRemoved = false

  /// The values of a plain view, which stand in for those of guides.
  private static let plain = [ViewState(.view)]

  /// A view.
  init(name: String, view: ViewState, parent: Item.ID?) {
    (self.name, self.parent, values) = (name, parent, [view])
    role = .view
  }

  /// A guide of any kind.
  init(name: String, role: Role, parent: Item.ID) {
    (self.name, self.parent, self.role, values) = (name, parent, role, Self.plain)
  }

  /// The placeholder for a removed item.
  static let removed: ItemRecord = {
    var record = ItemRecord(name: "", role: .guide, parent: .window)
    record.isRemoved = true
    return record
  }()

  /// Whether two records mean the same for layout; subviews and guides have records of their own.
  func isAlike(_ other: ItemRecord) -> Bool {
    (isRemoved, parent, role) == (other.isRemoved, other.parent, other.role)
      && arranged == other.arranged && values == other.values
  }

  /// Whether it is a view, not a guide.
  package var isView: Bool {
    if case .view = role { true } else { false }
  }

  /// Which system guide it is; nil for everything else.
  package var systemGuide: GuideKind? {
    guard case .systemGuide(let kind) = role else { return nil }
    return kind
  }

  /// Which helper of a stack it is; nil for everything else.
  var helper: StackHelper? {
    guard case .helper(let helper) = role else { return nil }
    return helper
  }

  /// Whether the user added and named it.
  package var isNamed: Bool { systemGuide == nil && helper == nil }
}

/// The values of one view; most affect layout.
package struct ViewState: Hashable, Sendable {
  /// Its class.
  package var viewClass: ViewClass
  /// Its content, which decides its intrinsic content size.
  package var content: ContentDescription
  /// `isHidden`; a hidden view takes part in layout unless a stack view arranges it.
  package var isHidden = false
  /// `alpha`, 0…1.
  package var alpha = 1.0
  /// An intrinsic content size that replaces the content's own, in points; an inner nil means none in that direction.
  var explicitSize: PerAxis<Double?>?
  /// Content hugging priority.
  package var hugging: PerAxis<Priority>
  /// Content compression resistance priority.
  package var compressionResistance = PerAxis(Priority.defaultHigh)
  /// `layoutMargins` or `directionalLayoutMargins` as set; nil for the default.
  package var layoutMargins: EdgeInsets?
  /// Whether the left and right of ``layoutMargins`` are leading and trailing.
  var hasDirectionalMargins = false
  /// Whether the content is mirrored with the user interface.
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// `traitOverrides`: the traits that it doesn't inherit.
  var traitOverrides = TraitCollection()
  /// `preservesSuperviewLayoutMargins`: whether the margins extend at least as far as the superview's.
  package var preservesSuperviewMargins = false
  /// `insetsLayoutMarginsFromSafeArea`: whether the safe area adds to the margins.
  package var insetsMarginsFromSafeArea = true
  /// `layoutMarginsFollowReadableWidth`: whether the margins are those of the readable content.
  package var marginsFollowReadableWidth = false
  /// `viewRespectsSystemMinimumLayoutMargins`: whether a root view has at least the system's margins.
  package var respectsSystemMinimumMargins = true
  /// `additionalSafeAreaInsets`: what is added to the view's safe area.
  package var additionalSafeAreaInsets = EdgeInsets.zero
  /// Points from the top edge to the first baseline as set; nil for the class's rule.
  var firstBaselineOffset: Double?
  /// Points from the last baseline to the bottom edge as set; nil for the class's rule.
  var lastBaselineOffset: Double?
  /// The frame as set; used while the view is laid out manually.
  var manualFrame = Rect.zero
  /// The frame that was drawn on the canvas; nil for the one that the view is laid out in.
  package var canvasFrame: Rect?
  /// `translatesAutoresizingMaskIntoConstraints`: whether ``manualFrame`` rules.
  ///
  /// It is `false` for new views, as in Interface Builder, so that constraints work at once.
  package var isManual = false
  /// Which parts of the frame follow the superview; used while the view is laid out manually.
  package var autoresizingMask: AutoresizingMask = []
  /// The superview's size when ``manualFrame`` was set, in points; nil if the mask is empty.
  var autoresizingBase: Size?
  /// The top left corner in the view's own coordinates, in points; a scroll view uses its offset instead.
  ///
  /// Constraints between the view and its content don't depend on it. For views that do not scroll, that is a guess.
  var boundsOrigin = Point.zero
  /// The view's transform around its center; layout ignores it.
  package var transform = AffineTransform.identity
  /// Whether subviews are drawn inside the bounds only.
  package var clipsToBounds = false
  /// A number to find the view by.
  package var tag = 0
  /// The drawn values that differ from a new instance's.
  package var drawn: [DrawnValue: PropertyValue] = [:]
  /// `alignmentRectInsets` as set; nil for the class's own.
  package var alignmentRectInsets: EdgeInsets?
  /// Which ambiguities of the view Interface Builder reports.
  package var verifiedAmbiguity = VerifiedAmbiguity.always
  /// Why the size of the view's content is a guess, if the user said so.
  package var sizeGuess: Guess?
  /// The values of a stack view; nil for other views.
  package var stack: StackState?
  /// The values of a scroll view; nil for other views.
  package var scroll: ScrollState?
  /// The gap after it in the stack that arranges it; nil for the stack's spacing.
  var customSpacing: StackSpacing?

  /// A new instance of a class.
  init(_ viewClass: ViewClass, text: String? = nil) {
    self.viewClass = viewClass
    content = ContentDescription(viewClass.content, text: text)
    stack = viewClass.stackAxis.map { StackState(axis: $0) }
    scroll = viewClass.isScrollView ? ScrollState() : nil
    hugging = PerAxis(
      horizontal: Priority(viewClass.hugging.horizontal) ?? .defaultLow,
      vertical: Priority(viewClass.hugging.vertical) ?? .defaultLow)
  }
}

/// The values of a scroll view.
package struct ScrollState: Hashable, Sendable {
  /// `contentOffset` as set; nil to show the content's top left corner with its insets.
  var explicitOffset: Point?
  /// `contentInset`: how far the content can scroll away from the frame's edges.
  ///
  /// It changes neither the content's layout nor its size, only where the content starts to be shown:
  /// a scroll view at rest has the offset (−left, −top).
  var contentInset = EdgeInsets.zero
  /// `scrollIndicatorInsets`: how far the indicators keep from the frame's edges.
  var indicatorInsets = EdgeInsets.zero
  /// `contentSize` as set; nil for what constraints say.
  var explicitContentSize: Size?

  /// `contentOffset`: the point of the content that lies at the top left corner of the frame.
  var contentOffset: Point {
    explicitOffset ?? Point(x: -contentInset.left, y: -contentInset.top)
  }
}

extension Priority {
  /// The priority of an explicit content size: every constraint on the content overrides it.
  ///
  /// UIKit keeps such a size unless a constraint says otherwise; treating it as a constraint is a guess.
  static let explicitContentSize = clamped(1)
}
