import AutoLayout

/// Members: `a.b`.
extension Evaluator {
  func member(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard let baseNode = node.child(at: 0) else {
      return .symbol(node.text, type: nil, arguments: nil)
    }
    if baseNode.kind == .name, baseNode.text == "super", let owner = frame.owner,
      let found = superProperty(node.text, owner, frame)
    {
      return found
    }
    return member(node.text, of: evaluate(baseNode, frame), at: node.place)
  }

  /// A computed property as declared by the superclass.
  private func superProperty(_ name: String, _ owner: String, _ frame: Frame) -> Value? {
    for ancestor in types.classChain(of: owner).dropFirst() {
      if let property = declarations.types[ancestor]?.property(name, isStatic: false, from: file),
        let getter = property.getter
      {
        return run(getter: getter, of: property, me: frame.me)
      }
    }
    return nil
  }

  func member(_ name: String, of base: Value, at place: SourcePlace) -> Value {
    switch base {
    case .unknown:
      return standIn(for: base, as: name, at: place).flatMap {
        memberIfAny(name, of: $0, at: place)
      }
        ?? base
    case .none: return base
    // Priorities are numbers.
    case .number where name == "rawValue": return base
    case .object(let object):
      return memberIfAny(name, of: object, at: place)
        ?? .unknown("'\(name)' of \(state[object].className) isn't known")
    case .type(let type): return typeMember(name, of: type)
    case .structure(let type, let fields):
      return structureMember(name, type, fields) ?? extensionMember(name, of: base)
    case .symbol(let symbol, let type, _):
      return symbolMember(name, symbol, type) ?? extensionMember(name, of: base)
    case .tuple(let parts):
      let index = Int(name)
      let found = parts.enumerated().first { $0.element.label == name || $0.offset == index }
      return found?.element.value ?? .unknown("a part of a tuple")
    case .array(let values):
      return swiftValues.arrayMember(name, values) ?? extensionMember(name, of: base)
    case .range(let range): return swiftValues.rangeMember(name, range)
    case .string(let text):
      return swiftValues.stringMember(name, text) ?? extensionMember(name, of: base)
    case .dictionary(let pairs):
      switch name {
      case "values": return .array(pairs.map { $0.value })
      case "keys": return .array(pairs.map { $0.key })
      case "isEmpty": return .bool(pairs.isEmpty)
      case "count": return .number(Number(Double(pairs.count), .integer))
      default: return .unknown("'\(name)' isn't read")
      }
    case .library(let value): return libraries.libraryMember(name, of: value, at: place)
    case .bounds(let view):
      guard case .structure(let type, let fields)? = uikitMembers.boundsNow(of: view) else {
        return .unknown("layout decides the bounds")
      }
      return structureMember(name, type, fields) ?? extensionMember(name, of: base)
    default: return extensionMember(name, of: base)
    }
  }

  /// A computed property that the app adds to a type of Swift or UIKit.
  private func extensionMember(_ name: String, of base: Value) -> Value {
    if let type = typeName(of: base), let property = types.declaredProperty(name, of: type) {
      if let getter = property.getter { return run(getter: getter, of: property, me: base) }
    }
    return .unknown("'\(name)' isn't known")
  }

  // MARK: Objects

  /// A member of an object; nil if it has none with that name.
  func memberIfAny(_ name: String, of id: ObjectID, at place: SourcePlace) -> Value? {
    let object = state[id]
    if name == "self" { return .object(id) }
    if let property = types.declaredProperty(name, of: object.className) {
      if let getter = property.getter { return run(getter: getter, of: property, me: .object(id)) }
      return object.fields[property.key] ?? initialize(property, of: id)
    }
    if types.hasMethod(name, object.className) { return .method(receiver: .object(id), name: name) }
    if let value = object.fields[name], name != "constraint" { return value }
    if let value = liveCalls.liveMember(name, of: id) { return value }
    if let found = libraries.libraryMember(name, of: id, at: place) { return found }
    return uikitMembers.builtInMember(name, of: id, at: place)
  }

