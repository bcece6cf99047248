import AutoLayout

/// The target of `set`: `v.bounds.size.height`, `c1.constant`.
struct SettingTarget {
  enum Property {
    case view(Located<ViewProperty>)
    case constraint(Located<ConstraintProperty>)
  }

  /// The view or constraint.
  let owner: Name
  let property: Property
  /// The parts of the property's value, outermost first; empty for the whole value.
  let components: [Name]

  /// The parts, by the names that values use.
  fileprivate var parts: [String] {
    let names = components.map { $0.value }
    guard case .view(let property) = property, let first = names.first else { return names }
    return [property.value.part(first)] + names.dropFirst()
  }
}

extension Resolver {
  /// The view or constraint, the property and its parts that a path names.
  ///
  /// In braces, a plain name may belong to something that does not exist yet.
  func settingTarget(_ path: Path, isChange: Bool) throws(Problem) -> SettingTarget {
    let place = ownerSteps(of: path)
    let owner: Name
    if place == 0 {
      owner = try head(of: path, "a view or constraint")
    } else {
      let destination = try destination(path, steps: place)
      guard let name = destination.value.name else {
        throw Problem(
          "\(destination.value.kind.phrase) has no property to set", at: destination.range)
      }
      owner = Name(name, destination.range)
    }
    let steps = Array(path.steps[place...])
    guard let first = steps.first else {
      throw .noProperty(of: owner, in: layout, example: "lead.constant or red.hugging.horizontal")
    }
    let (property, count) = try property(at: steps, of: owner, first.range, isChange: isChange)
    let components = try steps.dropFirst(count).map { step throws(Problem) in
      guard let name = step.member else { throw unexpected("a part of the value", at: step.range) }
      return name
    }
    return SettingTarget(owner: owner, property: property, components: components)
  }

  /// The number of steps that lead to the owner of the property.
  private func ownerSteps(of path: Path) -> Int {
    var place = 0
    while place < path.steps.count {
      switch path.steps[place] {
      case .index: place += 1
      case .call: return place
      case .member(let name):
        if let (property, count) = Self.property(at: place, in: path.steps) {
          guard [.item, .list].contains(property.kind), place + count < path.steps.count else {
            return place
          }
          place += count
        } else if PathWord.guide(name.value) != nil, place + 1 < path.steps.count {
          place += 1
        } else {
          return place
        }
      }
    }
    return place
  }

  private func property(
    at steps: [PathStep], of owner: Name, _ range: SourceRange, isChange: Bool
  ) throws(Problem) -> (SettingTarget.Property, count: Int) {
    let isConstraint =
      layout.item(named: owner.value) == nil && layout.constraint(named: owner.value) != nil
    if let (found, count) = Self.property(at: 0, in: steps),
      !isConstraint || ConstraintProperty.named(found.name) == nil
    {
      let end = steps[count - 1].range
      let property = meant(Located(found, range.lowerBound..<end.upperBound), of: owner)
      guard property.value.isWritable else {
        throw Problem(
          "\(property.value.name) can't be set", at: property.range, remedy: property.value.otherWay
        )
      }
      return (.view(property), count)
    }
    guard let name = steps[0].member else { throw unexpected("a property", at: range) }
    if let found = ConstraintProperty.named(name.value) {
      return (.constraint(Located(found, name.range)), 1)
    }
    throw unknown(
      Name(joining: steps.compactMap { $0.member }[...]), of: owner, isConstraint, isChange)
  }

  private func unknown(
    _ property: Name, of owner: Name, _ isConstraint: Bool, _ isChange: Bool
  ) -> Problem {
    if !isConstraint, let last = property.value.split(separator: ".").last,
      let attribute = AttributeName.attribute(String(last))
    {
      let guide = layout.guidePath(owner.value).map {
        NameText.written(layout.name(of: $0.owner)) + "." + $0.kind.rawValue
      }
      let name = guide ?? NameText.written(owner.value)
      let path = name + "." + property.value
      let example = Anchor.exampleLine(of: name, attribute)
      let remedy =
        isChange
        ? "'explain \(path)' names what decides it; change a constraint, as in c1.constant += 4"
        : "a constraint does, as in \(example)"
      return Problem(
        "an attribute follows from constraints", at: property.range,
        remedy: resizingRemedy(attribute, of: owner) ?? remedy)
    }
    if let (across, down) = ViewProperty.perAxis(property.value) {
      return Problem(
        "\(property.value) has an axis", at: property.range,
        remedy: "write \(across.name) or \(down.name)")
    }
    return .unknown(
      "property", property, in: Self.writableNames, otherwise: "'help properties' lists them")
  }

  /// The remedy for setting the size of the root view; nil for other attributes.
  private func resizingRemedy(_ attribute: Attribute, of owner: Name) -> String? {
    let isSize = attribute == .width || attribute == .height
    return isSize && layout.item(named: owner.value) == layout.root
      ? "the root view is as large as the screen; write: resize 390x844" : nil
  }

