/// Types and how values become values of them.
extension Evaluator {
  /// The class and everything it inherits from: superclasses, nearest first, then protocols.
  func classChain(of type: String) -> [String] {
    if let known = chains[type] { return known }
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
    chains[type] = chain
    return chain
  }

  private static let swiftAncestors: [String: [String]] = [
    "Array": ["Collection", "Sequence", "RandomAccessCollection", "MutableCollection"],
    "Int": ["BinaryInteger", "FixedWidthInteger", "Numeric"],
    "CGFloat": ["Double", "Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric"],
  ]

  private func home(of type: String) -> Int { declarations.types[type]?.place.file ?? file }

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

  /// The name of a value's type, under which extensions are found; nil where it has none.
  func typeName(of value: Value) -> String? {
    switch value {
    case .object(let object): state[object].className
    case .string: "String"
    case .number(let number):
      number.kind == .floating ? "CGFloat" : number.kind == .integer ? "Int" : "CGFloat"
    case .array: "Array"
    case .structure(let name, _): name
    case .symbol(_, let type, _): type
    case .font: "UIFont"
    case .anchor(let anchor):
      anchor.attribute.isSize
        ? "NSLayoutDimension"
        : anchor.attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    default: nil
    }
  }

  /// The value where a type is wanted: implicit members get their type, literals their kind.
  func coerce(_ value: Value, to type: String?, in owner: String?) -> Value {
    guard let type else { return value }
    switch value {
    case .symbol(let name, nil, let arguments):
      let plain = TypeName.plain(type)
      let resolved = declarations.resolve(plain, in: owner, from: file) ?? plain
      return implicit(name, of: resolved, arguments)
    case .number(let number) where number.kind == .literal:
      let plain = TypeName.plain(type)
      let resolved = declarations.resolve(plain, in: owner, from: file) ?? plain
      return UIKitConstants.numberTypes[resolved].map { .number(number.literal(as: $0)) } ?? value
    case .array(let values):
      guard let element = TypeName.element(type) else { return value }
      return .array(values.map { coerce($0, to: element, in: owner) })
    case .dictionary(let pairs):
      guard let (key, element) = TypeName.pair(type) else { return value }
      return .dictionary(
        pairs.map { (coerce($0.key, to: key, in: owner), coerce($0.value, to: element, in: owner)) }
      )
    case .tuple(let parts):
      guard let types = TypeName.parts(type), types.count == parts.count else { return value }
      return .tuple(
        zip(parts, types).map {
          ($1.label ?? $0.label, coerce($0.value, to: $1.type, in: owner))
        })
    default: return value
    }
  }

  private func implicit(_ name: String, of type: String, _ arguments: [Argument]?) -> Value {
    let node = arguments?.first?.node ?? Self.nowhere
    let frame = Frame(me: nil, owner: nil, scope: state.makeScope(in: nil))
    guard let arguments else {
      return member(name, of: .type(type), at: node.place)
    }
    return call(method: name, of: .type(type), arguments, node, frame)
  }

  static let nowhere = SyntaxNode(
    .unknown, "", SourcePlace(file: 0, line: 0, column: 0), [])

  /// The number of a value, where a number of some type is wanted.
  func number(_ value: Value, _ type: String = "CGFloat") -> Double? {
    coerce(value, to: type, in: nil).asNumber
  }

  /// The number of a priority.
  func priority(_ value: Value) -> Double? {
    switch value {
    case .number(let number): return number.value
    case .symbol(let name, let type, nil):
      if let type, type != "UILayoutPriority" { return nil }
      let found = staticMember(name, of: "UILayoutPriority")
      return found?.asNumber ?? (found == nil ? UIKitConstants.priorities[name] : nil)
    case .symbol(let name, _, let arguments?):
      guard let first = arguments.first?.value, name == "init" else {
        return coerce(value, to: "UILayoutPriority", in: nil).asNumber
      }
      return priority(first)
    default: return nil
    }
  }
}
