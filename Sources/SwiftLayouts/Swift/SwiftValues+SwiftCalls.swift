/// Methods of Swift's numbers, texts and ranges.
extension SwiftValues {
  private static let roundings: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]

  func callNumber(
    _ name: String, _ number: Number, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "rounded":
      guard let first else { return .number(number.value.rounded()) }
      guard let rule = first.asSymbol.flatMap({ Self.roundings[$0] }) else {
        return .unknown("a way of rounding isn't known")
      }
      return .number(number.value.rounded(rule))
    case "squareRoot": return number.value < 0 ? nil : .number(number.value.squareRoot())
    case "advanced":
      guard case .number(let distance)? = first else { return nil }
      return Number.arithmetic("+", number, distance)
    case "isMultiple":
      guard number.kind != .floating, let whole = Int(exactly: number.whole),
        let divisor = first?.asInteger
      else { return nil }
      return .bool(whole.isMultiple(of: divisor))
    case "truncatingRemainder":
      guard case .number(let divisor)? = first else { return nil }
      return Number.arithmetic(
        "%", number.literal(as: .floating), divisor.literal(as: .floating))
    case "signum":
      return .number(Number(number.whole > 0 ? 1 : number.whole < 0 ? -1 : 0, .integer))
    case "negate", "round", "formRemainder", "formTruncatingRemainder", "formSquareRoot":
      return changeUnknown("what '\(name)' gives isn't known", node, frame)
    default: return nil
    }
  }

  func callString(
    _ name: String, _ text: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    let other = arguments.first?.value.asString
    switch (name, arguments.count) {
    case ("uppercased", 0): return .string(text.uppercased())
    case ("lowercased", 0): return .string(text.lowercased())
    case ("hasPrefix", 1): return other.map { .bool(text.hasPrefix($0)) }
    case ("hasSuffix", 1): return other.map { .bool(text.hasSuffix($0)) }
    case ("contains", 1): return other.map { .bool(text.contains($0)) }
    case ("append", 1) where other != nil:
      guard let target = node.child(at: 0)?.child(at: 0) else { return nil }
      evaluator.assignment.assign(Value.string(text + (other ?? "")).limited, to: target, frame)
      return .void
    case _ where Self.changesText.contains(name):
      return changeUnknown("what '\(name)' makes of a text isn't known", node, frame)
    default: return nil
    }
  }

  private static let changesText: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "popLast", "makeContiguousUTF8", "write",
  ]

  /// Makes the variable unknown that a method is called on, as it changes that in a way that isn't followed.
  func changeUnknown(_ reason: String, _ node: SyntaxNode, _ frame: Frame) -> Value {
    if let target = node.child(at: 0)?.child(at: 0) {
      evaluator.assignment.assign(.unknown(reason), to: target, frame)
    }
    return .unknown(reason)
  }

  func rangeMember(_ name: String, _ range: NumberRange) -> Value {
    switch name {
    case "lowerBound": if let lower = range.lower { return .number(lower) }
    case "upperBound": if let upper = range.upper { return .number(upper) }
    case "isEmpty":
      if let lower = range.lower, let upper = range.upper {
        return .bool(!range.isClosed && lower.value == upper.value)
      }
    case "count": if let indices = range.indices { return .integer(indices.count) }
    default: break
    }
    return Value.range(range).asArray.flatMap { arrayMember(name, $0) }
      ?? .unknown("'\(name)' of a range isn't known")
  }

  func callRange(
    _ name: String, _ range: NumberRange, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) -> Value? {
    if name == "contains", case .number(let number)? = arguments.first?.value {
      return .bool(range.contains(number.inferred))
    }
    return Value.range(range).asArray.flatMap { callArray(name, $0, arguments, node, frame) }
  }
}
