import AutoLayout

/// The languages of advice.
package enum AdviceStyle: String, Hashable, Sendable, CaseIterable {
  /// Commands, which can be typed as they are.
  case lay
  /// Statements of Swift.
  case swift
  /// The names of Interface Builder's menus and inspectors.
  case ib

  /// The verb for advice in this language, for its label.
  var verb: String { self == .ib ? "do" : "write" }
}

extension Advice {
  /// The changes as commands, a line each.
  package func commands(in layout: Layout) -> [String] {
    edits.map { $0.command(in: layout.model) }
  }
}

extension Advice.Edit {
  fileprivate func command(in model: Model) -> String {
    switch self {
    case .add(let constraint): "pin \(model.equation(of: constraint))"
    case .remove(let id): "unpin \(model.typeable(id))"
    case .relate(let id, let relation):
      "set \(model.typeable(id)).relation \(relation == .equal ? "=" : relation.symbol)"
    case .prioritize(let id, let priority):
      "set priority \(model.typeable(id)) \(NumberText.exact(priority.value))"
    case .keep(let item, let bound, let axis, let priority):
      "set \(model.typeable(item)).\(bound.property(axis)) \(NumberText.exact(priority.value))"
    case .set(let item, let property, let value): "set \(model.typeable(item)).\(property) \(value)"
    }
  }
}

extension Model {
  /// A constraint as commands name it.
  fileprivate func typeable(_ id: LayoutConstraint.ID) -> String { Name.typeable(self[id].name) }
}
