import AutoLayout

/// The words of blocks: `top`, `equalTo`, `offset`.
extension MakerStatements {
  /// The result of a word on a maker or a statement; nil if it has no such word.
  func member(_ name: String, of value: LibraryValue) -> Value? {
    let attributes = AttributeWords.all[name]
    switch value {
    case .namespace(let item): return attributes.map { .library(.attributes(item, $0)) }
    case .attributes(let item, let known):
      return attributes.map { .library(.attributes(item, known + $0)) }
    case .maker(let item, let known, let library):
      if let attributes { return .library(.maker(item, known + attributes, library)) }
      guard library == .masonry else { return nil }
      return filler(name, value)
        ?? (library.words.relations[name] == nil ? nil : .library(.word(name, of: value)))
    case .statement(_, .snapKit): return name == "constraint" ? .library(value) : nil
    case .statement(_, .masonry):
      return filler(name, value)
        ?? (MakerLibrary.masonry.words.changes[name] == nil
          ? nil : .library(.word(name, of: value)))
    case .word, .proxy, .linear: return nil
    }
  }

  /// Masonry's words without a meaning.
  private func filler(_ name: String, _ value: LibraryValue) -> Value? {
    name == "and" || name == "with" ? .library(value) : nil
  }

  /// `equalTo(…)`, `offset(…)` with an argument; nil if there is no such word.
  func say(_ word: String, of value: LibraryValue, _ arguments: [Argument], _ node: SyntaxNode)
    -> Value?
  {
    switch value {
    case .maker(let item, let attributes, let library):
      return relate(library, word, item, attributes, arguments, node)
    case .statement(let index, let library): return change(library, word, index, arguments)
    default: return nil
    }
  }

  // MARK: Relations

  private func relate(
    _ library: MakerLibrary, _ word: String, _ item: ObjectID, _ attributes: [Attribute],
    _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    guard let relation = library.words.relations[word] else { return nil }
    var target = arguments.first?.value ?? .unknown("what it relates to isn't known")
    if word.hasSuffix("Superview") {
      target =
        evaluator.superview(of: item).map(Value.object)
        ?? .unknown("'\(evaluator.describe(.object(item)))' has no superview yet")
      if let closure = arguments.first?.value {
        target = evaluator.apply(closure, [target], at: node.place)
      }
    }
    var statement = MakerStatement(item: item, place: node.place, constraints: [])
    if attributes.isEmpty { statement.reason = "no attribute is named" }
    for (index, attribute) in attributes.enumerated() {
      switch side(library, of: target, index, attributes, item) {
      case .success(let (second, constant)):
        var object = Object(.constraint, "NSLayoutConstraint", node.place)
        object.constraint = ConstraintState(
          first: AnchorValue(item: item, attribute: attribute), relation: relation, second: second,
          multiplier: 1, constant: .number(constant), priority: .number(1000), isActive: false,
          place: node.place)
        object.constraint?.isSymmetric = attributes.namesBothSides
        statement.constraints.append(state.make(object))
      case .failure(let issue): statement.reason = issue.reason
      }
    }
    state.statements.append(statement)
    return .library(.statement(state.statements.count - 1, library))
  }

  /// The second item's attribute, if any, and the constant.
  private typealias Side = Result<(AnchorValue?, Double), SwiftIssue>

  private func nothing(_ reason: String) -> Side { .failure(SwiftIssue(reason, at: nil)) }

  /// The other side for one of several attributes.
  private func side(
    _ library: MakerLibrary, of target: Value, _ index: Int, _ attributes: [Attribute],
    _ item: ObjectID
  ) -> Side {
    let attribute = attributes[index]
    switch target {
    case .unknown(let reason): return nothing(reason)
    case .object(let other):
      evaluator.hierarchy.useAsView(other)
      guard state[other].kind == .view || state[other].kind == .guide else {
        return nothing("what it relates to isn't a view")
      }
      return .success((AnchorValue(item: other, attribute: attribute), 0))
    case .library(.namespace(let other)):
      return .success((AnchorValue(item: other, attribute: attribute), 0))
    case .library(.attributes(let other, let targets)):
      if targets.count == 1 {
        return .success((AnchorValue(item: other, attribute: targets[0]), 0))
      }
      let isMatching =
        targets.count == attributes.count
        && zip(attributes, targets).allSatisfy { $0 == $1 || AttributeWords.margins[$0] == $1 }
      guard isMatching else { return nothing("the attributes on both sides aren't the same") }
      return .success((AnchorValue(item: other, attribute: targets[index]), 0))
    default: return side(library, ofConstant: target, attribute, item)
    }
  }

