/// Types, and how values are converted to them.
extension Evaluator {
  /// The name of a value's type, by which extensions are found; nil if it has none.
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

  /// The value converted to an expected type: implicit members get their type, literals their kind.
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

  /// The number of a value where a number of some type is expected.
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

/// Casts: `as?`, `as!`, `is`, and the patterns that ask for a type.
extension Evaluator {
  func cast(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard node.children.count == 2 else { return .unknown("a cast") }
    let value = evaluate(node.children[0], frame)
    let type = node.children[1].text
    if node.text == "is" {
      return has(value, type, frame).map(Value.bool)
        ?? .unknown(value.unknownReason ?? "the type of a value isn't known")
    }
    if node.text == "as" { return coerce(value, to: type, in: frame.owner) }
    if case .unknown(let reason) = value {
      // The result of a cast to a view is a view.
      return placeholder(ofType: type, named: "", because: reason, frame, at: node.place)
    }
    if value.isNone { return value }
    switch has(value, type, frame) {
    case true?: return coerce(value, to: type, in: frame.owner)
    case false?: return node.text == "as?" ? .none : .unknown("a cast to \(type) fails here")
    case nil where isOpen(value): return coerce(value, to: type, in: frame.owner)
    case nil: return .unknown("the type of a value isn't known")
    }
  }

  /// Whether nothing known about a value rules out a cast.
  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .object(let object): state[object].isPlaceholder
    case .number: false
    default: true
    }
  }

  /// A type by its name inside a function: local types and generic parameters come first.
  private func typeNamed(_ name: String, _ frame: Frame) -> String {
    if let scope = state.scope(declaring: name, from: frame.scope),
      case .type(let type)? = state.scopes[scope.index].variables[name]
    {
      return type
    }
    return declarations.resolve(name, in: frame.owner, from: file) ?? name
  }

  /// Whether a value is of a type; nil if unknown.
  func has(_ value: Value, _ written: String, _ frame: Frame) -> Bool? {
    let plain = TypeName.plain(written)
    if plain == "Any" { return value.isUnknown ? nil : true }
    if let element = TypeName.element(written), case .array(let values) = value {
      let found = values.map { has($0, element, frame) }
      return found.contains(false) ? false : found.contains(nil) ? nil : true
    }
    let type = typeNamed(plain, frame)
    let isOwn = declarations.types[type].map { $0.kind != .extended } ?? false
    let isKnown = isOwn || UIKitClasses.superclasses[type] != nil || type == "UIView"
    switch value {
    case .object(let object):
      let name = state[object].className
      if types.classChain(of: name).contains(type) || type == "AnyObject" { return true }
      return isKnown && !state[object].isPlaceholder && !types.derivesFromElsewhere(name)
        ? false : nil
    case .number(let number):
      guard let kind = UIKitConstants.numberTypes[type] else {
        return isKnown || type == "String" ? false : nil
      }
      if type == "Int" { return number.kind != .floating }
      // The floating-point types aren't distinguished.
      return kind == .floating && number.kind != .floating && type != "NSNumber" ? false : nil
    case .string:
      return type == "String"
        ? true : isKnown || UIKitConstants.numberTypes[type] != nil ? false : nil
    case .symbol(_, let known?, _):
      return types.classChain(of: known).contains(type) ? true : nil
    default: return nil
    }
  }
}
