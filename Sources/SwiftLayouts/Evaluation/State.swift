/// Everything that running code changes; a copy is an alternative execution.
struct State: Sendable {
  var objects: [Object] = []
  var scopes: [Scope] = []
  /// Values of global and static variables that have been read.
  var globals: [String: Value] = [:]
  /// The statements that blocks have made.
  var statements: [MakerStatement] = []
  /// Whether unknown constraints are activated or deactivated, which may be any.
  var activatesUnknown = false

  subscript(_ id: ObjectID) -> Object {
    get { objects[id.index] }
    _modify { yield &objects[id.index] }
  }

  mutating func make(_ object: Object) -> ObjectID {
    objects.append(object)
    return ObjectID(index: objects.count - 1)
  }

  mutating func makeScope(in parent: ScopeID?) -> ScopeID {
    scopes.append(Scope(parent: parent))
    return ScopeID(index: scopes.count - 1)
  }

  /// A frame for a block inside another, which has variables of its own.
  mutating func nested(_ frame: Frame) -> Frame {
    var inner = frame
    inner.scope = makeScope(in: frame.scope)
    return inner
  }

  /// The controllers by their views.
  var controllers: [ObjectID: ObjectID] {
    let pairs = objects.indices.compactMap { index -> (ObjectID, ObjectID)? in
      guard objects[index].kind == .controller else { return nil }
      return objects[index].fields["view"]?.asObject.map { ($0, ObjectID(index: index)) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The scope that declares a variable.
  func scope(declaring name: String, from start: ScopeID) -> ScopeID? {
    var next: ScopeID? = start
    while let scope = next {
      if scopes[scope.index].variables[name] != nil { return scope }
      next = scopes[scope.index].parent
    }
    return nil
  }
}

/// The variables of a block.
struct Scope: Sendable {
  let parent: ScopeID?
  var variables: [String: Value] = [:]
  /// The types that are written for them.
  var types: [String: String] = [:]
  var functions: [String: [(FunctionDeclaration, Frame)]] = [:]
}

/// Limits the number of expressions that are evaluated in one type's code, and in code that doesn't run.
struct StepBudget {
  private var steps = 0
  /// The number of steps after which nothing more is evaluated.
  private var limit = 400_000
  private var stepsToExplore = 200_000
  /// The number of explorations of code that doesn't run, by place.
  private var explorations: [SourcePlace: Int] = [:]

  /// The maximum number of explorations of the same code with different values: mutually recursive functions would
  /// multiply endlessly.
  private static let mostExplorations = 8

  /// Whether a loop has no end, or too much code runs.
  var isExhausted: Bool { steps > limit }

  mutating func countStep() { steps += 1 }

  /// Whether code at a place may be explored once more; this counts as an exploration.
  mutating func mayExplore(_ place: SourcePlace) -> Bool {
    guard explorations[place, default: 0] < Self.mostExplorations else { return false }
    explorations[place, default: 0] += 1
    return true
  }

  /// The state before an exploration.
  struct Start {
    fileprivate let steps: Int
    fileprivate let limit: Int
  }

  /// Begins an exploration: no single place may use up the budget for all.
  mutating func begin() -> Start {
    let start = Start(steps: steps, limit: limit)
    limit = steps + max(3000, stepsToExplore / 10)
    return start
  }

  /// Subtracts an exploration's steps from the budget of explorations.
  mutating func end(_ start: Start) {
    stepsToExplore -= steps - start.steps
    (steps, limit) = (start.steps, start.limit)
  }
}
