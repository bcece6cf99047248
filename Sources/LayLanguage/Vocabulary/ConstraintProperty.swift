import AutoLayout

/// A value of a constraint that `get` prints and, for most, `set` changes.
enum ConstraintProperty: String, Hashable, Sendable, CaseIterable {
  case constant
  case priority
  case multiplier
  case name
  case identifier
  case active
  case placeholder
  case code
  case firstItem
  case firstAttribute
  case relation
  case secondItem
  case secondAttribute
  case owner

  private static let kinds: [ConstraintProperty: PropertyValue.Kind] = [
    .constant: .number, .priority: .number, .multiplier: .number, .name: .text,
    .identifier: .text, .active: .bool, .placeholder: .bool, .code: .text,
  ]
  private static let summaries: [ConstraintProperty: String] = [
    .constant: "points added to the right side",
    .priority: "from 1 to 1000; 1000 is required",
    .multiplier: "the factor of the right side's attribute",
    .name: "the name for commands",
    .identifier: "UIKit's identifier: the name, when somebody chose one",
    .active: "whether it takes part",
    .placeholder: "whether Interface Builder removes it when the app is built; here it takes part",
    .code: "where the code is that made it, or none; conflict reports end with it",
    .firstItem: "the view or guide on the left side",
    .firstAttribute: "its attribute",
    .relation: "==, <= or >=",
    .secondItem: "the view or guide on the right side, or none",
    .secondAttribute: "its attribute, or notAnAttribute",
    .owner: "the view to which it belongs: the nearest that holds its items",
  ]

  /// The kind of the value.
  var kind: PropertyValue.Kind { Self.kinds[self] ?? .text }

  /// One line for help.
  var summary: String { Self.summaries[self] ?? "" }

  /// Whether it may change after a constraint was made, in UIKit or in Interface Builder.
  var isWritable: Bool { Self.writable.contains(self) }

  private static let writable: Set<ConstraintProperty> = [
    .constant, .priority, .name, .identifier, .active, .placeholder, .code, .multiplier, .relation,
    .firstItem, .firstAttribute, .secondItem, .secondAttribute,
  ]

  /// Whether it is what a layout guide has, too: UIKit calls the name of a guide its identifier.
  var isName: Bool { self == .name || self == .identifier }

  /// The property of a name, ignoring case; `isActive` is UIKit's word.
  static func named(_ name: String) -> ConstraintProperty? {
    let folded = name.lowercased()
    return folded == "isactive" ? .active : allCases.first { $0.rawValue.lowercased() == folded }
  }
}
