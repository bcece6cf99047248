import AutoLayout

/// The values of a view that affect layout, as properties that `set` takes.
struct ViewValues {
  let view: DocumentView
  let viewClass: ViewClass
  let document: InterfaceDocument
  let options: ImportOptions
  /// Whether a stack view arranges the view.
  let isArranged: Bool
  /// The attributes, overridden by the variations.
  let attributes: VariedAttributes
  /// The variations that the values are read with, weakest first.
  let variations: [Node]
  /// The screen's traits, which select an image's file.
  let traits: TraitCollection
  /// The element of the view that holds it.
  let holder: Node?
  private(set) var properties: [(String, PropertyValue)] = []
  private(set) var warnings: [DocumentIssue] = []

  /// Creates a reader of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - keys: The keys of the variations that apply, weakest first.
  ///   - builder: The builder of its layout.
  init(of view: DocumentView, keys: [String] = [], in builder: LayoutBuilder) {
    self.view = view
    attributes = keys.isEmpty ? view.attributes : VariedAttributes(of: view.element, keys: keys)
    variations = VariedAttributes.variations(of: view.element, keys: keys)
    viewClass = ViewKind.viewClass(of: view.element) ?? .view
    document = builder.document
    options = builder.options
    traits = builder.options.screen?.traits ?? builder.layout.environment.traits
    let parent = view.parent.map { builder.scene.views[$0] }
    holder = parent?.element
    isArranged = view.role == .subview && parent?.element.name == "stackView"
  }

  /// Reads everything.
  mutating func readAll() {
    readPriorities()
    readMargins()
    readDirection()
    if viewClass.stackAxis != nil { readStack() }
    readContent()
    readContentSize()
    if options.readsDrawing { readDrawing() }
    readVerification()
    readGuess()
    let keepsPlace = isArranged && view.keepsPlaceWhenHidden
    if attributes.isYes("hidden"), !keepsPlace { add("hidden", .bool(true)) }
    // The view that provides a content view also shows it: visual effect views' content views are saved as transparent.
    if view.element.key != "contentView", let alpha = attributes.number("alpha"), alpha != 1 {
      add("alpha", .number(alpha))
    }
    if !view.isManual || view.role == .root, let frame = view.frame {
      add("canvasFrame", .rect(frame))
    }
  }

  /// A part of the view's element, overridden by variations.
  func child(key: String) -> Node? {
    variations.last { $0.child(key: key) != nil }?.child(key: key) ?? view.element.child(key: key)
  }

  mutating func add(_ property: String, _ value: PropertyValue) {
    properties.append((property, value))
  }

  mutating func warn(_ reason: String) {
    warnings.append(DocumentIssue(reason, at: view.element.place))
  }

  // MARK: Priorities and margins

  /// Attributes → properties, with the value if the attribute is missing and the value of new views.
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

  /// The properties that say how strongly a view keeps its size.
  static var sizePriorities: [String] { priorities.map { $0.property } }

  private mutating func readPriorities() {
    for (attribute, property, missing, fresh) in Self.priorities {
      let priority = attributes.number(attribute) ?? missing
      if priority != fresh(viewClass) { add(property, .number(priority)) }
    }
  }

  private mutating func readMargins() {
    if let (property, margins) = canvasMargins ?? explicitMargins {
      add(property, .insets(margins))
    }
    if attributes.isYes("preservesSuperviewLayoutMargins") {
      add("preservesSuperviewLayoutMargins", .bool(true))
    }
    if attributes.isYes("layoutMarginsFollowReadableWidth") {
      add("layoutMarginsFollowReadableWidth", .bool(true))
    }
    let respectsMinimum =
      attributes["viewRespectsSystemMinimumLayoutMargins"] != "NO"
      && !(canvasMargins != nil && isOfXcode6)
    if !respectsMinimum, view.role == .root {
      add("viewRespectsSystemMinimumLayoutMargins", .bool(false))
    }
    if attributes["insetsLayoutMarginsFromSafeArea"] == "NO" {
      add("insetsLayoutMarginsFromSafeArea", .bool(false))
    }
  }

  var explicitMargins: (property: String, EdgeInsets)? {
    let forms = [
      ("directionalLayoutMargins", left: "leading", right: "trailing"),
      ("layoutMargins", left: "left", right: "right"),
    ]
    for (name, left, right) in forms {
      guard let element = child(key: name) else { continue }
      return (name, insets(element, left: left, right: right))
    }
    return nil
  }

  /// Reads which ambiguities Interface Builder reports for the view.
  private mutating func readVerification() {
    guard let verified = attributes["verifyAmbiguity"],
      let word = ViewProperty.named("verifyAmbiguity")?.word(verified)
    else { return }
    add("verifyAmbiguity", .choice(word))
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

  /// Reads an intrinsic size that the author gave the view for the canvas, or that was saved.
  private mutating func readContentSize() {
    let placeholder = PerAxis(
      horizontal: attributes["placeholderIntrinsicWidth"],
      vertical: attributes["placeholderIntrinsicHeight"])
    if placeholder != PerAxis(horizontal: nil, vertical: nil), !options.isAtRunTime {
      // The subviews of a stack view decide its size (2 of 2 stacks).
      if viewClass.stackAxis != nil, hasSubviews { return }
      add("intrinsicContentSize", size(of: placeholder))
      return
    }
    if options.intrinsicSizes == .saved, hasSavedContentSize {
      readSavedSize()
    } else if options.showsPlaceholders {
      readCanvasSize()
    }
  }

  /// Whether the view has a size on the canvas that the running app replaces with another.
  var hasPlaceholderSize: Bool {
    options.isAtRunTime
      && (attributes["placeholderIntrinsicWidth"] ?? attributes["placeholderIntrinsicHeight"])
        != nil
  }

  /// Whether the document puts views into the view.
  var hasSubviews: Bool { view.element.child("subviews")?.children.isEmpty == false }

  private mutating func readSavedSize() {
    let size = view.frame?.size ?? .zero
    let content = ContentDescription(viewClass.content)
    let insets =
      imageInsets ?? content.alignmentRectInsets(in: Era(toolsVersion: document.toolsVersion))
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

  private var hasSavedContentSize: Bool {
    if viewClass == .imageView { return imageName(of: view.element) != nil && !showsKnownImage }
    if viewClass == .textView { return attributes["scrollEnabled"] == "NO" }
    return viewClass.content != .unsized
  }

  /// The size that a placeholder stands for; `infinite` and a missing number mean none.
  ///
  /// A custom class without subviews drew itself on the canvas, so its size there is the class's (10 views in 7
  /// documents).
  private func size(of placeholder: PerAxis<String?>) -> PropertyValue {
    var size = PerAxis(
      horizontal: placeholder.horizontal.flatMap(DocumentNumber.value),
      vertical: placeholder.vertical.flatMap(DocumentNumber.value))
    let drawsItself =
      attributes["customClass"] != nil && viewClass.content == .unsized && !hasSubviews
    if options.intrinsicSizes == .saved, drawsItself, let frame = view.frame {
      if size.horizontal != nil { size.horizontal = frame.size.width }
      if size.vertical != nil { size.vertical = frame.size.height }
    }
    return .size(width: size.horizontal, height: size.vertical)
  }
}
