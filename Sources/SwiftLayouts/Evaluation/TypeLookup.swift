/// Looks up inherited and declared members of types, and the function of a call.
struct TypeLookup: EvaluatorPart {
  let evaluator: Evaluator

  /// The class and everything it inherits from: superclasses, nearest first, then protocols.
  func classChain(of type: String) -> [String] {
    if let known = evaluator.chains[type] { return known }
    var chain = [type] + superclasses(of: type)
    var index = 0
    while index < chain.count, chain.count < 64 {
      for name in declarations.types[chain[index]]?.inherited ?? [] {
        let resolved =
          declarations.resolve(name, in: chain[index], from: home(of: chain[index])) ?? name
        if !chain.contains(resolved) { chain.append(resolved) }
      }
      index += 1
    }
    for name in Self.swiftAncestors[type] ?? [] where !chain.contains(name) { chain.append(name) }
    evaluator.chains[type] = chain
    return chain
  }

  private static let swiftAncestors: [String: [String]] = [
    "Array": ["Collection", "Sequence", "RandomAccessCollection", "MutableCollection"],
    "Int": ["BinaryInteger", "FixedWidthInteger", "Numeric"],
    "CGFloat": ["Double", "Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric"],
  ]

  private func home(of type: String) -> Int {
    declarations.types[type]?.place.file ?? evaluator.file
  }

  /// The superclasses of a class, nearest first.
  func superclasses(of type: String) -> [String] {
    var found: [String] = []
    var next = type
    while found.count < 32 {
      guard let superclass = superclass(of: next), !found.contains(superclass), superclass != type
      else { break }
      found.append(superclass)
      next = superclass
    }
    return found
  }

  private func superclass(of type: String) -> String? {
    guard let declaration = declarations.types[type], declaration.kind == .class else {
      return UIKitClasses.superclasses[type]
    }
    guard let written = declaration.inherited.first else { return nil }
    let name = declarations.resolve(written, in: type, from: declaration.place.file) ?? written
    if declarations.types[name]?.kind == .class || UIKitClasses.superclasses[name] != nil {
      return name
    }
    // For a class from another module, the name shows that it is a view.
    let isOwn = declarations.types[name] != nil && declarations.types[name]?.kind != .extended
    if !isOwn, UIKitClasses.looksLikeView(name) { return "UIView" }
    return !isOwn && name.hasSuffix("ViewController") ? "UIViewController" : nil
  }

  /// Whether the first ancestor of a class that isn't in the files is from another module, so that it may be anything.
  func derivesFromElsewhere(_ type: String) -> Bool {
    let last = superclasses(of: type).last ?? type
    guard let declaration = declarations.types[last], declaration.kind == .class,
      let written = declaration.inherited.first, written != "NSObject"
    else { return false }
    return declarations.resolve(written, in: last, from: declaration.place.file) == nil
  }

  /// The property that a type or one of its ancestors declares.
  func declaredProperty(_ name: String, of type: String) -> PropertyDeclaration? {
    for ancestor in classChain(of: type) {
      if let property = declarations.types[ancestor]?.property(
        name, isStatic: false, from: evaluator.file),
        declarations.types[ancestor]?.kind != .protocol || property.getter != nil
      {
        return property
      }
    }
    return nil
  }

  func hasMethod(_ name: String, _ type: String) -> Bool {
    classChain(of: type).contains { ancestor in
      declarations.types[ancestor]?.functions[name]?.contains { $0.isVisible(from: evaluator.file) }
        == true
    }
  }
}

extension Evaluator {
  var types: TypeLookup { TypeLookup(evaluator: self) }
}

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
    // Of several that fit, Swift chooses the one with the fewest defaults.
    let fewest = exact.map { $0.parameters.count }.min()
    let best = exact.filter { $0.parameters.count == fewest }
    return best.count == 1
      ? best[0] : declarations.nearest(best, to: evaluator.file) { $0.place.file }
  }

  /// Whether a parameter can't take a value at all: it wants a function and the value is an array, or the other way
  /// around.
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

  /// For each argument, the index of its parameter; nil if the call doesn't fit.
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

  /// Whether a value can be of a parameter's type, as far as is known.
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
