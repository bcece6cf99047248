import AutoLayout

/// Constraints as Swift code makes them from anchors.
///
/// ```
/// call     = ANCHOR ".constraint(" RELATION ":" (ANCHOR | expression)
///            { "," ("multiplier" | "constant") ":" expression } ")" [".isActive = true"]
/// RELATION = "equalTo" | "equalToConstant" | "equalToSystemSpacingAfter" | …
/// ```
extension TokenReader {
  /// What the first argument of a call is.
  private enum Operand: String, CaseIterable {
    case anchor = "To"
    case constant = "ToConstant"
    case after = "ToSystemSpacingAfter"
    case below = "ToSystemSpacingBelow"
  }

  private static let callRelations: [(word: String, relation: Relation)] = [
    ("equal", .equal), ("greaterThanOrEqual", .greaterThanOrEqual),
    ("lessThanOrEqual", .lessThanOrEqual),
  ]

  private static let callLabels = Operand.allCases.flatMap { operand in
    callRelations.map { (word: $0.word + operand.rawValue, $0.relation, operand) }
  }

  /// Whether `.constraint(` follows before any relation.
  var isAtAnchorCall: Bool {
    var offset = 0
    while case let kind = peek(offset).kind, kind != .end, kind != .symbol(.equal) {
      if kind == .symbol(.dot), isAt(keyword: "constraint", offset: offset + 1),
        isAt(.openParenthesis, offset: offset + 2)
      {
        return true
      }
      offset += 1
    }
    return false
  }

  /// `v2.leadingAnchor.constraint(equalTo: v1.trailingAnchor, constant: 8)`.
  mutating func anchorCall() throws(Problem) -> Equation {
    let start = current.range
    let first = try anchorPath()
    let left = Expression(terms: [.init(coefficient: 1, anchor: first)], range: first.range)
    try expect(.dot, "'.'")
    try expect(keyword: "constraint")
    try expect(.openParenthesis, "'('")
    let label = try argumentLabel(of: Self.callLabels.map { $0.word })
    guard let (_, relation, operand) = Self.callLabels.first(where: { $0.word == label.value })
    else { throw unexpected("a relation") }
    let right = try rightSide(operand)
    try expect(.closeParenthesis, "')'")
    if take(.dot) {
      try expect(keyword: "isactive")
      try expect(.equal, "'='")
      try expect(keyword: "true", "; 'inactive' adds a constraint that has no effect yet")
    }
    var written = right
    written.range = range(from: start)
    return Equation(left: left, relation: Located(relation, label.range), right: written)
  }

  private mutating func rightSide(_ operand: Operand) throws(Problem) -> Expression {
    let start = current.range
    var right = Expression(range: start)
    if operand == .constant {
      right.constant = try number("a number").value
      return right
    }
    var term = Expression.Term(coefficient: 1, anchor: try anchorPath())
    var multiplier = 1.0
    while take(.comma) {
      let isSpacing = operand != .anchor
      let label = try argumentLabel(of: isSpacing ? ["multiplier"] : ["multiplier", "constant"])
      let number = try number("a number").value
      if label.value == "constant" { right.constant = number } else { multiplier = number }
    }
    if operand == .anchor {
      term.coefficient = multiplier
    } else {
      right.systemSpacings = multiplier
    }
    right.terms = [term]
    return right
  }

  /// `equalTo:`, exactly as Swift spells it.
  private mutating func argumentLabel(of labels: [String]) throws(Problem) -> Located<String> {
    let label = try plainName("a label such as '\(labels[0]):'")
    guard labels.contains(label.value) else {
      throw .unknown(
        "label", label.value, at: label.range, candidates: labels,
        otherwise: "use one of: \(labels.joined(separator: ", "))")
    }
    try expect(.colon, "':' after the label")
    return Located(label.value, label.range)
  }

  /// The other end of `a.trailing.anchorWithOffset(to: b.leading)`, if the call is next.
  mutating func takeOffsetEnd() throws(Problem) -> AnchorPath.End? {
    guard isAt(.dot), isAt(keyword: Self.offsetCall, offset: 1) else { return nil }
    advance()
    advance()
    try expect(.openParenthesis, "'('")
    _ = try argumentLabel(of: ["to"])
    let end = try anchorPath()
    guard end.end == nil else {
      throw Problem("a distance ends at an edge, not at a distance", at: end.range)
    }
    try expect(.closeParenthesis, "')'")
    return AnchorPath.End(item: end.item, attribute: end.attribute)
  }

  /// Whether an attribute is next whose method is called: `leadingAnchor.constraint(…)`.
  var isAtAttributeOfCall: Bool {
    var attempt = self
    guard attempt.takeAttribute(words: 1...AttributeName.maximumWords) != nil, attempt.isAt(.dot)
    else { return false }
    return ["constraint", Self.offsetCall].contains { attempt.isAt(keyword: $0, offset: 1) }
  }

  static let offsetCall = "anchorwithoffset"
}
