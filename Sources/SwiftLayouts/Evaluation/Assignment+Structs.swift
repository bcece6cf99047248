/// Structs, which every variable has to itself.
extension Assignment {
  /// Changes an object that an expression gives.
  ///
  /// A struct is changed on a copy, which the expression then stands for: other variables that had the
  /// same value keep it, as in Swift.
  func change<Result>(
    _ object: ObjectID, in node: SyntaxNode, _ frame: Frame, _ change: (ObjectID) -> Result
  ) -> Result {
    // Methods and initializers have a copy already.
    let isSelf = node.kind == .name && node.text == "self"
    guard isStruct(object), !isSelf else { return change(object) }
    let copy = state.make(state[object])
    let result = change(copy)
    assign(.object(copy), to: node, frame)
    return result
  }

  /// The value of a variable that is handed on with `&`.
  ///
  /// The effect of a function on it isn't followed, so it is unknown afterwards; an object keeps its identity.
  func lend(_ variable: SyntaxNode, _ frame: Frame) -> Value {
    let value = evaluator.evaluate(variable, frame)
    if case .object(let object) = value, !isStruct(object) { return value }
    assign(.unknown("what a function does with '&' isn't followed"), to: variable, frame)
    return value
  }

  private func isStruct(_ object: ObjectID) -> Bool {
    state[object].kind == .instance
      && (state[object].className == UIKitConstants.configuration
        || declarations.types[state[object].className]?.kind == .struct)
  }
}
