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

  /// Whether nothing is known of a value that speaks against a cast.
  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .object(let object): state[object].isPlaceholder
    case .number: false
    default: true
    }
  }

  /// A type by the name that it has in a function: its own types and generic parameters come first.
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
