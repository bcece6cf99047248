/// The entry point of the app.
struct EntryPoint: EvaluatorPart {
  let evaluator: Evaluator

  /// Makes an instance of a view or controller and runs its set-up code.
  ///
  /// - Returns: The instance, and its view, which for a view is the view itself.
  func start(_ type: String) -> (instance: ObjectID, view: ObjectID)? {
    guard let declaration = declarations.types[type] else { return nil }
    let place = declaration.place
    evaluator.file = place.file
    let node = SyntaxNode(.call, "", place, [])
    let frame = Frame(me: nil, owner: nil, scope: state.makeScope(in: nil))
    let arguments = entryArguments(of: type, node)
    guard case .object(let instance) = evaluator.construct(type, arguments, node, frame) else {
      return nil
    }
    let root: ObjectID
    if state[instance].kind == .controller {
      root = evaluator.uikitMembers.view(of: instance)
      appear(instance, place)
    } else {
      root = instance
      let superview = state.make(Object(.view, "UIView", place))
      state[superview].isPlaceholder = true
      evaluator.hierarchy.notify(root, "willMove", "toSuperview", .object(superview))
      evaluator.hierarchy.notify(root, "didMoveToSuperview")
      evaluator.hierarchy.notify(root, "didMoveToWindow")
    }
    evaluator.hierarchy.updateConstraints(below: root, isFirst: true)
    exploreRest(of: type, instance)
    evaluator.exploreClosures()
    return (instance, root)
  }

  /// Arguments for the initializer that set-up code starts from: the first one that isn't for coders and doesn't
  /// delegate to another.
  private func entryArguments(of type: String, _ node: SyntaxNode) -> [Argument] {
    for ancestor in [type] + evaluator.types.superclasses(of: type) {
      let found = declarations.types[ancestor]?.initializers ?? []
      if found.isEmpty { continue }
      let usable = found.filter { $0.body != nil }
      let designated = usable.filter { !$0.isConvenience }
      let chosen =
        designated.first { function in
          !function.parameters.contains { $0.label == "coder" } && !Self.isEmpty(function)
        }
        ?? designated.first { !Self.isEmpty($0) } ?? usable.first
      guard let chosen else { continue }
      return unknownArguments(of: chosen, node)
    }
    return []
  }

  /// A placeholder for each argument that a function requires.
  private func unknownArguments(of function: FunctionDeclaration, _ node: SyntaxNode) -> [Argument]
  {
    let frame = Frame(me: nil, owner: function.owner, scope: state.makeScope(in: nil))
    return function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map {
      parameter in
      let value = evaluator.placeholder(
        ofType: parameter.type, named: parameter.name,
        because: "the parameter '\(parameter.name)' isn't known", frame, at: function.place)
      return Argument(label: parameter.label ?? "", value: value, node: node)
    }
  }

  /// Whether an initializer does nothing but end the program.
  private static func isEmpty(_ function: FunctionDeclaration) -> Bool {
    guard let first = function.body?.children.first else { return true }
    return first.kind == .call && first.child(at: 0)?.text == "fatalError"
  }

  private func appear(_ controller: ObjectID, _ place: SourcePlace) {
    let argument = Argument(label: "", value: .bool(false), node: Evaluator.nowhere)
    guard
      let function = evaluator.types.method(
        "viewWillAppear", of: state[controller].className, [argument])
    else { return }
    _ = evaluator.invoke(function, me: .object(controller), [argument], at: place)
  }

  /// Explores the functions of a type that set-up code doesn't call.
  private func exploreRest(of type: String, _ instance: ObjectID) {
    for ancestor in evaluator.types.classChain(of: type) {
      guard let declaration = declarations.types[ancestor], declaration.kind != .extended else {
        continue
      }
      let functions = declaration.functions.values.flatMap { $0 }.sorted { $0.place < $1.place }
      for function in functions
      where !evaluator.visited.contains(function.place) && !function.isStatic {
        guard let body = function.body, sites.isIn(body) else { continue }
        evaluator.explore(function.place) { exploreCall(function, of: instance) }
      }
      for property in declaration.properties where !property.isStatic {
        for code in [property.observer, property.setter].compactMap({ $0 }) where sites.isIn(code) {
          evaluator.explore(code.place) {
            let frame = Frame(
              me: .object(instance), owner: property.owner, scope: state.makeScope(in: nil))
            _ = evaluator.runFlat(code.children, frame)
          }
        }
        guard let code = property.value ?? property.getter, sites.isIn(code),
          !evaluator.visited.contains(property.place)
        else { continue }
        evaluator.explore(property.place) {
          _ = evaluator.memberIfAny(property.name, of: instance, at: property.place)
        }
      }
    }
  }

  func exploreCall(_ function: FunctionDeclaration, of instance: ObjectID?) {
    let node = SyntaxNode(.call, "", function.place, [])
    _ = evaluator.invoke(
      function, me: instance.map(Value.object), unknownArguments(of: function, node),
      at: function.place)
  }
}

extension EntryPoint {
  /// Explores functions that no view's set-up code calls.
  func exploreFunctions() {
    let ofTypes = declarations.order.compactMap { declarations.types[$0] }
    for declaration in ofTypes {
      for function in declaration.functions.values.flatMap({ $0 }).sorted(by: {
        $0.place < $1.place
      })
      where !evaluator.visited.contains(function.place) {
        guard let body = function.body, sites.isIn(body) else { continue }
        evaluator.explore(function.place) {
          let me = function.isStatic ? nil : exploredInstance(of: declaration.name, function.place)
          exploreCall(function, of: me)
        }
      }
    }
    for function in declarations.functions
    where !evaluator.visited.contains(function.place) {
      guard let body = function.body, sites.isIn(body) else { continue }
      evaluator.explore(function.place) { exploreCall(function, of: nil) }
    }
  }

  /// An instance on which to call functions; a view gets a superview.
  private func exploredInstance(of type: String, _ place: SourcePlace) -> ObjectID {
    let object = evaluator.makeObject(of: type, at: place)
    state[object].isPlaceholder = true
    if state[object].kind == .view {
      let parent = state.make(Object(.view, "UIView", place))
      evaluator.hierarchy.add(object, to: parent, at: nil)
    }
    return object
  }
}

extension Evaluator {
  var entryPoint: EntryPoint { EntryPoint(evaluator: self) }
}
