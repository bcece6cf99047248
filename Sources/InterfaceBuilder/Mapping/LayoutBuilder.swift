import AutoLayout

/// Builds the layout of one root view of a scene.
struct LayoutBuilder {
  let document: InterfaceDocument
  let scene: DocumentScene
  let root: Int
  let options: ImportOptions
  var layout: Layout
  var warnings: [DocumentIssue] = []
  /// By index of the view in its scene.
  private(set) var items: [Int: Item.ID] = [:]
  private(set) var views: [(id: String, item: Item.ID)] = []
  private(set) var sources: SceneSources
  private(set) var byID: [String: Item.ID] = [:]
  /// The constraints of the layout by their ids in the document, in its order.
  private(set) var constraints: [(constraint: DocumentConstraint, id: LayoutConstraint.ID)] = []
  private var names = NameMaker()

  init(document: InterfaceDocument, scene: DocumentScene, root: Int, options: ImportOptions) {
    self.document = document
    self.scene = scene
    self.root = root
    self.options = options
    sources = SceneSources(of: scene, root: root, in: document)
    let rootView = scene.views[root]
    var environment = SceneEnvironment(document: document, scene: scene, root: root)
      .environment(given: options.environment)
    if options.texts?.isRightToLeft == true { environment.direction = .rightToLeft }
    // Where controllers show bars, scroll views move their content out from under them.
    let hasBars = scene.bars.navigation != .absent || scene.bars.hasTabBar
    environment.coversScrolledContent = options.showsPlaceholders && !hasBars
    environment.barContents =
      root == scene.roots.first ? document.barContents(of: scene, options.assets) : BarContents()
    layout = Layout(
      environment: environment,
      rootClass: ViewKind.viewClass(of: rootView.element) ?? .view, isSolved: false)
  }

  /// Adds every view, their values and the constraints.
  mutating func build() {
    for index in scene.views.indices.dropFirst(root) {
      let view = scene.views[index]
      if index != root, view.parent == nil { break }
      add(view, index)
    }
    for (index, item) in items.sorted(by: { $0.key < $1.key }) {
      for constraint in scene.views[index].constraints { add(constraint, heldBy: item) }
    }
    addVariations()
    noteGuides()
    if let fonts = options.assets?.fonts { layout.setFonts(fonts) }
  }

  // MARK: Views

  private mutating func add(_ view: DocumentView, _ index: Int) {
    guard let item = item(for: view, index) else { return }
    items[index] = item
    views.append((view.id, item))
    sources.views[item] = SceneSources.View(view)
    byID[view.id] = item
    var values = ViewValues(of: view, in: self)
    values.readAll()
    for (property, value) in values.properties { set(property, value, of: item, view.element) }
    warnings += values.warnings
    if view.isManual, view.role != .root { place(view, item) }
  }

  private mutating func item(for view: DocumentView, _ index: Int) -> Item.ID? {
    guard index != root else { return layout.root }
    guard let parent = view.parent.flatMap({ items[$0] }) else { return nil }
    let known = ViewKind.viewClass(of: view.element)
    if known == nil { warn("<\(view.element.name)> is laid out as a plain view", view.element) }
    let viewClass = known ?? .view
    let name = names.name(
      for: NameSources(view, outlet: scene.outlets[view.id]), className: viewClass.keyword)
    do throws(LayoutError) {
      let item = try layout.addView(viewClass, named: name, in: parent)
      let isArranged = layout.arrangedSubviews(of: parent).contains(item)
      if isArranged, view.role == .provided || isOutOfStack(view) {
        try layout.unarrange(item)
      }
      return item
    } catch {
      warn(error.description, view.element)
      return nil
    }
  }

  /// Whether the canvas leaves a view out of its stack: a hidden view, which keeps its own size, as do views that are
  /// tied to it (28 views in 4 saved stacks); on a screen it has no length.
  private func isOutOfStack(_ view: DocumentView) -> Bool {
    guard options.showsPlaceholders, !view.keepsPlaceWhenHidden else { return false }
    return VariedAttributes(of: view.element, keys: document.device.variationKeys).isYes("hidden")
  }

  private mutating func set(
    _ property: String, _ value: PropertyValue, of item: Item.ID, _ element: Node
  ) {
    guard let known = Self.properties[property] else {
      warn("there is no \(property)", element)
      return
    }
    do throws(LayoutError) {
      try known.set(value, of: item, in: &layout)
    } catch {
      let text = "\(error)"
      warn(text.hasPrefix("\(property) ") ? text : "\(property): \(text)", element)
    }
  }

