/// Calls.
extension Evaluator {
  func call(_ node: SyntaxNode, _ frame: Frame, expecting type: String?) -> Value {
    constraintCalls.leftOut(callAny(node, frame, expecting: type), at: node.place)
  }

  private func callAny(_ node: SyntaxNode, _ frame: Frame, expecting type: String?) -> Value {
    guard let callee = node.child(at: 0) else { return .void }
    switch callee.kind {
    case .name: return callName(callee.text, node, frame)
    case .member: return callMember(callee, node, frame, expecting: type)
    case .typeName:
      return construct(callee.text, evaluateArguments(of: node, frame), node, frame)
    case .array:
      // `[UIView]()`
      let element = callee.child(at: 0)?.text
      return swiftValues.list(evaluateArguments(of: node, frame), of: element, in: frame.owner)
    default:
      let function = evaluate(callee, frame)
      let values = evaluateArguments(of: node, frame).map { $0.value }
      return libraries.applyLibrary(function, values, node)
        ?? apply(function, values, at: node.place)
    }
  }

  func evaluateArguments(of node: SyntaxNode, _ frame: Frame) -> [Argument] {
    node.children.dropFirst().compactMap { child in
      guard child.kind == .argument, let value = child.child(at: 0) else { return nil }
      if value.kind == .inout, let variable = value.child(at: 0) {
        return Argument(label: child.text, value: assignment.lend(variable, frame), node: variable)
      }
      return Argument(label: child.text, value: evaluate(value, frame), node: value)
    }
  }

  private func callName(_ name: String, _ node: SyntaxNode, _ frame: Frame) -> Value {
    let arguments = evaluateArguments(of: node, frame)
    if let scope = state.scope(declaring: name, from: frame.scope),
      let function = state.scopes[scope.index].variables[name]
    {
      if case .type(let type) = function { return construct(type, arguments, node, frame) }
      return apply(function, arguments.map { $0.value }, at: node.place)
    }
    if let (function, inner) = localFunction(name, frame.scope) {
      return invoke(function, me: inner.me, arguments, at: node.place, in: inner.scope)
    }
    if let me = frame.me, let made = callIfAny(method: name, of: me, arguments, node, frame) {
      return made
    }
    if let owner = frame.owner, let function = types.staticFunction(name, of: owner, arguments) {
      return invoke(function, me: .type(owner), arguments, at: node.place)
    }
    if let functions = declarations.functions(name, from: file) {
      guard let function = types.choose(functions, arguments) else {
        return .unknown("the function '\(name)' has several forms")
      }
      return invoke(function, me: nil, arguments, at: node.place)
    }
    if let made = libraries.callLibrary(function: name, arguments, node, frame) { return made }
    if let made = uikitCalls.callBuiltIn(function: name, arguments, node, frame) { return made }
    if Evaluator.looksLikeType(name) || name == "Self" {
      guard case .type(let type) = value(named: name, frame, at: node.place) else {
        return construct(name, arguments, node, frame)
      }
      return construct(type, arguments, node, frame)
    }
    return unknownCall(name, nil, arguments, node)
  }

  private func callMember(
    _ callee: SyntaxNode, _ node: SyntaxNode, _ frame: Frame, expecting type: String?
  ) -> Value {
    let name = callee.text
    guard let baseNode = callee.child(at: 0) else {
      let symbol = Value.symbol(
        name, type: nil, arguments: evaluateArguments(of: node, frame))
      return type.map { coerce(symbol, to: $0, in: frame.owner) } ?? symbol
    }
    if baseNode.kind == .name, baseNode.text == "super", let owner = frame.owner {
      return callSuper(name, owner, evaluateArguments(of: node, frame), node, frame)
    }
    if baseNode.kind == .name, baseNode.text == "self", name == "init", let owner = frame.owner,
      case .object(let me)? = frame.me
    {
      runInitializer(of: me, from: owner, evaluateArguments(of: node, frame), node, frame)
      return .void
    }
    let base = evaluate(baseNode, frame)
    let arguments = evaluateArguments(of: node, frame)
    return call(method: name, of: base, arguments, node, frame)
  }

  /// Calls a method of a value.
  func call(
    method name: String, of receiver: Value, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) -> Value {
    if receiver.isNone { return skipCall(of: name, node, frame) }
    if case .type(let type) = receiver, name == "init" {
      return construct(type, arguments, node, frame)
    }
    let receiver =
      standIn(for: receiver, as: name, at: node.place).map(Value.object) ?? receiver
    if let made = callIfAny(method: name, of: receiver, arguments, node, frame) { return made }
    if case .type(let type) = receiver {
      if case .type(let inner) = member(name, of: .type(type), at: node.place) {
        return construct(inner, arguments, node, frame)
      }
      if SystemTypes.contains(type) || hasCase(name, type) {
        noteHelper(name, arguments, node)
        return .symbol(name, type: type, arguments: arguments)
      }
    }
    return unknownCall(name, receiver, arguments, node)
  }

  /// Skips a method call on nil, as `?` does in Swift.
  private func skipCall(of name: String, _ node: SyntaxNode, _ frame: Frame) -> Value {
    let reason = "what '\(name)' is called on has no value at this point"
    explore(node.place) { unknownCode.markUnread(node, because: reason) }
    if node.child(at: 0)?.child(at: 0)?.kind != .optional, unknownCode.changesLayout(node, frame) {
      log.unknownCall("'\(name)' is called on something that has no value here", at: node.place)
    }
    return .none
  }

