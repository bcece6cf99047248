import AutoLayout

/// The entry point for libraries.
struct LibraryReader: EvaluatorPart {
  let evaluator: Evaluator

  private var makers: MakerStatements { MakerStatements(evaluator: evaluator) }

  /// Cartography, if the file imports it.
  private var cartography: Cartography? {
    declarations.imports.contains("Cartography") ? Cartography(evaluator: evaluator) : nil
  }

  /// A property that a library adds to views and guides.
  func libraryMember(_ name: String, of id: ObjectID, at place: SourcePlace) -> Value? {
    guard name == "snp" else { return masonryMember(name, of: id) }
    evaluator.hierarchy.useAsView(id)
    guard state[id].kind == .view || state[id].kind == .guide else { return nil }
    return .library(.namespace(id))
  }

  /// `view.mas_top`: the attribute of another item; nil for any other property.
  private func masonryMember(_ name: String, of id: ObjectID) -> Value? {
    guard name.hasPrefix("mas_") else { return nil }
    let word = String(name.dropFirst(4))
    if let attributes = AttributeWords.all[word] { return .library(.attributes(id, attributes)) }
    if let (kind, attribute) = AttributeWords.bars[word], state[id].kind == .controller {
      return .library(
        .attributes(
          evaluator.uikitMembers.guide(kind, of: evaluator.uikitMembers.view(of: id)), [attribute]))
    }
    guard word.hasPrefix("safeAreaLayoutGuide") else { return nil }
    let edge = word.dropFirst("safeAreaLayoutGuide".count).lowercased()
    let safeArea = evaluator.uikitMembers.guide(.safeArea, of: id)
    if edge.isEmpty { return .object(safeArea) }
    return AttributeWords.all[edge].map { .library(.attributes(safeArea, $0)) }
  }

  /// A member of a value that a library made.
  func libraryMember(_ name: String, of value: LibraryValue, at place: SourcePlace) -> Value {
    if case .proxy(let item) = value {
      return Cartography(evaluator: evaluator).member(name, of: item)
    }
    return makers.member(name, of: value) ?? .unknown("'\(name)' isn't read")
  }

  /// Calls a method of a library; nil if none has that name.
  func callLibrary(
    method name: String, of receiver: Value, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) -> Value? {
    switch receiver {
    case .library(.namespace(let item)):
      return makers.run(.snapKit, name, on: item, arguments, at: node.place)
    case .library(.linear(let value)):
      return Cartography(evaluator: evaluator).call(name, value, arguments)
    // Masonry's first pair of parentheses is empty.
    case .library(let value):
      return isMasonry(value)
        ? makers.member(name, of: value) : makers.say(name, of: value, arguments, node)
    case .object(let item) where state[item].constraint == nil:
      return makers.run(.masonry, name, on: item, arguments, at: node.place)
        ?? callView(name, item, arguments, node)
    case .type(let type):
      if name == "newAutoLayout" {
        let made = evaluator.construct(type, [], node, frame)
        if case .object(let view) = made { state[view].usesAutoLayout = true }
        return made
      }
      return type == "NSLayoutConstraint" ? runBlock(name, arguments, node) : nil
    default: return nil
    }
  }

  private func isMasonry(_ value: LibraryValue) -> Bool {
    switch value {
    case .maker(_, _, .masonry), .statement(_, .masonry): true
    default: false
    }
  }

  private func callView(
    _ name: String, _ item: ObjectID, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    if ["configureForAutoLayout", "autoSetContentHuggingPriority"].contains(name) {
      state[item].usesAutoLayout = true
      return .object(item)
    }
    let library = CallLibrary.all.first { $0.isUsed(declarations.imports) && $0.has(name) }
    let call = LibraryCall(
      evaluator: evaluator, name: name, item: item, arguments: arguments, node: node)
    return library.map(call.run)
  }

  /// PureLayout's functions that run a closure; nil for any other.
  private func runBlock(_ name: String, _ arguments: [Argument], _ node: SyntaxNode) -> Value? {
    let outer = evaluator.librarySettings
    defer { evaluator.librarySettings = outer }
    guard let closure = arguments.last?.value else { return nil }
    switch (name, arguments.count) {
    case ("autoSetPriority", 2):
      evaluator.librarySettings.priority = arguments[0].value
      return evaluator.apply(closure, [], at: node.place)
    case ("autoCreateConstraintsWithoutInstalling", 1):
      evaluator.librarySettings.keepsInactive = true
      let first = state.objects.count
      _ = evaluator.apply(closure, [], at: node.place)
      let made = state.objects.indices.dropFirst(first).filter {
        state.objects[$0].constraint != nil
      }
      return .array(made.map { .object(ObjectID(index: $0)) })
    default: return nil
    }
  }

