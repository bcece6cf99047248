/// Statements that depend on conditions.
struct ControlFlow: EvaluatorPart {
  let evaluator: Evaluator

  func runIf(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    guard node.children.count >= 2 else { return .normal }
    let body = node.children[1]
    let otherwise = node.child(at: 2)
    let inner = state.nested(frame)
    switch verdict(node.children[0], inner) {
    case .yes:
      exploreBranch(otherwise, frame)
      return evaluator.runFlat(body.children, inner)
    case .no:
      if sites.isIn(body) {
        evaluator.explore(body.place) {
          bindMissing(in: node.children[0], inner)
          _ = evaluator.run(body.children, inner)
        }
      }
      return otherwise.map { evaluator.run($0.children, frame) } ?? .normal
    case .open(let reason): return runOpenIf(node, because: reason, frame, inner)
    }
  }

  /// An `if` whose condition isn't known.
  ///
  /// Of two branches, neither is more likely, so neither is run. A single branch is assumed to run if it adds something
  /// to the layout, and not to run if it leaves the function.
  private func runOpenIf(
    _ node: SyntaxNode, because reason: String, _ frame: Frame, _ inner: Frame
  ) -> Flow {
    let body = node.children[1]
    switch assumed() {
    case true?: return evaluator.runFlat(body.children, inner)
    case false?: return node.child(at: 2).map { evaluator.run($0.children, frame) } ?? .normal
    case nil: break
    }
    if let otherwise = node.child(at: 2) {
      if evaluator.unknownCode.changesLayout(body, frame)
        || evaluator.unknownCode.changesLayout(otherwise, frame)
      {
        log.assume("neither branch is in the layout: \(reason)", at: node.place)
      }
      evaluator.unknownCode.setAside(body, because: reason, inner)
      evaluator.unknownCode.setAside(otherwise, because: reason, frame)
      return .normal
    }
    if Self.leaves(body) {
      log.assume("assumed not to hold: \(reason)", at: node.place)
      evaluator.unknownCode.setAside(body, because: reason, inner)
      return .normal
    }
    guard evaluator.unknownCode.changesLayout(body, frame) else {
      evaluator.unknownCode.forget(body, because: reason, inner)
      return .normal
    }
    log.assume("assumed to hold: \(reason)", at: node.place)
    return evaluator.runFlat(body.children, inner)
  }

  /// The assumed value of an unknown condition; nil for no assumption.
  func assumed() -> Bool? {
    evaluator.metOpenCondition = true
    return evaluator.assumption
  }

  /// Whether a block ends the function or the current round of a loop.
  private static func leaves(_ block: SyntaxNode) -> Bool {
    switch block.children.last?.kind {
    case .return, .throw, .break, .continue: true
    default: false
    }
  }

  /// Explores what follows a `guard` that ended the function.
  func exploreBehind(_ node: SyntaxNode, _ rest: ArraySlice<SyntaxNode>, _ frame: Frame) {
    guard rest.contains(where: sites.isIn), let conditions = node.child(at: 0) else { return }
    evaluator.explore(node.place) {
      bindMissing(in: conditions, frame)
      _ = evaluator.runFlat(Array(rest), frame)
    }
  }

  /// Declares what optional bindings would bind if there were something.
  private func bindMissing(in conditions: SyntaxNode, _ frame: Frame) {
    for condition in conditions.children where condition.kind == .binding {
      let source = condition.child(at: 0)
      let name = source?.kind == .name || source?.kind == .member ? source?.text : condition.text
      let value =
        source.map { evaluator.evaluate($0, frame) }
        ?? evaluator.value(named: condition.text, frame, at: condition.place)
      guard value.isNone else {
        evaluator.bind(name: condition.text, to: value, frame)
        continue
      }
      let type = frame.me.flatMap(evaluator.typeName).flatMap {
        evaluator.types.declaredProperty(name ?? "", of: $0)?.type
      }
      let missing = evaluator.placeholder(
        ofType: type ?? "", named: condition.text,
        because: "'\(condition.text)' has no value at this point", frame, at: condition.place)
      evaluator.bind(name: condition.text, to: missing, frame)
    }
  }

  func exploreBranch(_ block: SyntaxNode?, _ frame: Frame) {
    guard let block, sites.isIn(block) else { return }
    evaluator.explore(block.place) { _ = evaluator.run(block.children, frame) }
  }

  func runGuard(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    guard node.children.count == 2 else { return .normal }
    switch verdict(node.children[0], frame) {
    case .yes: return .normal
    case .no: return evaluator.run(node.children[1].children, frame)
    case .open(let reason):
      log.assume("assumed to hold: \(reason)", at: node.place)
      return .normal
    }
  }

