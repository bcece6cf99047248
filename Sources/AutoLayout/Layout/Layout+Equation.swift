import Cassowary

extension Layout {
  /// A constraint as the language writes it: `red.leading = root.leadingMargin + 8 @750`.
  ///
  /// `pin` reads it back as the same constraint.
  public func equation(of id: LayoutConstraint.ID) -> String {
    model.equation(of: model[id])
  }
}

extension Model {
  /// A constraint as the language writes it, if wanted with the spacing that it stands for where the number is
  /// still the same: `b.leading = a.trailing + Standard`.
  package func equation(of constraint: LayoutConstraint, writesSpacing: Bool = false) -> String {
    var text = ""
    text.reserveCapacity(64)
    append(constraint.first, to: &text)
    text += constraint.relation == .equal ? " = " : " \(constraint.relation.symbol) "
    appendRightSide(
      of: constraint, spacing: writesSpacing ? spacing(of: constraint) : nil, to: &text)
    let priority = constraint.priority
    if !priority.isRequired { text += " @\(NumberText.exact(priority.value))" }
    return text
  }

  /// Where the constant of a constraint comes from: a spacing whose value has changed since counts as a number.
  package func spacingSource(of constraint: LayoutConstraint) -> SpacingSource {
    spacing(of: constraint) == nil ? .number : constraint.spacing
  }

  /// The words for a constant that stands for a spacing; nil if it doesn't any more.
  private func spacing(of constraint: LayoutConstraint) -> String? {
    guard let second = constraint.second else { return nil }
    switch constraint.spacing {
    case .number: return nil
    case .standard:
      let points = StandardSpacing.points(between: constraint.first, and: second, in: self)
      return points == constraint.constant.magnitude ? "Standard" : nil
    case .system:
      guard let one = try? StandardSpacing.system(between: constraint.first, and: second) else {
        return nil
      }
      let multiple = constraint.constant / one
      guard multiple > 0, multiple * one == constraint.constant else { return nil }
      return multiple == 1 ? "systemSpacing" : "\(NumberText.exact(multiple)) * systemSpacing"
    }
  }

  private func appendRightSide(
    of constraint: LayoutConstraint, spacing: String?, to text: inout String
  ) {
    guard let second = constraint.second else {
      text += NumberText.exact(constraint.constant)
      return
    }
    let factor = constraint.multiplier
    if factor != 1 { text += "\(Self.factorText(factor)) * " }
    append(second, to: &text)
    if constraint.constant == 0, spacing == nil { return }
    text += constraint.constant < 0 ? " - " : " + "
    text += spacing ?? NumberText.exact(constraint.constant.magnitude)
  }

  /// A multiplier, as a ratio where that is shorter: `16/9`.
  ///
  /// The ratio is the same number when it is read.
  private static func factorText(_ factor: Double) -> String {
    let exact = NumberText.exact(factor)
    guard exact.utf8.count > 6, factor.magnitude < 1000 else { return exact }
    for divisor in 2...64 {
      let dividend = (factor * Double(divisor)).rounded()
      if dividend / Double(divisor) == factor { return "\(Int(dividend))/\(divisor)" }
    }
    return exact
  }

  /// An attribute as commands name it: `red.leading`, `"Red View".leading`.
  package func typeable(_ anchor: Anchor) -> String {
    var text = ""
    append(anchor, to: &text)
    return text
  }

  private func append(_ anchor: Anchor, to text: inout String) {
    text += typeable(anchor.item)
    text += "."
    text += anchor.attribute.rawValue
  }

  /// An item as commands name it: its name, quoted where it must be, or `root.safeArea`.
  package func typeable(_ item: Item.ID) -> String {
    let record = self[item]
    guard !record.isNamed, let owner = record.parent else { return Name.typeable(record.name) }
    return "\(Name.typeable(self[owner].name)).\(record.systemGuide?.rawValue ?? record.name)"
  }
}
