import AutoLayout
import LayoutDiagnostics

/// Advice as Swift statements.
package struct AdviceCode {
  private let layout: Layout
  private let text: SwiftConstraintText

  /// Prepares to write code for a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout to be changed.
  ///   - rootName: The name of its root view: `view`, or nil if the code belongs to the root view itself.
  package init(_ layout: Layout, rootName: String?) {
    self.layout = layout
    var names = SwiftWriter(layout, view: layout.root, style: .anchors).names
    if let rootName { names.call(layout.root, rootName) }
    let root = rootName == nil ? layout.root : layout.window
    text = SwiftConstraintText(layout: layout, names: names, root: root)
  }

  /// The statements, in the order of the changes; changes without a statement are omitted.
  package func statements(of advice: Advice) -> [String] {
    advice.edits.flatMap { $0.statements(self) }
  }

  /// The same, phrased for a sentence that has already named a constraint.
  package func phrases(of advice: Advice, naming known: LayoutConstraint.ID?) -> [String] {
    advice.edits.flatMap { edit in
      switch edit {
      case .remove(let id) where isUnnamed(id, known): ["remove \(mention(of: id, known))"]
      case .turn(let id) where isUnnamed(id, known):
        [
          "turn the sign of \(id == known ? "its constant" : "the constant in \(mention(of: id, known))")"
        ]
      case .prioritize(let id, let priority) where isUnnamed(id, known):
        [
          "set \(id == known ? "its priority" : "the priority of \(mention(of: id, known))")"
            + " to \(SwiftText.priority(priority))"
        ]
      case .relate(let id, let relation) where isUnnamed(id, known):
        replacement(of: id, relation).suffix(1)
          .map { "replace \(mention(of: id, known)) by \($0)" }
      default: edit.statements(self)
      }
    }
  }

  /// Whether a statement can't name a constraint: it has no name in the code, or has just been named in the sentence.
  private func isUnnamed(_ id: LayoutConstraint.ID, _ known: LayoutConstraint.ID?) -> Bool {
    id == known || layout.constraint(id).identifier == nil
  }

  private func mention(of id: LayoutConstraint.ID, _ known: LayoutConstraint.ID?) -> String {
    id == known ? "it" : layout.equation(of: id)
  }

  fileprivate func activation(_ constraint: LayoutConstraint) -> [String] {
    text.expression(constraint, .anchors).map { ["\($0).isActive = true"] } ?? []
  }

  fileprivate func name(_ id: LayoutConstraint.ID) -> String {
    SwiftNames.identifier(layout.constraint(id).name)
  }

  fileprivate func turning(_ id: LayoutConstraint.ID) -> [String] {
    ["\(name(id)).constant = \(NumberText.exact(-layout.constraint(id).constant))"]
  }

  fileprivate func setting(_ property: String, of item: Item.ID, _ value: PropertyValue) -> [String]
  {
    guard let view = text.text(of: item), let viewClass = layout.viewClass(of: item) else {
      return []
    }
    let owner = view == "self" ? "" : "\(view)."
    if property == "translatesAutoresizingMaskIntoConstraints" {
      return ["\(owner)\(property) = \(value)"]
    }
    return [
      SwiftProperty.statement(property, value, of: owner, viewClass, isConfigured: false)
    ].compactMap { $0 }
  }
}

extension Advice.Edit {
  fileprivate func statements(_ code: AdviceCode) -> [String] {
    switch self {
    case .add(let constraint): code.activation(constraint)
    case .remove(let id): ["\(code.name(id)).isActive = false"]
    case .relate(let id, let relation): code.replacement(of: id, relation)
    case .turn(let id): code.turning(id)
    case .prioritize(let id, let priority):
      ["\(code.name(id)).priority = \(SwiftText.priority(priority))"]
    case .keep(let item, let bound, let axis, let priority):
      code.setting(bound.property(axis), of: item, .number(priority.value))
    case .set(let item, let property, let value): code.setting(property, of: item, value)
    }
  }
}

extension AdviceCode {
  /// A relation can't be changed in Swift, so a new constraint replaces the old one.
  fileprivate func replacement(of id: LayoutConstraint.ID, _ relation: Relation) -> [String] {
    var constraint = layout.constraint(id)
    constraint.relation = relation
    return ["\(name(id)).isActive = false"] + activation(constraint)
  }
}
