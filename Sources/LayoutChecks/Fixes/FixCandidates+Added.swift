import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// New constraints.
extension FixCandidates {
  /// Constraints as elements of the views that hold them; nil if one can't be written.
  func added(_ constraints: [LayoutConstraint]) -> FixCandidate? {
    var lists: [(place: DocumentPlace, constraints: [NewConstraint])] = []
    for constraint in constraints {
      guard let holder = holder(of: constraint), let place = place(of: holder),
        let written = written(constraint)
      else { return nil }
      if let known = lists.firstIndex(where: { $0.place == place }) {
        lists[known].constraints.append(written)
      } else {
        lists.append((place, [written]))
      }
    }
    let advice = Advice(constraints.map(Advice.Edit.add))
    return FixCandidate(
      remedy: .missing, edits: lists.map { .add($0.constraints, to: $0.place) },
      text: context.text(of: advice))
  }

  private func written(_ constraint: LayoutConstraint) -> NewConstraint? {
    let second = constraint.second
    guard constraint.multiplier == 1, constraint.priority.isRequired,
      let first = side(constraint.first, second),
      second.map({ side($0, constraint.first) }) != .some(nil)
    else { return nil }
    return NewConstraint(
      first, constraint.relation, to: second.flatMap { side($0, constraint.first) },
      constant: constraint.constant)
  }

  /// An item and attribute as the document names them; nil for a guide that the document doesn't declare.
  ///
  /// The edges of a scroll view are those of its content area for what lies in it.
  private func side(_ anchor: Anchor, _ other: Anchor?) -> NewConstraint.Side? {
    if let id = context.subject.sources?.views[anchor.item]?.id {
      return NewConstraint.Side(item: id, attribute: anchor.attribute)
    }
    guard let kind = layout.model[anchor.item].systemGuide,
      let owner = layout.superview(of: anchor.item)
    else { return nil }
    if let id = context.subject.sources?.guideID(kind, of: owner) {
      return NewConstraint.Side(item: id, attribute: anchor.attribute)
    }
    guard kind == .contentLayoutGuide, !anchor.attribute.isSize, let other,
      layout.isDescendant(view(of: other), of: owner), view(of: other) != owner,
      let id = context.subject.sources?.views[owner]?.id
    else { return nil }
    return NewConstraint.Side(item: id, attribute: anchor.attribute)
  }

  /// The view that Interface Builder puts a constraint into: the nearest one that holds both sides, or is one.
  private func holder(of constraint: LayoutConstraint) -> Item.ID? {
    let first = view(of: constraint.first)
    return constraint.second.map { layout.model.nearestCommonAncestor(first, view(of: $0)) }
      ?? first
  }

  /// The view itself, or the one whose guide it is.
  private func view(of anchor: Anchor) -> Item.ID {
    layout.model[anchor.item].systemGuide == nil
      ? anchor.item : layout.superview(of: anchor.item) ?? anchor.item
  }
}
