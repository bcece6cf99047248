import AutoLayout

/// A value of a constraint that `get` prints and, for most, `set` changes.
enum ConstraintProperty: String, Hashable, Sendable, CaseIterable {
  case constant
  case priority
  case multiplier
  case name
  case identifier
  case active

  private static let kinds: [ConstraintProperty: PropertyValue.Kind] = [
    .constant: .number, .priority: .number, .multiplier: .number, .name: .text,
    .identifier: .text, .active: .bool,
  ]
  private static let summaries: [ConstraintProperty: String] = [
    .constant: "points added to the right side",
    .priority: "from 1 to 1000; 1000 is required",
    .multiplier: "the factor of the right side's attribute",
    .name: "the name for commands",
    .identifier: "UIKit's identifier: the name, when somebody chose one",
    .active: "whether it takes part",
  ]

  /// What the value is.
  var kind: PropertyValue.Kind { Self.kinds[self] ?? .number }

  /// One line for help.
  var summary: String { Self.summaries[self] ?? "" }

  /// UIKit's multiplier can't be changed either.
  var isWritable: Bool { self != .multiplier }

  /// The property of a name, without regard to case; `isActive` is UIKit's word.
  static func named(_ name: String) -> ConstraintProperty? {
    let folded = name.lowercased()
    return folded == "isactive" ? .active : allCases.first { $0.rawValue == folded }
  }
}
