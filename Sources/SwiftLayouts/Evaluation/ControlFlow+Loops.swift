/// Loops, and blocks that can end in several ways.
extension ControlFlow {
  /// Runs a `for` loop; `label` is its name, which `continue` in nested loops may use.
  func runFor(_ node: SyntaxNode, _ frame: Frame, label: String = "") -> Flow {
    guard node.children.count >= 3 else { return .normal }
    let (pattern, body) = (node.children[0], node.children[2])
    let sequence = evaluator.evaluate(node.children[1], frame)
    guard let values = evaluator.swiftValues.elements(of: sequence) else {
      let reason = sequence.unknownReason ?? Self.reasonUnread(sequence)
      noteSkipped(body, frame, "a loop isn't followed: \(reason)")
      exploreRound(pattern, body, .unknown(reason), frame)
      evaluator.unknownCode.forget(body, because: reason, frame)
      return .normal
    }
    if values.isEmpty {
      let nothing = Value.unknown("the loop has no elements at this point")
      exploreRound(pattern, body, nothing, frame)
    }
    for value in values {
      let inner = state.nested(frame)
      switch verdict(onElement: value, pattern, inner) {
      case .yes: break
      case .no: continue
      case .open(let reason):
        evaluator.unknownCode.skip(body, because: reason, inner)
        continue
      }
      if let filter = node.child(.where)?.child(at: 0) {
        guard let holds = evaluator.evaluate(filter, inner).asBool else {
          evaluator.unknownCode.skip(body, because: "the condition of a loop isn't known", inner)
          continue
        }
        if !holds { continue }
      }
      if let end = end(ofRound: body, inner, label) { return end }
    }
    return .normal
  }

  private static func reasonUnread(_ sequence: Value) -> String {
    if case .range(let range) = sequence, range.indices != nil { return tooLong }
    return "the elements of a loop aren't known"
  }

  private static let tooLong = "a loop has more than \(Value.mostRounds) rounds"

  /// Binds what the pattern of a loop names; returns whether the element matches the pattern.
  private func verdict(onElement value: Value, _ pattern: SyntaxNode, _ frame: Frame) -> Verdict {
    guard pattern.kind == .identifier || pattern.kind == .tuplePattern else {
      return matches(pattern, value, frame)
    }
    evaluator.bind(pattern, to: value, frame)
    return .yes
  }

  /// Explores a round with an unknown element.
  private func exploreRound(
    _ pattern: SyntaxNode, _ body: SyntaxNode, _ element: Value, _ frame: Frame
  ) {
    guard sites.isIn(body) else { return }
    evaluator.explore(body.place) {
      let inner = state.nested(frame)
      evaluator.bind(pattern, to: element, inner)
      _ = evaluator.runFlat(body.children, inner)
    }
  }

  func runWhile(_ node: SyntaxNode, _ frame: Frame, label: String = "") -> Flow {
    guard node.children.count == 2 else { return .normal }
    return rounds(of: node.children[1], while: node.children[0], frame, label)
  }

  /// The condition of `repeat` comes after the first round.
  func runRepeat(_ node: SyntaxNode, _ frame: Frame, label: String = "") -> Flow {
    guard node.children.count == 2 else { return .normal }
    let inner = state.nested(frame)
    if let end = end(ofRound: node.children[0], inner, label) { return end }
    let condition = SyntaxNode(
      .conditions, "", node.children[1].place, [node.children[1]])
    return rounds(of: node.children[0], while: condition, frame, label)
  }

  private func rounds(
    of body: SyntaxNode, while condition: SyntaxNode, _ frame: Frame, _ label: String
  ) -> Flow {
    for _ in 0..<Value.mostRounds {
      let inner = state.nested(frame)
      switch verdict(condition, inner) {
      case .no: return .normal
      case .open(let reason):
        noteSkipped(body, frame, "a loop isn't followed: \(reason)")
        evaluator.unknownCode.skip(body, because: reason, inner)
        return .normal
      case .yes: break
      }
      if let end = end(ofRound: body, inner, label) { return end }
    }
    log.unknownCall("\(Self.tooLong); the rest isn't followed", at: condition.place)
    evaluator.unknownCode.forget(body, because: Self.tooLong, frame)
    return .normal
  }

  private func noteSkipped(_ body: SyntaxNode, _ frame: Frame, _ what: String) {
    evaluator.refuse(what, at: body.place)
    if evaluator.unknownCode.changesLayout(body, frame) { log.unknownCall(what, at: body.place) }
  }

  /// Runs a round; returns nil if the next one follows.
  private func end(ofRound body: SyntaxNode, _ frame: Frame, _ label: String) -> Flow? {
    if evaluator.isExhausted { return .ended }
    switch evaluator.runFlat(body.children, frame) {
    case .broke(""): return .normal
    case .normal, .continued(""), .continued(label), .fellThrough: return nil
    case let flow: return flow
    }
  }

  /// Runs a loop with a name, which `break` and `continue` in nested loops may use.
  func runLabeled(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    guard let statement = node.child(at: 0) else { return .normal }
    let flow =
      switch statement.kind {
      case .for: runFor(statement, frame, label: node.text)
      case .while: runWhile(statement, frame, label: node.text)
      case .repeat: runRepeat(statement, frame, label: node.text)
      default: evaluator.run(statement, frame)
      }
    if case .broke(node.text) = flow { return .normal }
    return flow
  }

  /// Runs a `do` block: after an error, execution continues in the first `catch`.
  func runDo(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    guard let body = node.child(at: 0) else { return .normal }
    let clauses = node.children(.catch).compactMap { $0.child(at: 0) }
    let flow = evaluator.run(body.children, frame)
    guard case .threw = flow, let first = clauses.first else {
      for clause in clauses { exploreBranch(clause, frame) }
      return flow
    }
    return evaluator.run(first.children, frame)
  }
}
