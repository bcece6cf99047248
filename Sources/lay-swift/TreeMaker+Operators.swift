import SwiftSyntax

/// Operators between operands, which the parser leaves in a row.
extension TreeMaker {
  /// The most operators in a row that are read: each takes a level of the tree.
  private static let mostOperators = 300

  func sequence(_ made: SequenceExprSyntax) -> TreeNode {
    let elements = Array(made.elements)
    guard elements.count <= 2 * Self.mostOperators else { return node("unknown", made, "nesting") }
    var rest = elements[...]
    let tree = operation(&rest, above: -.infinity)
    return rest.isEmpty ? tree : node("unknown", made, "expression")
  }

  /// An operand and the operators after it that bind more tightly than others, or as tightly.
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

  /// The sign of an operator in the table.
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
    /// A node where the whole expression begins.
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
