import AutoLayout

/// What `set` changes: `v.bounds.size.height`, `c1.constant`.
struct SettingTarget {
  enum Property {
    case view(Located<ViewProperty>)
    case constraint(Located<ConstraintProperty>)
  }

  /// The view or constraint.
  let owner: Name
  let property: Property
  /// The parts of the property's value, the outermost first; empty for all of it.
  let components: [Name]

  /// The parts by the names that values know.
  fileprivate var parts: [String] {
    let names = components.map { $0.value }
    guard case .view(let property) = property, let first = names.first else { return names }
    return [property.value.part(first)] + names.dropFirst()
  }
}

extension TokenReader {
  /// The view or constraint before the property, with its dot: `red.`, `row.arrangedSubviews[0].`.
  ///
  /// A plain name may be of something that does not exist yet, in braces.
  mutating func owner() throws(Problem) -> Name {
    var attempt = self
    let name = try attempt.unquotedName("a view or constraint")
    guard attempt.isAt(.dot) || attempt.isAt(.openBracket) else {
      throw .noProperty(
        of: name, in: context.layout, example: "lead.constant or red.hugging.horizontal")
    }
    guard attempt.isBeforeFurtherOwner else {
      self = attempt
      try expect(.dot, "'.'")
      return name
    }
    let destination = try destination("a view or constraint", upToOwner: true)
    guard let found = destination.value.name, isAt(.dot) else {
      throw Problem(
        "\(destination.value.kind.phrase) has no property to set", at: destination.range)
    }
    advance()
    return Name(found, destination.range)
  }

  /// Whether the property here leads to another view, whose property is then meant.
  var isBeforeFurtherOwner: Bool {
    guard isAt(.dot) else { return isAt(.openBracket) }
    var attempt = self
    attempt.advance()
    guard let property = attempt.takeProperty(), [.item, .list].contains(property.value.kind) else {
      return false
    }
    return attempt.isAt(.dot) || attempt.isAt(.openBracket)
  }

  /// The property and its parts after an owner.
  mutating func settingTarget(of owner: Name) throws(Problem) -> SettingTarget {
    let property: SettingTarget.Property
    var attempt = self
    let isConstraint =
      context.layout.item(named: owner.value) == nil
      && context.layout.constraint(named: owner.value) != nil
    if let found = attempt.takeProperty(),
      !isConstraint || ConstraintProperty.named(found.value.name) == nil
    {
      let found = meant(found, of: owner)
      guard found.value.isWritable else {
        throw Problem(
          "\(found.value.name) can't be set", at: found.range, remedy: found.value.otherWay)
      }
      self = attempt
      property = .view(found)
    } else if let word = word(), let found = ConstraintProperty.named(word) {
      property = .constraint(Located(found, current.range))
      advance()
    } else {
      let path = try propertyPath()
      if !isConstraint, let attribute = AttributeName.attribute(path.value) {
        let example = Anchor.exampleLine(of: NameText.written(owner.value), attribute)
        throw .attributeIsSet(
          at: path.range,
          remedy: resizingRemedy(attribute, of: owner) ?? "a constraint does, as in \(example)")
      }
      if let (across, down) = ViewProperty.perAxis(path.value) {
        throw Problem(
          "\(path.value) has an axis", at: path.range,
          remedy: "write \(across.name) or \(down.name)")
      }
      throw .unknown(
        "property", path.value, at: path.range, candidates: Self.writableNames,
        otherwise: "'help properties' lists them")
    }
    let components = isTouching && take(.dot) ? try propertyParts() : []
    return SettingTarget(owner: owner, property: property, components: components)
  }

  /// What helps where the size of the root view is to be set; nil for other attributes.
  func resizingRemedy(_ attribute: Attribute, of owner: Name) -> String? {
    let isSize = attribute == .width || attribute == .height
    return isSize && context.layout.item(named: owner.value) == context.layout.root
      ? "the root view is as large as the screen; write: resize 390x844" : nil
  }

  /// The property that is meant: Interface Builder calls the `textAlignment` of texts their alignment.
  private func meant(_ property: Located<ViewProperty>, of owner: Name) -> Located<ViewProperty> {
    guard property.value.name == "alignment", let item = context.layout.item(named: owner.value),
      context.layout.viewClass(of: item)?.hasText == true,
      let alignment = ViewProperty.named("textAlignment")
    else { return property }
    return Located(alignment, property.range)
  }

