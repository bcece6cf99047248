/// Expressions.
extension Evaluator {
  /// The value of an expression; the context may specify the expected type.
  func evaluate(_ node: SyntaxNode, _ frame: Frame, expecting type: String? = nil) -> Value {
    countStep()
    let outer = file
    file = node.place.file
    defer { file = outer }
    if isExhausted { return .unknown("the code takes too many steps") }
    switch node.kind {
    case .name: return value(named: node.text, frame, at: node.place)
    case .integer: return Self.number(node.text, .literal)
    case .float: return Self.number(node.text, .floating)
    case .boolean: return .bool(node.text == "true")
    case .nil: return .none
    case .string: return .string(node.text)
    case .interpolated: return interpolated(node, frame)
    case .member: return member(node, frame)
    case .call: return call(node, frame, expecting: type)
    case .subscript: return element(node, frame)
    case .array: return .array(node.children.map { evaluate($0, frame) })
    case .dictionary: return dictionary(node, frame)
    case .tuple:
      return .tuple(
        node.children.compactMap { part in
          part.child(at: 0).map { (part.text, evaluate($0, frame)) }
        })
    case .force:
      let value = node.child(at: 0).map { evaluate($0, frame, expecting: type) } ?? .void
      if value.isNone {
        refuse("this is nil, and '!' ends the app where nothing is there", at: node.place)
      }
      return value
    case .group, .optional, .inout:
      return node.child(at: 0).map { evaluate($0, frame, expecting: type) } ?? .void
    case .closure:
      let closure = Closure(node: node, frame: frame)
      remember(closure)
      return .closure(closure)
    case .ternary: return ternary(node, frame)
    case .infix: return infix(node, frame)
    case .prefix: return prefix(node, frame)
    case .postfix: return postfix(node, frame)
    case .keyPath: return .keyPath(node.text.split(separator: ".").map(String.init))
    case .assign: return assignment.assign(node, frame)
    case .cast: return cast(node, frame)
    case .typeName:
      return .type(TypeName.element(node.text).map { "[\($0)]" } ?? TypeName.plain(node.text))
    case .if: return valueOfBranch(controlFlow.runIf(asReturn(node), frame))
    case .switch: return valueOfBranch(controlFlow.runSwitch(asReturn(node), frame))
    case .identifier: return value(named: node.text, frame, at: node.place)
    default: return .unknown("an expression of this kind isn't read")
    }
  }

  private static func number(_ text: String, _ kind: Number.Kind) -> Value {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      if let value = Int(digits.dropFirst(2), radix: radix) {
        return .number(Number(Double(value), kind))
      }
    }
    return Double(digits).map { .number(Number($0, kind)) } ?? .unknown("the number \(text)")
  }

  private func interpolated(_ node: SyntaxNode, _ frame: Frame) -> Value {
    var text = ""
    for part in node.children {
      switch evaluate(part, frame) {
      case .string(let piece): text += piece
      case .number(let number) where number.kind != .floating:
        guard let whole = Int(exactly: number.value) else { return .unknown("a text") }
        text += String(whole)
      case let other where live != nil && !other.isUnknown: text += liveCalls.text(of: other)
      case let other: return .unknown(other.unknownReason ?? "a text is made of other values")
      }
    }
    return Value.string(text).limited
  }

  private func dictionary(_ node: SyntaxNode, _ frame: Frame) -> Value {
    var pairs: [(key: Value, value: Value)] = []
    for index in stride(from: 0, to: node.children.count - 1, by: 2) {
      pairs.append(
        (evaluate(node.children[index], frame), evaluate(node.children[index + 1], frame)))
    }
    return .dictionary(pairs)
  }

  private func ternary(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard node.children.count == 3 else { return .unknown("a condition") }
    let condition = evaluate(node.children[0], frame)
    if let holds = condition.asBool ?? controlFlow.assumed() {
      return evaluate(node.children[holds ? 1 : 2], frame)
    }
    let values = [1, 2].map { evaluate(node.children[$0], frame) }
    if values[0].isEqual(to: values[1]) == true { return values[0] }
    return .unknown(condition.unknownReason ?? "a condition isn't known")
  }

  // MARK: Expressions that branch

  private func valueOfBranch(_ flow: Flow) -> Value {
    if case .returned(let value) = flow { return value }
    return .void
  }

  /// An `if` or `switch` whose branches return their last expression.
  private func asReturn(_ node: SyntaxNode) -> SyntaxNode {
    let children = node.children.map { child -> SyntaxNode in
      switch child.kind {
      case .switchCase: return asReturn(child)
      case .block:
        guard let last = child.children.last, child.children.count == 1,
          ![.return, .variable, .assign, .guard, .for, .throw, .break].contains(last.kind)
        else { return child }
        let returned =
          last.kind == .if || last.kind == .switch
          ? asReturn(last) : SyntaxNode(.return, "", last.place, [last])
        return SyntaxNode(.block, "", child.place, [returned])
      default: return child
      }
    }
    return SyntaxNode(node.kind, node.text, node.place, children)
  }
}

