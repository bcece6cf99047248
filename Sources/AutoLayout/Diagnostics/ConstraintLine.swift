import Cassowary

/// One constraint as Apple's logs print it, in the style of iOS 12, with names for addresses:
/// `<NSLayoutConstraint:c1 H:|-(8)-[UIView:red]   (active, names: '|':UIView:root )>`.
///
/// Formats counted over 1,008 constraint lines of public conflict reports.
struct ConstraintLine: Hashable, Sendable {
  /// The class, such as `NSLayoutConstraint`.
  let className: String
  /// Stands where Apple prints an address.
  let handle: String
  /// UIKit's identifier.
  let identifier: String?
  /// The visual form `H:|-(8)-[UIView:red]` or the equation `UIView:red.width == 100`, with the mask
  /// in front for autoresizing.
  let body: String
  /// The item that `|` stands for in the body.
  var bar: String?
  /// 1…1000.
  var priority = Priority.required
  /// Whether it takes part.
  var isActive = true

  var description: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority.isRequired ? "" : " priority:\(NumberText.general(priority.value))"
    let state = isActive ? "active" : "inactive"
    let names = bar.map { ", names: '|':\($0) " } ?? ""
    return "<\(className):\(handle)\(name) \(body)\(strength)   (\(state)\(names))>"
  }

  /// A constraint of the user's.
  init(_ constraint: LayoutConstraint, in model: Model) {
    self.init(
      constraint, handle: constraint.name, identifier: constraint.identifier, in: model)
  }

  /// A constraint under a name of its own.
  init(_ constraint: LayoutConstraint, handle: String, identifier: String?, in model: Model) {
    className = "NSLayoutConstraint"
    self.handle = handle
    self.identifier = identifier
    priority = constraint.priority
    isActive = constraint.isActive
    if let visual = VisualForm(constraint, in: model) {
      body = visual.text
      bar = visual.bar.map(model.text)
    } else {
      body = Self.equation(constraint, in: model)
    }
  }

  /// A constraint of the system's.
  init(
    className: String = "NSLayoutConstraint",
    handle: String,
    identifier: String? = nil,
    body: String,
    bar: String? = nil
  ) {
    self.className = className
    self.handle = handle
    self.identifier = identifier
    self.body = body
    self.bar = bar
  }

  /// The equation form, such as `A.attr == 2*B.attr + 8`.
  private static func equation(_ constraint: LayoutConstraint, in model: Model) -> String {
    let left = text(of: constraint.first, in: model)
    let right = rightSide(
      constraint.second.map { text(of: $0, in: model) }, times: constraint.multiplier,
      plus: constraint.constant)
    return "\(left) \(constraint.relation.symbol) \(right)"
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

  private static func text(of anchor: Anchor, in model: Model) -> String {
    "\(model.text(of: anchor.item)).\(anchor.attribute.rawValue)"
  }
}

extension Relation {
  /// As Apple prints it: `==`, `<=`, `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
