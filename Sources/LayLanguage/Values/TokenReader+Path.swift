import AutoLayout

/// Paths that lead to values: `v1.bounds.center`, `row.arrangedSubviews[0].width`, `c1.constant`.
extension TokenReader {
  /// What a path leads to.
  struct Destination {
    let value: PropertyValue
    /// The property, where the path ends with one.
    var property: Located<ViewProperty>?
    let range: SourceRange
  }

  /// A place on the way.
  private enum Stop {
    case item(Item.ID)
    /// One that the size classes don't install, which has values but no place.
    case uninstalled(Item.ID, refusal: Problem)
    case constraint(LayoutConstraint.ID)
    case screen
    case value(PropertyValue)

    /// Whether it has properties that can be set.
    var isOwner: Bool {
      switch self {
      case .item, .constraint: true
      case .uninstalled, .screen, .value: false
      }
    }
  }

  /// Reads a path to its end, or up to the view or constraint whose property comes last.
  mutating func destination(_ what: String, upToOwner: Bool = false) throws(Problem) -> Destination
  {
    let start = current.range
    // The copy may get guides of UIKit that the layout must not have.
    var layout = isAtPlainVariable ? context.layout : context.solvedLayout
    let head = try head(what, in: &layout)
    return try follow(head, from: start, in: &layout, upToOwner: upToOwner)
  }

  /// Follows the dots and brackets after a value that was read: `(10, 20).x`, `[a, b][0].width`.
  mutating func follow(_ value: PropertyValue, from start: SourceRange) throws(Problem)
    -> PropertyValue
  {
    guard isTouching, isAt(.dot) || isAt(.openBracket) else { return value }
    var layout = context.solvedLayout
    let stop = try stop(at: value, range: range(from: start), in: &layout)
    return try follow(stop, from: start, in: &layout).value
  }

  private mutating func follow(
    _ head: Stop, from start: SourceRange, in layout: inout Layout, upToOwner: Bool = false
  ) throws(Problem) -> Destination {
    var stop = head
    var property: Located<ViewProperty>?
    while isTouching {
      if upToOwner, stop.isOwner, !isBeforeFurtherOwner { break }
      let owner = range(from: start)
      if isAt(.openBracket) {
        property = nil
        stop = try element(of: value(of: stop, in: layout), in: &layout)
      } else if take(.dot) {
        stop = try part(of: Located(stop, owner), in: &layout, property: &property)
      } else {
        break
      }
    }
    let range = range(from: start)
    return Destination(value: value(of: stop, in: layout), property: property, range: range)
  }

  /// Whether nothing separates the current token from the one before.
  var isTouching: Bool { lastRange.upperBound == current.range.lowerBound }

  private func value(of stop: Stop, in layout: Layout) -> PropertyValue {
    switch stop {
    case .item(let item), .uninstalled(let item, _): .item(layout.path(of: item))
    case .constraint(let id): .constraint(layout.constraint(id).name)
    case .screen: .item(Place.screen)
    case .value(let value): value
    }
  }

  // MARK: Heads

  private mutating func head(_ what: String, in layout: inout Layout) throws(Problem) -> Stop {
    if let variable = takeVariable() {
      return try stop(at: variable.value, range: variable.range, in: &layout)
    }
    if Place.takeScreen(&self) { return .screen }
    let name = try unquotedName(what)
    if Place.isScreen(name.value), layout.item(named: name.value) == nil { return .screen }
    if let constraint = layout.constraint(named: name.value) { return .constraint(constraint) }
    let subjects = context.subject.map { [ItemPath(head: $0, guides: [])] } ?? []
    let path = ItemPath(head: name, guides: [])
    do {
      let item = try path.item(in: &layout, besides: subjects)
      layout.solve()
      return .item(item)
    } catch {
      if isAt(.dot), layout.isUninstalled(name.value),
        let item = layout.withoutVariations.item(named: name.value)
      {
        layout = layout.withoutVariations
        return .uninstalled(item, refusal: error)
      }
      // `set nosuch.constant` means a constraint.
      guard isAt(.dot), let part = word(at: 1), ConstraintProperty.named(part) != nil,
        ViewProperty.named(part) == nil
      else { throw error }
      return .constraint(try layout.constraint(name))
    }
  }

  /// Whether a number or the like is next that has a name: the same in any layout.
  private var isAtPlainVariable: Bool {
    guard let word = word(), let value = context.scope.values[word] else { return false }
    switch value {
    case .item, .constraint, .list: return false
    default: return !isAt(.dot, offset: 1) && !isAt(.openBracket, offset: 1)
    }
  }

