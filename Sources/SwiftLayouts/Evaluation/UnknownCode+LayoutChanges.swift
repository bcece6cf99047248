/// Whether code that may not run would change the layout.
extension UnknownCode {
  /// Whether code adds or removes views or constraints, directly or in functions of the files that it calls.
  func changesLayout(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    var seen: Set<FunctionUse> = []
    let context = CodeContext(type: ownType(frame), scope: frame.scope)
    if changesLayout(node, context, &seen) { return true }
    for function in seen { evaluator.layoutChanges[function] = false }
    return false
  }

  private func ownType(_ frame: Frame) -> String? {
    frame.me.flatMap(evaluator.typeName) ?? frame.owner
  }

  /// The function that a call means: of a value, or, without one, of `self` or a file.
  func function(_ name: String, of receiver: Value?, _ frame: Frame) -> FunctionDeclaration? {
    let found =
      receiver.map { methods(name, of: evaluator.typeName(of: $0)) }
      ?? functions(named: name, CodeContext(type: ownType(frame), scope: frame.scope))
    return found.first { $0.body != nil }
  }

  /// The context in which function names are looked up.
  private struct CodeContext {
    /// The type of `self`.
    let type: String?
    /// The variables around the code; nil in functions that are called.
    let scope: ScopeID?
  }

  private func changesLayout(
    _ node: SyntaxNode, _ context: CodeContext, _ seen: inout Set<FunctionUse>
  ) -> Bool {
    if node.kind == .member || node.kind == .name, ViewCalls.ofHierarchy.contains(node.text) {
      return true
    }
    if sites.places[node.place] != nil { return true }
    if node.kind == .call, let callee = node.child(at: 0) {
      for function in functions(called: callee, context) {
        let isOwn = function.owner == nil || callee.kind == .name
        if changesLayout(function, of: isOwn ? context.type : function.owner, &seen) { return true }
      }
    }
    return node.children.contains { changesLayout($0, context, &seen) }
  }

  private func changesLayout(
    _ function: FunctionDeclaration, of type: String?, _ seen: inout Set<FunctionUse>
  ) -> Bool {
    let use = FunctionUse(place: function.place, type: type)
    if let known = evaluator.layoutChanges[use] { return known }
    guard seen.insert(use).inserted, let body = function.body,
      changesLayout(body, CodeContext(type: type, scope: nil), &seen)
    else { return false }
    evaluator.layoutChanges[use] = true
    return true
  }

  /// The functions that a call may mean: those of `self` and of files, or of any type if the call is on another object.
  private func functions(called callee: SyntaxNode, _ context: CodeContext) -> [FunctionDeclaration]
  {
    let name = callee.text
    switch callee.kind {
    case .name: return functions(named: name, context)
    case .member:
      if let base = callee.child(at: 0), base.kind == .name, base.text == "self" {
        return methods(name, of: context.type)
      }
      return declarations.methods(name)
    default: return []
    }
  }

  private func functions(named name: String, _ context: CodeContext) -> [FunctionDeclaration] {
    if let scope = context.scope, let local = evaluator.localFunction(name, scope) {
      return [local.0]
    }
    return methods(name, of: context.type)
      + (declarations.functions(name, from: evaluator.file) ?? [])
  }

  private func methods(_ name: String, of type: String?) -> [FunctionDeclaration] {
    type.map(evaluator.types.classChain)?.flatMap { declarations.types[$0]?.functions[name] ?? [] }
      ?? []
  }
}

/// A function, called on objects of a type.
struct FunctionUse: Hashable {
  let place: SourcePlace
  /// The type of `self`.
  let type: String?
}
