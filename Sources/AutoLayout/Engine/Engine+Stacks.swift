import Cassowary

/// The rows of stack views.
extension Engine {
  /// Brings the constraints of a stack view up to date; other items have none.
  mutating func updateStack(_ item: Item.ID, _ lowering: Lowering, _ memory: inout RowMemory) {
    // Asked first, as an initialiser gets a copy of the model.
    guard lowering.model[item].state.stack != nil,
      let stack = StackLayout(of: item, in: lowering.situation)
    else { return }
    var stale = stackRows[item] ?? [:]
    var rows: [GeneratedConstraint.Key: LinearConstraint.ID] = [:]
    for wanted in stack.constraints {
      let key = wanted.key
      assert(rows[key] == nil, "two constraints of a stack have the same key")
      let old = stale.removeValue(forKey: key)
      rows[key] = row(of: wanted, in: item, inPlaceOf: old, lowering, &memory)
    }
    removeRows(stale.values)
    stackRows[item] = rows
    continuations[item] = StackContinuation(stack)
  }

  /// Brings the constraints of stacks up to date of which only arranged views changed.
  mutating func updateArrangements(_ lowering: Lowering, _ memory: inout RowMemory) {
    if changedMembers.isEmpty { return }
    for (stack, members) in changedMembers.sorted(by: { $0.key < $1.key })
    where !changedItems.contains(stack) && scope?.items.contains(stack) != false {
      guard let known = continuations[stack],
        let next = known.continued(with: members, of: stack, in: lowering.model)
      else {
        updateStack(stack, lowering, &memory)
        continue
      }
      if next.count > known.count { continueStack(stack, from: known, to: next, lowering, &memory) }
    }
  }

  /// Adds the rows of a view that comes after all others, and takes away those that ended the stack.
  ///
  /// They are those in which a stack of the first and the last view only differs from one with the new
  /// view, too.
  private mutating func continueStack(
    _ item: Item.ID, from old: StackContinuation, to new: StackContinuation,
    _ lowering: Lowering, _ memory: inout RowMemory
  ) {
    let ends = old.count == 1 ? [old.last] : [old.first, old.last]
    guard let before = StackLayout(of: item, arranging: ends, in: lowering.situation),
      let after = StackLayout(of: item, arranging: ends + [new.last], in: lowering.situation)
    else { return }
    let (known, wanted) = (before.constraints, after.constraints)
    for constraint in wanted where !known.contains(where: { $0.key == constraint.key }) {
      let row = row(of: constraint, in: item, inPlaceOf: nil, lowering, &memory)
      stackRows[item, default: [:]][constraint.key] = row
    }
    let stale = known.filter { old in !wanted.contains { $0.key == old.key } }.compactMap {
      stackRows[item]?.removeValue(forKey: $0.key)
    }
    removeRows(stale)
    continuations[item] = new
  }

  private mutating func row(
    of wanted: GeneratedConstraint, in stack: Item.ID, inPlaceOf old: LinearConstraint.ID?,
    _ lowering: Lowering, _ memory: inout RowMemory
  ) -> LinearConstraint.ID? {
    let constraint = ConstraintRecord(wanted.constraint)
    let row = lowering.row(of: constraint, in: stack, summing: &memory.sum)
    noteMargins(of: constraint)
    return reconcile(old, with: row, from: .stack(stack, wanted.key))
  }
}
