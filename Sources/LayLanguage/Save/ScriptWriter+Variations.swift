import AutoLayout

/// The variations of size classes, as `when` blocks.
enum VariationText {
  /// A block with a line for each value.
  static func block(_ variation: Variation, in layout: Layout) -> String {
    let lines = variation.values.map { "  \(line($0, in: layout))\n" }.joined()
    return "when \(variation.sizeClasses) {\n\(lines)}"
  }

  /// Every block; what `dump variations` prints.
  static func blocks(of layout: Layout) -> [String] {
    let document = layout.withoutVariations
    return layout.variations.map { block($0, in: document) }
  }

  private static func line(_ value: VariedValue, in layout: Layout) -> String {
    func name(_ id: LayoutConstraint.ID) -> String { NameText.written(layout.constraint(id).name) }
    switch value {
    case .installed(let item, let isInstalled):
      return "\(isInstalled ? "install" : "uninstall") \(NameText.written(layout.name(of: item)))"
    case .property(let item, let property, let value):
      let name = NameText.written(layout.name(of: item))
      return "set \(name).\(property) \(PropertyText.text(value))"
    case .active(let id, let isActive):
      return "\(isActive ? "activate" : "deactivate") \(name(id))"
    case .constant(let id, let constant):
      return "set \(name(id)).constant \(NumberText.exact(constant))"
    case .priority(let id, let priority):
      return "set \(name(id)).priority \(NumberText.exact(priority.value))"
    }
  }
}
