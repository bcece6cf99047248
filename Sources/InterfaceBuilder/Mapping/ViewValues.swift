import AutoLayout

/// The values of a view that bear on layout, as properties that `set` takes.
struct ViewValues {
  let view: DocumentView
  let viewClass: ViewClass
  let document: InterfaceDocument
  let options: ImportOptions
  /// The stack view that arranges the view; nil for other views.
  let stack: DocumentView?
  private(set) var properties: [(String, PropertyValue)] = []
  private(set) var warnings: [DocumentIssue] = []

  init(of view: DocumentView, in builder: LayoutBuilder) {
    self.view = view
    viewClass = ViewKind.viewClass(of: view.element) ?? .view
    document = builder.document
    options = builder.options
    let parent = view.parent.map { builder.scene.views[$0] }
    stack = view.role == .subview && parent?.element.name == "stackView" ? parent : nil
  }

  var attributes: VariedAttributes { view.attributes }

  /// Reads everything.
  mutating func readAll() {
    readPriorities()
    readMargins()
    readDirection()
    if viewClass.stackAxis != nil { readStack() }
    readContent()
    readContentSize()
    readDrawing()
    if attributes.isYes("hidden"), !keepsPlaceWhenHidden { add("hidden", .bool(true)) }
    if !view.isManual || view.role == .root, let frame = view.frame {
      add("canvasFrame", .rect(frame))
    }
  }

  mutating func add(_ property: String, _ value: PropertyValue) {
    properties.append((property, value))
  }

  mutating func warn(_ reason: String) {
    warnings.append(DocumentIssue(reason, at: view.element.place))
  }

  /// On the canvas a stopped activity indicator keeps its place in a stack (3 of 3 stacks).
  private var keepsPlaceWhenHidden: Bool {
    viewClass == .activityIndicatorView && stack != nil && attributes.isYes("hidesWhenStopped")
  }

  // MARK: Priorities and margins

  /// Attributes → properties, with the value of a missing one and the value of new views.
  private static let priorities:
    [(attribute: String, property: String, missing: Double, fresh: @Sendable (ViewClass) -> Double)] =
      [
        ("horizontalHuggingPriority", "hugging.horizontal", 250, { $0.hugging.horizontal }),
        ("verticalHuggingPriority", "hugging.vertical", 250, { $0.hugging.vertical }),
        (
          "horizontalCompressionResistancePriority", "compressionResistance.horizontal", 750,
          { _ in 750 }
        ),
        (
          "verticalCompressionResistancePriority", "compressionResistance.vertical", 750,
          { _ in 750 }
        ),
      ]

  private mutating func readPriorities() {
    for (attribute, property, missing, fresh) in Self.priorities {
      let priority = attributes.number(attribute) ?? missing
      if priority != fresh(viewClass) { add(property, .number(priority)) }
    }
  }

  private mutating func readMargins() {
    if let (property, margins) = explicitMargins { add(property, .insets(margins)) }
    if attributes.isYes("preservesSuperviewLayoutMargins") {
      add("preservesSuperviewLayoutMargins", .bool(true))
    }
    if attributes.isYes("layoutMarginsFollowReadableWidth") {
      add("layoutMarginsFollowReadableWidth", .bool(true))
    }
    if attributes["viewRespectsSystemMinimumLayoutMargins"] == "NO", view.role == .root {
      add("viewRespectsSystemMinimumLayoutMargins", .bool(false))
    }
    if attributes["insetsLayoutMarginsFromSafeArea"] == "NO" {
      add("insetsLayoutMarginsFromSafeArea", .bool(false))
    }
  }

  private var explicitMargins: (property: String, EdgeInsets)? {
    let forms = [
      ("directionalLayoutMargins", left: "leading", right: "trailing"),
      ("layoutMargins", left: "left", right: "right"),
    ]
    for (name, left, right) in forms {
      guard let element = view.element.child(key: name) else { continue }
      return (name, insets(element, left: left, right: right))
    }
    return nil
  }

  private mutating func readDirection() {
    guard let word = attributes["semanticContentAttribute"] else { return }
    if SemanticContentAttribute(rawValue: word) != nil {
      add("semanticContentAttribute", .choice(word))
    } else {
      warn("unknown semanticContentAttribute '\(word)'")
    }
  }