  /// Whether conditions hold; what they bind is then in the scope of the frame.
  func verdict(_ conditions: SyntaxNode, _ frame: Frame) -> Verdict {
    var open: String?
    for condition in conditions.children {
      switch verdictOfOne(condition, frame) {
      case .yes: continue
      case .no: return .no
      case .open(let reason): open = open ?? reason
      }
    }
    return open.map(Verdict.open) ?? .yes
  }

  private func verdictOfOne(_ condition: SyntaxNode, _ frame: Frame) -> Verdict {
    switch condition.kind {
    case .available: return Availability.verdict(condition)
    case .binding: return bindOptional(condition, frame)
    case .matches:
      guard condition.children.count == 2 else { return .open("a pattern") }
      let value = evaluator.evaluate(condition.children[1], frame)
      return matches(condition.children[0], value, frame)
    default:
      let value = evaluator.evaluate(condition, frame)
      if let bool = value.asBool { return bool ? .yes : .no }
      return .open(value.unknownReason ?? "a condition isn't known")
    }
  }

  private func bindOptional(_ condition: SyntaxNode, _ frame: Frame) -> Verdict {
    let value =
      condition.child(at: 0).map { evaluator.evaluate($0, frame) }
      ?? evaluator.value(named: condition.text, frame, at: condition.place)
    if value.isNone { return .no }
    evaluator.bind(name: condition.text, to: value, frame)
    return value.unknownReason.map(Verdict.open) ?? .yes
  }

  // MARK: Switch

  func runSwitch(_ node: SyntaxNode, _ frame: Frame) -> Flow {
    guard let subject = node.child(at: 0) else { return .normal }
    let value = evaluator.evaluate(subject, frame)
    let cases = node.children.dropFirst().flatMap { child in
      child.kind == .ifConfig ? CompilationCondition.chosen(child) : [child]
    }
    for (index, candidate) in cases.enumerated() {
      switch caseVerdict(candidate, value, frame) {
      case .no: continue
      case .yes:
        for (other, rest) in cases.enumerated() where other != index {
          exploreBranch(rest.child(.block), frame)
        }
        return runCase(index, of: cases, value, frame)
      case .open(let reason):
        if let holds = assumed() {
          return runCase(holds ? index : cases.count - 1, of: cases, value, frame)
        }
        setAside(cases, of: value, because: reason, node, frame)
        return .normal
      }
    }
    return .normal
  }

  /// Of several cases that may match, none is more likely, so none is run.
  private func setAside(
    _ cases: [SyntaxNode], of value: Value, because reason: String, _ node: SyntaxNode,
    _ frame: Frame
  ) {
    if evaluator.unknownCode.changesLayout(node, frame) {
      log.assume("no case is in the layout: \(reason)", at: node.place)
    }
    for other in cases {
      let inner = state.nested(frame)
      bindPayload(of: other, value, inner)
      evaluator.unknownCode.setAside(other.child(.block), because: reason, inner)
    }
  }

  private func runCase(
    _ index: Int, of cases: [SyntaxNode], _ value: Value, _ frame: Frame
  ) -> Flow {
    guard let block = cases[index].child(.block) else { return .normal }
    let inner = state.nested(frame)
    bindPayload(of: cases[index], value, inner)
    switch evaluator.runFlat(block.children, inner) {
    case .broke(""): return .normal
    case .fellThrough where index + 1 < cases.count:
      return runCase(index + 1, of: cases, value, frame)
    case let flow: return flow
    }
  }

  private func caseVerdict(_ node: SyntaxNode, _ value: Value, _ frame: Frame) -> Verdict {
    let patterns = node.children(.pattern)
    if patterns.isEmpty { return .yes }
    var open: String?
    for pattern in patterns {
      guard let form = pattern.child(at: 0) else { continue }
      var verdict = matches(form, value, frame)
      if case .yes = verdict, let filter = pattern.child(.where)?.child(at: 0) {
        let holds = evaluator.evaluate(filter, frame)
        verdict = holds.asBool.map { $0 ? .yes : .no } ?? .open("a 'where' isn't known")
      }
      switch verdict {
      case .yes: return .yes
      case .no: continue
      case .open(let reason): open = reason
      }
    }
    return open.map(Verdict.open) ?? .no
  }
}

extension Evaluator {
  var controlFlow: ControlFlow { ControlFlow(evaluator: self) }
}
