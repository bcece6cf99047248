import AutoLayout

/// Writes a layout, or a part of it, as a subclass of `UIView` or of another class of UIKit.
package struct SwiftWriter {
  private let layout: Layout
  private let varied: Layout
  private let root: Item.ID
  private let style: SwiftStyle
  private let chosenName: String?
  private var items: [Item.ID] = []
  /// The names of the items in Swift.
  package private(set) var names: SwiftNames
  private var lines: [String] = []
  private var remarks: [String] = []
  /// Classes for views that declare their own intrinsic size.
  private var sizedClasses: [String] = []

  /// Prepares the Swift code of a view and everything in it.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - view: The view that becomes a class.
  ///   - style: How constraints are written.
  ///   - typeName: The name of the class; nil to derive it from the view's name.
  package init(_ layout: Layout, view: Item.ID, style: SwiftStyle, typeName: String? = nil) {
    chosenName = typeName
    varied = layout
    self.layout = layout.withoutVariations
    root = view
    self.style = style
    var found: [Item.ID] = []
    Self.collect(view, in: self.layout, into: &found)
    items = self.layout.items.filter(Set(found).contains)
    names = SwiftNames(self.layout, items)
  }

  private static func collect(_ view: Item.ID, in layout: Layout, into items: inout [Item.ID]) {
    items += layout.guides(of: view)
    for child in layout.subviews(of: view) {
      items.append(child)
      collect(child, in: layout, into: &items)
    }
  }

  /// The name of the class.
  package var typeName: String {
    if let chosenName { return chosenName }
    let name = SwiftNames.typeName(layout.name(of: root))
    return name.hasSuffix("View") ? name : name + "View"
  }

  /// The code, with a final newline.
  package static func code(
    _ layout: Layout, view: Item.ID, style: SwiftStyle, typeName: String? = nil
  ) -> String {
    var writer = SwiftWriter(layout, view: view, style: style, typeName: typeName)
    return writer.code()
  }

  /// Writes the class.
  package mutating func code() -> String {
    let properties = items.filter { ContentViews.owner(of: $0, in: layout) == nil }
      .map { declaration(of: $0) }
    let constraints = ConstraintLines(
      layout: layout, varied: varied, root: root, names: &names, style: style)
    let superclass = SwiftSuperclass(of: layout.viewClass(of: root))
    add(superclass.initializer.opening, indent: 1)
    add(superclass.initializer.call, indent: 2)
    for item in [root] + items { addValues(of: item) }
    addHierarchy()
    for line in constraints.lines { add(line, indent: 2) }
    add("}", indent: 1)
    add("", indent: 0)
    add(superclass.coderOpening, indent: 1)
    add("fatalError(\"init(coder:) has not been implemented\")", indent: 2)
    add("}", indent: 1)
    for line in constraints.methods { add(line, indent: 1) }
    let comments = (remarks + constraints.remarks).map { "// Left out: \(SwiftText.line($0))" }
    let head = imports.map { "import \($0)" } + [""] + comments
    let stored = (properties + constraints.properties).map { "  \($0)" }
    let body =
      head + ["final class \(typeName): \(superclass.name) {"] + stored
      + (stored.isEmpty ? [] : [""]) + lines
      + ["}"] + sizedClasses + (constraints.usesModifier ? ConstraintLines.modifierDeclaration : [])
    return body.map { $0 + "\n" }.joined()
  }

  /// The modules whose classes are used.
  private var imports: [String] {
    let classes = ([root] + items).compactMap { layout.viewClass(of: $0)?.className.prefix(2) }
    let frameworks = [("MK", "MapKit"), ("WK", "WebKit")].filter { classes.contains($0.0[...]) }
    return ["UIKit"] + frameworks.map { $0.1 } + (style == .snapkit ? ["SnapKit"] : [])
  }

  private mutating func add(_ line: String, indent: Int) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indent) + line)
  }

  // MARK: Views

  private mutating func declaration(of item: Item.ID) -> String {
    let name = names[item] ?? ""
    guard let viewClass = layout.viewClass(of: item) else { return "let \(name) = UILayoutGuide()" }
    if case .size(let width, let height)? = ViewProperty.named("intrinsicContentSize")?
      .savedValue(of: item, in: layout)
    {
      return "let \(name) = \(sizedClass(name, viewClass, width, height))()"
    }
    if viewClass == .button {
      let type = ViewProperty.named("buttonType")?.value(of: item, in: layout)
      if case .text(let word)? = type {
        return "let \(name) = UIButton(type: .\(word == "detail" ? "detailDisclosure" : word))"
      }
    }
    return
      "let \(name) = \(viewClass.className)(\(SwiftProperty.initializer(of: item, in: layout)))"
  }

  private mutating func sizedClass(
    _ name: String, _ viewClass: ViewClass, _ width: Double?, _ height: Double?
  ) -> String {
    let type = names.unique(typeName + SwiftNames.typeName(name))
    let sides = [width, height].map { $0.map(SwiftText.number) ?? "UIView.noIntrinsicMetric" }
    sizedClasses += [
      "", "final class \(type): \(viewClass.className) {",
      "  override var intrinsicContentSize: CGSize {",
      "    CGSize(width: \(sides[0]), height: \(sides[1]))", "  }", "}",
    ]
    return type
  }

  private mutating func addValues(of item: Item.ID) {
    guard let viewClass = layout.viewClass(of: item) else { return }
    let prefix = item == root ? "" : "\(names[item] ?? "")."
    if ContentViews.owner(of: item, in: layout) != nil {
      if !ContentViews.isFilling(item, in: layout) {
        remarks.append("the frame of \(layout.name(of: item)), which its cell decides")
      }
    } else if item != root {
      addPlace(of: item, prefix)
    }
    if layout.viewClass(of: item)?.stackAxis == .vertical,
      ViewProperty.named("axis")?.value(of: item, in: layout) == .choice("vertical")
    {
      add("\(prefix)axis = .vertical", indent: 2)
    }
    let isConfigured = ViewProperty.named("configured")?.value(of: item, in: layout) == .bool(true)
    if isConfigured { add("\(prefix)configuration = .plain()", indent: 2) }
    for property in ViewProperty.all {
      guard
        let value = isAlwaysWritten(property, viewClass)
          ? property.value(of: item, in: layout) : property.savedValue(of: item, in: layout),
        !SwiftProperty.silent.contains(property.name),
        item == root || !SwiftProperty.initial.contains(property.name)
      else { continue }
      if let line = SwiftProperty.statement(
        property.name, value, of: prefix, viewClass, isConfigured: isConfigured)
      {
        add(line, indent: 2)
      } else {
        remarks.append("\(layout.name(of: item)).\(property.name) \(value)")
      }
    }
  }

  /// Whether a property is written even if it has lay's default: Swift's differs.
  private func isAlwaysWritten(_ property: ViewProperty, _ viewClass: ViewClass) -> Bool {
    property.name == "text"
      || ViewClasses.madeInCode[viewClass]?.contains { $0.property == property.name } == true
  }

  private mutating func addPlace(of item: Item.ID, _ prefix: String) {
    guard case .rect(let frame)? = ViewProperty.named("frame")?.savedValue(of: item, in: layout)
    else {
      add("\(prefix)translatesAutoresizingMaskIntoConstraints = false", indent: 2)
      return
    }
    add("\(prefix)frame = \(SwiftText.rect(frame))", indent: 2)
    if case .words(let words)? = ViewProperty.named("autoresizingMask")?.savedValue(
      of: item, in: layout)
    {
      let list = words.map { "." + $0 }.joined(separator: ", ")
      add("\(prefix)autoresizingMask = [\(list)]", indent: 2)
    }
  }

  private mutating func addHierarchy() {
    for view in [root] + items where layout.viewClass(of: view) != nil {
      let prefix = view == root ? "" : "\(names[view] ?? "")."
      for guide in layout.guides(of: view) {
        if let name = names[guide] { add("\(prefix)addLayoutGuide(\(name))", indent: 2) }
      }
      let arranged = layout.arrangedSubviews(of: view)
      // Arranging a view also adds it; both must be written only if the orders differ.
      let isInOrder = layout.subviews(of: view).filter(arranged.contains) == arranged
      for child in layout.subviews(of: view)
      where ContentViews.owner(of: child, in: layout) == nil {
        let method = isInOrder && arranged.contains(child) ? "addArrangedSubview" : "addSubview"
        if let name = names[child] { add("\(prefix)\(method)(\(name))", indent: 2) }
      }
      for child in isInOrder ? [] : arranged {
        guard let name = names[child] else { continue }
        add("\(prefix)addArrangedSubview(\(name))", indent: 2)
      }
      for child in arranged {
        guard let name = names[child], let spacing = customSpacing(after: child) else { continue }
        add("\(prefix)setCustomSpacing(\(spacing), after: \(name))", indent: 2)
      }
    }
  }

  private func customSpacing(after view: Item.ID) -> String? {
    switch ViewProperty.named("customSpacing")?.savedValue(of: view, in: layout) {
    case .number(let points)?: SwiftText.number(points)
    case .choice("standard")?: "UIStackView.spacingUseSystem"
    default: nil
    }
  }
}