  /// Gives a stored property its initial value, when it is first read.
  func initialize(_ property: PropertyDeclaration, of id: ObjectID) -> Value {
    let outer = file
    file = property.place.file
    defer { file = outer }
    let frame = Frame(
      me: .object(id), owner: property.owner, scope: state.makeScope(in: nil))
    var value: Value
    if let node = property.value {
      state[id].fields[property.key] = .unknown("'\(property.name)' depends on itself")
      depth += 1
      value =
        depth < Self.deepestCall
        ? evaluate(node, frame, expecting: property.type)
        : .unknown("'\(property.name)' depends on itself")
      depth -= 1
      value = coerce(value, to: property.type, in: property.owner)
      if case .unknown(let reason) = value, let type = property.type {
        value = placeholder(
          ofType: type, named: property.name, because: reason, frame, at: property.place)
      }
      value = value.settled(unless: property.type)
    } else if let type = property.type, TypeName.isOptional(type), !property.isOutlet,
      !state[id].isPlaceholder
    {
      value = .none
    } else {
      value = placeholder(
        ofType: property.type ?? "", named: property.name,
        because: property.isOutlet
          ? "the outlet '\(property.name)' is in a document"
          : "'\(property.name)' has no value in these files",
        frame, at: property.place)
    }
    suggest(name: property.name, for: value, isProperty: true)
    state[id].fields[property.key] = value
    return value
  }

  // MARK: Types

  private func typeMember(_ name: String, of type: String) -> Value {
    if name == "self" { return .type(type) }
    if let found = staticMember(name, of: type) { return found }
    if type == "UILayoutPriority", let number = UIKitConstants.priorities[name] {
      return .number(number)
    }
    if let number = UIKitConstants.members["\(type).\(name)"] { return .number(number) }
    if let known = environmentMembers.environmentMember(name, of: type) { return known }
    if type == AffineTransform.typeName, name == "identity" {
      return AffineTransform.identity.value
    }
    if name == "zero", let structure = UIKitConstants.structures[type] {
      return .structure(type, Dictionary(uniqueKeysWithValues: structure.map { ($0, 0) }))
    }
    if let declaration = declarations.types[type], declaration.kind != .extended {
      if name == "allCases", types.classChain(of: type).contains("CaseIterable") {
        return .array(declaration.cases.map { .symbol($0.name, type: type, arguments: nil) })
      }
      return .unknown("\(type) has no '\(name)' in these files")
    }
    // `UIFont.Weight` is a type of another module; `UIColor.red` is one of its values.
    if Self.looksLikeType(name) { return .type("\(type).\(name)") }
    guard SystemTypes.contains(type) else {
      return .unknown("'\(type).\(name)' isn't in these files")
    }
    return .symbol(name, type: type, arguments: nil)
  }

  private func structureMember(_ name: String, _ type: String, _ fields: [String: Double])
    -> Value?
  {
    guard type == "CGRect" else { return fields[name].map { .number($0) } }
    guard let rect = Value.structure(type, fields).asRect else { return nil }
    let (origin, size) = (rect.origin, rect.size)
    switch name {
    case "size": return Value(size)
    case "origin": return Value(origin)
    // A rectangle may have a negative size, but these properties are never negative.
    case "width": return .number(size.width.magnitude)
    case "height": return .number(size.height.magnitude)
    case "minX": return .number(min(origin.x, origin.x + size.width))
    case "minY": return .number(min(origin.y, origin.y + size.height))
    case "maxX": return .number(max(origin.x, origin.x + size.width))
    case "maxY": return .number(max(origin.y, origin.y + size.height))
    case "midX": return .number(rect.center.x)
    case "midY": return .number(rect.center.y)
    // This isn't UIKit's, but a common extension.
    case "center": return Value(rect.center)
    default: return nil
    }
  }

  private func symbolMember(_ name: String, _ symbol: String, _ type: String?) -> Value? {
    let path = type.map { "\($0).\(symbol)" } ?? symbol
    if name == "rawValue", let value = priority(.symbol(symbol, type: type, arguments: nil)) {
      return .number(value)
    }
    if name == "rawValue", let type, let value = rawValue(of: symbol, in: type) { return value }
    if let type, let property = types.declaredProperty(name, of: type), let getter = property.getter
    {
      return run(
        getter: getter, of: property, me: .symbol(symbol, type: type, arguments: nil))
    }
    return environmentMembers.environmentMember(name, of: path)
  }
}