  /// The meaning of a number as the other side: a size or, for other attributes, a distance from the superview's
  /// attribute.
  ///
  /// Source: `-[MASViewConstraint install]`; SnapKit relates centers to the near edge of the superview.
  private func side(
    _ library: MakerLibrary, ofConstant value: Value, _ attribute: Attribute, _ item: ObjectID
  ) -> Side {
    guard let constant = constant(value, for: attribute, library) else {
      return nothing("what it relates to isn't known")
    }
    if attribute.isSize { return .success((nil, constant)) }
    guard let superview = evaluator.superview(of: item) else {
      return nothing("'\(evaluator.describe(.object(item)))' has no superview yet")
    }
    let near: [Attribute: Attribute] =
      library == .snapKit ? [.centerX: .left, .centerY: .top] : [:]
    return .success(
      (AnchorValue(item: superview, attribute: near[attribute] ?? attribute), constant))
  }

  /// The constant that a value gives an attribute: a number is the same for all, other values provide their part for
  /// it.
  private func constant(_ value: Value, for attribute: Attribute, _ library: MakerLibrary)
    -> Double?
  {
    if let number = evaluator.number(value) { return number }
    guard case .structure(let type, let fields) = value else { return nil }
    let words = library.words
    let found =
      switch type {
      case "CGSize": fields[attribute.rawValue]
      case "CGPoint": words.points[attribute].flatMap { fields[$0] }
      case "UIEdgeInsets", "NSDirectionalEdgeInsets":
        words.insets.contains(attribute) ? inset(value, for: attribute) : nil
      default: nil as Double?
      }
    return found ?? words.missing
  }

  /// By how much an inset moves an attribute.
  private func inset(_ value: Value, for attribute: Attribute) -> Double? {
    let sides = ["top", "left", "bottom", "right"].map {
      evaluator.libraries.side($0, of: value).asNumber
    }
    guard let top = sides[0], let left = sides[1], let bottom = sides[2], let right = sides[3]
    else { return nil }
    return AttributeWords.inset(attribute, top: top, left: left, bottom: bottom, right: right)
  }

  // MARK: Changes

  /// Changes a statement as `offset`, `inset`, `multipliedBy`, `priority` and the like do.
  private func change(
    _ library: MakerLibrary, _ word: String, _ index: Int, _ arguments: [Argument]
  ) -> Value? {
    let label = arguments.first?.label ?? ""
    // `constraint.update(offset: 8)`
    let change = library.words.changes[word == "update" ? label : word]
    guard let change, state.statements.indices.contains(index) else { return nil }
    let value = arguments.first?.value ?? .void
    switch change {
    case .constant, .inset: move(library, index, value, change)
    case .factor, .divisor:
      var factor = evaluator.number(value)
      if case .divisor = change { factor = factor.flatMap { $0 == 0 ? nil : 1 / $0 } }
      for id in state.statements[index].constraints {
        if let factor {
          state[id].constraint?.multiplier = factor
        } else {
          state.statements[index].reason = value.unknownReason ?? "a factor isn't known"
        }
      }
    case .priority(let fixed): setPriority(fixed.map { .number($0) } ?? value, of: index)
    case .identifier:
      for id in state.statements[index].constraints {
        state[id].constraint?.identifier = value.asString
      }
    case .activity(let isActive):
      for id in state.statements[index].constraints {
        evaluator.constraintCalls.activate(.object(id), isActive)
      }
    }
    return .library(.statement(index, library))
  }

  /// Gives a statement a constant, which replaces any earlier one, including that of `equalTo(10)`.
  private func move(
    _ library: MakerLibrary, _ index: Int, _ value: Value, _ change: MakerWords.Change
  ) {
    for id in state.statements[index].constraints {
      guard let made = state[id].constraint else { continue }
      var moved: Double?
      if case .inset = change {
        let isOfSecond = library.words.insetsBySecondItem
        let attribute =
          isOfSecond ? made.second?.attribute ?? made.first.attribute : made.first.attribute
        moved =
          isOfSecond || library.words.insets.contains(attribute)
          ? inset(value, for: attribute) : library.words.missing
      } else {
        moved = constant(value, for: made.first.attribute, library)
      }
      state[id].constraint?.constant =
        moved.map { .number($0) }
        ?? .unknown(value.unknownReason ?? "an offset or inset isn't known")
    }
  }

  private func setPriority(_ value: Value, of index: Int) {
    var number = evaluator.priority(value)
    if case .symbol(let name, let type, nil) = value, type != "UILayoutPriority" {
      // A type of the app declares itself which priority it stands for.
      number =
        type.flatMap { declarations.types[$0] } == nil
        ? AttributeWords.priorities[name] ?? number
        : evaluator.member(
          "constraintPriorityTargetValue", of: value, at: state.statements[index].place
        ).asNumber
    }
    for id in state.statements[index].constraints {
      state[id].constraint?.priority =
        number.map { .number($0) } ?? .unknown(value.unknownReason ?? "a priority isn't known")
    }
  }
}
