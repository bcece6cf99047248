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

  private enum Shape {
    case fromSuperview
    case toSuperview
    case gap
  }

  init?(_ constraint: LayoutConstraint, in log: Log) {
    guard let second = constraint.second, constraint.multiplier == 1,
      let shape = Self.shape(constraint.first, second, in: log.model)
    else { return nil }
    let near = "[\(log.text(of: second.item))]"
    let far = "[\(log.text(of: constraint.first.item))]"
    let connection = Self.connection(constraint)
    let axis = constraint.first.attribute.axis == .horizontal ? "H" : "V"
    let direction = constraint.first.attribute.isAbsoluteSide ? "(LTR)" : ""
    switch shape {
    case .fromSuperview:
      text = "\(axis):|\(connection)\(far)\(direction)"
      bar = second.item
    case .toSuperview:
      text = "\(axis):\(near)\(connection)|\(direction)"
      bar = constraint.first.item
    case .gap:
      text = "\(axis):\(near)\(connection)\(far)\(direction)"
      bar = nil
    }
  }

  private static let facing: [Attribute: Attribute] = [
    .leading: .trailing, .left: .right, .top: .bottom,
  ]

  private static func shape(_ first: Anchor, _ second: Anchor, in model: Model) -> Shape? {
    if first.attribute == second.attribute {
      if model[first.item].parent == second.item, first.attribute.isNearEdge {
        return .fromSuperview
      }
      if model[second.item].parent == first.item, first.attribute.isFarEdge {
        return .toSuperview
      }
      return nil
    }
    let holder = model.nearestCommonAncestor(first.item, second.item)
    let areApart = holder != first.item && holder != second.item
    return areApart && facing[first.attribute] == second.attribute ? .gap : nil
  }

  private static func connection(_ constraint: LayoutConstraint) -> String {
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let priority = constraint.priority
    let strength = priority.isRequired ? "" : "@\(NumberText.general(priority.value))"
    return "-(\(relation)\(constraint.constantText)\(strength))-"
  }
}

extension LayoutConstraint {
  /// The constant, marked where it stands for a spacing.
  var constantText: String {
    let number = NumberText.general(constant)
    return switch spacing {
    case .number: number
    case .standard: "NSSpace(\(number))"
    case .system: "NSLayoutAnchorConstraintSpace(\(number))"
    }
  }
}
