import SwiftSyntax

/// Expressions.
extension TreeMaker {
  func expression(_ expression: ExprSyntax) -> TreeNode {
    nested(expression) { [shallow(expression)] }[0]
  }

  private func shallow(_ expression: ExprSyntax) -> TreeNode {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let made): return node("name", made, made.baseName.plain)
    case .superExpr(let made): return node("name", made, "super")
    case .integerLiteralExpr(let made): return node("integer", made, made.literal.text)
    case .floatLiteralExpr(let made): return node("float", made, made.literal.text)
    case .booleanLiteralExpr(let made): return node("boolean", made, made.literal.text)
    case .nilLiteralExpr(let made): return node("nil", made)
    case .stringLiteralExpr(let made): return string(made)
    case .memberAccessExpr(let made):
      return node(
        "member", made.declName, made.declName.baseName.plain,
        [made.base.map(self.expression)].compactMap { $0 })
    case .functionCallExpr(let made): return call(made)
    case .subscriptCallExpr(let made):
      return node(
        "subscript", made, "",
        [self.expression(made.calledExpression)] + arguments(made.arguments))
    case .arrayExpr(let made):
      return node("array", made, "", made.elements.map { self.expression($0.expression) })
    case .dictionaryExpr(let made): return dictionary(made)
    case .tupleExpr(let made): return tuple(made)
    case .closureExpr(let made): return closure(made)
    case .sequenceExpr(let made): return sequence(made)
    case .prefixOperatorExpr(let made):
      return node("prefix", made, made.operator.text, [self.expression(made.expression)])
    case .postfixOperatorExpr(let made):
      return node("postfix", made, made.operator.text, [self.expression(made.expression)])
    case .optionalChainingExpr(let made):
      return node("optional", made, "", [self.expression(made.expression)])
    case .forceUnwrapExpr(let made):
      return node("force", made, "", [self.expression(made.expression)])
    case .tryExpr(let made): return self.expression(made.expression)
    case .awaitExpr(let made): return self.expression(made.expression)
    case .inOutExpr(let made): return node("inout", made, "", [self.expression(made.expression)])
    case .genericSpecializationExpr(let made): return self.expression(made.expression)
    case .typeExpr(let made): return node("typeName", made, made.type.trimmedDescription)
    case .ifExpr(let made): return ifExpression(made)
    case .switchExpr(let made): return switchExpression(made)
    case .patternExpr(let made): return pattern(made.pattern)
    case .discardAssignmentExpr(let made): return node("name", made, "_")
    case .keyPathExpr(let made): return keyPath(made)
    case .macroExpansionExpr(let made): return node("macro", made, made.macroName.text)
    default: return node("unknown", expression, "expression")
    }
  }

  private func string(_ made: StringLiteralExprSyntax) -> TreeNode {
    let isPlain = made.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    guard !isPlain else { return node("string", made, made.representedLiteralValue ?? "") }
    let parts = made.segments.flatMap { segment -> [TreeNode] in
      switch segment {
      case .stringSegment(let text):
        return [node("string", text, Self.unescaped(text.content.text))]
      case .expressionSegment(let value): return value.expressions.map { expression($0.expression) }
      @unknown default: return []
      }
    }
    return node("interpolated", made, "", parts)
  }

  /// A piece of a text with the usual escapes resolved.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    let escapes = [
      ("\\\\", "\u{0}"), ("\\n", "\n"), ("\\t", "\t"), ("\\\"", "\""), ("\u{0}", "\\"),
    ]
    var result = text
    for (escape, meaning) in escapes { result = result.replacing(escape, with: meaning) }
    return result
  }

  private func call(_ made: FunctionCallExprSyntax) -> TreeNode {
    var children = [expression(made.calledExpression)] + arguments(made.arguments)
    if let trailing = made.trailingClosure {
      children.append(node("argument", trailing, "{", [closure(trailing)]))
    }
    for more in made.additionalTrailingClosures {
      children.append(node("argument", more, more.label.plain, [closure(more.closure)]))
    }
    return node("call", made, "", children)
  }

  private func arguments(_ list: LabeledExprListSyntax) -> [TreeNode] {
    list.map { node("argument", $0, $0.label?.plain ?? "", [expression($0.expression)]) }
  }

  private func tuple(_ made: TupleExprSyntax) -> TreeNode {
    if made.elements.count == 1, let only = made.elements.first, only.label == nil {
      return node("group", made, "", [expression(only.expression)])
    }
    return node("tuple", made, "", arguments(made.elements))
  }

  private func dictionary(_ made: DictionaryExprSyntax) -> TreeNode {
    guard case .elements(let elements) = made.content else { return node("dictionary", made) }
    return node(
      "dictionary", made, "", elements.flatMap { [expression($0.key), expression($0.value)] })
  }

  private func closure(_ made: ClosureExprSyntax) -> TreeNode {
    var names: [TreeNode] = []
    switch made.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { node("parameter", $0, $0.name.plain) }
    case .parameterClause(let clause):
      names = clause.parameters.map {
        node("parameter", $0, ($0.secondName ?? $0.firstName).plain)
      }
    default: break
    }
    return node("closure", made, "", names + [block(made.statements)])
  }

  private func ifExpression(_ made: IfExprSyntax) -> TreeNode {
    var children = [conditions(made.conditions), block(made.body)]
    switch made.elseBody {
    case .codeBlock(let body): children.append(block(body))
    case .ifExpr(let next): children.append(node("block", next, "", [ifExpression(next)]))
    default: break
    }
    return node("if", made, "", children)
  }

  private func switchExpression(_ made: SwitchExprSyntax) -> TreeNode {
    node("switch", made, "", [expression(made.subject)] + cases(made.cases))
  }

  func cases(_ list: SwitchCaseListSyntax) -> [TreeNode] {
    list.flatMap { element -> [TreeNode] in
      switch element {
      case .ifConfigDecl(let made): return [ifConfig(made)]
      case .switchCase(let made):
        var patterns: [TreeNode] = []
        if case .case(let label) = made.label {
          patterns = label.caseItems.map { item in
            let filter = item.whereClause.map { node("where", $0, "", [expression($0.condition)]) }
            return node("pattern", item, "", [pattern(item.pattern)] + [filter].compactMap { $0 })
          }
        }
        return [node("switchCase", made, "", patterns + [block(made.statements)])]
      @unknown default: return []
      }
    }
  }

  private func keyPath(_ made: KeyPathExprSyntax) -> TreeNode {
    let names = made.components.map { component -> String? in
      switch component.component {
      case .property(let property): property.declName.baseName.plain
      case .optional: ""
      default: nil
      }
    }
    // Subscripts and methods in key paths are rare.
    guard !names.contains(nil) else { return node("unknown", made, "key path") }
    return node(
      "keyPath", made, names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "."))
  }
}

