/// Code of which it isn't known whether, or how often, it runs.
extension Evaluator {
  /// Leaves code out: its statements aren't read, and the variables that it sets aren't known.
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

  /// Looks at what code would do, without doing it; what it sets isn't known from then on.
  func setAside(_ block: SyntaxNode?, because reason: String, _ frame: Frame) {
    guard let block else { return }
    exploreBranch(block, frame)
    forget(block, because: reason, frame)
  }

  /// What code sets isn't known from then on.
  func forget(_ node: SyntaxNode, because reason: String, _ frame: Frame) {
    forget(node, .unknown(reason), Self.declared(in: node), frame)
  }

  private func forget(
    _ node: SyntaxNode, _ unknown: Value, _ locals: Set<String>, _ frame: Frame
  ) {
    switch node.kind {
    case .assign: forget(target: node.child(at: 0), unknown, locals, frame)
    case .infix where Self.isCompound(node.text):
      forget(target: node.child(at: 0), unknown, locals, frame)
    case .call:
      if let callee = node.child(at: 0), callee.kind == .member, Self.changing.contains(callee.text)
      {
        forget(target: callee.child(at: 0), unknown, locals, frame)
      }
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

  private func forget(
    target: SyntaxNode?, _ unknown: Value, _ locals: Set<String>, _ frame: Frame
  ) {
    guard let target, let base = Self.base(of: target), !locals.contains(base) else { return }
    assign(unknown, to: target, frame)
  }

  /// The name that a target begins with: `a` of `a.b.c`.
  private static func base(of target: SyntaxNode) -> String? {
    var node = target
    while node.kind != .name {
      // What a call would give isn't there without it.
      guard node.kind != .call, let inner = node.child(at: 0) else { return nil }
      node = inner
    }
    return node.text
  }

  /// Methods that change what they are called on.
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

  /// Whether code adds or removes views or constraints.
  func changesLayout(_ node: SyntaxNode) -> Bool {
    if node.kind == .member || node.kind == .name, ViewCalls.ofHierarchy.contains(node.text) {
      return true
    }
    return sites.places[node.place] != nil || node.children.contains(where: changesLayout)
  }
}
