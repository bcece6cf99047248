import AutoLayout
import Cassowary

/// One constraint as Apple's logs print it, by default in the style of iOS 12 with names for addresses:
/// `<NSLayoutConstraint:c1 H:|-(8)-[UIView:red]   (active, names: '|':UIView:root )>`.
///
/// Formats counted over 1,008 constraint lines of public conflict reports.
struct ConstraintLine: Hashable, Sendable {
  /// The class.
  var className = "NSLayoutConstraint"
  /// Stands where Apple prints an address, unless addresses are asked for.
  let handle: String
  /// UIKit's identifier.
  var identifier: String?
  /// The visual form `H:|-(8)-[UIView:red]` or the equation `UIView:red.width == 100`, with the mask
  /// in front for autoresizing.
  let body: String
  /// The item that `|` stands for in the body.
  var bar: String?
  /// The system whose logs it imitates.
  let version: LogStyle.Version
  /// Stands for the handle if addresses are asked for.
  var address: String?
  /// 1…1000.
  var priority = Priority.required
  /// Whether it takes part.
  var isActive = true

  var description: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority.isRequired ? "" : " priority:\(NumberText.general(priority.value))"
    return "<\(className):\(address ?? handle)\(name) \(body)\(strength)\(information)>"
  }

  /// The part in brackets at the end.
  private var information: String {
    let names = bar.map { "ames: '|':\($0) " }
    guard version.tellsActivity else { return names.map { "   (N\($0))" } ?? "" }
    return "   (\(isActive ? "active" : "inactive")\(names.map { ", n\($0)" } ?? ""))"
  }
}

extension ConstraintLine {
  /// A constraint of the user's.
  init(_ constraint: LayoutConstraint, in log: Log) {
    self.init(constraint, handle: constraint.name, identifier: constraint.identifier, in: log)
  }

  /// A constraint under a name of its own.
  init(_ constraint: LayoutConstraint, handle: String, identifier: String?, in log: Log) {
    let visual = VisualForm(constraint, in: log)
    self.init(
      handle: handle, identifier: identifier,
      body: visual?.text ?? Self.equation(constraint, in: log), bar: visual?.bar.map(log.text),
      version: log.style.version, priority: constraint.priority, isActive: constraint.isActive)
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
