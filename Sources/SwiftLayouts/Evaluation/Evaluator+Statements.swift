/// Statements.
extension Evaluator {
  /// Runs statements in a scope of their own.
  func run(_ nodes: [SyntaxNode], _ frame: Frame) -> Flow {
    var inner = frame
    inner.scope = state.makeScope(in: frame.scope)
    return runFlat(nodes, inner)
  }

  /// Runs statements in the scope of the frame.
  func runFlat(_ nodes: [SyntaxNode], _ frame: Frame) -> Flow {
    var deferred: [SyntaxNode] = []
    var flow = Flow.normal
    for node in nodes where node.kind == .function {
      let function = FunctionDeclaration(node, owner: frame.owner)
      state.scopes[frame.scope.index].functions[function.name, default: []].append(
        (function, frame))
    }
    for (index, node) in nodes.enumerated() {
      if node.kind == .defer {
        deferred += node.children
        continue
      }
      flow = run(node, frame)
      if flow.isNormal { continue }
      if node.kind == .guard { exploreBehind(node, nodes[(index + 1)...], frame) }
      break
    }
    for block in deferred.reversed() { _ = run(block.children, frame) }
    return flow
  }

  func run(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    if isExhausted { return .ended }
    let outer = file
    file = node.place.file
    defer { file = outer }
    switch node.kind {
    case .variable: declare(node, frame)
    case .return:
      return .returned(node.child(at: 0).map { evaluate($0, frame) } ?? .void)
    case .if: return runIf(node, frame)
    case .guard: return runGuard(node, frame)
    case .for: return runFor(node, frame)
    case .while: return runWhile(node, frame)
    case .repeat, .do: return node.child(at: 0).map { run($0.children, frame) } ?? .normal
    case .switch: return runSwitch(node, frame)
    case .break: return .broke
    case .continue: return .continued
    case .fallthrough: return .fellThrough
    case .throw: return .ended
    case .ifConfig:
      if let condition = CompilationCondition.unknown(in: node) {
        log.assume("assumed not to hold: #if \(condition)", at: node.place)
      }
      return runFlat(CompilationCondition.chosen(node), frame)
    case .block: return run(node.children, frame)
    case .function, .class, .struct, .enum, .protocol, .extension, .typealias, .import: break
    default: _ = evaluate(node, frame)
    }
    return .normal
  }

  // MARK: Variables

  private func declare(_ node: SyntaxNode, _ frame: Frame) {
    let property = PropertyDeclaration(node, owner: nil)
    if let getter = property.getter {
      let closure = SyntaxNode(
        .closure, "", getter.place, [SyntaxNode(.block, "", getter.place, getter.children)])
      state.scopes[frame.scope.index].variables[property.name] = call(
        Closure(node: closure, frame: frame), [], at: node.place)
      return
    }
    var value = property.value.map { evaluate($0, frame, expecting: property.type) }
    if let type = property.type { value = value.map { coerce($0, to: type, in: frame.owner) } }
    let bound = value?.settled ?? startValue(ofType: property.type)
    if let names = node.child(.tuplePattern) { return bind(names, to: bound, frame) }
    bind(name: property.name, to: bound, frame)
  }

  private func startValue(ofType type: String?) -> Value {
    type.map(TypeName.isOptional) == true ? .none : .unknown("a variable has no value yet")
  }

  /// Declares a variable, which names what it holds unless a property does.
  func bind(name: String, to value: Value, _ frame: Frame) {
    guard name != "_" else { return }
    state.scopes[frame.scope.index].variables[name] = value
    suggest(name: name, for: value, isProperty: false)
  }

  func bind(_ pattern: SyntaxNode, to value: Value, _ frame: Frame) {
    guard pattern.kind == .tuplePattern else {
      return bind(name: pattern.text, to: value, frame)
    }
    for (index, part) in pattern.children.enumerated() {
      var element = Value.unknown(value.unknownReason ?? "a tuple isn't known")
      if case .tuple(let parts) = value, index < parts.count { element = parts[index].value }
      bind(part, to: element, frame)
    }
  }

  // MARK: Loops

  private func runFor(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    guard node.children.count >= 3 else { return .normal }
    let (pattern, body) = (node.children[0], node.children[2])
    let sequence = evaluate(node.children[1], frame)
    guard let values = elements(of: sequence) else {
      let reason = sequence.unknownReason ?? "a loop goes through something that isn't known"
      skip(body, because: reason, frame)
      return .normal
    }
    if values.isEmpty {
      markUnread(body, because: "the loop has nothing to go through at this point")
    }
    for value in values {
      if isExhausted { return .ended }
      var inner = frame
      inner.scope = state.makeScope(in: frame.scope)
      bind(pattern, to: value, inner)
      if let filter = node.child(.where)?.child(at: 0) {
        guard let holds = evaluate(filter, inner).asBool else {
          skip(body, because: "the condition of a loop isn't known", frame)
          continue
        }
        if !holds { continue }
      }
      switch runFlat(body.children, inner) {
      case .broke: return .normal
      case .returned(let value): return .returned(value)
      case .ended: return .ended
      default: continue
      }
    }
    return .normal
  }

  private func runWhile(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    guard node.children.count == 2 else { return .normal }
    for _ in 0..<1000 {
      var inner = frame
      inner.scope = state.makeScope(in: frame.scope)
      switch verdict(node.children[0], inner) {
      case .no: return .normal
      case .open(let reason):
        skip(node.children[1], because: reason, frame)
        return .normal
      case .yes: break
      }
      switch runFlat(node.children[1].children, inner) {
      case .broke: return .normal
      case .returned(let value): return .returned(value)
      case .ended: return .ended
      default: continue
      }
    }
    return .normal
  }

  /// Leaves code out: its statements aren't read, and the variables that it sets aren't known.
  func skip(_ node: SyntaxNode, because reason: String, _ frame: Frame) {
    if sites.places[node.place] != nil, node.kind == .call || node.kind == .infix {
      log.unread(node.place, reason)
    }
    if node.kind == .assign, let target = node.child(at: 0) {
      assign(.unknown(reason), to: target, frame)
    }
    if node.kind == .closure { return markUnread(node, because: reason) }
    for child in node.children { skip(child, because: reason, frame) }
  }

  /// Notes that the statements of code aren't read.
  func markUnread(_ node: SyntaxNode, because reason: String) {
    if sites.places[node.place] != nil { log.unread(node.place, reason) }
    for child in node.children { markUnread(child, because: reason) }
  }
}

extension Value {
  /// The value as a variable without a type keeps it: a whole literal is an `Int`.
  var settled: Value {
    guard case .number(let number) = self, number.kind == .literal else { return self }
    return .number(Number(number.value.rounded(.towardZero), .integer))
  }
}
