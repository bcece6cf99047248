import AutoLayout

/// Statements.
extension Evaluator {
  /// Runs statements in a scope of their own.
  func run(_ nodes: [SyntaxNode], _ frame: Frame) -> Flow {
    let inner = state.nested(frame)
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
    for node in nodes {
      if let type = declarations.localTypes[node.place] {
        state.scopes[frame.scope.index].variables[node.text] = .type(type)
      }
    }
    for (index, node) in nodes.enumerated() {
      if node.kind == .defer {
        deferred += node.children
        continue
      }
      flow = run(node, frame)
      if flow.isNormal { continue }
      if node.kind == .guard { controlFlow.exploreBehind(node, nodes[(index + 1)...], frame) }
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
    case .if: return controlFlow.runIf(node, frame)
    case .guard: return controlFlow.runGuard(node, frame)
    case .for: return controlFlow.runFor(node, frame)
    case .while: return controlFlow.runWhile(node, frame)
    case .repeat: return controlFlow.runRepeat(node, frame)
    case .do: return controlFlow.runDo(node, frame)
    case .labeled: return controlFlow.runLabeled(node, frame)
    case .switch: return controlFlow.runSwitch(node, frame)
    case .break: return .broke(node.text)
    case .continue: return .continued(node.text)
    case .fallthrough: return .fellThrough
    case .throw: return .threw
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
    state.scopes[frame.scope.index].types[property.name] = property.type
    let bound =
      value.map { property.type == nil ? $0.settled : $0 } ?? startValue(ofType: property.type)
    if let names = node.child(.tuplePattern) { return bind(names, to: bound, frame) }
    bind(name: property.name, to: bound, frame)
  }

  private func startValue(ofType type: String?) -> Value {
    type.map(TypeName.isOptional) == true ? .none : .unknown("a variable has no value yet")
  }

  /// Declares a variable; its name becomes the name of its value unless a property provides one.
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
}

extension Value {
  /// The value as stored in a variable that had another value: literals become numbers of the same kind.
  func like(_ old: Value?) -> Value {
    guard case .number(let new) = self, case .number(let old)? = old else { return self }
    return .number(new.literal(as: old.kind))
  }

  /// The value as stored in a variable without a type: an integer literal is an `Int`, unless it is in a list with
  /// floating-point numbers.
  var settled: Value { settled(as: hasFloating ? .floating : .integer) }

  private func settled(as kind: Number.Kind) -> Value {
    switch self {
    case .number(let number): .number(number.literal(as: kind))
    case .array(let values): .array(values.map { $0.settled(as: kind) })
    case .tuple(let parts): .tuple(parts.map { ($0.label, $0.value.settled) })
    case .dictionary(let pairs):
      .dictionary(
        zip(pairs, Value.array(pairs.map { $0.value }).settled.asArray ?? []).map {
          ($0.key.settled, $1)
        })
    default: self
    }
  }

  private var hasFloating: Bool {
    switch self {
    case .number(let number): number.kind == .floating
    case .array(let values): values.contains { $0.hasFloating }
    default: false
    }
  }
}

/// Code that runs on an existing layout.
extension Evaluator {
  /// Notes what can't be followed in code that runs on an existing layout; other code continues without it.
  func fail(_ reason: String, at place: SourcePlace?) {
    if !log.isExploring { live?.fail(reason, at: place) }
  }

  /// Whether the user is waiting for an answer to a statement, so that a mistake in it is an error.
  var isStrict: Bool { live?.isStrict == true }

  /// Notes a mistake in a statement to which the user expects an answer.
  func refuse(_ reason: String, at place: SourcePlace?) {
    if isStrict { fail(reason, at: place) }
  }

  /// The view or guide of the existing layout that an object represents.
  func liveItem(of object: ObjectID) -> Item.ID? { live == nil ? nil : state[object].item }
}
