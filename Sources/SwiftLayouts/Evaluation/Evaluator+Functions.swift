/// Functions of the app.
extension Evaluator {
  /// The method of an object that a call means.
  ///
  /// A private method of the type whose code runs comes first: it can't be overridden.
  func method(
    _ name: String, of type: String, _ arguments: [Argument], from owner: String? = nil
  ) -> FunctionDeclaration? {
    if let owner, let own = declarations.types[owner]?.functions[name] {
      let hidden = own.filter { $0.isPrivate && $0.isVisible(from: file) && !$0.isStatic }
      if let found = choose(hidden, arguments) { return found }
    }
    for ancestor in classChain(of: type) {
      guard let functions = declarations.types[ancestor]?.functions[name] else { continue }
      if let found = choose(
        functions.filter { !$0.isStatic && $0.body != nil && $0.isVisible(from: file) }, arguments)
      {
        return found
      }
    }
    return nil
  }

  func staticFunction(_ name: String, _ type: String) -> [FunctionDeclaration] {
    classChain(of: type).flatMap { declarations.types[$0]?.functions[name] ?? [] }
      .filter { $0.isStatic && $0.isVisible(from: file) }
  }

  func staticFunction(_ name: String, of type: String, _ arguments: [Argument])
    -> FunctionDeclaration?
  {
    choose(staticFunction(name, type), arguments)
  }

  /// The function that fits the arguments; nil where none does, or several do.
  func choose(_ functions: [FunctionDeclaration], _ arguments: [Argument]) -> FunctionDeclaration? {
    let fitting = functions.filter { function in
      guard let places = assignment(of: arguments, to: function) else { return false }
      return zip(arguments, places).allSatisfy { argument, place in
        !Self.excludes(function.parameters[place], argument.value)
      }
    }
    if fitting.count < 2 { return fitting.first }
    let exact = fitting.filter { function in
      guard let places = assignment(of: arguments, to: function) else { return false }
      return zip(arguments, places).allSatisfy { argument, place in
        accepts(function.parameters[place], argument.value, generics: function.generics)
      }
    }
    // Of several that fit, Swift takes the one with the fewest defaults.
    let fewest = exact.map { $0.parameters.count }.min()
    let best = exact.filter { $0.parameters.count == fewest }
    return best.count == 1 ? best[0] : declarations.nearest(best, to: file) { $0.place.file }
  }

  /// Whether a parameter can't take a value at all: a function where an array is, or the other way round.
  private static func excludes(_ parameter: FunctionDeclaration.Parameter, _ value: Value) -> Bool {
    let isFunction = TypeName.isFunction(parameter.type) && !parameter.type.contains("@autoclosure")
    return switch value {
    case .closure(let closure):
      TypeName.element(parameter.type) != nil || isFunction && !fits(closure, parameter.type)
    case .array, .object, .number, .string, .anchor, .structure: isFunction
    default: false
    }
  }

  /// Whether a closure names as many parameters as a function of a type takes.
  private static func fits(_ closure: Closure, _ type: String) -> Bool {
    let named = closure.node.children(.parameter).count
    guard named > 1, let taken = TypeName.parameterCount(ofFunction: type) else { return true }
    // A tuple fills several parameters.
    return named == taken || taken == 1
  }

  /// For each argument the number of its parameter; nil where the call doesn't fit.
  private func assignment(of arguments: [Argument], to function: FunctionDeclaration) -> [Int]? {
    var places: [Int] = []
    var next = 0
    let parameters = function.parameters
    for (number, argument) in arguments.enumerated() {
      if let last = places.last, parameters[last].isVariadic, argument.label.isEmpty,
        next == last + 1,
        number > 0
      {
        places.append(last)
        continue
      }
      while next < parameters.count, !fits(argument, parameters[next]) {
        guard parameters[next].defaultValue != nil || parameters[next].isVariadic else {
          return nil
        }
        next += 1
      }
      guard next < parameters.count else { return nil }
      places.append(next)
      next += 1
    }
    let isComplete = parameters.indices.dropFirst(next).allSatisfy {
      parameters[$0].defaultValue != nil || parameters[$0].isVariadic
    }
    return isComplete ? places : nil
  }

  private func fits(_ argument: Argument, _ parameter: FunctionDeclaration.Parameter) -> Bool {
    // A trailing closure has no label.
    if argument.label == "{" {
      return TypeName.isFunction(parameter.type) || parameter.type.contains("Closure")
        || declarations.aliases[TypeName.plain(parameter.type)] != nil
    }
    return argument.label == parameter.label ?? ""
  }

  /// Whether a value can be of a parameter's type, as far as that can be seen.
  func accepts(
    _ parameter: FunctionDeclaration.Parameter, _ value: Value,
    generics: [(name: String, bound: String?)] = []
  ) -> Bool {
    var type = TypeName.plain(parameter.type)
    if let generic = generics.first(where: { $0.name == type }) {
      guard let bound = generic.bound else { return true }
      type = TypeName.plain(bound)
    }
    switch value {
    case .number(let number):
      let wanted = UIKitConstants.numberTypes[type]
      return number.kind == .literal
        ? wanted != nil || type == "UILayoutPriority"
        : wanted == number.kind || type == "UILayoutPriority"
    case .structure(let name, _): return name == type
    case .string: return type == "String"
    case .bool: return type == "Bool"
    case .array: return TypeName.element(parameter.type) != nil || parameter.isVariadic
    case .object(let object):
      return classChain(of: state[object].className).contains(type)
        || declarations.types[type]?.kind == .protocol || type == "Any" || type == "AnyObject"
    case .anchor: return type.contains("Anchor") || type == "NSLayoutDimension"
    case .closure: return TypeName.isFunction(parameter.type)
    case .none: return TypeName.isOptional(parameter.type)
    case .symbol(_, let known?, _):
      return type == "Self" || known.hasSuffix(".\(type)") || classChain(of: known).contains(type)
    default: return true
    }
  }

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
    let value =
      function.builder.map { build(body.children, with: $0, frame) }
      ?? runBody(body.children, frame)
    return function.result.map { coerce(value, to: $0, in: function.owner) } ?? value
  }

  private func bind(_ arguments: [Argument], to function: FunctionDeclaration, _ frame: Frame) {
    let places = assignment(of: arguments, to: function) ?? []
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

  /// Declares what the generic parameters of a call stand for, as far as arguments show it.
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
    return closure.builder.map { build(statements, with: $0, frame) } ?? runBody(statements, frame)
  }
}

extension SyntaxKind {
  /// Whether a node of the kind has a value.
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
