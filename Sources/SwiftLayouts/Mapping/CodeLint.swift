import AutoLayout

/// Mistakes in set-up code that layouts alone don't show.
struct CodeLint {
  private let state: State
  /// The constraints that some property holds, perhaps for later.
  private var kept: Set<ObjectID> = []

  init(_ state: State) {
    self.state = state
    for object in state.objects { for value in object.fields.values { keep(value) } }
    for value in state.globals.values { keep(value) }
  }

  private mutating func keep(_ value: Value) {
    switch value {
    case .object(let id): if state[id].constraint != nil { kept.insert(id) }
    case .array(let values): for value in values { keep(value) }
    case .dictionary(let pairs): for pair in pairs { keep(pair.value) }
    case .library(.snapKitStatement(let index)):
      if state.statements.indices.contains(index) {
        kept.formUnion(state.statements[index].constraints)
      }
    default: break
    }
  }

  /// What is wrong with the constraints, and with views of the layout.
  func issues(of views: Set<ObjectID>) -> [SwiftIssue] {
    var found: [SwiftIssue] = []
    var constrained: [ObjectID: SourcePlace] = [:]
    for (index, object) in state.objects.enumerated() {
      guard let constraint = object.constraint else { continue }
      if let issue = issue(of: constraint, ObjectID(index: index)) {
        found.append(SwiftIssue(issue.reason, at: constraint.place, flaw: issue.flaw))
      }
      guard constraint.isActive else { continue }
      for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 })
      where constrained[item] == nil && item == constraint.first.item {
        constrained[item] = constraint.place
      }
    }
    for (item, place) in constrained where views.contains(item) && frameRules(item) {
      let name = state[item].name?.text ?? state[item].className
      found.append(
        SwiftIssue(
          "translatesAutoresizingMaskIntoConstraints of '\(name)' is never set to false, so its frame "
            + "rules beside this constraint", at: place, flaw: .manualFrame))
    }
    return found
  }

  private func issue(of constraint: ConstraintState, _ id: ObjectID) -> (
    reason: String, flaw: CodeFlaw
  )? {
    if constraint.wasConnected == false {
      return (
        "this constraint is activated before its views share a superview, which ends the app",
        .activatedEarly
      )
    }
    let isForgotten = constraint.activations == 0 && constraint.doubt == nil && !kept.contains(id)
    return isForgotten ? ("this constraint is made but never activated", .neverActivated) : nil
  }

  /// Whether a view has a superview, and its frame places it.
  private func frameRules(_ item: ObjectID) -> Bool {
    let object = state[item]
    guard object.kind == .view, object.parent != nil, !object.usesAutoLayout, !object.isPlaceholder
    else { return false }
    // A content view belongs to its cell.
    if case .bounds? = object.fields["frame"] { return false }
    return true
  }
}
