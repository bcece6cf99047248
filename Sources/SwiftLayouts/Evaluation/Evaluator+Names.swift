/// The meaning of names.
extension Evaluator {
  /// The value of a name on its own.
  func value(named name: String, _ frame: Frame, at place: SourcePlace) -> Value {
    if name == "self" { return frame.me ?? .unknown("self isn't known here") }
    if name == "super" { return frame.me ?? .unknown("super isn't known here") }
    if name == "Self", let me = frame.me {
      return typeName(of: me).map(Value.type) ?? .type(frame.owner ?? "")
    }
    if name == "Self", let owner = frame.owner { return .type(owner) }
    if let scope = state.scope(declaring: name, from: frame.scope) {
      return state.scopes[scope.index].variables[name] ?? .void
    }
    if let function = localFunction(name, frame.scope) {
      return .closure(Self.closure(of: function.0, in: function.1))
    }
    if let me = frame.me, let found = ownMember(name, of: me, frame, at: place) { return found }
    if let found = memberOfEnclosingTypes(name, frame) { return found }
    if let found = global(name, at: place) { return found }
    if let type = declarations.resolve(name, in: frame.owner, from: file) { return .type(type) }
    if declarations.functions(name, from: file) != nil {
      return .method(receiver: .void, name: name)
    }
    if Self.looksLikeType(name) { return .type(name) }
    // `reduce(0, +)`
    if name.first?.isLetter == false, name.first != "$", name.first != "_" {
      return .method(receiver: .void, name: name)
    }
    refuse("'\(name)' isn't a view, constraint or variable here", at: place)
    return .unknown("'\(name)' isn't declared in these files")
  }

  static func looksLikeType(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// A local function as a closure.
  private static func closure(of function: FunctionDeclaration, in frame: Frame) -> Closure {
    let names = function.parameters.map { SyntaxNode(.parameter, $0.name, function.place, []) }
    let body = function.body ?? SyntaxNode(.block, "", function.place, [])
    return Closure(
      node: SyntaxNode(.closure, "", function.place, names + [body]), frame: frame)
  }

  func localFunction(_ name: String, _ start: ScopeID) -> (FunctionDeclaration, Frame)? {
    var next: ScopeID? = start
    while let scope = next {
      if let found = state.scopes[scope.index].functions[name]?.last { return found }
      next = state.scopes[scope.index].parent
    }
    return nil
  }

  /// A member of `self`; nil if it has none with that name.
  private func ownMember(_ name: String, of me: Value, _ frame: Frame, at place: SourcePlace)
    -> Value?
  {
    if case .type(let type) = me { return staticMember(name, of: type) }
    guard case .object(let object) = me else {
      guard let type = typeName(of: me), let property = types.declaredProperty(name, of: type)
      else {
        return nil
      }
      return property.getter.map { run(getter: $0, of: property, me: me) }
    }
    return memberIfAny(name, of: object, at: place)
  }

  /// Static members are visible inside the type and in types nested in it.
  private func memberOfEnclosingTypes(_ name: String, _ frame: Frame) -> Value? {
    var scope = frame.owner
    while let type = scope {
      if let found = staticMember(name, of: type) { return found }
      scope = type.lastIndex(of: ".").map { String(type[..<$0]) }
    }
    return nil
  }

  /// A variable of a file, computed at its first use.
  private func global(_ name: String, at place: SourcePlace) -> Value? {
    guard let variable = declarations.variable(name, from: file) else { return nil }
    let key = variable.isPrivate ? "\(name)#\(variable.place.file)" : name
    return state.globals[key] ?? initialize(variable, key: key, owner: nil)
  }

  /// A static property, enum case or method of a type; nil if there is none.
  func staticMember(_ name: String, of type: String) -> Value? {
    for ancestor in types.classChain(of: type) {
      guard let declaration = declarations.types[ancestor] else { continue }
      if let property = declaration.property(name, isStatic: true, from: file) {
        let key = "\(ancestor).\(name)\(property.isPrivate ? "#\(property.place.file)" : "")"
        return state.globals[key] ?? initialize(property, key: key, owner: ancestor)
      }
      if declaration.cases.contains(where: { $0.name == name }) {
        return .symbol(name, type: ancestor, arguments: nil)
      }
      if declaration.functions[name]?.contains(where: { $0.isStatic }) == true {
        return .method(receiver: .type(type), name: name)
      }
    }
    let inner = "\(type).\(name)"
    if declarations.types[inner] != nil { return .type(inner) }
    return declarations.aliases[inner].map(Value.type)
  }

  private func initialize(_ property: PropertyDeclaration, key: String, owner: String?) -> Value {
    let outer = file
    file = property.place.file
    defer { file = outer }
    let frame = Frame(
      me: owner.map(Value.type), owner: owner, scope: state.makeScope(in: nil))
    if let getter = property.getter {
      return run(getter: getter, of: property, me: frame.me)
    }
    // Globals that depend on each other would never end.
    state.globals[key] = .unknown("'\(property.name)' depends on itself")
    guard let value = property.value else {
      return .unknown("'\(property.name)' has no value in these files")
    }
    let made = coerce(
      evaluate(value, frame, expecting: property.type), to: property.type, in: owner)
    suggest(name: property.name, for: made, isProperty: true)
    state.globals[key] = made.settled(unless: property.type)
    return state.globals[key] ?? made
  }

  /// Runs the getter of a computed property.
  func run(getter: SyntaxNode, of property: PropertyDeclaration, me: Value?) -> Value {
    guard depth < Self.deepestCall else { return .unknown("'\(property.name)' depends on itself") }
    depth += 1
    let outer = file
    file = property.place.file
    defer {
      depth -= 1
      file = outer
    }
    visited.insert(property.place)
    let frame = Frame(me: me, owner: property.owner, scope: state.makeScope(in: nil))
    let value = runBody(getter.children, builtBy: property.builder, frame)
    return property.type.map { coerce(value, to: $0, in: property.owner) } ?? value
  }
}

extension Value {
  /// The value as stored in a variable, which has a type only if one is written.
  func settled(unless type: String?) -> Value { type == nil ? settled : self }
}