  private static let writableNames =
    ViewProperty.all.filter { $0.isWritable }.map { $0.name }
    + ConstraintProperty.allCases.filter { $0.isWritable }.map { $0.rawValue }

  // MARK: Values

  private typealias Change =
    @Sendable (PropertyValue, PropertyValue) throws(LayoutError) -> PropertyValue

  /// The operators that change what a value is now.
  private static let changes: [Symbol: Change] = [
    .plusEqual: { one, two throws(LayoutError) in try one.adding(two) },
    .minusEqual: { one, two throws(LayoutError) in try one.subtracting(two) },
    .timesEqual: { one, two throws(LayoutError) in try one.multiplied(by: two) },
    .slashEqual: { one, two throws(LayoutError) in try one.divided(by: two) },
  ]

  /// How those operators are written.
  static let changeSigns = ["+=", "-=", "*=", "/="]

  /// The whole value that a property is to get; `=` may precede it, or `+=` and the like.
  mutating func newValue(of target: SettingTarget) throws(Problem) -> Located<PropertyValue> {
    if case .constraint(let property) = target.property, property.value.isOfEquation {
      return try equationValue(of: property.value)
    }
    let start = current.range
    var change: Change?
    if case .symbol(let symbol) = current.kind { change = Self.changes[symbol] }
    if change != nil { advance() } else { _ = take(.equal) }
    guard change != nil || !target.components.isEmpty else { return try plainValue(of: target) }
    let whole = try value(of: target)
    var part = whole
    for (component, name) in zip(target.components, target.parts) {
      let holder = part
      part = try blaming(component.range) { () throws(LayoutError) in
        try holder.component(name)
      }
    }
    let old = part
    let new: Located<PropertyValue>
    if let change {
      let other = try expression("a value")
      let range = range(from: start)
      let sum = try blaming(range) { () throws(LayoutError) in try change(old, other.value) }
      new = Located(sum, range)
    } else {
      new = try value(of: old.kind)
    }
    let names = target.parts
    let result = try blaming(new.range) { () throws(LayoutError) in
      try whole.replacing(names[...], with: new.value)
    }
    return Located(result, new.range)
  }

  private mutating func plainValue(of target: SettingTarget) throws(Problem)
    -> Located<PropertyValue>
  {
    switch target.property {
    case .view(let property): return try value(of: property.value)
    case .constraint(let property) where property.value == .priority:
      let priority = try priority()
      return Located(.number(priority.value.value), priority.range)
    case .constraint(let property): return try value(of: property.value.kind)
    }
  }

  /// What the property is now.
  private func value(of target: SettingTarget) throws(Problem) -> PropertyValue {
    let layout = context.solvedLayout
    switch target.property {
    case .view(let property):
      let item = try layout.item(target.owner)
      guard let value = property.value.settableValue(of: item, in: layout) else {
        throw Problem("\(layout.name(of: item)) has no \(property.value.name)", at: property.range)
      }
      return value
    case .constraint(let property):
      return property.value.value(of: try layout.constraint(target.owner), in: layout)
    }
  }
}

extension ViewProperty {
  /// The two properties of what has a value for each axis, by the name without the axis.
  fileprivate static func perAxis(_ name: String) -> (across: ViewProperty, down: ViewProperty)? {
    guard let across = named("\(name).horizontal"), let down = named("\(name).vertical") else {
      return nil
    }
    return (across, down)
  }

  /// The name of a part of the value: the `leading` of margins with a direction is their first side.
  func part(_ name: String) -> String {
    guard name.lowercased() == "leading" || name.lowercased() == "trailing",
      self.name == "directionalLayoutMargins" || self.name == "systemMinimumLayoutMargins"
    else { return name }
    return name.lowercased() == "leading" ? "left" : "right"
  }

  /// What to do instead of setting what can't be set.
  fileprivate var otherWay: String {
    if name.hasPrefix("traitCollection") {
      return "set traitOverrides of the view, or use traits, scale, direction or device"
    }
    return kind == .item || kind == .list
      ? "use add, remove, move or arrange for views, and pin for constraints"
      : "it follows from the rest of the layout"
  }
}
