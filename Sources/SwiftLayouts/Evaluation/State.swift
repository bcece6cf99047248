/// Everything that running code changes; a copy is an alternative execution.
struct State: Sendable {
  var objects: [Object] = []
  var scopes: [Scope] = []
  /// Values of files and of types that were asked for.
  var globals: [String: Value] = [:]
  /// The statements that blocks have made.
  var statements: [MakerStatement] = []
  /// Whether constraints are switched on or off that aren't known, and which may be any.
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

  /// A frame for a block inside of another, which has variables of its own.
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
  /// The types that are written beside them.
  var types: [String: String] = [:]
  var functions: [String: [(FunctionDeclaration, Frame)]] = [:]
}
