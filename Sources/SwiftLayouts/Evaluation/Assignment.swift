/// Assignments.
struct Assignment: EvaluatorPart {
  let evaluator: Evaluator

  func assign(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard node.children.count == 2 else { return .void }
    let (target, source) = (node.children[0], node.children[1])
    assign(evaluator.evaluate(source, frame), to: target, frame)
    return .void
  }

  func assign(_ value: Value, to target: SyntaxNode, _ frame: Frame) {
    switch target.kind {
    case .name: assign(value, toName: target, frame)
    case .group, .force, .optional:
      if let inner = target.child(at: 0) { assign(value, to: inner, frame) }
    case .member:
      guard let baseNode = target.child(at: 0) else { return }
      assign(value, toMember: target, of: baseNode, frame)
    case .subscript: assign(value, toElement: target, frame)
    case .tuple:
      guard case .tuple(let parts) = value else { return }
      for (part, element) in zip(target.children, parts) {
        if let inner = part.child(at: 0) { assign(element.value, to: inner, frame) }
      }
    default: break
    }
  }

  private func assign(_ value: Value, toName node: SyntaxNode, _ frame: Frame) {
    let name = node.text
    if name == "_" { return }
    if let scope = state.scope(declaring: name, from: frame.scope) {
      let type = state.scopes[scope.index].types[name]
      let made = evaluator.coerce(value, to: type, in: frame.owner)
      state.scopes[scope.index].variables[name] = made.like(
        state.scopes[scope.index].variables[name])
      evaluator.suggest(name: name, for: value, isProperty: false)
    } else if case .object(let me)? = frame.me {
      set(name, of: me, to: value, at: node.place, frame)
    } else if declarations.variable(name, from: evaluator.file) != nil {
      state.globals[name] = value
    } else if let owner = frame.owner, evaluator.staticMember(name, of: owner) != nil {
      state.globals["\(owner).\(name)"] = value
    }
  }

  private func assign(
    _ value: Value, toMember node: SyntaxNode, of baseNode: SyntaxNode, _ frame: Frame
  ) {
    if let button = button(ofTitle: baseNode, frame) {
      return set(node.text, of: button, to: value, at: node.place, frame)
    }
    var base = evaluator.evaluate(baseNode, frame)
    if case .bounds(let view) = base { base = evaluator.uikitMembers.boundsNow(of: view) ?? base }
    switch base {
    case .object(let object):
      change(object, in: baseNode, frame) {
        set(node.text, of: $0, to: value, at: node.place, frame)
      }
    case .type(let type): state.globals["\(type).\(node.text)"] = value
    case .structure("CGRect", var fields) where ["size", "origin"].contains(node.text):
      guard
        case .structure(_, let part) = evaluator.coerce(
          value, to: node.text == "size" ? "CGSize" : "CGPoint", in: nil)
      else { return assign(.unknown("a rectangle isn't known"), to: baseNode, frame) }
      fields.merge(part) { _, new in new }
      assign(.structure("CGRect", fields), to: baseNode, frame)
    case .structure(let type, var fields):
      guard let number = evaluator.number(value) else {
        return assign(.unknown(value.unknownReason ?? "a number isn't known"), to: baseNode, frame)
      }
      fields[node.text] = number
      assign(.structure(type, fields), to: baseNode, frame)
    case .symbol(let name, nil, nil) where name == "zero":
      assign(.unknown("a value isn't known"), to: baseNode, frame)
    case .unknown(let reason) where node.text == "isActive":
      log.unknownCall("it isn't known whether a constraint is active: \(reason)", at: node.place)
    case .unknown(let reason) where UIKitConstants.propertyTypes[baseNode.text] != nil:
      log.unknownCall("'\(baseNode.text).\(node.text)' isn't set: \(reason)", at: node.place)
    default:
      evaluator.refuse(
        "'\(node.text)' can't be set: \(base.unknownReason ?? "it is not a property")",
        at: node.place)
    }
  }

  /// The button in `button.titleLabel?`: what its label shows is stored with the button itself.
  private func button(ofTitle node: SyntaxNode, _ frame: Frame) -> ObjectID? {
    var title = node
    while [.optional, .force].contains(title.kind), let inner = title.child(at: 0) { title = inner }
    guard title.kind == .member, title.text == "titleLabel", let owner = title.child(at: 0),
      case .object(let object) = evaluator.evaluate(owner, frame),
      evaluator.types.classChain(of: state[object].className).contains("UIButton")
    else { return nil }
    return object
  }

