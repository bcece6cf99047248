/// Patterns: what follows `case`.
extension ControlFlow {
  /// Whether a value matches a pattern.
  func matches(_ pattern: SyntaxNode, _ value: Value, _ frame: Frame) -> Verdict {
    switch pattern.kind {
    case .identifier:
      evaluator.bind(name: pattern.text, to: value, frame)
      return .yes
    case .group:
      return pattern.child(at: 0).map { matches($0, value, frame) } ?? .open("a pattern")
    case .isType: return verdict(on: value, isOf: pattern.text, frame)
    case .cast:
      guard pattern.children.count == 2 else { return .open("a pattern") }
      let verdict = verdict(on: value, isOf: pattern.children[1].text, frame)
      let inner = matches(pattern.children[0], value, frame)
      return Self.all([verdict, inner])
    default: break
    }
    if case .unknown(let reason) = value { return .open(reason) }
    switch pattern.kind {
    case .optional:
      guard let inner = pattern.child(at: 0) else { return .open("a pattern") }
      return value.isNone ? .no : matches(inner, value, frame)
    case .tuple, .tuplePattern:
      guard case .tuple(let parts) = value, parts.count == pattern.children.count else {
        return .open("a tuple isn't known")
      }
      let forms = pattern.children.map { $0.kind == .argument ? $0.child(at: 0) ?? $0 : $0 }
      return Self.all(zip(forms, parts).map { matches($0, $1.value, frame) })
    case .call: if let verdict = matches(payload: pattern, value, frame) { return verdict }
    case .member where pattern.children.isEmpty && pattern.text == "none":
      if value.isNone { return .yes }
      // Only an enum can have a case with that name.
      guard case .symbol = value else { return .no }
    default: break
    }
    return compare(evaluator.evaluate(pattern, frame), value)
  }

  /// Whether a value is an enum case whose payload matches; nil if the pattern is an expression.
  private func matches(payload pattern: SyntaxNode, _ value: Value, _ frame: Frame) -> Verdict? {
    guard let name = pattern.child(at: 0)?.text else { return nil }
    let forms = pattern.children(.argument).compactMap { $0.child(at: 0) }
    guard case .symbol(let found, _, let arguments) = value else {
      guard name == "some", forms.count == 1 else { return nil }
      return value.isNone ? .no : matches(forms[0], value, frame)
    }
    guard name == found else { return .no }
    let values = (arguments ?? []).map { $0.value }
    if forms.count == 1, values.count > 1 {
      return matches(forms[0], .tuple((arguments ?? []).map { ($0.label, $0.value) }), frame)
    }
    guard forms.count == values.count else { return .open("the payload of a case isn't known") }
    return Self.all(zip(forms, values).map { matches($0, $1, frame) })
  }

  private func verdict(on value: Value, isOf type: String, _ frame: Frame) -> Verdict {
    guard let has = evaluator.has(value, type, frame) else {
      return .open(value.unknownReason ?? "the type of a value isn't known")
    }
    return has ? .yes : .no
  }

  private func compare(_ wanted: Value, _ value: Value) -> Verdict {
    if case .range(let range) = wanted, case .number(let number) = value {
      return range.contains(number.inferred) ? .yes : .no
    }
    if case .symbol(let name, _, nil) = wanted, case .symbol(let other, _, _) = value {
      return name == other ? .yes : .no
    }
    guard let isEqual = wanted.isEqual(to: value) else { return .open("a case isn't known") }
    return isEqual ? .yes : .no
  }

  /// Whether all of several verdicts hold.
  private static func all(_ verdicts: [Verdict]) -> Verdict {
    var open: Verdict?
    for verdict in verdicts {
      switch verdict {
      case .yes: continue
      case .no: return .no
      case .open: open = open ?? verdict
      }
    }
    return open ?? .yes
  }

  /// Declares what a case binds, even if it is only assumed to fit.
  func bindPayload(of node: SyntaxNode, _ value: Value, _ frame: Frame) {
    let forms = node.children(.pattern).compactMap { $0.child(at: 0) }
    let fits = forms.contains { form in
      if case .yes = matches(form, value, frame) { true } else { false }
    }
    if fits { return }
    for form in forms { bindNames(in: form, value, frame) }
  }

  private func bindNames(in form: SyntaxNode, _ value: Value, _ frame: Frame) {
    if case .symbol = value, form.kind == .call {
      _ = matches(form, value, frame)
    } else if form.kind == .identifier {
      let isWhole = form.children.isEmpty
      evaluator.bind(name: form.text, to: isWhole ? value : .unknown("a part of a pattern"), frame)
    } else {
      for child in form.children where child.kind != .name {
        bindNames(in: child, .unknown(value.unknownReason ?? "a part of a pattern"), frame)
      }
    }
  }
}
