import SwiftSyntax

/// Makes nodes from syntax; this file handles statements.
///
/// Nodes deeper than ``deepest`` levels become unknown: each level takes up stack space, and a sum of thousands of
/// terms is just as many levels deep.
final class TreeMaker {
  private let locations: SourceLocationConverter
  let operators: OperatorTable
  private var depth = 0

  private static let deepest = 400

  init(_ locations: SourceLocationConverter, _ operators: OperatorTable) {
    self.locations = locations
    self.operators = operators
  }

  func node(
    _ kind: String, _ syntax: some SyntaxProtocol, _ text: String = "", _ children: [TreeNode] = []
  ) -> TreeNode {
    let place = locations.location(for: syntax.positionAfterSkippingLeadingTrivia)
    return TreeNode(
      kind: kind, text: text, line: place.line, column: place.column, children: children)
  }

  /// The nodes that `make` returns, unless the nesting is too deep.
  func nested(_ syntax: some SyntaxProtocol, _ make: () -> [TreeNode]) -> [TreeNode] {
    guard depth < Self.deepest else { return [node("unknown", syntax, "nesting")] }
    depth += 1
    defer { depth -= 1 }
    return make()
  }

  func file(_ file: SourceFileSyntax, named name: String, _ errors: [TreeNode]) -> TreeNode {
    node("file", file, name, errors + items(file.statements))
  }

  private func damaged(_ item: CodeBlockItemSyntax) -> TreeNode { node("unknown", item, "syntax") }

  func items(_ list: CodeBlockItemListSyntax) -> [TreeNode] {
    list.flatMap { item -> [TreeNode] in
      nested(item) {
        switch item.item {
        // The meaning of a statement with an error is unknown.
        case .expr, .stmt: item.hasError ? [damaged(item)] : sound(item)
        case .decl(let declaration): declarations(declaration)
        @unknown default: []
        }
      }
    }
  }

  private func sound(_ item: CodeBlockItemSyntax) -> [TreeNode] {
    switch item.item {
    case .stmt(let statement): [self.statement(statement)]
    case .expr(let expression): [self.expression(expression)]
    default: []
    }
  }

  func block(_ block: CodeBlockSyntax) -> TreeNode {
    node("block", block, "", items(block.statements))
  }

  func block(_ list: CodeBlockItemListSyntax) -> TreeNode { node("block", list, "", items(list)) }

  func statement(_ statement: StmtSyntax) -> TreeNode {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let made):
      return node("return", made, "", [made.expression.map(expression)].compactMap { $0 })
    case .expressionStmt(let made): return expression(made.expression)
    case .guardStmt(let made):
      return node("guard", made, "", [conditions(made.conditions), block(made.body)])
    case .forStmt(let made):
      let filter = made.whereClause.map { node("where", $0, "", [expression($0.condition)]) }
      return node(
        "for", made, "",
        [pattern(made.pattern), expression(made.sequence), block(made.body)]
          + [filter].compactMap { $0 })
    case .whileStmt(let made):
      return node("while", made, "", [conditions(made.conditions), block(made.body)])
    case .repeatStmt(let made):
      return node("repeat", made, "", [block(made.body), expression(made.condition)])
    case .doStmt(let made):
      let clauses = made.catchClauses.map { node("catch", $0, "", [block($0.body)]) }
      return node("do", made, "", [block(made.body)] + clauses)
    case .deferStmt(let made): return node("defer", made, "", [block(made.body)])
    case .labeledStmt(let made):
      return node("labeled", made, made.label.plain, [self.statement(made.statement)])
    case .breakStmt(let made): return node("break", made, made.label?.plain ?? "")
    case .continueStmt(let made): return node("continue", made, made.label?.plain ?? "")
    case .fallThroughStmt(let made): return node("fallthrough", made)
    case .throwStmt(let made): return node("throw", made)
    default: return node("unknown", statement, "statement")
    }
  }

  func conditions(_ list: ConditionElementListSyntax) -> TreeNode {
    node("conditions", list, "", list.map(condition))
  }

  private func condition(_ element: ConditionElementSyntax) -> TreeNode {
    switch element.condition {
    case .expression(let made): return expression(made)
    case .availability(let made):
      let versions = made.availabilityArguments.map {
        node("platform", $0, $0.argument.trimmedDescription)
      }
      return node("available", made, made.availabilityKeyword.text, versions)
    case .optionalBinding(let made):
      let value = made.initializer.map { expression($0.value) }
      return node("binding", made, pattern(made.pattern).text, [value].compactMap { $0 })
    case .matchingPattern(let made):
      return node("matches", made, "", [pattern(made.pattern), expression(made.initializer.value)])
    @unknown default: return node("unknown", element, "condition")
    }
  }

  func pattern(_ pattern: PatternSyntax) -> TreeNode {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let made): return node("identifier", made, made.identifier.plain)
    case .wildcardPattern(let made): return node("identifier", made, "_")
    case .tuplePattern(let made):
      return node("tuplePattern", made, "", made.elements.map { self.pattern($0.pattern) })
    case .valueBindingPattern(let made): return self.pattern(made.pattern)
    case .expressionPattern(let made): return expression(made.expression)
    case .isTypePattern(let made): return node("isType", made, made.type.trimmedDescription)
    default: return node("unknown", pattern, "pattern")
    }
  }

  func ifConfig(_ made: IfConfigDeclSyntax) -> TreeNode {
    let clauses = made.clauses.map { clause -> TreeNode in
      var content: [TreeNode] = []
      switch clause.elements {
      case .statements(let list): content = items(list)
      case .decls(let list): content = members(list)
      case .switchCases(let list): content = cases(list)
      default: break
      }
      return node("clause", clause, clause.condition?.trimmedDescription ?? "", content)
    }
    return node("ifConfig", made, "", clauses)
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plain: String { text.filter { $0 != "`" } }
}

/// A node to be printed.
struct TreeNode {
  let kind: String
  let text: String
  let line: Int
  let column: Int
  let children: [TreeNode]

  /// Appends the line of the node and those of everything below.
  func write(to output: inout [UInt8]) {
    output += "\(kind) \(line) \(column) \(children.count) ".utf8
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case UInt8(ascii: "\r"): output += "\\r".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\n"))
    for child in children { child.write(to: &output) }
  }
}