  private func assign(_ value: Value, toElement node: SyntaxNode, _ frame: Frame) {
    guard let baseNode = node.child(at: 0) else { return }
    let key = node.child(at: 1)?.child(at: 0).map { evaluator.evaluate($0, frame) } ?? .void
    switch evaluator.evaluate(baseNode, frame) {
    case .array(var values):
      if let index = key.asInteger, values.indices.contains(index) {
        values[index] = value
        assign(.array(values), to: baseNode, frame)
      } else {
        assign(.unknown("an element of an array isn't known"), to: baseNode, frame)
      }
    case .dictionary(var pairs):
      if key.isUnknown {
        return assign(.unknown(key.unknownReason ?? ""), to: baseNode, frame)
      }
      pairs.removeAll { $0.key.isEqual(to: key) == true }
      if !value.isNone { pairs.append((key, value)) }
      assign(.dictionary(pairs), to: baseNode, frame)
    default: break
    }
  }

  /// Sets a property of an object.
  func set(
    _ name: String, of id: ObjectID, to value: Value, at place: SourcePlace, _ frame: Frame
  ) {
    let property = evaluator.types.declaredProperty(name, of: state[id].className)
    let type = property?.type ?? UIKitConstants.propertyTypes[name]
    let made = type.map { evaluator.coerce(value, to: $0, in: property?.owner) } ?? value
    if property == nil {
      if evaluator.liveCalls.setLive(name, of: id, to: made, at: place) { return }
      if evaluator.uikitMembers.setBuiltIn(name, of: id, to: made, at: place) { return }
    }
    if let property, !property.isStored {
      return run(property.setter, of: property, id, "newValue", made)
    }
    let key = property?.key ?? name
    let old = state[id].fields[key]
    state[id].fields[key] = made.like(old)
    evaluator.suggest(name: name, for: made, isProperty: property != nil)
    if let property, !isSetUp(property, of: id, in: frame) {
      let old = old ?? .unknown("'oldValue' isn't known")
      run(property.observer, of: property, id, "oldValue", old)
    }
  }

  /// Whether an initializer sets a property that its own class declares, which calls no observers.
  private func isSetUp(_ property: PropertyDeclaration, of id: ObjectID, in frame: Frame) -> Bool {
    frame.isInitializer && frame.me?.asObject == id && frame.owner == property.owner
      && !property.isOverride
  }

  /// Runs the code of a property that is set, with one of the values bound to a name.
  private func run(
    _ code: SyntaxNode?, of property: PropertyDeclaration, _ id: ObjectID, _ name: String,
    _ value: Value
  ) {
    guard let code, evaluator.depth < Evaluator.deepestCall else { return }
    evaluator.depth += 1
    defer { evaluator.depth -= 1 }
    let frame = Frame(me: .object(id), owner: property.owner, scope: state.makeScope(in: nil))
    state.scopes[frame.scope.index].variables[name] = value
    _ = evaluator.runFlat(code.children, frame)
  }
}

extension Evaluator {
  var assignment: Assignment { Assignment(evaluator: self) }
}

/// Structs; every variable has its own copy of one.
extension Assignment {
  /// Changes an object that an expression gives.
  ///
  /// A struct is changed on a copy, which then replaces the expression's value: other variables that had the same value
  /// keep it, as in Swift.
  func change<Result>(
    _ object: ObjectID, in node: SyntaxNode, _ frame: Frame, _ change: (ObjectID) -> Result
  ) -> Result {
    // Methods and initializers already have a copy.
    let isSelf = node.kind == .name && node.text == "self"
    guard isStruct(object), !isSelf else { return change(object) }
    let copy = state.make(state[object])
    let result = change(copy)
    assign(.object(copy), to: node, frame)
    return result
  }

  /// The value of a variable that is passed with `&`.
  ///
  /// The effect of a function on it isn't followed, so it is unknown afterward; an object keeps its identity.
  func lend(_ variable: SyntaxNode, _ frame: Frame) -> Value {
    let value = evaluator.evaluate(variable, frame)
    if case .object(let object) = value, !isStruct(object) { return value }
    assign(.unknown("what a function does with '&' isn't followed"), to: variable, frame)
    return value
  }

  private func isStruct(_ object: ObjectID) -> Bool {
    state[object].kind == .instance
      && (state[object].className == UIKitConstants.configuration
        || declarations.types[state[object].className]?.kind == .struct)
  }
}
