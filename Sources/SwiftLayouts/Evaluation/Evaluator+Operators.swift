/// Operators.
extension Evaluator {
  func prefix(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard let operand = node.child(at: 0) else { return .unknown("an operator") }
    let value = evaluate(operand, frame)
    if let made = callOperator(node.text, [value], node) { return made }
    switch (node.text, value) {
    case ("-", .number(let number)):
      return .number(Number(-number.value, number.kind, whole: -number.whole))
    case ("+", .number): return value
    case ("...", .number(let end)), ("..<", .number(let end)):
      let range = NumberRange(nil, end, isClosed: node.text == "...")
      return range.map(Value.range) ?? .unknown("a range")
    case ("!", .bool(let bool)): return .bool(!bool)
    case ("-", .symbol):
      return number(value).map { .number(-$0) } ?? .unknown("a number isn't known")
    case (_, .unknown): return value
    default: return .unknown("the operator \(node.text) isn't read here")
    }
  }

  func postfix(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard let operand = node.child(at: 0) else { return .unknown("an operator") }
    let value = evaluate(operand, frame)
    if node.text == "...", case .number(let start) = value {
      return NumberRange(start, nil, isClosed: false).map(Value.range) ?? .unknown("a range")
    }
    return callOperator(node.text, [value], node)
      ?? .unknown(value.unknownReason ?? "the operator \(node.text) isn't read here")
  }

  static func isCompound(_ sign: String) -> Bool { compound[sign] != nil }

  func infix(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard node.children.count == 2 else { return .unknown("an operator") }
    if let compound = Self.compound[node.text] {
      let sum = apply(
        compound, evaluate(node.children[0], frame), evaluate(node.children[1], frame), node, frame)
      assignment.assign(sum, to: node.children[0], frame)
      return .void
    }
    let left = evaluate(node.children[0], frame)
    switch (node.text, left) {
    case ("&&", .bool(false)), ("||", .bool(true)): return left
    case ("??", .none): return evaluate(node.children[1], frame)
    case ("??", .unknown):
      return controlFlow.assumed() == false ? evaluate(node.children[1], frame) : left
    case ("??", _): return left
    default: break
    }
    return apply(node.text, left, evaluate(node.children[1], frame), node, frame)
  }

  private static let compound = Dictionary(
    uniqueKeysWithValues: [
      "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*",
    ].map { ($0 + "=", $0) })

  func apply(
    _ sign: String, _ left: Value, _ right: Value, _ node: SyntaxNode, _ frame: Frame
  ) -> Value {
    if case .bool(let bool) = right, (sign, bool) == ("||", true) || (sign, bool) == ("&&", false) {
      return right
    }
    if let made = callOperator(sign, [left, right], node) { return made }
    if let made = libraries.libraryOperator(sign, left, right, node, frame) { return made }
    switch (left, right) {
    case (.number(let a), .number(let b)): return Number.arithmetic(sign, a, b)
    case (.bool(let a), .bool(let b)) where Self.logic[sign] != nil:
      return .bool(Self.logic[sign]?(a, b) ?? false)
    case (.string(let a), .string(let b)) where sign == "+": return Value.string(a + b).limited
    case (.array(let a), .array(let b)) where sign == "+": return Value.array(a + b).limited
    case (.symbol, .number), (.symbol, .symbol), (.number, .symbol):
      if let a = priority(left), let b = priority(right), ["+", "-"].contains(sign) {
        return Number.arithmetic(sign, Number(a), Number(b))
      }
      // `.margin * 2`, if the app adds a margin to CGFloat.
      if let a = number(left), let b = number(right) {
        return Number.arithmetic(sign, Number(a), Number(b))
      }
    case (.type(let a), .type(let b)) where sign == "==" || sign == "===": return .bool(a == b)
    default: break
    }
    if ["==", "===", "!=", "!=="].contains(sign) {
      guard let isEqual = left.isEqual(to: right) else {
        return .unknown(left.unknownReason ?? right.unknownReason ?? "a comparison isn't known")
      }
      return .bool(isEqual == sign.hasPrefix("="))
    }
    return .unknown(
      left.unknownReason ?? right.unknownReason ?? "the operator \(sign) isn't read here")
  }

  /// Calls an operator that the app declares for values like these; nil if it declares none.
  private func callOperator(_ sign: String, _ operands: [Value], _ node: SyntaxNode) -> Value? {
    // With unknown values, the operator can't be determined.
    guard operands.allSatisfy({ !$0.isUnknown && !$0.isNone }),
      operands.contains(where: { typeName(of: $0) != nil })
    else { return nil }
    let global = declarations.functions(sign, from: file) ?? []
    let ofTypes = operands.compactMap(typeName).flatMap { type in
      types.classChain(of: type).flatMap { self.declarations.types[$0]?.functions[sign] ?? [] }
    }
    let known = (global + ofTypes).filter { function in
      function.body != nil && function.parameters.count == operands.count
        && zip(function.parameters, operands).allSatisfy {
          types.accepts($0, $1, generics: function.generics)
        }
    }
    guard !known.isEmpty else { return nil }
    let nearest =
      known.count == 1 ? known[0] : declarations.nearest(known, to: file) { $0.place.file }
    guard let function = nearest else {
      let isComparison = ["==", "!=", "<", ">", "<=", ">="].contains(sign)
      return isComparison ? nil : .unknown("the operator \(sign) has several forms")
    }
    // Operators are called without labels.
    let arguments = zip(function.parameters, operands).map {
      Argument(label: $0.label ?? "", value: $1, node: node)
    }
    return invoke(function, me: function.owner.map(Value.type), arguments, at: node.place)
  }

  private static let logic: [String: @Sendable (Bool, Bool) -> Bool] = [
    "&&": { $0 && $1 }, "||": { $0 || $1 }, "==": { $0 == $1 }, "!=": { $0 != $1 },
  ]
}