  /// The value of the variable that is next, if one is.
  private mutating func takeVariable() -> Located<PropertyValue>? {
    guard let word = word(), let value = context.scope.values[word] else { return nil }
    let range = current.range
    advance()
    return Located(value, range)
  }

  /// Goes on from a value, which may name a view or constraint.
  private func stop(at value: PropertyValue, range: SourceRange, in layout: inout Layout)
    throws(Problem) -> Stop
  {
    switch value {
    case .item(let name):
      let path = ItemPath(head: Name(name, range), guides: [])
      let item = try path.item(in: &layout)
      layout.solve()
      return .item(item)
    case .constraint(let name):
      return .constraint(try layout.constraint(Name(name, range)))
    case .text(let name) where isTouching && isAt(.dot) && layout.item(named: name) != nil:
      // A parameter that a view was named after.
      return .item(try layout.item(Name(name, range)))
    default: return .value(value)
    }
  }

  // MARK: Parts

  private mutating func part(
    of stop: Located<Stop>, in layout: inout Layout, property: inout Located<ViewProperty>?
  ) throws(Problem) -> Stop {
    let whole = property?.value
    property = nil
    switch stop.value {
    case .item(let item): return try part(of: item, in: &layout, property: &property)
    case .uninstalled(let item, let refusal):
      return .value(try value(ofUninstalled: item, in: layout, or: refusal))
    case .constraint(let id):
      let name = try propertyPart()
      guard let found = ConstraintProperty.named(name.value) else {
        if ViewProperty.named(name.value) != nil || AttributeName.attribute(name.value) != nil {
          let constraint = layout.constraint(id).name
          throw Problem("'\(constraint)' is a constraint, not a view", at: stop.range)
        }
        throw .unknown(
          "property", name.value, at: name.range,
          candidates: ConstraintProperty.allCases.map { $0.rawValue })
      }
      return try self.stop(at: found.value(of: id, in: layout), range: name.range, in: &layout)
    case .screen: return .value(try Place.screenValue(of: try plainName("bounds"), in: layout))
    case .value(let value):
      if isAt(.dot), case .number = value {
        throw Problem(
          "two dots after a number", at: current.range,
          remedy: "a range has three, as in 1...3; a part of a value has one")
      }
      let name = try plainName("a part of the value after the dot")
      if isAt(.openParenthesis), let function = ValueFunction.named(name.value) {
        return .value(try call(Located(function, name.range), on: value))
      }
      let part = try blaming(name.range) { () throws(LayoutError) in
        try value.component(whole?.part(name.value) ?? name.value)
      }
      return try self.stop(at: part, range: name.range, in: &layout)
    }
  }

  /// A value that was set of a view that is not installed; not what follows from a place that it doesn't
  /// have.
  private mutating func value(ofUninstalled item: Item.ID, in layout: Layout, or refusal: Problem)
    throws(Problem) -> PropertyValue
  {
    guard let found = takeProperty(), found.value.isWritable, !found.value.dependsOnLayout else {
      throw refusal
    }
    guard let value = found.value.value(of: item, in: layout) else {
      throw Problem("\(layout.path(of: item)) has no \(found.value.name)", at: found.range)
    }
    return value
  }

  private mutating func part(
    of item: Item.ID, in layout: inout Layout, property: inout Located<ViewProperty>?
  ) throws(Problem) -> Stop {
    let start = current.range
    if let attribute = takeAttribute(words: 2...AttributeName.maximumWords) {
      readAttribute = attribute
      return .value(.number(layout.value(of: Anchor(item, attribute.value))))
    }
    if let found = takeProperty() {
      guard let value = found.value.value(of: item, in: layout) else {
        throw Problem("\(layout.path(of: item)) has no \(found.value.name)", at: found.range)
      }
      property = found
      return try stop(at: value, range: found.range, in: &layout)
    }
    if let guide = takeGuide() {
      let path = ItemPath(head: Name(layout.path(of: item), start), guides: [guide])
      let made = try path.item(in: &layout)
      layout.solve()
      return .item(made)
    }
    if let attribute = takeAttribute(words: 1...1) {
      readAttribute = attribute
      return .value(.number(layout.value(of: Anchor(item, attribute.value))))
    }
    let names = try propertyPath()
    if let known = UIKitClass.text(for: names.value) {
      throw Problem(
        "'\(Excerpt.clipped(names.value))' is UIKit's", at: names.range,
        remedy: "lay writes it so: \(known.split(separator: "\n").first ?? "")")
    }
    throw .unknown(
      "property", names.value, at: names.range,
      candidates: ViewProperty.all.map { $0.name }
        + ConstraintProperty.allCases.map { $0.rawValue } + AttributeName.all,
      otherwise: "'help properties' and 'help attributes' list them")
  }

