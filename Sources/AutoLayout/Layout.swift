import Cassowary

// STUB: the interface that the session and the language are written against.

/// A view hierarchy with its constraints in an environment, and the frames that follow.
public struct Layout: Sendable {
  public init(environment: Environment = .standard) { fatalError("stub") }

  // MARK: Environment
  public private(set) var environment: Environment
  public mutating func setEnvironment(_ environment: Environment) { fatalError("stub") }

  // MARK: Items
  /// The window (name "window") and the root view (name "root") always exist.
  public var window: Item.ID { fatalError("stub") }
  public var root: Item.ID { fatalError("stub") }
  /// All items except the window, in order of creation.
  public var items: [Item.ID] { fatalError("stub") }
  /// The item with that name: exact first, then without regard to case and spaces.
  public func item(named name: String) -> Item.ID? { fatalError("stub") }
  public func name(of item: Item.ID) -> String { fatalError("stub") }
  /// nil for guides
  public func viewClass(of item: Item.ID) -> ViewClass? { fatalError("stub") }
  public func superview(of item: Item.ID) -> Item.ID? { fatalError("stub") }
  public func subviews(of item: Item.ID) -> [Item.ID] { fatalError("stub") }
  public func guides(of item: Item.ID) -> [Item.ID] { fatalError("stub") }
  public mutating func addView(
    _ viewClass: ViewClass, named name: String, in superview: Item.ID, at index: Int? = nil,
    text: String? = nil
  ) throws(LayoutError) -> Item.ID { fatalError("stub") }
  public mutating func addGuide(named name: String, in owner: Item.ID) throws(LayoutError)
    -> Item.ID
  { fatalError("stub") }
  /// Removes the item, everything below it and every constraint that refers to one of them.
  /// Returns the names of what went.
  @discardableResult
  public mutating func remove(_ item: Item.ID) throws(LayoutError) -> [String] {
    fatalError("stub")
  }
  public mutating func rename(_ item: Item.ID, to name: String) throws(LayoutError) {
    fatalError("stub")
  }
  public mutating func move(_ item: Item.ID, to superview: Item.ID, at index: Int?)
    throws(LayoutError)
  { fatalError("stub") }
  /// The system guide of a view, made at first use.
  public mutating func guide(_ kind: GuideKind, of view: Item.ID) throws(LayoutError) -> Item.ID {
    fatalError("stub")
  }

  // MARK: Constraints
  /// All constraints in order of creation, active or not.
  public var constraints: [LayoutConstraint.ID] { fatalError("stub") }
  public func constraint(_ id: LayoutConstraint.ID) -> LayoutConstraint { fatalError("stub") }
  public func constraint(named name: String) -> LayoutConstraint.ID? { fatalError("stub") }
  /// Checks the rules of NSLayoutConstraint, adds it, names it (`c1`, `c2` … unless it has a name).
  public mutating func add(_ constraint: LayoutConstraint) throws(LayoutError)
    -> LayoutConstraint.ID
  { fatalError("stub") }
  public mutating func remove(_ id: LayoutConstraint.ID) throws(LayoutError) { fatalError("stub") }
  public mutating func setActive(_ isActive: Bool, _ id: LayoutConstraint.ID) throws(LayoutError) {
    fatalError("stub")
  }
  public mutating func setConstant(_ constant: Double, of id: LayoutConstraint.ID)
    throws(LayoutError)
  { fatalError("stub") }
  public mutating func setPriority(_ priority: Priority, of id: LayoutConstraint.ID)
    throws(LayoutError)
  { fatalError("stub") }
  public mutating func rename(_ id: LayoutConstraint.ID, to name: String) throws(LayoutError) {
    fatalError("stub")
  }
  /// `Standard` spacing between two anchors: 8 between siblings, 20 to the superview, 8 to a layout
  /// guide of the bars, …
  public func standardSpacing(between first: Anchor, and second: Anchor) -> Double {
    fatalError("stub")
  }

