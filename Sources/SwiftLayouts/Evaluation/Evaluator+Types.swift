/// Types and how values become values of them.
extension Evaluator {
  /// The name of a value's type, which extensions are found by; nil if it has none.
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
