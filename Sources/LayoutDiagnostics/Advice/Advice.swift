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
    case .prioritize(let id, let priority): layout.setPriority(priority, of: id)
    case .keep(let item, let bound, let axis, let priority):
      try ViewProperty.named(bound.property(axis))?
        .set(.number(priority.value), of: item, in: &layout)
    case .set(let item, let property, let value):
      try ViewProperty.named(property)?.set(value, of: item, in: &layout)
    }
  }
}