/// Operators between operands, which the parser leaves in a row.
extension TreeMaker {
  /// The maximum number of operators in a row: each takes up a level of the tree.
  private static let mostOperators = 300

  func sequence(_ made: SequenceExprSyntax) -> TreeNode {
    let elements = Array(made.elements)
    guard elements.count <= 2 * Self.mostOperators else { return node("unknown", made, "nesting") }
    var rest = elements[...]
    let tree = operation(&rest, above: -.infinity)
    return rest.isEmpty ? tree : node("unknown", made, "expression")
  }

  /// An operand and the operators after it that bind at least as tightly as a given group.
  private func operation(_ rest: inout ArraySlice<ExprSyntax>, above rank: Double) -> TreeNode {
    guard let first = rest.popFirst() else {
      return TreeNode(kind: "unknown", text: "expression", line: 1, column: 1, children: [])
    }
    var left = expression(first)
    while let next = rest.first {
      let group = operators.group(of: Self.sign(of: next))
      guard group.rank >= rank else { break }
      rest.removeFirst()
      left = combine(left, next, &rest, group)
    }
    return left
  }

  /// The symbol of an operator in the table.
  private static func sign(of syntax: ExprSyntax) -> String {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let made): made.operator.text
    case .assignmentExpr: "="
    case .unresolvedTernaryExpr: "?"
    case .unresolvedAsExpr, .unresolvedIsExpr: "as"
    default: ""
    }
  }

  private func combine(
    _ left: TreeNode, _ sign: ExprSyntax, _ rest: inout ArraySlice<ExprSyntax>,
    _ group: OperatorTable.Group
  ) -> TreeNode {
    func right() -> TreeNode {
      operation(&rest, above: group.isRightAssociative ? group.rank : group.rank.nextUp)
    }
    /// A node placed at the beginning of the whole expression.
    func whole(_ kind: String, _ text: String, _ children: [TreeNode]) -> TreeNode {
      TreeNode(kind: kind, text: text, line: left.line, column: left.column, children: children)
    }
    switch sign.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return whole("assign", "=", [left, right()])
    case .unresolvedTernaryExpr(let made):
      let then = expression(made.thenExpression)
      return whole("ternary", "", [left, then, right()])
    case .unresolvedAsExpr(let made):
      return whole("cast", "as\(made.questionOrExclamationMark?.text ?? "")", [left, type(&rest)])
    case .unresolvedIsExpr: return whole("cast", "is", [left, type(&rest)])
    case .binaryOperatorExpr(let made):
      return node("infix", made, made.operator.text, [left, right()])
    default: return node("unknown", sign, "expression")
    }
  }

  /// The type after `as` or `is`.
  private func type(_ rest: inout ArraySlice<ExprSyntax>) -> TreeNode {
    guard let made = rest.popFirst()?.as(TypeExprSyntax.self) else {
      return TreeNode(kind: "unknown", text: "type", line: 1, column: 1, children: [])
    }
    return type(made.type)
  }
}
