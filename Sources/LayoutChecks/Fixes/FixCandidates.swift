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
    case .add, .set: return nil
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