  /// Calls a function of a library; nil if none has that name.
  func callLibrary(
    function name: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    cartography?.call(name, arguments, node)
  }

  /// Applies the second pair of parentheses after Masonry's words; nil for anything else.
  func applyLibrary(_ callee: Value, _ arguments: [Value], _ node: SyntaxNode) -> Value? {
    switch callee {
    case .library(.maker), .library(.statement): return callee
    case .library(.word(let word, of: let value)):
      let given = arguments.map { Argument(label: "", value: $0, node: node) }
      return makers.say(word, of: value, given, node)
    default: return nil
    }
  }

  /// Applies an operator of a library; nil if it isn't one.
  func libraryOperator(
    _ sign: String, _ left: Value, _ right: Value, _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    cartography?.apply(sign, left, right, node)
  }

  /// Records the results of statements whose block doesn't end because it is only explored.
  func finishStatements(from first: Int) { makers.finish(from: first) }
}

extension Evaluator {
  var libraries: LibraryReader { LibraryReader(evaluator: self) }
}

/// One constraint of a library's call.
struct LibraryConstraint {
  var first: Attribute
  var relation = Relation.equal
  /// The second item with its attribute; nil for a size.
  var second: AnchorValue?
  var multiplier = Value.number(1)
  var constant = Value.number(0)
  var priority = Value.number(1000)
}

extension LibraryReader {
  /// Makes the constraints of a call about an item, active unless the call only returns them.
  func install(
    _ constraints: [LibraryConstraint], of item: ObjectID, isActive: Bool = true, _ node: SyntaxNode
  ) -> Value {
    state[item].usesAutoLayout = true
    var made: [Value] = []
    for constraint in constraints {
      let value = evaluator.constraintCalls.makeConstraint(
        AnchorValue(item: item, attribute: constraint.first), constraint.relation,
        constraint.second,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, at: node.place)
      if case .unknown = value { return value }
      if case .object(let id) = value {
        state[id].constraint?.isSymmetric = constraints.map { $0.first }.namesBothSides
      }
      if isActive { evaluator.constraintCalls.activate(value, true) }
      made.append(value)
    }
    return made.count == 1 ? made[0] : .array(made)
  }

  /// Notes that a call of a library isn't read.
  func refuse(_ node: SyntaxNode, because reason: String) -> Value {
    log.unread(node.place, reason)
    return .unknown(reason)
  }

  /// The superview of an item, or its safe area.
  func superview(of item: ObjectID, safeArea: Bool) -> ObjectID? {
    evaluator.superview(of: item).map {
      safeArea ? evaluator.uikitMembers.guide(.safeArea, of: $0) : $0
    }
  }

  /// The negative of a number.
  func negated(_ value: Value) -> Value {
    evaluator.number(value).map { .number(-$0) }
      ?? .unknown(value.unknownReason ?? "a number isn't known")
  }

  /// One side of insets; a number counts for every side.
  func side(_ name: String, of insets: Value?) -> Value {
    guard let insets else { return .number(0) }
    if let number = evaluator.number(insets) { return .number(number) }
    if case .symbol(let word, _, let arguments?) = insets, let sides = insetWords[word] {
      guard let number = arguments.first.flatMap({ evaluator.number($0.value) }) else {
        return .unknown("insets aren't known")
      }
      return .number(sides.contains(name) ? number : 0)
    }
    guard case .structure(_, let fields) = evaluator.coerce(insets, to: "UIEdgeInsets", in: nil)
    else {
      return .unknown(insets.unknownReason ?? "insets aren't known")
    }
    let other = ["left": "leading", "right": "trailing"][name] ?? name
    return (fields[name] ?? fields[other]).map { .number($0) } ?? .unknown("insets aren't known")
  }
}

/// TinyConstraints' own insets, such as `.uniform(8)`, with the sides that they move.
private let insetWords: [String: Set<String>] = [
  "uniform": ["top", "left", "bottom", "right"], "vertical": ["top", "bottom"],
  "horizontal": ["left", "right"], "top": ["top"], "left": ["left"], "bottom": ["bottom"],
  "right": ["right"],
]

extension [Attribute] {
  /// Whether both the left and the right side are among them, so that it doesn't matter which is which.
  var namesBothSides: Bool {
    contains(.left) && contains(.right) || contains(.leftMargin) && contains(.rightMargin)
  }
}
