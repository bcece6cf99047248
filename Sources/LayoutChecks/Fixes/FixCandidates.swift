import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// A change that may fix a finding.
struct FixCandidate {
  /// The kind of change.
  let remedy: FixRemedy
  /// The edits of the document.
  let edits: [DocumentEdit]
  /// The same in words.
  let text: String
}

/// The possible fixes of a finding, the likeliest first; none has been tried.
struct FixCandidates {
  let finding: CheckFinding
  let rule: CheckRule
  /// The worst configuration.
  let context: CheckContext
  /// The views as the canvas shows them.
  let canvas: Layout
  /// The views in the running app, on the screen of the canvas.
  let designed: Layout

  var layout: Layout { context.layout }

  /// The candidate fixes of a rule's findings, by its id.
  private static let byRule: [Rule: [@Sendable (FixCandidates) -> [FixCandidate]]] = [
    .conflict: [{ $0.ownSafeAreas }, { $0.yielding }],
    .ambiguity: [{ $0.ties }, { $0.missing }],
    .missingTranslates: [{ $0.masks }],
    .truncatedText: [{ $0.leastSizes }, { $0.lines }],
    .clippedContent: [{ $0.leastSizes }],
    .zeroSize: [{ $0.leastSizes }],
    .fixedTextSize: [{ $0.leastSizes }],
    .duplicate: [{ $0.removals }],
    .leftRight: [{ $0.leadingSides }],
    .misplaced: [{ $0.frames }],
  ]

  /// The maximum number of changes of a kind that are tried for one finding.
  private static let limit = 8

  init(for group: FoundGroup, _ context: CheckContext, of part: FixedPart) {
    (finding, rule, self.context) = (group.worst, group.rule, context)
    (canvas, designed) = (part.canvas, part.run.designed)
  }

  /// All of them.
  var all: [FixCandidate] {
    (Self.byRule[rule.rule] ?? []).flatMap { $0(self).prefix(Self.limit) }
  }

  // MARK: Documents

  /// Where the element of a constraint begins.
  private func place(of id: LayoutConstraint.ID) -> DocumentPlace? {
    context.subject.sources?.constraints[id]?.place
  }

  /// Where the element of a view begins.
  func place(of item: Item.ID) -> DocumentPlace? { context.subject.sources?.views[item]?.place }

  /// A change as advice tells it; nil if it has a part that isn't an edit of a document.
  func candidate(_ remedy: FixRemedy, _ changes: [Advice.Edit]) -> FixCandidate? {
    let edits = changes.compactMap(edit)
    guard edits.count == changes.count, !edits.isEmpty else { return nil }
    return FixCandidate(
      remedy: remedy, edits: edits, text: context.text(of: Advice(changes)))
  }

  private func edit(_ change: Advice.Edit) -> DocumentEdit? {
    switch change {
    case .remove(let id): return place(of: id).map { .remove($0) }
    case .relate(let id, let relation):
      guard let word = Self.relations[relation] else { return nil }
      return place(of: id).map { .set("relation", word, of: $0) }
    case .prioritize(let id, let priority):
      return place(of: id).map { .set("priority", NumberText.exact(priority.value), of: $0) }
    case .keep(let item, let bound, let axis, let priority):
      guard let attribute = Self.bounds[bound]?[axis] else { return nil }
      return place(of: item).map { .set(attribute, NumberText.exact(priority.value), of: $0) }
    case .add, .set, .turn: return nil
    }
  }

  private static let relations: [Relation: String] = [
    .greaterThanOrEqual: "greaterThanOrEqual", .lessThanOrEqual: "lessThanOrEqual",
  ]

  private static let bounds: [ContentBound: PerAxis<String>] = [
    .hugging: PerAxis(
      horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority"),
    .compressionResistance: PerAxis(
      horizontal: "horizontalCompressionResistancePriority",
      vertical: "verticalCompressionResistancePriority"),
  ]
}

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
    let advice = Advice(adding: constraints)
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
      case let content = layout.model.withoutSystemGuide(other.item), content != owner,
      layout.isDescendant(content, of: owner),
      let id = context.subject.sources?.views[owner]?.id
    else { return nil }
    return NewConstraint.Side(item: id, attribute: anchor.attribute)
  }

  /// The view that Interface Builder puts a constraint into: the nearest one that holds both sides, or is one.
  private func holder(of constraint: LayoutConstraint) -> Item.ID? {
    let model = layout.model
    let first = model.withoutSystemGuide(constraint.first.item)
    return constraint.second.map {
      model.nearestCommonAncestor(first, model.withoutSystemGuide($0.item))
    } ?? first
  }
}