  /// The property that is meant: Interface Builder calls `textAlignment` the alignment of a text.
  private func meant(_ property: Located<ViewProperty>, of owner: Name) -> Located<ViewProperty> {
    guard property.value.name == "alignment", let item = layout.item(named: owner.value),
      layout.viewClass(of: item)?.hasText == true,
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

  private static let changes: [Symbol: Change] = [
    .plusEqual: { one, two throws(LayoutError) in try one.adding(two) },
    .minusEqual: { one, two throws(LayoutError) in try one.subtracting(two) },
    .timesEqual: { one, two throws(LayoutError) in try one.multiplied(by: two) },
    .slashEqual: { one, two throws(LayoutError) in try one.divided(by: two) },
  ]

  /// The complete value to give a property.
  func newValue(_ setting: SettingSyntax, of target: SettingTarget) throws(Problem)
    -> Located<PropertyValue>
  {
    if case .constraint(let property) = target.property, property.value.isOfEquation {
      return try equationValue(single(setting.value), of: property.value, in: target.owner)
    }
    let change = setting.change.flatMap { Self.changes[$0] }
    guard change != nil || !target.components.isEmpty else {
      return try plainValue(setting.value, of: target)
    }
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
      let other = try value(single(setting.value))
      let sum = try blaming(other.range) { () throws(LayoutError) in try change(old, other.value) }
      new = Located(sum, other.range)
    } else {
      new = try value(setting.value, of: old.kind)
    }
    let names = target.parts
    let result = try blaming(new.range) { () throws(LayoutError) in
      try whole.replacing(names[...], with: new.value)
    }
    return Located(result, new.range)
  }

  private func plainValue(_ syntax: ValueSyntax, of target: SettingTarget) throws(Problem)
    -> Located<PropertyValue>
  {
    switch target.property {
    case .view(let property): return try value(syntax, of: property.value)
    case .constraint(let property) where property.value == .priority:
      let element = try single(syntax)
      if let word = element.word, let (_, priority) = Priority.named(word) {
        return Located(.number(priority.value), element.range)
      }
      let priority = try priority(.number(element))
      return Located(.number(priority.value.value), priority.range)
    case .constraint(let property): return try value(syntax, of: property.value.kind)
    }
  }

  /// The current value of the property.
  private func value(of target: SettingTarget) throws(Problem) -> PropertyValue {
    let layout = solvedLayout
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

  /// A part of a constraint's equation: `>=`, `red`, `safeArea`, `none`, `width`.
  private func equationValue(
    _ element: Expression, of property: ConstraintProperty, in constraint: Name
  ) throws(Problem) -> Located<PropertyValue> {
    switch (property, element.kind) {
    case (.relation, .relation(let relation)):
      return Located(.choice(relation.sign), element.range)
    case (.relation, _): throw unexpected("'=', '<=' or '>='", at: element.range)
    case (.firstAttribute, _), (.secondAttribute, _):
      guard let word = element.word else { throw unexpected("an attribute", at: element.range) }
      let attribute = try AttributeName.attribute(Name(word, element.range))
      return Located(.choice(attribute.value.rawValue), attribute.range)
    default:
      if element.word?.lowercased() == "none" { return Located(.choice("none"), element.range) }
      if let word = element.word, PathWord.isSuperview(word) {
        // The superview of the other view, as in an equation.
        let sides = layout.constraint(try layout.constraint(constraint))
        let other = property == .firstItem ? sides.second?.item : sides.first.item
        if let parent = other.flatMap(layout.superview(of:)) {
          return Located(.item(layout.path(of: parent)), element.range)
        }
      }
      let found = try value(element)
      guard case .item = found.value else {
        throw Problem("\(found.value.kind.phrase) isn't a view or guide", at: found.range)
      }
      return found
    }
  }
}

extension Priority {
  /// The priority with a name, ignoring case.
  fileprivate static func named(_ word: String) -> (name: String, priority: Priority)? {
    names.first { $0.0.lowercased() == word.lowercased() }
  }
}

extension ViewProperty {
  /// The two properties of something that has a value for each axis, by the name without the axis.
  fileprivate static func perAxis(_ name: String) -> (across: ViewProperty, down: ViewProperty)? {
    guard let across = named("\(name).horizontal"), let down = named("\(name).vertical") else {
      return nil
    }
    return (across, down)
  }

  /// The name of a part of the value: the `leading` of directional margins is stored as their left side.
  func part(_ name: String) -> String {
    guard name.lowercased() == "leading" || name.lowercased() == "trailing",
      self.name == "directionalLayoutMargins" || self.name == "systemMinimumLayoutMargins"
    else { return name }
    return name.lowercased() == "leading" ? "left" : "right"
  }

  /// The alternative to setting a read-only property.
  fileprivate var otherWay: String {
    if name.hasPrefix("traitCollection") {
      return "set traitOverrides of the view, or use traits, scale, direction or device"
    }
    return kind == .item || kind == .list
      ? "use add, remove, move or arrange for views, and pin for constraints"
      : "it follows from the rest of the layout"
  }
}
