/// Result builders, which collect the values of the statements in a closure or function.
struct ResultBuilder: EvaluatorPart {
  let evaluator: Evaluator

  /// The result of a builder's statements: an array of their values if its code isn't in the files.
  func build(_ nodes: [SyntaxNode], with builder: String, _ frame: Frame) -> Value {
    let type = declarations.resolve(builder, in: frame.owner, from: evaluator.file)
    if let declaration = type.flatMap({ declarations.types[$0] }), declaration.kind != .extended,
      !declaration.isResultBuilder
    {
      // It is a property wrapper or the like, in spite of its name.
      return evaluator.runBody(nodes, frame)
    }
    let block = BuilderBlock(type: type.flatMap { declarations.types[$0] == nil ? nil : $0 })
    let made = collect(nodes, block, frame)
    return call("buildFinalResult", of: block, [("", made)], frame) ?? made
  }

  /// The builder that collects values; without a type it only makes an array of them.
  private struct BuilderBlock {
    let type: String?
  }

  private func collect(_ nodes: [SyntaxNode], _ block: BuilderBlock, _ frame: Frame) -> Value {
    var parts: [Value] = []
    for node in nodes { parts += components(of: node, block, frame) }
    if let made = call("buildBlock", of: block, parts.map { ("", $0) }, frame) { return made }
    if let first = parts.first,
      var sum = call("buildPartialBlock", of: block, [("first", first)], frame)
    {
      for part in parts.dropFirst() {
        sum =
          call("buildPartialBlock", of: block, [("accumulated", sum), ("next", part)], frame)
          ?? .unknown("a result builder isn't read")
      }
      return sum
    }
    return .array(parts.flatMap { $0.asArray ?? [$0] })
  }

  private func components(of node: SyntaxNode, _ block: BuilderBlock, _ frame: Frame) -> [Value] {
    switch node.kind {
    case .if: return branch(node, block, frame).map { [$0] } ?? []
    case .for: return [rounds(node, block, frame)]
    case .ifConfig:
      return CompilationCondition.chosen(node).flatMap { components(of: $0, block, frame) }
    case .return: return node.child(at: 0).map { [evaluator.evaluate($0, frame)] } ?? []
    case .assign, .switch, .while, .guard: return other(node, frame)
    case _ where node.kind.isExpression:
      let value = evaluator.evaluate(node, frame)
      if case .void = value { return [] }
      return [call("buildExpression", of: block, [("", value)], frame) ?? value]
    default: return other(node, frame)
    }
  }

  private func other(_ node: SyntaxNode, _ frame: Frame) -> [Value] {
    _ = evaluator.run(node, frame)
    return []
  }

  private func branch(_ node: SyntaxNode, _ block: BuilderBlock, _ frame: Frame) -> Value? {
    guard node.children.count >= 2 else { return nil }
    let inner = state.nested(frame)
    let otherwise = node.child(at: 2)
    switch evaluator.controlFlow.verdict(node.children[0], inner) {
    case .yes:
      let made = collect(node.children[1].children, block, inner)
      if otherwise == nil { return call("buildOptional", of: block, [("", made)], frame) ?? made }
      return call("buildEither", of: block, [("first", made)], frame) ?? made
    case .no:
      guard let otherwise else { return call("buildOptional", of: block, [("", .none)], frame) }
      let made = collect(otherwise.children, block, inner)
      return call("buildEither", of: block, [("second", made)], frame) ?? made
    case .open(let reason):
      log.assume("no branch is in the layout: \(reason)", at: node.place)
      for branch in node.children.dropFirst() {
        evaluator.unknownCode.setAside(branch, because: reason, inner)
      }
      return nil
    }
  }

  private func rounds(_ node: SyntaxNode, _ block: BuilderBlock, _ frame: Frame) -> Value {
    guard node.children.count >= 3 else { return .array([]) }
    let sequence = evaluator.evaluate(node.children[1], frame)
    guard let values = evaluator.swiftValues.elements(of: sequence) else {
      let reason = sequence.unknownReason ?? "the elements of a loop aren't known"
      evaluator.unknownCode.skip(node.children[2], because: reason, frame)
      return .array([])
    }
    let made = values.map { value in
      let inner = state.nested(frame)
      evaluator.bind(node.children[0], to: value, inner)
      return collect(node.children[2].children, block, inner)
    }
    return call("buildArray", of: block, [("", .array(made))], frame)
      ?? .array(made.flatMap { $0.asArray ?? [$0] })
  }

  /// Calls a function of the builder; nil if it has none.
  private func call(
    _ name: String, of block: BuilderBlock, _ values: [(String, Value)], _ frame: Frame
  ) -> Value? {
    guard let type = block.type else { return nil }
    let node = SyntaxNode(.unknown, "", declarations.types[type]?.place ?? Self.start, [])
    let arguments = values.map { Argument(label: $0.0, value: $0.1, node: node) }
    return evaluator.types.staticFunction(name, of: type, arguments).map {
      evaluator.invoke($0, me: .type(type), arguments, at: node.place)
    }
  }

  private static let start = SourcePlace(file: 0, line: 1, column: 1)
}

extension Evaluator {
  var resultBuilder: ResultBuilder { ResultBuilder(evaluator: self) }
}
