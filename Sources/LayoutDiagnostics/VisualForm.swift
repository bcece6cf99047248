import AutoLayout

/// A constraint in visual format, where Apple's describer chooses that over the equation.
///
/// It does when the stored order of the items reads left to right or top to bottom: `H:|-(8)-[a]`,
/// `H:[a]-(8)-[b]`, `H:[b]-(8)-|` (435 of 435 such lines); anything else, and every margin, center,
/// baseline, size or multiplier, is an equation.
struct VisualForm {
  /// The form, such as `H:|-(8)-[UIView:red]`.
  let text: String
  /// The view that `|` stands for.
  let bar: Item.ID?

  init?(_ constraint: LayoutConstraint, in log: Log) {
    let first = constraint.first
    guard let second = constraint.second, constraint.multiplier == 1 else { return nil }
    let bar = Self.bar(first, second, in: log.model)
    guard bar != nil || Self.isGap(first, second, in: log.model) else { return nil }
    let ends = [second.item, first.item].map { $0 == bar ? "|" : "[\(log.text(of: $0))]" }
    self.bar = bar
    text =
      (first.attribute.axis == .horizontal ? "H:" : "V:")
      + ends.joined(separator: Self.connection(constraint, in: log.model))
      + (first.attribute.isAbsoluteSide ? "(LTR)" : "")
  }

  private static let facing: [Attribute: Attribute] = [
    .leading: .trailing, .left: .right, .top: .bottom,
  ]

  /// The superview of the other item, if that is tied to its edge; nil in other constraints.
  private static func bar(_ first: Anchor, _ second: Anchor, in model: Model) -> Item.ID? {
    guard first.attribute == second.attribute else { return nil }
    if first.attribute.isNearEdge, model[first.item].parent == second.item { return second.item }
    if first.attribute.isFarEdge, model[second.item].parent == first.item { return first.item }
    return nil
  }

  private static func isGap(_ first: Anchor, _ second: Anchor, in model: Model) -> Bool {
    let holder = model.nearestCommonAncestor(first.item, second.item)
    return holder != first.item && holder != second.item
      && facing[first.attribute] == second.attribute
  }

  private static func connection(_ constraint: LayoutConstraint, in model: Model) -> String {
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let priority = constraint.priority
    let strength = priority.isRequired ? "" : "@\(NumberText.general(priority.value))"
    let number = NumberText.general(constraint.constant)
    let constant =
      switch model.spacingSource(of: constraint) {
      case .number: number
      case .standard: "NSSpace(\(number))"
      case .system: "NSLayoutAnchorConstraintSpace(\(number))"
      }
    return "-(\(relation)\(constant)\(strength))-"
  }
}
