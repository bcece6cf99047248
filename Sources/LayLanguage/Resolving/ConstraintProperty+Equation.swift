import AutoLayout

/// The parts of a constraint's equation, as `set` takes them.
extension ConstraintProperty {
  /// Whether it is a part of the equation that isn't a number.
  var isOfEquation: Bool {
    [.relation, .firstItem, .firstAttribute, .secondItem, .secondAttribute].contains(self)
  }

  /// Changes this part of a constraint's equation.
  ///
  /// - Throws: When the constraint would be one that UIKit refuses.
  func redefine(_ id: LayoutConstraint.ID, as value: PropertyValue, in layout: inout Layout)
    throws(LayoutError)
  {
    let old = layout.constraint(id)
    switch (self, value) {
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
    default: throw LayoutError("\(rawValue) can't be that")
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
}
