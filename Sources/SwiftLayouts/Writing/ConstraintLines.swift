import AutoLayout

/// The statements that make the constraints of a class.
struct ConstraintLines {
  private(set) var lines: [String] = []
  /// Properties for constraints that aren't active all the time.
  private(set) var properties: [String] = []
  private(set) var methods: [String] = []
  private(set) var remarks: [String] = []
  /// Whether ``modifierDeclaration`` is needed.
  private(set) var usesModifier = false
  private let layout: Layout
  private let style: SwiftStyle
  private let text: SwiftConstraintText
  /// Constraints that size classes change, with the names of their properties.
  private var stored: [LayoutConstraint.ID: String] = [:]

  init(layout: Layout, varied: Layout, root: Item.ID, names: inout SwiftNames, style: SwiftStyle) {
    self.layout = layout
    self.style = style
    let changed = varied.variations.flatMap { $0.values.compactMap { $0.constraint } }
    for id in layout.constraints where changed.contains(id) || !layout.constraint(id).isActive {
      stored[id] = names.unique(SwiftNames.identifier(layout.constraint(id).name))
    }
    text = SwiftConstraintText(layout: layout, names: names, root: root)
    let inside = layout.constraints.filter { isInside($0, root) }
    if style == .snapkit { addSnapKit(inside) } else { addExpressions(inside) }
    addVariations(varied, inside)
  }

  /// Whether both items belong to the view.
  private func isInside(_ id: LayoutConstraint.ID, _ root: Item.ID) -> Bool {
    let constraint = layout.constraint(id)
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    return items.allSatisfy { item in
      var next: Item.ID? = item
      while let view = next {
        if view == root { return true }
        next = layout.superview(of: view)
      }
      return false
    }
  }

  // MARK: UIKit

  private mutating func addExpressions(_ constraints: [LayoutConstraint.ID]) {
    var active: [String] = []
    for id in constraints {
      let constraint = layout.constraint(id)
      guard let expression = text.expression(constraint, style) else {
        remarks.append(layout.equation(of: id))
        continue
      }
      let modified = expression + modifier(constraint)
      guard let name = stored[id] else {
        active.append(modified)
        continue
      }
      properties.append("private var \(name): NSLayoutConstraint!")
      lines.append("\(name) = \(modified)")
      if constraint.isActive { active.append(name) }
    }
    guard !active.isEmpty else { return }
    lines.append("NSLayoutConstraint.activate([")
    lines += active.map { "  \($0)," }
    lines.append("])")
  }

  /// What sets priority and identifier where the constraint is made.
  private mutating func modifier(_ constraint: LayoutConstraint) -> String {
    var arguments: [String] = []
    if !constraint.priority.isRequired {
      arguments.append("priority: \(SwiftText.priority(constraint.priority))")
    }
    if let identifier = constraint.identifier {
      arguments.append("identifier: \(SwiftText.string(identifier))")
    }
    guard !arguments.isEmpty else { return "" }
    usesModifier = true
    return ".with(\(arguments.joined(separator: ", ")))"
  }

  /// The function that sets priority and identifier.
  static let modifierDeclaration = [
    "", "extension NSLayoutConstraint {",
    "  fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil)",
    "    -> NSLayoutConstraint", "  {", "    self.priority = priority",
    "    self.identifier = identifier", "    return self", "  }", "}",
  ]

  // MARK: SnapKit

  /// Statements about the same item share a block.
  private mutating func addSnapKit(_ constraints: [LayoutConstraint.ID]) {
    var open: String?
    for id in constraints {
      let constraint = layout.constraint(id)
      guard let (name, _) = text.side(constraint.first), constraint.isActive, stored[id] == nil,
        let statement = text.statement(constraint, identifier: constraint.identifier)
      else {
        remarks.append(layout.equation(of: id))
        continue
      }
      if open != name {
        if open != nil { lines.append("}") }
        lines.append("\(name == "self" ? "" : name + ".")snp.makeConstraints { make in")
        open = name
      }
      lines.append("  \(statement)")
    }
    if open != nil { lines.append("}") }
  }

  // MARK: Size classes

  private mutating func addVariations(_ varied: Layout, _ inside: [LayoutConstraint.ID]) {
    let variations = varied.variations
    guard !variations.isEmpty else { return }
    var body: [String] = []
    for (id, name) in stored.sorted(by: { $0.key < $1.key }) where inside.contains(id) {
      body += changes(of: id, name, to: layout.constraint(id))
    }
    for variation in variations {
      let statements = variation.values.compactMap { statement($0) }
      guard !statements.isEmpty else { continue }
      body.append("if \(condition(variation.sizeClasses)) {")
      body += statements.map { "  \($0)" }
      body.append("}")
    }
    guard style != .snapkit else {
      return remarks.append("what size classes change")
    }
    lines.append("applySizeClasses()")
    methods += ["", "private func applySizeClasses() {"] + body.map { "  \($0)" } + ["}"]
    methods += [
      "", "override func traitCollectionDidChange(_ previous: UITraitCollection?) {",
      "  super.traitCollectionDidChange(previous)", "  applySizeClasses()", "}",
    ]
  }

  /// The values that hold where no size class says otherwise.
  private func changes(of id: LayoutConstraint.ID, _ name: String, to constraint: LayoutConstraint)
    -> [String]
  {
    [
      "\(name).isActive = \(constraint.isActive)",
      "\(name).constant = \(SwiftText.number(constraint.constant))",
    ]
  }

  private func condition(_ sizeClasses: SizeClasses) -> String {
    let parts = [("horizontal", sizeClasses.horizontal), ("vertical", sizeClasses.vertical)]
    return parts.compactMap { axis, sizeClass in
      sizeClass.map { "traitCollection.\(axis)SizeClass == .\($0.rawValue)" }
    }.joined(separator: " && ")
  }

  private mutating func statement(_ value: VariedValue) -> String? {
    switch value {
    case .active(let id, let isActive): return stored[id].map { "\($0).isActive = \(isActive)" }
    case .constant(let id, let constant):
      return stored[id].map { "\($0).constant = \(SwiftText.number(constant))" }
    case .priority(let id, let priority):
      return stored[id].map { "\($0).priority = \(SwiftText.priority(priority))" }
    case .property(let item, let name, let value):
      guard let view = text.text(of: item), let viewClass = layout.viewClass(of: item),
        let line = SwiftProperty.statement(
          name, value, of: view == "self" ? "" : view + ".", viewClass)
      else {
        remarks.append("\(layout.name(of: item)).\(name), which size classes change")
        return nil
      }
      return line
    case .installed(let item, _):
      remarks.append("\(layout.name(of: item)), which size classes install")
      return nil
    }
  }
}