  static let properties = Dictionary(
    ViewProperty.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  // MARK: Constraints

  private mutating func add(_ constraint: DocumentConstraint, heldBy holder: Item.ID) {
    do throws(DocumentIssue) {
      let first = try anchor(constraint.first, "first", constraint)
      var second: Anchor?
      if let side = constraint.second { second = try anchor(side, "second", constraint) }
      try add(constraint, first, second)
      for anchor in [first, second].compactMap({ $0 }) {
        try check(anchor.item, isIn: holder, constraint)
      }
    } catch {
      warnings.append(error.leavingOut(constraint: constraint.id))
    }
  }

  /// Refuses a constraint in a view that doesn't contain the items it ties, which `addConstraint(_:)` calls illegal.
  private func check(
    _ item: Item.ID, isIn holder: Item.ID, _ constraint: DocumentConstraint
  ) throws(DocumentIssue) {
    let view = layout.viewClass(of: item) == nil ? layout.superview(of: item) ?? item : item
    if view == holder || layout.isDescendant(view, of: holder) { return }
    throw DocumentIssue(
      "a constraint lies in \(layout.name(of: holder)), which doesn't hold \(layout.name(of: view)): the app ends "
        + "when it loads it", at: constraint.place,
      remedy: "move it to a view that holds both of its items")
  }

  private mutating func add(
    _ constraint: DocumentConstraint, _ first: Anchor, _ second: Anchor?
  ) throws(DocumentIssue) {
    var constant = constraint.constant
    if constraint.isSymbolic, let second {
      let spacing = layout.standardSpacing(between: first, and: second)
      constant = constant < 0 ? -spacing : spacing
    }
    do throws(LayoutError) {
      let identifier = constraint.identifier.flatMap { names.isFree($0) ? $0 : nil }
      var made = LayoutConstraint(
        first, constraint.relation, to: second,
        multiplier: second == nil ? 1 : constraint.multiplier,
        constant: constant, priority: try Layout.priority(constraint.priority),
        name: identifier ?? "")
      if constraint.isSymbolic { made.spacing = .standard }
      made.isPlaceholder = constraint.isPlaceholder
      made.isActive = !scene.excluded.contains(constraint.id)
      let id = try layout.add(made)
      constraints.append((constraint, id))
      sources.constraints[id] = SceneSources.Constraint(id: constraint.id, place: constraint.place)
      if let identifier { names.take(identifier) }
    } catch {
      throw DocumentIssue("a constraint is left out: \(error)", at: constraint.place)
    }
  }

  private mutating func anchor(
    _ side: DocumentConstraint.Side, _ ordinal: String, _ constraint: DocumentConstraint
  ) throws(DocumentIssue) -> Anchor {
    guard let attribute = Attribute(rawValue: side.attribute) ?? Attribute.aliases[side.attribute]
    else {
      throw DocumentIssue(
        "a constraint with the unknown attribute '\(side.attribute)' is left out",
        at: constraint.place)
    }
    if let item = byID[side.item] { return Anchor(item, attribute) }
    guard let guide = scene.guides[side.item] else {
      throw DocumentIssue(
        "a constraint is left out: its \(ordinal) item '\(side.item)' is not in its scene",
        at: constraint.place)
    }
    do throws(LayoutError) {
      return Anchor(try item(of: guide), attribute)
    } catch {
      throw DocumentIssue("a constraint is left out: \(error)", at: constraint.place)
    }
  }

  /// Interface Builder's names of guides.
  private static let guides: [String: GuideKind] = [
    "safeArea": .safeArea, "top": .topLayoutGuide, "bottom": .bottomLayoutGuide,
    "layoutMargins": .layoutMarginsGuide, "keyboard": .keyboardLayoutGuide,
  ]

  private mutating func item(of guide: DocumentGuide) throws(LayoutError) -> Item.ID {
    guard let kind = Self.kind(of: guide) else {
      throw LayoutError("the guide '\(guide.kind)' is unknown")
    }
    guard let owner = owner(of: guide) else {
      throw LayoutError("the owner of the guide is not in the layout")
    }
    return try layout.guide(kind, of: owner)
  }

  private static func kind(of guide: DocumentGuide) -> GuideKind? {
    guides[guide.kind] ?? GuideKind(rawValue: guide.kind)
  }

  private func owner(of guide: DocumentGuide) -> Item.ID? {
    switch guide.owner {
    case .controller: layout.root
    case .view(let index): items[index]
    }
  }

  private mutating func noteGuides() {
    for (id, guide) in scene.guides {
      guard let kind = Self.kind(of: guide), let owner = owner(of: guide) else { continue }
      sources.note(kind, of: owner, id: id)
    }
  }

  mutating func warn(_ reason: String, _ element: Node) {
    warnings.append(DocumentIssue(reason, at: element.place))
  }
}
