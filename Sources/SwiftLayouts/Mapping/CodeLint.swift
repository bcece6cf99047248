import AutoLayout
import LayoutDiagnostics

/// Mistakes in set-up code that the layout alone doesn't show.
struct CodeLint {
  private let evaluator: Evaluator
  private var state: State { evaluator.state }
  /// The constraints that are stored in a property, perhaps for later.
  private var kept: Set<ObjectID> = []

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    for object in state.objects { for value in object.fields.values { keep(value) } }
    for value in state.globals.values { keep(value) }
  }

  private mutating func keep(_ value: Value) {
    switch value {
    case .object(let id): if state[id].constraint != nil { kept.insert(id) }
    case .array(let values): for value in values { keep(value) }
    case .dictionary(let pairs): for pair in pairs { keep(pair.value) }
    case .library(.statement(let index, _)):
      if state.statements.indices.contains(index) {
        kept.formUnion(state.statements[index].constraints)
      }
    default: break
    }
  }

  private var constraints: [(id: ObjectID, constraint: ConstraintState)] {
    state.objects.enumerated().compactMap { index, object in
      guard let constraint = object.constraint, !constraint.isReplaced else { return nil }
      return (ObjectID(index: index), constraint)
    }
  }

  /// The mistakes with the constraints, and with views of the layout.
  func mistakes(of views: Set<ObjectID>) -> [SwiftIssue] {
    var found: Set<SwiftIssue> = []
    for (id, constraint) in constraints { found.formUnion(mistakes(of: constraint, id)) }
    found.formUnion(repeated)
    found.formUnion(framed(views))
    return Array(found)
  }

  private func mistakes(of constraint: ConstraintState, _ id: ObjectID) -> [SwiftIssue] {
    var found: [(Rule, String)] = []
    if constraint.wasConnected == false {
      found.append(
        (
          .activatedEarly,
          "this constraint is activated before its views share a superview, which ends the app"
        ))
    }
    if constraint.activations == 0, constraint.doubt == nil, !kept.contains(id),
      !state.activatesUnknown
    {
      found.append((.neverActivated, "this constraint is made but never activated"))
    }
    let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
    if !constraint.isSymmetric, let side = attributes.first(where: { $0.isLeftOrRight }) {
      let other: Attribute = side.isNearEdge ? .leading : .trailing
      found.append(
        (
          .leftRight,
          "\(side.rawValue) stays where it is when texts run from right to left; "
            + "\(other.rawValue) doesn't"
        ))
    }
    return found.map { SwiftIssue($0.1, .mistake($0.0), at: constraint.place) }
  }

  // MARK: Added twice

  /// The demand of a constraint.
  private struct Demand: Hashable {
    let first: AnchorValue
    let relation: Relation
    let second: AnchorValue?
    let multiplier: Double
    let constant: Double
    let priority: Double
  }

  /// Constraints that demand the same as an earlier one.
  private var repeated: [SwiftIssue] {
    var known: [Demand: SourcePlace] = [:]
    var found: [SwiftIssue] = []
    for (_, constraint) in constraints where constraint.isActive {
      guard let constant = constraint.constant.asNumber,
        let priority = evaluator.priority(constraint.priority), constraint.doubt == nil
      else { continue }
      let demand = Demand(
        first: constraint.first, relation: constraint.relation, second: constraint.second,
        multiplier: constraint.multiplier, constant: constant, priority: priority)
      guard let place = known[demand] else {
        known[demand] = constraint.place
        continue
      }
      let origin = place.line == constraint.place.line ? "" : ", as line \(place.line) does"
      found.append(
        SwiftIssue(
          "this constraint is added twice\(origin)", .mistake(.duplicate), at: constraint.place))
    }
    return found
  }

  // MARK: Frames

  private func framed(_ views: Set<ObjectID>) -> [SwiftIssue] {
    var constrained: [ObjectID: SourcePlace] = [:]
    for (_, constraint) in constraints where constraint.isActive {
      let item = constraint.first.item
      if constrained[item] == nil { constrained[item] = constraint.place }
    }
    return constrained.filter { views.contains($0.key) && frameRules($0.key) }.map { item, place in
      let name = state[item].name?.text ?? state[item].className
      return SwiftIssue(
        "translatesAutoresizingMaskIntoConstraints of '\(name)' is never set to false, so its frame "
          + "also becomes constraints, which compete with this one", .mistake(.missingTranslates),
        at: place)
    }
  }

  /// Whether a view has a superview, and its frame places it.
  private func frameRules(_ item: ObjectID) -> Bool {
    let object = state[item]
    guard object.kind == .view, object.parent != nil, !object.usesAutoLayout, !object.isPlaceholder
    else { return false }
    // A content view belongs to its cell.
    if case .bounds? = object.fields["frame"] { return false }
    return object.fields["translatesAutoresizingMaskIntoConstraints"]?.isUnknown != true
  }
}

extension Attribute {
  fileprivate var isLeftOrRight: Bool {
    [.left, .right, .leftMargin, .rightMargin].contains(self)
  }
}
