import AutoLayout

/// The variations of size classes: a function sets everything that any of them changes.
extension ConstraintLines {
  /// Adds the function.
  ///
  /// Constraints become active only at the end: UIKit would log a conflict between those that are active together for a
  /// moment, and it throws if the priority of an active one becomes required.
  mutating func addVariations(_ variations: [Variation]) {
    let base = baseStatements(variations)
    var branches: [String] = []
    for variation in variations {
      let statements = variation.values.compactMap { statement($0) }
      guard !statements.isEmpty else { continue }
      branches.append("if \(condition(variation.sizeClasses)) {")
      branches += statements.map { "  \($0)" }
      branches.append("}")
    }
    guard !branches.isEmpty else { return }
    var body: [String] = []
    let names = named(varying)
    if !names.isEmpty {
      body.append("NSLayoutConstraint.deactivate([\(names.joined(separator: ", "))])")
    }
    body += base + branches + activations(variations)
    lines.append("applySizeClasses()")
    methods += ["", "private func applySizeClasses() {"] + body.map { "  \($0)" } + ["}"]
    methods += [
      "", "override func traitCollectionDidChange(_ previous: UITraitCollection?) {",
      "  super.traitCollectionDidChange(previous)", "  applySizeClasses()", "}",
    ]
  }

  private func named(_ constraints: Set<LayoutConstraint.ID>) -> [String] {
    constraints.sorted().compactMap { stored[$0] }
  }

  /// The values that apply if no size class says otherwise, each once.
  private mutating func baseStatements(_ variations: [Variation]) -> [String] {
    var statements: [String] = []
    for value in variations.flatMap({ $0.values }) {
      guard let base = baseValue(of: value), canWrite(value) else { continue }
      guard var line = statement(base) else { continue }
      if case .active(let id, _) = base, let name = switches[id] {
        line = "var \(name) = \(layout.constraint(id).isActive)"
      }
      if !statements.contains(line) { statements.append(line) }
    }
    return statements
  }

  /// The value in the layout without size classes; nil if a view has no such value.
  private func baseValue(of value: VariedValue) -> VariedValue? {
    switch value {
    case .installed: nil
    case .active(let id, _): .active(id, layout.constraint(id).isActive)
    case .constant(let id, _): .constant(id, layout.constraint(id).constant)
    case .priority(let id, _): .priority(id, layout.constraint(id).priority)
    case .property(let item, let name, _):
      ViewProperty.named(name)?.settableValue(of: item, in: layout)
        .map { .property(item, name, $0) }
    }
  }

  /// Whether Swift has statements both for a value and for the base value to return to.
  private func canWrite(_ value: VariedValue) -> Bool {
    guard case .property(let item, let name, let wanted) = value else { return true }
    guard case .property(_, _, let base)? = baseValue(of: value) else { return false }
    return line(item, name, wanted) != nil && line(item, name, base) != nil
  }

  private func activations(_ variations: [Variation]) -> [String] {
    let switched = variations.flatMap { $0.values }.compactMap { value -> LayoutConstraint.ID? in
      if case .active(let id, _) = value { id } else { nil }
    }
    return varying.sorted().compactMap { id in
      guard let name = stored[id] else { return nil }
      if switched.contains(id) { return switches[id].map { "\(name).isActive = \($0)" } }
      return layout.constraint(id).isActive ? "\(name).isActive = true" : nil
    }
  }

  private func condition(_ sizeClasses: SizeClasses) -> String {
    let parts = [("horizontal", sizeClasses.horizontal), ("vertical", sizeClasses.vertical)]
    return parts.compactMap { axis, sizeClass in
      sizeClass.map { "traitCollection.\(axis)SizeClass == .\($0.rawValue)" }
    }.joined(separator: " && ")
  }

  private mutating func statement(_ value: VariedValue) -> String? {
    if let id = value.constraint, !varying.contains(id) { return nil }
    switch value {
    case .active(let id, let isActive): return switches[id].map { "\($0) = \(isActive)" }
    case .constant(let id, let constant):
      return stored[id].map { "\($0).constant = \(SwiftText.number(constant))" }
    case .priority(let id, let priority):
      return stored[id].map { "\($0).priority = \(SwiftText.priority(priority))" }
    case .property(let item, let name, let value):
      if canWrite(.property(item, name, value)) { return line(item, name, value) }
      remarks.append("\(layout.name(of: item)).\(name), which size classes change")
      return nil
    case .installed(let item, _):
      remarks.append("\(layout.name(of: item)), which size classes install")
      return nil
    }
  }

  private func line(_ item: Item.ID, _ name: String, _ value: PropertyValue) -> String? {
    guard let view = text.text(of: item), let viewClass = layout.viewClass(of: item) else {
      return nil
    }
    let isConfigured = ViewProperty.named("configured")?.value(of: item, in: layout) == .bool(true)
    return SwiftProperty.statement(
      name, value, of: view == "self" ? "" : view + ".", viewClass, isConfigured: isConfigured)
  }
}
