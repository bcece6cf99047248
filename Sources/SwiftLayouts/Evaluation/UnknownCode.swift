/// Code that may not run, or may run any number of times.
struct UnknownCode: EvaluatorPart {
  let evaluator: Evaluator

  /// Skips code: its statements aren't read, and the variables that it sets become unknown.
  func skip(_ node: SyntaxNode, because reason: String, _ frame: Frame) {
    markUnread(node, because: reason)
    forget(node, because: reason, frame)
  }

  /// Notes that the statements of code aren't read.
  func markUnread(_ node: SyntaxNode, because reason: String) {
    if sites.places[node.place] != nil, node.kind == .call || node.kind == .infix {
      log.unread(node.place, reason)
    }
    for child in node.children { markUnread(child, because: reason) }
  }

  /// Explores what code would do, without doing it; what it sets is unknown from then on.
  func setAside(_ block: SyntaxNode?, because reason: String, _ frame: Frame) {
    guard let block else { return }
    evaluator.controlFlow.exploreBranch(block, frame)
    forget(block, because: reason, frame)
  }

  /// Forgets the variables that code assigns.
  func forget(_ node: SyntaxNode, because reason: String, _ frame: Frame) {
    let outer = evaluator.forgotten
    defer { evaluator.forgotten = outer }
    forget(node, .unknown(reason), Self.declared(in: node), frame)
  }

  private func forget(
    _ node: SyntaxNode, _ unknown: Value, _ locals: Set<String>, _ frame: Frame
  ) {
    evaluator.countStep()
    if evaluator.isExhausted { return }
    switch node.kind {
    case .assign: forget(target: node.child(at: 0), unknown, locals, frame)
    case .infix where Evaluator.isCompound(node.text):
      forget(target: node.child(at: 0), unknown, locals, frame)
    case .call:
      forget(call: node, unknown, locals, frame)
      forgetChildren(of: node, unknown, locals, frame)
    // They run later, or elsewhere.
    case .closure, .function: break
    default: forgetChildren(of: node, unknown, locals, frame)
    }
  }

  private func forgetChildren(
    of node: SyntaxNode, _ unknown: Value, _ locals: Set<String>, _ frame: Frame
  ) {
    for child in node.children { forget(child, unknown, locals, frame) }
  }

  /// Forgets the variables that a call assigns.
  private func forget(
    call node: SyntaxNode, _ unknown: Value, _ locals: Set<String>, _ frame: Frame
  ) {
    guard let callee = node.child(at: 0) else { return }
    let base = callee.kind == .member ? callee.child(at: 0) : nil
    if base != nil, Self.changing.contains(callee.text) {
      forget(target: base, unknown, locals, frame)
    } else if ViewCalls.activations.contains(callee.text) {
      for argument in node.children(.argument) { doubt(argument, unknown, locals, frame) }
    } else if ViewCalls.setters.contains(callee.text) {
      let me = base == nil ? frame.me : base.flatMap { plain($0, locals, frame) }
      guard case .object(let object)? = me, state[object].kind == .view else { return }
      let arguments = node.children(.argument).enumerated().map { index, argument in
        let value = argument.child(at: 0) ?? argument
        return Argument(
          label: argument.text,
          value: index == 0 ? unknown : plain(value, locals, frame) ?? unknown,
          node: value)
      }
      _ = evaluator.uikitCalls.callBuiltIn(
        method: callee.text, of: .object(object), arguments, node, frame)
    } else {
      forget(inside: callee, node, unknown, locals, frame)
    }
  }

  /// Forgets the variables that a called function assigns.
  private func forget(
    inside callee: SyntaxNode, _ node: SyntaxNode, _ unknown: Value, _ locals: Set<String>,
    _ frame: Frame
  ) {
    let base = callee.kind == .member ? callee.child(at: 0) : nil
    let receiver = base.flatMap { plain($0, locals, frame) }
    guard callee.kind == .name || receiver != nil,
      let function = function(callee.text, of: receiver, frame), let body = function.body
    else { return }
    let arguments = node.children(.argument).map { argument in
      argument.child(at: 0).flatMap { plain($0, locals, frame) } ?? unknown
    }
    let me = function.owner == nil ? nil : receiver ?? frame.me
    let call = ForgottenCall(
      function: function.place, objects: [me?.asObject] + arguments.map { $0.asObject })
    guard evaluator.depth < Evaluator.deepestCall, evaluator.forgotten.insert(call).inserted else {
      return
    }
    evaluator.depth += 1
    defer { evaluator.depth -= 1 }
    let inner = Frame(me: me, owner: function.owner, scope: state.makeScope(in: nil))
    for (parameter, argument) in zip(function.parameters, arguments) {
      evaluator.bind(name: parameter.name, to: argument, inner)
    }
    forget(body, unknown, Self.declared(in: body), inner)
  }

  /// Notes that it isn't known whether constraints are active.
  private func doubt(
    _ node: SyntaxNode, _ unknown: Value, _ locals: Set<String>, _ frame: Frame
  ) {
    if node.kind == .argument || node.kind == .array || node.kind == .infix {
      for child in node.children { doubt(child, unknown, locals, frame) }
    } else if let value = plain(node, locals, frame) {
      doubt(value, unknown.unknownReason)
    }
  }

  private func doubt(_ value: Value, _ reason: String?) {
    switch value {
    case .object(let id): state[id].constraint?.doubt = reason
    case .array(let values): for value in values { doubt(value, reason) }
    case .dictionary(let pairs): for pair in pairs { doubt(pair.value, reason) }
    default: break
    }
  }

  /// The value of code that only names something; nil for other code and for what the code itself declares.
  private func plain(_ node: SyntaxNode, _ locals: Set<String>, _ frame: Frame) -> Value? {
    if node.kind == .member, node.children.isEmpty { return evaluator.evaluate(node, frame) }
    guard let base = Self.base(of: node), !locals.contains(base) else { return nil }
    return evaluator.evaluate(node, frame)
  }

  private func forget(
    target: SyntaxNode?, _ unknown: Value, _ locals: Set<String>, _ frame: Frame
  ) {
    guard let target, let base = Self.base(of: target), !locals.contains(base) else { return }
    evaluator.assignment.assign(unknown, to: target, frame)
  }

  /// The name that a target begins with: `a` in `a.b.c`.
  private static func base(of target: SyntaxNode) -> String? {
    var node = target
    while node.kind != .name {
      // The result of a call doesn't exist independently of the call.
      guard node.kind != .call, let inner = node.child(at: 0) else { return nil }
      node = inner
    }
    return node.text
  }

  /// Methods that change their receiver.
  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "toggle", "sort",
    "reverse", "formUnion", "subtract",
  ]

  /// The variables that code declares for itself.
  private static func declared(in node: SyntaxNode) -> Set<String> {
    var names: Set<String> = []
    if node.kind == .variable {
      names.formUnion(node.text.split(separator: " ").dropFirst().map(String.init))
    }
    if node.kind == .identifier || node.kind == .binding { names.insert(node.text) }
    for child in node.children { names.formUnion(declared(in: child)) }
    return names
  }
}

/// A call that was searched for what it sets: a second search would find the same.
struct ForgottenCall: Hashable {
  let function: SourcePlace
  /// The receiver and arguments that are objects.
  let objects: [ObjectID?]
}

extension Evaluator {
  var unknownCode: UnknownCode { UnknownCode(evaluator: self) }
}
