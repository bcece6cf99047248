import AutoLayout

/// Writes the constraints of a layout in UIKit's visual format, as far as it can express them.
package enum VisualFormatWriter {
  /// A format for each active constraint, or a comment with the equation if no format can express it.
  package static func lines(of layout: Layout) -> [String] {
    layout.constraints.compactMap { id in
      let constraint = layout.constraint(id)
      guard constraint.isActive else { return nil }
      return format(constraint, layout) ?? "// \(SwiftText.line(layout.equation(of: id)))"
    }
  }

  private static func format(_ constraint: LayoutConstraint, _ layout: Layout) -> String? {
    guard constraint.multiplier == 1 else { return nil }
    let first = constraint.first
    guard let second = constraint.second else {
      return size(first, predicate(constraint, SwiftText.number(constraint.constant)), layout)
    }
    if first.attribute.isSize {
      guard first.attribute == second.attribute, constraint.constant == 0,
        let other = name(second.item, layout)
      else { return nil }
      return size(first, predicate(constraint, other), layout)
    }
    return gap(constraint, first, second, layout)
  }

  private static func size(_ anchor: Anchor, _ predicate: String, _ layout: Layout) -> String? {
    guard anchor.attribute.isSize, let name = name(anchor.item, layout) else { return nil }
    return "\(anchor.attribute == .width ? "H" : "V"):[\(name)(\(predicate))]"
  }

  /// The edges that follow each other from leading to trailing and from top to bottom.
  private static let facing: [Attribute: Attribute] = [.leading: .trailing, .top: .bottom]

  private static func gap(
    _ constraint: LayoutConstraint, _ first: Anchor, _ second: Anchor, _ layout: Layout
  ) -> String? {
    let axis = first.attribute.axis == .horizontal ? "H" : "V"
    let isNear = facing.keys.contains(first.attribute)
    guard isNear || facing.values.contains(first.attribute) else { return nil }
    if first.attribute == second.attribute {
      let (outer, inner, isInset) =
        layout.superview(of: first.item) == second.item
        ? (second.item, first.item, isNear)
        : (first.item, second.item, !isNear)
      guard layout.superview(of: inner) == outer, let name = name(inner, layout) else { return nil }
      let distance = connection(constraint, isReversed: !isInset)
      return isNear ? "\(axis):|\(distance)[\(name)]" : "\(axis):[\(name)]\(distance)|"
    }
    let isForward = facing[first.attribute] == second.attribute
    guard isForward || facing[second.attribute] == first.attribute,
      let near = name(isForward ? second.item : first.item, layout),
      let far = name(isForward ? first.item : second.item, layout),
      layout.superview(of: first.item) == layout.superview(of: second.item)
    else { return nil }
    return "\(axis):[\(near)]\(connection(constraint, isReversed: !isForward))[\(far)]"
  }

  /// `-8-` or `-(>=8@750)-`; reversed if the format counts in the other direction.
  private static func connection(_ constraint: LayoutConstraint, isReversed: Bool) -> String {
    let distance = isReversed ? 0 - constraint.constant : constraint.constant
    let number = SwiftText.number(distance)
    let text = predicate(constraint, number, isReversed: isReversed)
    if text == number, distance == 0 { return "" }
    return text == number && distance > 0 ? "-\(text)-" : "-(\(text))-"
  }

  private static func predicate(
    _ constraint: LayoutConstraint, _ object: String, isReversed: Bool = false
  ) -> String {
    let symbols: [Relation: String] = [
      .equal: "", .lessThanOrEqual: isReversed ? ">=" : "<=",
      .greaterThanOrEqual: isReversed ? "<=" : ">=",
    ]
    let priority = constraint.priority
    return (symbols[constraint.relation] ?? "") + object
      + (priority.isRequired ? "" : "@\(SwiftText.number(priority.value))")
  }

  /// A name that formats allow; nil for guides of UIKit and other names.
  private static func name(_ item: Item.ID, _ layout: Layout) -> String? {
    let name = layout.name(of: item)
    let isPlain = name.allSatisfy { ($0.isLetter || $0.isNumber || $0 == "_") && $0.isASCII }
    return isPlain && name.first?.isNumber == false && item != layout.root ? name : nil
  }
}
