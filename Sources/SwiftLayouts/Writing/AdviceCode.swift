import AutoLayout
import LayoutDiagnostics

/// Advice as statements of Swift.
package struct AdviceCode {
  private let layout: Layout
  private let text: SwiftConstraintText

  /// Prepares for a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout that is to be changed.
  ///   - rootName: What its root view is called: `view`, or nil if the code is that of the root view itself.
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

  /// The same for a sentence after a constraint was named, which has no name in code.
  package func phrases(of advice: Advice, naming known: LayoutConstraint.ID?) -> [String] {
    advice.edits.flatMap { edit in
      switch edit {
      case .remove(known): ["remove it"]
      case .prioritize(known, let priority):
        ["set its priority to \(SwiftText.priority(priority))"]
      case .relate(let id, let relation) where id == known:
        replacement(of: id, relation).suffix(1).map { "replace it by \($0)" }
      default: edit.statements(self)
      }
    }
  }

  fileprivate func activation(_ constraint: LayoutConstraint) -> [String] {
    text.expression(constraint, .anchors).map { ["\($0).isActive = true"] } ?? []
  }

  fileprivate func name(_ id: LayoutConstraint.ID) -> String {
    SwiftNames.identifier(layout.constraint(id).name)
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
    case .prioritize(let id, let priority):
      ["\(code.name(id)).priority = \(SwiftText.priority(priority))"]
    case .keep(let item, let bound, let axis, let priority):
      code.setting(bound.property(axis), of: item, .number(priority.value))
    case .set(let item, let property, let value): code.setting(property, of: item, value)
    }
  }
}

extension AdviceCode {
  /// A relation can't be changed in Swift: another constraint takes the place of the first one.
  fileprivate func replacement(of id: LayoutConstraint.ID, _ relation: Relation) -> [String] {
    var constraint = layout.constraint(id)
    constraint.relation = relation
    return ["\(name(id)).isActive = false"] + activation(constraint)
  }
}
