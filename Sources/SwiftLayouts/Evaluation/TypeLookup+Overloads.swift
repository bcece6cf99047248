/// Overload resolution.
extension TypeLookup {
  /// The method of an object that a call means.
  ///
  /// A private method of the type whose code runs comes first: it can't be overridden.
  func method(
    _ name: String, of type: String, _ arguments: [Argument], from owner: String? = nil
  ) -> FunctionDeclaration? {
    if let owner, let own = declarations.types[owner]?.functions[name] {
      let hidden = own.filter { $0.isPrivate && $0.isVisible(from: evaluator.file) && !$0.isStatic }
      if let found = choose(hidden, arguments) { return found }
    }
    for ancestor in classChain(of: type) {
      guard let functions = declarations.types[ancestor]?.functions[name] else { continue }
      if let found = choose(
        functions.filter { !$0.isStatic && $0.body != nil && $0.isVisible(from: evaluator.file) },
        arguments)
      {
        return found
      }
    }
    return nil
  }

  func staticFunction(_ name: String, _ type: String) -> [FunctionDeclaration] {
    classChain(of: type).flatMap { declarations.types[$0]?.functions[name] ?? [] }
      .filter { $0.isStatic && $0.isVisible(from: evaluator.file) }
  }

  func staticFunction(_ name: String, of type: String, _ arguments: [Argument])
    -> FunctionDeclaration?
  {
    choose(staticFunction(name, type), arguments)
  }

  /// The function that fits the arguments; nil if none does, or several do.
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
    return best.count == 1
      ? best[0] : declarations.nearest(best, to: evaluator.file) { $0.place.file }
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

  /// For each argument the number of its parameter; nil if the call doesn't fit.
  func assignment(of arguments: [Argument], to function: FunctionDeclaration) -> [Int]? {
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
}