  /// Calls a method; nil if the value has none with that name.
  private func callIfAny(
    method name: String, of receiver: Value, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) -> Value? {
    if case .type(let type) = receiver,
      let function = types.staticFunction(name, of: type, arguments)
    {
      return invoke(function, me: receiver, arguments, at: node.place)
    }
    if let type = typeName(of: receiver),
      let function = types.method(name, of: type, arguments, from: frame.owner)
    {
      if function.isMutating, case .object(let object) = receiver,
        let baseNode = node.child(at: 0)?.child(at: 0)
      {
        return assignment.change(object, in: baseNode, frame) {
          invoke(function, me: .object($0), arguments, at: node.place)
        }
      }
      return invoke(function, me: receiver, arguments, at: node.place)
    }
    if case .object(let object) = receiver,
      let stored = types.declaredProperty(name, of: state[object].className)
    {
      let value = member(stored.name, of: receiver, at: node.place)
      return apply(value, arguments.map { $0.value }, at: node.place)
    }
    if let made = libraries.callLibrary(method: name, of: receiver, arguments, node, frame) {
      return made
    }
    return uikitCalls.callBuiltIn(method: name, of: receiver, arguments, node, frame)
  }

  private func callSuper(
    _ name: String, _ owner: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value {
    guard case .object(let me)? = frame.me else { return .unknown("super isn't known here") }
    if name == "init" {
      runSuperInitializer(of: me, owner, arguments, node, frame)
      return .void
    }
    for ancestor in types.superclasses(of: owner) {
      if let functions = declarations.types[ancestor]?.functions[name],
        let function = types.choose(functions.filter { !$0.isStatic }, arguments)
      {
        return invoke(function, me: frame.me, arguments, at: node.place)
      }
    }
    return uikitCalls.callBuiltIn(method: name, of: .object(me), arguments, node, frame) ?? .void
  }

  /// An unknown call.
  private func unknownCall(
    _ name: String, _ receiver: Value?, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value {
    if let receiver, let made = receiver.asObject, state[made].leftOut != nil { return receiver }
    if sites.places[node.place] != nil {
      let reason =
        receiver?.unknownReason ?? "'\(name)' of \(receiver.map(describe) ?? "a value") isn't read"
      log.unread(node.place, reason)
    }
    if MakerWords.isBlock(name), let reason = receiver?.unknownReason {
      unknownCode.markUnread(node, because: reason)
      return .unknown(reason)
    }
    if isStrict, ViewCalls.withoutLayout.contains(name) { return .void }
    refuse(
      receiver?.unknownReason
        ?? "'\(name)' of \(receiver.map(describe) ?? "this code") isn't known",
      at: node.place)
    lookInto(arguments, of: name, node)
    if mayAdd(name, receiver, arguments) { noteMissing(name, receiver, node) }
    return .unknown(receiver?.unknownReason ?? "'\(name)' isn't in these files")
  }

  private func noteMissing(_ name: String, _ receiver: Value?, _ node: SyntaxNode) {
    let reason = receiver?.unknownReason
    log.unknownCall(
      reason.map { "what '\(name)' adds is missing: \($0)" }
        ?? "'\(name)' isn't in these files; what it adds is missing", at: node.place)
  }

  /// Notes a static function that an extension in another module adds to a system type.
  private func noteHelper(_ name: String, _ arguments: [Argument], _ node: SyntaxNode) {
    if LayoutWords.sound(in: name), mayPlace(arguments) { noteMissing(name, nil, node) }
  }

  private func hasCase(_ name: String, _ type: String) -> Bool {
    declarations.types[type]?.cases.contains { $0.name == name } == true
  }

  /// Whether an unknown call may add constraints or views.
  private func mayAdd(_ name: String, _ receiver: Value?, _ arguments: [Argument]) -> Bool {
    switch receiver {
    case .library: true
    case .object(let object)? where state[object].kind == .view:
      LayoutWords.sound(in: name) || mayPlace(arguments) && !ViewCalls.withoutLayout.contains(name)
    case .object(let object)? where SystemTypes.contains(state[object].className): false
    case .object, .type, .unknown, nil:
      mayPlace(arguments) && !ViewCalls.withoutLayout.contains(name)
    default: false
    }
  }

  /// Whether a view is among the arguments, to which a call may tie another one.
  private func mayPlace(_ arguments: [Argument]) -> Bool {
    arguments.contains { isPlaced($0.value) }
  }

  private func isPlaced(_ value: Value) -> Bool {
    switch value {
    case .object(let object): state[object].kind == .view || state[object].kind == .guide
    case .array(let values): values.contains(where: isPlaced)
    default: false
    }
  }

  /// Explores closures that are passed as arguments: they may run later, so what they do isn't in the layout.
  func lookInto(_ arguments: [Argument], of name: String, _ node: SyntaxNode) {
    for argument in arguments {
      guard case .closure(let closure) = argument.value,
        unknownCode.changesLayout(closure.node, closure.frame)
      else {
        continue
      }
      log.unknownCall(
        "it isn't known when '\(name)' runs this closure; what the closure does isn't in the layout",
        at: closure.node.place)
      explore(closure.node.place) { _ = call(closure, [], at: node.place) }
    }
  }

  func describe(_ value: Value) -> String {
    switch value {
    case .object(let object): state[object].name?.text ?? state[object].className
    case .type(let type): type
    case .symbol(let name, _, _): name
    case .string: "a text"
    case .number: "a number"
    case .array: "an array"
    default: "a value"
    }
  }
}
