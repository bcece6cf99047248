import AutoLayout
import Cassowary

/// One constraint as Apple's logs print it, by default in the style of iOS 12 with names for addresses:
/// `<NSLayoutConstraint:c1 H:|-(8)-[UIView:red]   (active, names: '|':UIView:root )>`.
///
/// Formats counted over 1,008 constraint lines of public conflict reports.
package struct ConstraintLine: Hashable, Sendable {
  /// The constraint; of a content's size, that the view has it.
  package let constraint: LayoutConstraint
  /// The class, such as `NSLayoutConstraint`.
  package let className: String
  /// Printed in place of Apple's address, unless addresses are asked for.
  package let handle: String
  /// Printed there if they are.
  var address: String?
  /// The system whose logs it imitates.
  var version = LogStyle.Version.ios12
  /// UIKit's identifier.
  package let identifier: String?
  /// The visual form `H:|-(8)-[UIView:red]` or the equation `UIView:red.width == 100`, with the mask
  /// in front for autoresizing.
  let body: String
  /// The item that `|` stands for in the body.
  var bar: String?

  var description: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let priority = constraint.priority
    let strength = priority.isRequired ? "" : " priority:\(NumberText.general(priority.value))"
    return "<\(className):\(address ?? handle)\(name) \(body)\(strength)\(information)>"
  }

  /// The part in brackets at the end.
  private var information: String {
    let names = bar.map { "ames: '|':\($0) " }
    guard version.tellsActivity else { return names.map { "   (N\($0))" } ?? "" }
    return "   (\(constraint.isActive ? "active" : "inactive")\(names.map { ", n\($0)" } ?? ""))"
  }

  /// A constraint of the user's.
  init(_ constraint: LayoutConstraint, in log: Log) {
    self.init(constraint, handle: constraint.name, identifier: constraint.identifier, in: log)
  }

  /// A constraint under a name of its own.
  init(
    _ constraint: LayoutConstraint, className: String = "NSLayoutConstraint", handle: String,
    identifier: String?, in log: Log
  ) {
    let visual = VisualForm(constraint, in: log)
    self.init(
      constraint, className: className, handle: handle, identifier: identifier,
      body: visual?.text ?? Self.equation(constraint, in: log),
      bar: visual?.bar.map(log.text), version: log.style.version)
  }

  /// A constraint whose body is not written like those of others.
  init(
    _ constraint: LayoutConstraint, className: String, handle: String, identifier: String? = nil,
    body: String, bar: String? = nil, version: LogStyle.Version
  ) {
    self.constraint = constraint
    self.className = className
    self.handle = handle
    self.identifier = identifier
    self.body = body
    self.bar = bar
    self.version = version
  }

  /// The equation form, such as `A.attr == 2*B.attr + 8`.
  private static func equation(_ constraint: LayoutConstraint, in log: Log) -> String {
    guard let second = constraint.second else {
      return log.size(
        constraint.first.attribute.axis, of: constraint.first.item, relation: constraint.relation,
        constraint.constant, priority: constraint.priority)
    }
    let right = rightSide(
      text(of: second, in: log), times: constraint.multiplier, plus: constraint.constant)
    return "\(text(of: constraint.first, in: log)) \(constraint.relation.symbol) \(right)"
  }

  /// `2*B.attr + 8`, or the constant alone.
  static func rightSide(_ second: String?, times factor: Double, plus number: Double) -> String {
    let constant = NumberText.general(number.magnitude)
    let isNegative = number < 0
    guard let second else { return "\(isNegative ? "- " : "")\(constant)" }
    let multiplier = factor == 1 ? "" : "\(NumberText.general(factor))*"
    let offset = number == 0 ? "" : " \(isNegative ? "-" : "+") \(constant)"
    return "\(multiplier)\(second)\(offset)"
  }

  private static func text(of anchor: Anchor, in log: Log) -> String {
    "\(log.text(of: anchor.item)).\(anchor.attribute.rawValue)"
  }
}

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
      && first.attribute.isNearEdge && first.attribute.opposite == second.attribute
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
