import AutoLayout

/// Blocks of SnapKit and Masonry that describe constraints.
///
/// Masonry's properties are functions in Swift: `make?.top.equalTo()(other)?.offset()(8)`.
struct MakerStatements: EvaluatorPart {
  let evaluator: Evaluator

  // MARK: Blocks

  /// Runs a block about an item; nil for any other method.
  func run(
    _ library: MakerLibrary, _ name: String, on item: ObjectID, _ arguments: [Argument],
    at place: SourcePlace
  ) -> Value? {
    guard let block = library.words.blocks[name] else { return nil }
    if block == .remove {
      deactivate(of: item)
      return .void
    }
    guard let closure = arguments.last?.value else { return nil }
    if state[item].kind == .instance { state[item].kind = .view }
    state[item].usesAutoLayout = true
    if block == .remake { deactivate(of: item) }
    let first = state.statements.count
    // If there is nothing to update, SnapKit makes the constraints (`ConstraintMaker.updateConstraints`).
    let isUpdate = block == .update && (library == .masonry || hasStatements(item))
    _ = evaluator.apply(closure, [.library(.maker(item, [], library))], at: place)
    for index in state.statements.indices.dropFirst(first) {
      finish(
        index, isUpdate: isUpdate, mayAdd: !isUpdate || library == .masonry,
        isActive: block != .prepare)
    }
    return .void
  }

  /// Whether an item has constraints that a block made; statements whose items aren't all known count as well.
  private func hasStatements(_ item: ObjectID) -> Bool {
    state.statements.contains { statement in
      statement.item == item && statement.isInstalled
        && (statement.reason != nil
          || statement.constraints.contains { state[$0].constraint?.isActive == true })
    }
  }

  private func deactivate(of item: ObjectID) {
    for statement in state.statements where statement.item == item && statement.isInstalled {
      for id in statement.constraints { evaluator.constraintCalls.activate(.object(id), false) }
    }
  }

  /// Records the results of statements whose block doesn't end because it is only explored.
  func finish(from first: Int) {
    for index in state.statements.indices.dropFirst(first)
    where !state.statements[index].isInstalled {
      note(index)
    }
  }

  private func note(_ index: Int) {
    let statement = state.statements[index]
    let unknown = statement.constraints.lazy.compactMap { id -> String? in
      let constraint = self.state[id].constraint
      return constraint?.constant.unknownReason ?? constraint?.priority.unknownReason
    }.first
    if let reason = statement.reason ?? unknown {
      for id in statement.constraints {
        state[id].constraint?.constant = .unknown(reason)
      }
      log.unread(statement.place, reason)
    } else {
      log.read(statement.place)
    }
  }

  /// Records the result of a statement, and activates its constraints.
  ///
  /// - Parameters:
  ///   - index: The number of the statement.
  ///   - isUpdate: Whether it changes existing constraints.
  ///   - mayAdd: Whether it makes missing ones; otherwise the app ends.
  ///   - isActive: Whether its constraints are activated.
  private func finish(_ index: Int, isUpdate: Bool, mayAdd: Bool, isActive: Bool) {
    note(index)
    state.statements[index].isInstalled = true
    guard isActive else { return }
    for id in state.statements[index].constraints {
      if isUpdate, update(id, before: index) { continue }
      if !mayAdd, isAllKnown(of: state.statements[index].item, before: index) {
        state[id].constraint?.isReplaced = true
        log.revoke(
          state.statements[index].place,
          "SnapKit ends the app, as there is no constraint like this one to update", isFatal: true)
        continue
      }
      evaluator.constraintCalls.activate(.object(id), true)
    }
  }

  /// Whether everything that was made for an item is known, so that nothing else can be updated.
  private func isAllKnown(of item: ObjectID, before index: Int) -> Bool {
    !log.isExploring && log.isComplete
      && state.statements[...index].allSatisfy { $0.item != item || $0.reason == nil }
  }

  /// Changes the constant of a constraint that is otherwise equal; false if there is none.
  private func update(_ id: ObjectID, before index: Int) -> Bool {
    guard let new = state[id].constraint else { return false }
    for known in state.statements[..<index].lazy.flatMap({ $0.constraints }) {
      guard let old = state[known].constraint, old.isActive, old.first == new.first,
        old.second == new.second, old.relation == new.relation, old.multiplier == new.multiplier,
        old.priority.isEqual(to: new.priority) != false
      else { continue }
      state[known].constraint?.constant = new.constant
      state[id].constraint?.isReplaced = true
      return true
    }
    return false
  }
}
