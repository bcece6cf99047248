import AutoLayout
import Cassowary
import LayoutDiagnostics

/// The language in which remedies are written.
enum CodeLanguage: Hashable, Sendable {
  case swift, objectiveC

  // MARK: Names

  /// A name as code can have it.
  func identifier(_ name: String, or other: String = "view") -> String {
    let isWord =
      name.first.map { $0.isLetter || $0 == "_" } ?? false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isWord else { return other }
    switch self {
    case .swift: return SwiftKeyword.all.contains(name) ? "`\(name)`" : name
    case .objectiveC: return Self.wordsOfC.contains(name) ? "\(name)View" : name
    }
  }

  /// The words of C and Objective-C that can't be names.
  private static let wordsOfC: Set<String> = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "id", "if", "in", "inline", "int", "long", "nil", "register",
    "return", "self", "short", "signed", "sizeof", "static", "struct", "super", "switch", "typedef",
    "union", "unsigned", "void", "volatile", "while",
  ]

  // MARK: Statements

  /// The call that makes a constraint from an anchor.
  ///
  /// - Parameters:
  ///   - first: The anchor.
  ///   - relation: How it relates to the rest.
  ///   - second: The other anchor; nil for a constant size.
  ///   - multiplier: The factor of the other anchor; nil for 1.
  ///   - constant: What is added; nil if there is none.
  /// - Returns: The call.
  func call(
    _ first: String, _ relation: Relation, _ second: String?, multiplier: String?, constant: String?
  ) -> String {
    let arguments = [("multiplier", multiplier), ("constant", constant)]
    let name = relation.callName
    switch self {
    case .swift:
      guard let second else {
        return "\(first).constraint(\(name)Constant: \(constant ?? "0"))"
      }
      let rest = arguments.compactMap { label, value in value.map { ", \(label): \($0)" } }
      return "\(first).constraint(\(name): \(second)\(rest.joined()))"
    case .objectiveC:
      let selector = "constraint\(name.prefix(1).uppercased())\(name.dropFirst())"
      guard let second else { return "[\(first) \(selector)Constant:\(constant ?? "0")]" }
      let rest = arguments.compactMap { label, value in value.map { " \(label):\($0)" } }
      return "[\(first) \(selector)Anchor:\(second)\(rest.joined())]"
    }
  }

  /// The statement after which constraints alone place a view.
  func unmasking(_ view: String) -> String {
    let value = self == .swift ? "false" : "NO;"
    return "\(identifier(view)).translatesAutoresizingMaskIntoConstraints = \(value)"
  }

  /// The statements that make a constraint give way, after the one that makes it.
  ///
  /// - Parameters:
  ///   - constraint: Its name.
  ///   - call: The call that makes it; nil if none can.
  ///   - equation: What it says.
  ///   - isAppKit: Whether it is one of AppKit's.
  /// - Returns: The statements, a line each.
  func lowering(
    _ constraint: String, madeBy call: String?, _ equation: String, isAppKit: Bool
  ) -> String {
    let name = identifier(constraint, or: "constraint")
    let origin = "// \(name) is the constraint \(equation)"
    switch self {
    case .swift:
      let priority = isAppKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
      return (call.map { "let \(name) = \($0)" } ?? origin)
        + "\n\(name).priority = \(priority)(999)  // before isActive = true"
    case .objectiveC:
      return (call.map { "NSLayoutConstraint *\(name) = \($0);" } ?? origin)
        + "\n\(name).priority = 999;  // before active = YES"
    }
  }
}

extension Relation {
  /// How the calls of anchors and of libraries name it.
  var callName: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}