/// Elements of values, and calls of values.
extension Evaluator {
  /// `values[0]`, `views["name"]`.
  func element(_ node: SyntaxNode, _ frame: Frame) -> Value {
    guard let baseNode = node.child(at: 0) else { return .unknown("an element") }
    let base = evaluate(baseNode, frame)
    let arguments = evaluateArguments(of: node, frame)
    let key = arguments.first?.value ?? .void
    if case .keyPath(let names) = key, arguments.first?.label == "keyPath" {
      return names.reduce(base) { member($1, of: $0, at: node.place) }
    }
    if let type = typeName(of: base),
      let function = types.method("subscript", of: type, arguments, from: frame.owner)
    {
      return invoke(function, me: base, arguments, at: node.place)
    }
    switch base {
    case .unknown(let reason): return .unknown(reason)
    case .none: return .none
    case .array(let values):
      if case .range(let range) = key {
        guard let indices = range.indices(in: values.count), indices.lowerBound >= 0,
          indices.upperBound <= values.count
        else { return .unknown("a range of elements isn't known") }
        return .array(Array(values[indices]))
      }
      // A slice of a list keeps the indices of its elements.
      if isPart(baseNode, frame) { return .unknown("an element of a slice isn't known") }
      guard let index = key.asInteger else {
        return .unknown(key.unknownReason ?? "an index isn't known")
      }
      if values.indices.contains(index) { return values[index] }
      let reason = "the index \(index) is out of range in a list of \(values.count)"
      refuse(reason, at: node.place)
      return .unknown(reason)
    case .dictionary(let pairs):
      for pair in pairs.reversed() {
        guard let isEqual = pair.key.isEqual(to: key) else { return .unknown("a key isn't known") }
        if isEqual { return pair.value }
      }
      return .none
    default: return .unknown("an element isn't known")
    }
  }

  /// Whether an expression is a slice of a list that doesn't begin where the list does: `values[1...]`.
  private func isPart(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .subscript, let key = node.child(at: 1)?.child(at: 0),
      case .range(let range) = evaluate(key, frame), let lower = range.lower
    else { return false }
    return lower.inferred != 0
  }

  /// Calls a closure or method with values.
  func apply(_ callee: Value, _ values: [Value], at place: SourcePlace) -> Value {
    let node = SyntaxNode(.unknown, "", place, [])
    let arguments = values.map { Argument(label: "", value: $0, node: node) }
    let frame = Frame(me: nil, owner: nil, scope: state.makeScope(in: nil))
    switch callee {
    case .keyPath(let names) where values.count == 1:
      return names.reduce(values[0]) { member($1, of: $0, at: place) }
    case .type(let type): return construct(type, arguments, node, frame)
    case .method(.void, let name) where name.first?.isLetter == false && values.count == 2:
      return apply(name, values[0], values[1], node, frame)
    case .method(.void, let name):
      guard let function = types.choose(declarations.functions(name, from: file) ?? [], arguments)
      else {
        return .unknown("the function '\(name)' has several forms")
      }
      return invoke(function, me: nil, arguments, at: place)
    case .closure(let closure): return call(closure, arguments, at: place)
    case .method(let receiver, let name):
      return call(method: name, of: receiver, arguments, node, frame)
    case .unknown: return callee
    default: return .unknown("a function isn't known")
    }
  }
}
