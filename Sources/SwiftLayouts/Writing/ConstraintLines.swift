import AutoLayout

/// The statements that make the constraints of a class.
struct ConstraintLines {
  var lines: [String] = []
  /// Properties for constraints that aren't active all the time.
  private(set) var properties: [String] = []
  var methods: [String] = []
  var remarks: [String] = []
  /// Whether ``modifierDeclaration`` is needed.
  private(set) var usesModifier = false
  let layout: Layout
  private let style: SwiftStyle
  let text: SwiftConstraintText
  /// Constraints that size classes change, with the names of their properties.
  private(set) var stored: [LayoutConstraint.ID: String] = [:]
  /// The variables that say whether these constraints are active.
  private(set) var switches: [LayoutConstraint.ID: String] = [:]
  /// The constraints that `applySizeClasses` activates.
  private(set) var varying: Set<LayoutConstraint.ID> = []

  init(layout: Layout, varied: Layout, root: Item.ID, names: inout SwiftNames, style: SwiftStyle) {
    self.layout = layout
    self.style = style
    let changed = varied.variations.flatMap { $0.values.compactMap { $0.constraint } }
    for id in layout.constraints where changed.contains(id) || !layout.constraint(id).isActive {
      let name = names.unique(SwiftNames.identifier(layout.constraint(id).name))
      stored[id] = name
      switches[id] = names.unique(name + "IsActive")
    }
    text = SwiftConstraintText(layout: layout, names: names, root: root)
    let inside = layout.constraints.filter { isInside($0, root) }
    if root != layout.root { addRemarks(on: Set(inside), root) }
    varying =
      style == .snapkit
      ? []
      : Set(changed).intersection(inside)
        .filter { text.expression(layout.constraint($0), style) != nil }
    if style == .snapkit { addSnapKit(inside) } else { addExpressions(inside) }
    if style == .snapkit {
      if !varied.variations.isEmpty { remarks.append("what size classes change") }
    } else {
      addVariations(varied.variations)
    }
  }

  /// Whether both items are inside the view.
  private func isInside(_ id: LayoutConstraint.ID, _ root: Item.ID) -> Bool {
    let constraint = layout.constraint(id)
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    return items.allSatisfy { contains($0, root) }
  }

  private func contains(_ item: Item.ID, _ root: Item.ID) -> Bool {
    var next: Item.ID? = item
    while let view = next {
      if view == root { return true }
      next = layout.superview(of: view)
    }
    return false
  }

  /// Lists the constraints that tie the view, or something in it, to items that aren't written.
  private mutating func addRemarks(on inside: Set<LayoutConstraint.ID>, _ root: Item.ID) {
    for id in layout.constraints where !inside.contains(id) {
      let constraint = layout.constraint(id)
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      guard items.contains(where: { contains($0, root) }) else { continue }
      remarks.append("\(layout.equation(of: id)), as it reaches outside")
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
      if constraint.isActive, !varying.contains(id) { active.append(name) }
    }
    guard !active.isEmpty else { return }
    lines.append("NSLayoutConstraint.activate([")
    lines += active.map { "  \($0)," }
    lines.append("])")
  }

  /// The call that sets priority and identifier when the constraint is made.
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

  /// Adds SnapKit's statements: those about the same item share a block at the place of the first one.
  private mutating func addSnapKit(_ constraints: [LayoutConstraint.ID]) {
    var order: [String] = []
    var statements: [String: [String]] = [:]
    for id in constraints {
      let constraint = text.statable(layout.constraint(id))
      guard let (name, _) = text.side(constraint.first), constraint.isActive, stored[id] == nil,
        let statement = text.statement(constraint, identifier: constraint.identifier)
      else {
        remarks.append(layout.equation(of: id))
        continue
      }
      if statements[name] == nil { order.append(name) }
      statements[name, default: []].append(statement)
    }
    for name in order {
      lines.append("\(name == "self" ? "" : name + ".")snp.makeConstraints { make in")
      lines += (statements[name] ?? []).map { "  \($0)" }
      lines.append("}")
    }
  }
}
