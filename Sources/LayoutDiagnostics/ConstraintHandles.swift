import AutoLayout

/// What reports call constraints, without writing these out.
struct ConstraintHandles {
  private var stacks: StackConstraints
  private var known: [ConstraintID: String?] = [:]

  init(_ situation: Situation) { stacks = StackConstraints(situation) }

  /// The name of one of the user's constraints, `row.3` for one that a stack view made; nil for what no
  /// report lists.
  mutating func handle(of origin: ConstraintID) -> String? {
    if let known = known[origin] { return known }
    let handle = write(origin)
    known[origin] = .some(handle)
    return handle
  }

  private mutating func write(_ origin: ConstraintID) -> String? {
    let model = stacks.situation.model
    switch origin {
    case .user(let id): return model[id].name
    case .system(let role, let item):
      return ListedName(origin, in: stacks.situation).map { _ in "\(model.path(of: item)).\(role)" }
    case .stack(let item, let key):
      return stacks.number(of: key, of: item).map { "\(model[item].name).\($0)" }
    }
  }
}
