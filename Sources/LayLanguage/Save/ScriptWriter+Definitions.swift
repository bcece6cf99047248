import AutoLayout
import LayoutSession

extension ScriptWriter {
  /// The script that rebuilds a session: first its layout, then what was named for later commands.
  static func script(of session: Session) -> String {
    let definitions = session.definitions
    let lines = definitions.names.compactMap { name -> String? in
      if let value = definitions.values[name] {
        return "let \(name) = \(PropertyText.definition(value, in: session))\n"
      }
      guard let procedure = definitions.procedures[name] else { return nil }
      return "define \(name)(\(procedure.parameters.joined(separator: ", "))) {\(procedure.body)}\n"
    }
    return script(of: session.layout) + lines.joined()
  }
}

extension PropertyText {
  /// A value written so that `let` reads it back.
  fileprivate static func definition(_ value: PropertyValue, in session: Session) -> String {
    switch value {
    case .item(let name): reference(to: name, in: session)
    case .constraint(let name): reference(to: name, in: session)
    case .list(let values):
      "[\(values.map { definition($0, in: session) }.joined(separator: ", "))]"
    case .point: "CGPoint\(text(value))"
    case .rect: "CGRect\(text(value))"
    case .insets: "UIEdgeInsets\(text(value))"
    case .transform: "CGAffineTransform\(text(value))"
    case .choice(let word): NameText.quoted(word)
    case .words(let words): NameText.quoted(words.joined(separator: " "))
    case .size(let width?, let height?): "CGSize\(text(.point(Point(x: width, y: height))))"
    case .size: NameText.quoted(value.description)
    default: text(value)
    }
  }

  /// The name of something; in quotes if a variable hides it, or if nothing has that name at present.
  private static func reference(to name: String, in session: Session) -> String {
    let layout = session.layout
    if let (owner, kind) = layout.guidePath(name) {
      return "\(NameText.quoted(layout.name(of: owner))).\(kind.rawValue)"
    }
    let exists = layout.item(named: name) != nil || layout.constraint(named: name) != nil
    let isHidden = session.definitions.values[name] != nil
    return exists && !isHidden ? NameText.written(name) : NameText.quoted(name)
  }
}

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