  private func insets(_ element: Node, left: String, right: String) -> EdgeInsets {
    EdgeInsets(
      top: element.number("top") ?? 0, left: element.number(left) ?? 0,
      bottom: element.number("bottom") ?? 0, right: element.number(right) ?? 0)
  }

  // MARK: Stacks

  private mutating func readStack() {
    for word in ["axis", "distribution", "alignment"] {
      if let value = attributes[word] { add(word, .choice(value)) }
    }
    if attributes["spacingType"] == "standard" {
      add("spacing", .choice("standard"))
    } else if let spacing = attributes.number("spacing") {
      add("spacing", .number(spacing))
    }
    if attributes.isYes("baselineRelativeArrangement") {
      add("baselineRelativeArrangement", .bool(true))
    }
    // 26 of 28 stacks with a margin that is not 0.
    if let (_, margins) = explicitMargins, margins != .zero {
      add("layoutMarginsRelativeArrangement", .bool(true))
    }
  }

  // MARK: Sizes

  /// An intrinsic size that the author gave the view for the canvas, or that was saved.
  private mutating func readContentSize() {
    let placeholder = PerAxis(
      horizontal: attributes["placeholderIntrinsicWidth"],
      vertical: attributes["placeholderIntrinsicHeight"])
    if placeholder.horizontal != nil || placeholder.vertical != nil {
      if viewClass.stackAxis == nil { addSize(placeholder.horizontal, placeholder.vertical) }
      return
    }
    if options.showsPlaceholders, options.intrinsicSizes == .measured, let size = canvasSize {
      add("intrinsicContentSize", size)
      return
    }
    guard options.intrinsicSizes == .saved, hasSavedContentSize else { return }
    let size = view.frame?.size ?? .zero
    let content = ContentDescription(viewClass.content)
    let insets = content.alignmentRectInsets(in: Era(toolsVersion: document.toolsVersion))
    let hasWidth =
      viewClass == .imageView
      || content.intrinsicSize(in: RenderingTraits(scale: 1)).horizontal != nil
    add(
      "intrinsicContentSize",
      .size(
        width: hasWidth ? max(0, size.width - insets.left - insets.right) : nil,
        height: max(0, size.height - insets.top - insets.bottom)))
    if viewClass == .label { readBaselines(savedHeight: size.height) }
  }

  /// The first version whose canvas gives room to views that show nothing, and in which navigation
  /// bars are inside sheets.
  private static let firstPlaceholders = 15000

  /// The size of contents that only the canvas has: 50 points for views that show nothing, 56 for
  /// navigation bars outside of controllers (3 of 3).
  private var canvasSize: PropertyValue? {
    guard document.toolsVersion >= Self.firstPlaceholders else { return nil }
    if isEmptyInStack { return .size(width: 50, height: 50) }
    return viewClass == .navigationBar ? .size(width: nil, height: 56) : nil
  }

  /// Whether the view shows nothing and a stack view fills itself with it: most such saved views
  /// keep their room.
  private var isEmptyInStack: Bool {
    guard let stack, viewClass == .label || viewClass == .imageView else { return false }
    let fills = ["alignment", "distribution"].allSatisfy {
      stack.attributes[$0] ?? "fill" == "fill"
    }
    let texts: Set<String> = ["text", "attributedText"]
    let isEmpty =
      (attributes["text"] ?? "").isEmpty && attributes["image"] == nil
      && !view.element.children.contains { texts.contains($0.key ?? "") }
    return fills && isEmpty
  }

  private var hasSavedContentSize: Bool {
    if viewClass == .imageView {
      return view.element["image"].map(document.symbols.contains) ?? false
    }
    if viewClass == .textView { return attributes["scrollEnabled"] == "NO" }
    return viewClass.content != .unsized
  }

  /// `infinite` and a missing number mean none.
  private mutating func addSize(_ width: String?, _ height: String?) {
    add(
      "intrinsicContentSize",
      .size(
        width: width.flatMap(DocumentNumber.value), height: height.flatMap(DocumentNumber.value)))
  }
}
