import AutoLayout

/// Objects and their initializers.
extension Evaluator {
  /// `Type(…)`.
  func construct(
    _ written: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value {
    if written.hasPrefix("[") {
      if TypeName.pair(written) != nil {
        return arguments.isEmpty ? .dictionary([]) : .unknown("a dictionary")
      }
      return swiftValues.list(arguments, of: TypeName.element(written), in: frame.owner)
    }
    let type = declarations.resolve(written, in: frame.owner, from: file) ?? TypeName.plain(written)
    if type == "NSLayoutConstraint" || declarations.types[type] == nil
      || declarations.types[type]?.kind == .extended
    {
      if let function = types.choose(initializers(of: type), arguments),
        declarations.types[type] != nil
      {
        return constructExtended(type, function, arguments, node)
      }
      return uikitCalls.constructBuiltIn(type, arguments, node, frame)
    }
    guard let declaration = declarations.types[type] else { return .unknown(type) }
    switch declaration.kind {
    case .class, .struct: break
    case .enum: return enumCase(of: declaration, arguments)
    case .protocol, .extended: return .unknown("\(type) isn't a class in these files")
    }
    guard depth < Self.deepestCall else { return .unknown("\(type) contains itself") }
    depth += 1
    defer { depth -= 1 }
    let object = makeObject(of: type, at: node.place)
    for ancestor in ([type] + types.superclasses(of: type)).reversed() {
      for property in declarations.types[ancestor]?.properties ?? []
      where !property.isStatic && !property.isLazy && property.isStored && property.value != nil {
        if state[object].fields[property.key] == nil { _ = initialize(property, of: object) }
      }
    }
    if declaration.kind == .struct, declaration.initializers.isEmpty {
      fill(object, declaration, arguments)
    } else {
      runInitializer(of: object, from: type, arguments, node, frame)
    }
    return .object(object)
  }

  private func initializers(of type: String) -> [FunctionDeclaration] {
    declarations.types[type]?.initializers ?? []
  }

  /// An initializer that the app adds to a class of UIKit.
  private func constructExtended(
    _ type: String, _ function: FunctionDeclaration, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value {
    if UIKitConstants.structures[type] != nil || UIKitConstants.numberTypes[type] != nil {
      // The value is that of the initializer to which it delegates.
      let value = invoke(function, me: .type(type), arguments, at: node.place)
      if case .structure(type, _) = value { return value }
      return value.unknownReason.map(Value.unknown)
        ?? .unknown("an initializer of \(type) by the app isn't read")
    }
    let object = makeObject(of: type, at: node.place)
    _ = invoke(function, me: .object(object), arguments, at: node.place)
    return .object(object)
  }

  func makeObject(of type: String, at place: SourcePlace) -> ObjectID {
    let chain = types.classChain(of: type)
    let kind: Object.Kind =
      chain.contains("UIView")
      ? .view
      : chain.contains("UIViewController")
        ? .controller : chain.contains("UILayoutGuide") ? .guide : .instance
    return state.make(Object(kind, type, place))
  }

  /// The memberwise initializer of a struct.
  private func fill(_ object: ObjectID, _ declaration: TypeDeclaration, _ arguments: [Argument]) {
    for argument in arguments {
      guard let property = declaration.property(argument.label, isStatic: false, from: file) else {
        continue
      }
      state[object].fields[property.key] =
        coerce(argument.value, to: property.type, in: declaration.name)
    }
  }

  /// Runs the initializer of a class, or of a superclass if the class inherits its initializers.
  func runInitializer(
    of object: ObjectID, from type: String, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) {
    for ancestor in [type] + types.superclasses(of: type) {
      guard let found = declarations.types[ancestor]?.initializers, !found.isEmpty else { continue }
      if let function = types.choose(found, arguments) {
        _ = invoke(function, me: .object(object), arguments, at: node.place)
        return
      }
      // `init()` of a view calls `init(frame:)`.
      if arguments.isEmpty,
        let function = found.first(where: { $0.parameters.map { $0.label } == ["frame"] })
      {
        let argument = Argument(label: "frame", value: Value(Rect.zero), node: node)
        _ = invoke(function, me: .object(object), [argument], at: node.place)
        return
      }
    }
    uikitCalls.initializeBuiltIn(object, arguments, node, frame)
  }

  func runSuperInitializer(
    of object: ObjectID, _ owner: String, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) {
    guard let superclass = types.superclasses(of: owner).first else { return }
    runInitializer(of: object, from: superclass, arguments, node, frame)
  }

  // MARK: Placeholders

  /// A placeholder for a value; only its type is known.
  func placeholder(
    ofType written: String, named name: String, because reason: String, _ frame: Frame,
    at place: SourcePlace
  ) -> Value {
    if TypeName.isFunction(written) || TypeName.element(written) != nil { return .unknown(reason) }
    let type = declarations.resolve(written, in: frame.owner, from: file) ?? TypeName.plain(written)
    let chain = types.classChain(of: type)
    let kind = declarations.types[type]?.kind
    let isKnown =
      ["UIView", "UIViewController", "UILayoutGuide"].contains(where: chain.contains)
      || kind == .class || kind == .struct || UIKitClasses.looksLikeView(type) && kind == nil
    if kind == .protocol, types.classChain(of: "UIView").contains(type) {
      return placeholder(ofType: "UIView", named: name, because: reason, frame, at: place)
    }
    guard isKnown, !chain.contains("NSLayoutConstraint") else { return .unknown(reason) }
    let object = makeObject(of: type, at: place)
    state[object].isPlaceholder = true
    if UIKitClasses.looksLikeView(type), kind == nil { state[object].kind = .view }
    if !name.isEmpty { state[object].name = NameHint(text: name, isProperty: false) }
    return .object(object)
  }

  /// Remembers the name of a view or constraint.
  func suggest(name: String, for value: Value, isProperty: Bool) {
    guard case .object(let object) = value, name != "self" else { return }
    if let known = state[object].name, known.isProperty || !isProperty { return }
    state[object].name = NameHint(text: name, isProperty: isProperty)
  }
}

/// Enums of the app with raw values.
extension Evaluator {
  /// The raw value of a case; nil if the enum has none with that name.
  ///
  /// Numbers continue from the previous case, and texts are the case's name.
  func rawValue(of name: String, in type: String) -> Value? {
    guard let declaration = declarations.types[type],
      let index = declaration.cases.firstIndex(where: { $0.name == name })
    else { return nil }
    let frame = Frame(me: nil, owner: type, scope: state.makeScope(in: nil))
    let before = declaration.cases[...index].lastIndex { $0.value != nil }
    let explicit = before.flatMap { declaration.cases[$0].value }
    let start = explicit.map { evaluate($0, frame) }
    let distance = Double(index - (before ?? 0))
    for written in declaration.inherited {
      let plain = declarations.resolve(written, in: type, from: declaration.place.file) ?? written
      if let kind = UIKitConstants.numberTypes[plain] {
        guard case .number(let number) = start ?? .number(Number(0, .literal)) else { return start }
        return .number(Number(number.literal(as: kind).value + distance, kind))
      }
      if plain == "String" { return distance == 0 && explicit != nil ? start : .string(name) }
    }
    return distance == 0 && explicit != nil
      ? start : .unknown("the raw value of '\(name)' isn't known")
  }

  /// `Size(rawValue: 2)`: the case with a raw value.
  func enumCase(of declaration: TypeDeclaration, _ arguments: [Argument]) -> Value {
    let unknown = Value.unknown("a value of \(declaration.name) isn't known")
    guard arguments.count == 1, arguments[0].label == "rawValue", declaration.initializers.isEmpty
    else { return unknown }
    for (name, _) in declaration.cases {
      guard let isEqual = rawValue(of: name, in: declaration.name)?.isEqual(to: arguments[0].value)
      else { return unknown }
      if isEqual { return .symbol(name, type: declaration.name, arguments: nil) }
    }
    return .none
  }
}

/// Stand-ins for unknown views, in code that isn't in the first layout.
///
/// The view `tabs[index].button` may be known only at run time, but its use shows that it is a view.
extension Evaluator {
  /// A stand-in view for an unknown value that is used in a way only possible for views and guides.
  func standIn(for value: Value, as name: String, at place: SourcePlace) -> ObjectID? {
    guard standsIn, value.isUnknown, Self.isOfViews(name) else { return nil }
    return makeStandIn(at: place)
  }

  private static func isOfViews(_ name: String) -> Bool {
    name == "snp" || name.hasPrefix("mas_") || AnchorCalls.anchors[name] != nil
      || AnchorCalls.guides[name] != nil || CallLibrary.pureLayout.has(name)
  }

  private func makeStandIn(at place: SourcePlace) -> ObjectID {
    var view = Object(.view, "UIView", place)
    view.isPlaceholder = true
    return state.make(view)
  }

  /// The superview of an item, or a stand-in for it if code elsewhere adds the item.
  func superview(of item: ObjectID) -> ObjectID? {
    if let parent = state[item].parent { return parent }
    guard standsIn, state[item].constraint == nil, state[item].kind != .controller else {
      return nil
    }
    let parent = makeStandIn(at: state[item].place)
    if state[item].kind == .guide {
      state[item].parent = parent
    } else {
      hierarchy.add(item, to: parent, at: nil)
    }
    return parent
  }
}
