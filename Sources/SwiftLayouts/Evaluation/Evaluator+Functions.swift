/// Functions of the app.
extension Evaluator {
  /// Runs a function.
  func invoke(
    _ function: FunctionDeclaration, me: Value?, _ arguments: [Argument], at place: SourcePlace,
    in scope: ScopeID? = nil
  ) -> Value {
    guard depth < Self.deepestCall else { return .unknown("'\(function.name)' calls itself") }
    guard let body = function.body else {
      return .unknown("'\(function.name)' has no body in these files")
    }
    depth += 1
    let outer = file
    file = function.place.file
    defer {
      depth -= 1
      file = outer
    }
    visited.insert(function.place)
    var frame = Frame(me: me, owner: function.owner, scope: state.makeScope(in: scope))
    frame.isInitializer = function.name == "init" && !function.isConvenience
    bind(arguments, to: function, frame)
    bindGenerics(of: function, frame)
    let value = runBody(body.children, builtBy: function.builder, frame)
    return function.result.map { coerce(value, to: $0, in: function.owner) } ?? value
  }

  private func bind(_ arguments: [Argument], to function: FunctionDeclaration, _ frame: Frame) {
    let places = types.assignment(of: arguments, to: function) ?? []
    for (index, parameter) in function.parameters.enumerated() {
      let given = zip(arguments, places).filter { $0.1 == index }.map { $0.0.value }
      var value: Value
      if parameter.isVariadic {
        value = .array(given.map { coerce($0, to: parameter.type, in: function.owner) })
      } else if let first = given.first {
        value = coerce(first, to: parameter.type, in: function.owner)
        if let builder = parameter.builder, case .closure(var closure) = value {
          closure.builder = builder
          value = .closure(closure)
        }
      } else if let node = parameter.defaultValue {
        value = coerce(
          evaluate(node, frame, expecting: parameter.type), to: parameter.type, in: function.owner)
      } else {
        value = placeholder(
          ofType: parameter.type, named: parameter.name,
          because: "the parameter '\(parameter.name)' isn't known", frame, at: function.place)
      }
      if case .unknown(let reason) = value, !TypeName.isOptional(parameter.type) {
        value = placeholder(
          ofType: parameter.type, named: parameter.name, because: reason, frame, at: function.place)
      }
      state.scopes[frame.scope.index].variables[parameter.name] = value
    }
  }

  /// Declares what the generic parameters of a call stand for, as far as its arguments show.
  private func bindGenerics(of function: FunctionDeclaration, _ frame: Frame) {
    for generic in function.generics {
      let types = function.parameters.compactMap { parameter -> String? in
        let value = state.scopes[frame.scope.index].variables[parameter.name]
        switch value {
        case .type(let type)? where parameter.type == "\(generic.name).Type": return type
        case let value? where TypeName.plain(parameter.type) == generic.name:
          return typeName(of: value)
        default: return nil
        }
      }
      if let type = types.first {
        state.scopes[frame.scope.index].variables[generic.name] = .type(type)
      }
    }
  }

  /// Runs the statements of a function; a single expression is its result.
  func runBody(_ nodes: [SyntaxNode], _ frame: Frame) -> Value {
    if nodes.count == 1, let only = nodes.first, only.kind.isExpression {
      return evaluate(only, frame)
    }
    if case .returned(let value) = runFlat(nodes, frame) { return value }
    return .void
  }

  /// The same, or the result of a result builder.
  func runBody(_ nodes: [SyntaxNode], builtBy builder: String?, _ frame: Frame) -> Value {
    builder.map { resultBuilder.build(nodes, with: $0, frame) } ?? runBody(nodes, frame)
  }

  /// Runs a closure.
  func call(_ closure: Closure, _ arguments: [Argument], at place: SourcePlace) -> Value {
    guard depth < Self.deepestCall else { return .unknown("a closure calls itself") }
    visited.insert(closure.node.place)
    depth += 1
    defer { depth -= 1 }
    var frame = closure.frame
    frame.scope = state.makeScope(in: closure.frame.scope)
    frame.isInitializer = false
    let names = closure.node.children(.parameter).map { $0.text }
    var values = arguments.map { $0.value }
    // A tuple fills several parameters.
    if names.count > 1, values.count == 1, case .tuple(let parts) = values[0] {
      values = parts.map { $0.value }
    }
    for (index, value) in values.enumerated() {
      state.scopes[frame.scope.index].variables["$\(index)"] = value
    }
    for (index, name) in names.enumerated() where name != "_" {
      state.scopes[frame.scope.index].variables[name] =
        index < values.count ? values[index] : .unknown("the parameter '\(name)' isn't known")
    }
    let statements = closure.node.child(.block)?.children ?? []
    return runBody(statements, builtBy: closure.builder, frame)
  }
}

extension SyntaxKind {
  /// Whether nodes of this kind have a value.
  var isExpression: Bool {
    switch self {
    case .name, .integer, .float, .boolean, .nil, .string, .interpolated, .member, .call,
      .subscript, .array, .dictionary, .tuple, .group, .closure, .infix, .prefix, .postfix,
      .ternary, .optional, .force, .cast, .typeName, .if, .switch:
      true
    default: false
    }
  }
}
