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
    .identifier: "UIKit's identifier: the name, if one was chosen",
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

  /// Whether it can change once a constraint has been made, in UIKit or in Interface Builder.
  var isWritable: Bool { self != .owner }

  /// Whether layout guides have it, too: UIKit calls the name of a guide its identifier.
  var isName: Bool { self == .name || self == .identifier }

  /// The property with a name, ignoring case; `isActive` is UIKit's word.
  static func named(_ name: String) -> ConstraintProperty? {
    let folded = name.lowercased()
    return folded == "isactive" ? .active : allCases.first { $0.rawValue.lowercased() == folded }
  }

  /// Whether it is a part of the equation other than a number.
  var isOfEquation: Bool {
    [.relation, .firstItem, .firstAttribute, .secondItem, .secondAttribute].contains(self)
  }

  /// The value of a constraint.
  func value(of id: LayoutConstraint.ID, in layout: Layout) -> PropertyValue {
    let constraint = layout.constraint(id)
    return switch self {
    case .constant: .number(constraint.constant)
    case .priority: .number(constraint.priority.value)
    case .multiplier: .number(constraint.multiplier)
    case .active: .bool(constraint.isActive)
    case .placeholder: .bool(constraint.isPlaceholder)
    case .code: layout.model.origins[id].map(PropertyValue.text) ?? .choice(Self.none)
    case .firstItem: .item(layout.path(of: constraint.first.item))
    case .secondItem:
      constraint.second.map { .item(layout.path(of: $0.item)) } ?? .choice(Self.none)
    case .owner:
      layout.model.holder(of: layout.constraint(id)).map { .item(layout.path(of: $0)) }
        ?? .choice(Self.none)
    case .name: .text(constraint.name)
    case .identifier: constraint.identifier.map(PropertyValue.text) ?? .choice(Self.none)
    case .firstAttribute: .choice(constraint.first.attribute.rawValue)
    case .relation: .choice(constraint.relation == .equal ? "==" : constraint.relation.sign)
    case .secondAttribute:
      .choice(constraint.second?.attribute.rawValue ?? "notAnAttribute")
    }
  }

  private static let none = "none"

  /// Changes the value of a constraint.
  ///
  /// - Throws: When it follows from the views, or UIKit would refuse the resulting constraint.
  func set(
    _ value: PropertyValue, of id: LayoutConstraint.ID, in layout: inout Layout
  ) throws(LayoutError) {
    let old = layout.constraint(id)
    switch (self, value) {
    case (.constant, .number(let constant)): try layout.setConstant(constant, of: id)
    case (.priority, .number(let number)): layout.setPriority(try Layout.priority(number), of: id)
    case (.name, .text(let name)): try layout.rename(id, to: name)
    case (.identifier, .text(let identifier)): try layout.setIdentifier(identifier, of: id)
    case (.active, .bool(let isActive)): layout.setActive(isActive, id)
    case (.placeholder, .bool(let isPlaceholder)):
      try layout.redefine(id) { $0.isPlaceholder = isPlaceholder }
    case (.code, .text(let place)):
      guard !place.isEmpty, !place.contains(where: { $0.isNewline }) else {
        throw LayoutError(
          "a place in code is one line of text", remedy: "write it as in \"Login.swift:12:5\"")
      }
      layout.model.origins[id] = place
    case (.multiplier, .number(let multiplier)):
      guard old.second != nil else {
        throw LayoutError(
          "multiplier can't be set: \(old.name) has no second item",
          remedy: "set its secondItem first")
      }
      try layout.redefine(id) { $0.multiplier = multiplier }
    case (.relation, .choice(let sign)):
      guard let relation = Relation.allCases.first(where: { $0.sign == sign }) else { return }
      try layout.redefine(id) { $0.relation = relation }
    case (.firstItem, .item(let path)):
      let item = try Self.item(atPath: path, in: &layout)
      try layout.redefine(id) { $0.first.item = item }
    case (.secondItem, .item(let path)):
      let anchor = Anchor(
        try Self.item(atPath: path, in: &layout), old.second?.attribute ?? old.first.attribute)
      try layout.redefine(id) { $0.second = anchor }
    case (.secondItem, .choice):
      try layout.redefine(id) {
        $0.second = nil
        $0.multiplier = 1
      }
    case (.firstAttribute, .choice(let name)):
      guard let attribute = Attribute(rawValue: name) else { return }
      try layout.redefine(id) { $0.first.attribute = attribute }
    case (.secondAttribute, .choice(let name)):
      guard let attribute = Attribute(rawValue: name) else { return }
      guard old.second != nil else {
        throw LayoutError(
          "\(old.name) has no second item", remedy: "set its secondItem first")
      }
      try layout.redefine(id) { $0.second?.attribute = attribute }
    default:
      throw isWritable
        ? LayoutError("\(rawValue) can't be that")
        : LayoutError("\(rawValue) can't be set", remedy: "it follows from the views")
    }
  }

  /// The view or guide that a value names; makes UIKit's guides at their first use.
  private static func item(atPath path: String, in layout: inout Layout) throws(LayoutError)
    -> Item.ID
  {
    if let item = layout.item(named: path) { return item }
    guard let (owner, kind) = layout.guidePath(path) else {
      throw LayoutError("there is no view '\(path)'")
    }
    return try layout.guide(kind, of: owner)
  }

  /// Changes the value for some size classes.
  func vary(
    _ value: PropertyValue, of id: LayoutConstraint.ID, in layout: inout Layout,
    _ sizeClasses: SizeClasses
  ) throws(LayoutError) {
    switch (self, value) {
    case (.constant, .number(let constant)):
      try layout.vary(.constant(id, constant), in: sizeClasses)
    case (.priority, .number(let number)):
      try layout.vary(.priority(id, try Layout.priority(number)), in: sizeClasses)
    case (.active, .bool(let isActive)):
      try layout.vary(.active(id, isActive), in: sizeClasses)
    default: throw LayoutError("size classes can't change \(rawValue)")
    }
  }

  /// Whether size classes can change it.
  var isVariable: Bool { [.constant, .priority, .active].contains(self) }
}
