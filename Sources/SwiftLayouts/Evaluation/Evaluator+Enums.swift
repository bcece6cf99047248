/// Enums of the app with raw values.
extension Evaluator {
  /// The raw value of a case; nil if the enum has none of that name.
  ///
  /// Numbers count on from the case before, and texts are the name.
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

  /// `Size(rawValue: 2)`: the case of a raw value.
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
