import AutoLayout

/// What attributes are related to, in libraries whose statements name attributes first.
extension Evaluator {
  /// The second item's attribute, or none for a size, and the constant.
  typealias Side = Result<(AnchorValue?, Double), SwiftIssue>

  static func noSide(_ reason: String) -> Side { .failure(SwiftIssue(reason, at: nil)) }

  /// Makes a statement that relates attributes of an item, each to the side that belongs to its number;
  /// the result is the number of the statement.
  func relate(
    _ item: ObjectID, _ attributes: [Attribute], _ relation: Relation, _ node: SyntaxNode,
    to side: (Int) -> Side
  ) -> Int {
    var statement = SnapKitStatement(item: item, place: node.place, constraints: [])
    if attributes.isEmpty { statement.reason = "no attribute is named" }
    for (index, attribute) in attributes.enumerated() {
      switch side(index) {
      case .success(let (second, constant)):
        var object = Object(.constraint, "NSLayoutConstraint", node.place)
        object.constraint = ConstraintState(
          first: AnchorValue(item: item, attribute: attribute), relation: relation, second: second,
          multiplier: 1, constant: .number(constant), priority: .number(1000), isActive: false,
          place: node.place)
        object.constraint?.isSymmetric = attributes.namesBothSides
        statement.constraints.append(state.make(object))
      case .failure(let issue): statement.reason = issue.reason
      }
    }
    state.statements.append(statement)
    return state.statements.count - 1
  }

  /// The side that a view, a guide or one of their attributes is; nil for any other value.
  func side(ofItem target: Value, for attribute: Attribute) -> Side? {
    switch target {
    case .unknown(let reason): return Self.noSide(reason)
    case .object(let other):
      useAsView(other)
      guard state[other].kind == .view || state[other].kind == .guide else {
        return Self.noSide("what it relates to isn't a view")
      }
      return .success((AnchorValue(item: other, attribute: attribute), 0))
    case .library(.snapKit(let other)):
      return .success((AnchorValue(item: other, attribute: attribute), 0))
    case .library(.snapKitTarget(let other, let targets)) where targets.count == 1:
      return .success((AnchorValue(item: other, attribute: targets[0]), 0))
    default: return nil
    }
  }

  /// The side that a number is: a size itself, for other attributes a distance from the superview's.
  func side(
    of constant: Double?, for attribute: Attribute, ofSuperview other: Attribute, item: ObjectID
  ) -> Side {
    guard let constant else { return Self.noSide("what it relates to isn't known") }
    if attribute.isSize { return .success((nil, constant)) }
    guard let superview = superview(of: item) else {
      return Self.noSide("'\(describe(.object(item)))' has no superview yet")
    }
    return .success((AnchorValue(item: superview, attribute: other), constant))
  }
}
