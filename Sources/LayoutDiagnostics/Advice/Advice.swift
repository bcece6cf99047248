import AutoLayout

/// What to change in a layout, as data: each reader gets it in their own words (``AdviceStyle``).
///
/// It is tried on a copy before it is shown, with ``done(to:)`` and ``LayoutFaults``.
package struct Advice: Hashable, Sendable {
  /// One change.
  package enum Edit: Hashable, Sendable {
    /// A constraint that is missing.
    case add(LayoutConstraint)
    /// A constraint that has to go.
    case remove(LayoutConstraint.ID)
    /// A new relation for a constraint.
    case relate(LayoutConstraint.ID, Relation)
    /// The opposite sign for the constant of a constraint.
    case turn(LayoutConstraint.ID)
    /// A new priority for a constraint.
    case prioritize(LayoutConstraint.ID, Priority)
    /// A new priority for the bound that keeps a view at the size of its content.
    case keep(Item.ID, ContentBound, Axis, Priority)
    /// A new value of a property.
    case set(Item.ID, property: String, PropertyValue)
  }

  /// The changes, in the order they are made.
  package let edits: [Edit]

  /// Creates advice.
  package init(_ edits: [Edit]) { self.edits = edits }

  /// Creates the advice to add some constraints.
  package init(adding constraints: [LayoutConstraint]) { edits = constraints.map(Edit.add) }

  /// A solved copy of the layout after following it; nil if a change is refused.
  package func done(to layout: Layout) -> Layout? {
    var trial = layout
    for edit in edits {
      do { try edit.apply(to: &trial) } catch { return nil }
    }
    trial.solve()
    return trial
  }
}

extension Advice.Edit {
  fileprivate func apply(to layout: inout Layout) throws(LayoutError) {
    switch self {
    case .add(let constraint): try layout.add(constraint)
    case .remove(let id): layout.remove(id)
    case .relate(let id, let relation): try layout.redefine(id) { $0.relation = relation }
    case .turn(let id): try layout.setConstant(-layout.constraint(id).constant, of: id)
    case .prioritize(let id, let priority): layout.setPriority(priority, of: id)
    case .keep(let item, let bound, let axis, let priority):
      try ViewProperty.named(bound.property(axis))?
        .set(.number(priority.value), of: item, in: &layout)
    case .set(let item, let property, let value):
      try ViewProperty.named(property)?.set(value, of: item, in: &layout)
    }
  }
}

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
    case .turn(let id):
      "set \(model.typeable(id)).constant \(NumberText.exact(-model[id].constant))"
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

/// The words of Swift that can be names only between backticks.
///
/// Source: The Swift Programming Language, "Lexical Structure", keywords of declarations, statements and
/// expressions.
package enum SwiftKeyword {
  /// All of them.
  package static let all: Set<String> = [
    "class", "struct", "enum", "func", "var", "let", "if", "else", "for", "in", "is", "as",
    "switch", "case", "default", "return", "while", "do", "repeat", "break", "continue", "guard",
    "defer", "import", "extension", "protocol", "static", "true", "false", "nil", "where", "throw",
    "throws", "try", "catch", "operator", "private", "public", "internal", "self", "super", "init",
    "subscript", "inout", "fileprivate", "typealias", "deinit", "fallthrough", "rethrows",
    "associatedtype", "Any",
  ]
}