  // MARK: Solving
  /// Brings every frame up to date. Breaks constraints that contradict each other, as UIKit does,
  /// and restores broken ones that can hold again. Returns the reports of newly broken ones.
  @discardableResult
  public mutating func solve() -> [ConflictReport] { fatalError("stub") }
  /// The frame in the superview's coordinates, rounded to device pixels.
  public func frame(of item: Item.ID) -> Rect { fatalError("stub") }
  /// The engine's value of an attribute in the coordinates of the item's superview (exact).
  public func value(of anchor: Anchor) -> Double { fatalError("stub") }
  /// Both values in the coordinates of the nearest common ancestor.
  public func values(of first: Anchor, and second: Anchor) -> (Double, Double) {
    fatalError("stub")
  }
  /// minX, minY, width, height components that have more than one optimal value.
  public func isAmbiguous(_ item: Item.ID) -> Bool { fatalError("stub") }
  /// The constraints that are broken now.
  public var brokenConstraints: [LayoutConstraint.ID] { fatalError("stub") }

  // MARK: Diagnostics: values with a `description` that ends without newline
  public func trace() -> String { fatalError("stub") }
  public func treeDump() -> String { fatalError("stub") }
  public func frameDump() -> String { fatalError("stub") }
  public func constraintDump(of item: Item.ID? = nil, axis: Axis? = nil) -> String {
    fatalError("stub")
  }
  public func ambiguityReport() -> AmbiguityReport { fatalError("stub") }
  public func conflictReports() -> [ConflictReport] { fatalError("stub") }
  /// One constraint in the language's own notation, as `pin` takes it:
  /// `red.leading = superview.leadingMargin + 8 @750`; names that need it are quoted.
  public func equation(of id: LayoutConstraint.ID) -> String { fatalError("stub") }
}

/// Apple's report of one conflict.
public struct ConflictReport: Hashable, Sendable, CustomStringConvertible {
  /// Names of all user constraints in the list, and of the one that was broken.
  public let members: [String]
  public let broken: String
  public var description: String { "" }
}

/// The ambiguous views.
public struct AmbiguityReport: Hashable, Sendable, CustomStringConvertible {
  public var isEmpty: Bool { true }
  public var description: String { "" }
}

/// The screen that the layout is for.
public struct Environment: Hashable, Sendable {
  public static let standard = Environment(device: .standard)
  public init(device: Device, isLandscape: Bool = false) { fatalError("stub") }
  public var device: Device { fatalError("stub") }
  public var isLandscape: Bool { fatalError("stub") }
  /// The size of the root view in points; differs from the device's after `resize`.
  public var size: Size { fatalError("stub") }
  public func resized(to size: Size) throws(LayoutError) -> Environment { fatalError("stub") }
  public func rotated() -> Environment { fatalError("stub") }
}

/// A device of Apple's.
public struct Device: Hashable, Sendable {
  public let name: String
  public static let standard = all[0]
  public static let all: [Device] = []
  /// Exact first, then without regard to case and spaces.
  public static func named(_ name: String) -> Device? { fatalError("stub") }
}

/// A value of a view that `get` prints and `set` changes.
public struct ViewProperty: Sendable {
  /// `hugging.horizontal`
  public let name: String
  public let kind: PropertyValue.Kind
  public let summary: String
  public var isWritable: Bool { fatalError("stub") }
  public static let all: [ViewProperty] = []
  /// By name, without regard to case.
  public static func named(_ name: String) -> ViewProperty? { fatalError("stub") }
  public func value(of item: Item.ID, in layout: Layout) -> PropertyValue? { fatalError("stub") }
  public func set(_ value: PropertyValue, of item: Item.ID, in layout: inout Layout)
    throws(LayoutError)
  { fatalError("stub") }
  /// The value where it differs from what a new instance has; what `save` writes.
  public func savedValue(of item: Item.ID, in layout: Layout) -> PropertyValue? {
    fatalError("stub")
  }
}
