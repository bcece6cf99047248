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
    // A class of another module; that it is a view shows in its name.
    let isOwn = declarations.types[name] != nil && declarations.types[name]?.kind != .extended
    if !isOwn, UIKitClasses.looksLikeView(name) { return "UIView" }
    return !isOwn && name.hasSuffix("ViewController") ? "UIViewController" : nil
  }

  /// Whether the first class above a class that isn't in the files is of another module, so that it may be
  /// anything.
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