  /// Takes the longest name of a property that is next: `hugging.horizontal`.
  mutating func takeProperty() -> Located<ViewProperty>? {
    let start = current.range
    if let property = takePropertyOfAxis() { return Located(property, range(from: start)) }
    for count in [3, 2, 1] {
      let words = (0..<count).compactMap { word(at: 2 * $0) }
      guard words.count == count, (1..<count).allSatisfy({ isAt(.dot, offset: 2 * $0 - 1) }),
        let property = ViewProperty.named(words.joined(separator: "."))
      else { continue }
      for _ in 0..<(2 * count - 1) { advance() }
      return Located(property, range(from: start))
    }
    return nil
  }

  /// Takes `contentHuggingPriority(for: .horizontal)`, as Swift calls what has two axes.
  private mutating func takePropertyOfAxis() -> ViewProperty? {
    guard isAt(.openParenthesis, offset: 1), isAt(keyword: "for", offset: 2),
      isAt(.colon, offset: 3), let name = word()
    else { return nil }
    let offset = isAt(.dot, offset: 4) ? 5 : 4
    guard let axis = word(at: offset), isAt(.closeParenthesis, offset: offset + 1),
      let property = ViewProperty.named("\(name).\(axis)")
    else { return nil }
    for _ in 0..<(offset + 2) { advance() }
    return property
  }

  /// Takes the words of a guide of UIKit if they are next: `safeArea`, `Top Layout Guide`.
  mutating func takeGuide() -> Name? {
    let start = current.range
    for count in [3, 2, 1] {
      let words = (0..<count).compactMap { word(at: $0) }
      guard words.count == count, PathWord.guide(words.joined()) != nil else { continue }
      for _ in 0..<count { advance() }
      return Name(words.joined(separator: " "), range(from: start))
    }
    return nil
  }

  // MARK: Lists

  /// The value at an index, `[0]`.
  private mutating func element(of list: PropertyValue, in layout: inout Layout)
    throws(Problem) -> Stop
  {
    let start = current.range
    let indices = try enclosed(.openBracket, .closeBracket, "an index")
    let range = range(from: start)
    guard case .list(let values) = list else {
      throw Problem("\(list.kind.phrase) can't be indexed", at: range)
    }
    guard indices.count == 1, case .number(let number) = indices[0],
      let index = Int(exactly: number)
    else { throw Problem("an index is a whole number from 0", at: range) }
    guard values.indices.contains(index) else {
      throw Problem(
        "index \(index) is out of range: the list has \(values.count) "
          + (values.count == 1 ? "element" : "elements"), at: range,
        remedy: values.isEmpty ? "the list is empty" : "the last one is \(values.count - 1)")
    }
    return try stop(at: values[index], range: range, in: &layout)
  }
}

extension ConstraintProperty {
  /// The value of a constraint.
  func value(of id: LayoutConstraint.ID, in layout: Layout) -> PropertyValue {
    let constraint = layout.constraint(id)
    return switch self {
    case .constant: .number(constraint.constant)
    case .priority: .number(constraint.priority.value)
    case .multiplier: .number(constraint.multiplier)
    case .active: .bool(constraint.isActive)
    case .placeholder: .bool(constraint.isPlaceholder)
    case .firstItem: .item(layout.path(of: constraint.first.item))
    case .secondItem:
      constraint.second.map { .item(layout.path(of: $0.item)) } ?? .choice(Self.none)
    case .owner: layout.owner(of: id).map { .item(layout.path(of: $0)) } ?? .choice(Self.none)
    case .name: .text(constraint.name)
    case .identifier: constraint.identifier.map(PropertyValue.text) ?? .choice(Self.none)
    case .firstAttribute: .choice(constraint.first.attribute.rawValue)
    case .relation: .choice(constraint.relation == .equal ? "==" : constraint.relation.sign)
    case .secondAttribute:
      .choice(constraint.second?.attribute.rawValue ?? Self.notAnAttribute)
    }
  }

  private static let none = "none"
  private static let notAnAttribute = "notAnAttribute"
}
