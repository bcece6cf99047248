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
  ///
  /// - Parameters:
  ///   - lowering: What makes rows.
  ///   - memory: What the rows of one update share.
  mutating func updateArrangements(_ lowering: Lowering, _ memory: inout RowMemory) {
    if changedMembers.isEmpty { return }
    for (stack, members) in changedMembers.sorted(by: { $0.key < $1.key })
    where !changedItems.contains(stack) && scope?.items.contains(stack) != false {
      guard let known = continuations[stack],
        let next = known.continued(with: members, of: stack, in: lowering.model),
        !known.sharesLength
      else {
        updateStack(stack, lowering, &memory)
        continue
      }
      if next.count > known.count {
        continueStack(stack, from: known, to: next, lowering, &memory)
      } else if next.readsMembers {
        updateMembers(members, of: stack, lowering, &memory)
      }
      continuations[stack] = next
    }
  }

  /// Brings the rows of arranged views up to date whose baselines or custom spacings may have changed.
  private mutating func updateMembers(
    _ members: [Item.ID], of stack: Item.ID, _ lowering: Lowering, _ memory: inout RowMemory
  ) {
    let arranged = lowering.model[stack].arranged
    for member in Set(members).sorted() {
      guard let place = arranged.firstIndex(of: member) else { continue }
      // With the ends, which may be the neighbours, so that nothing else seems to end the stack.
      let near = max(1, place - 1)..<min(arranged.count - 1, place + 2)
      let views = [arranged[0]] + arranged[near] + [arranged[arranged.count - 1]]
      let part = StackLayout(of: stack, arranging: views, gaps: [], in: lowering.situation)
      for wanted in part?.constraints ?? [] where wanted.mentions(member) {
        guard !wanted.isShare, let old = stackRows[stack]?[wanted.key] else { continue }
        let new = row(of: wanted, in: stack, inPlaceOf: old, lowering, &memory)
        stackRows[stack]?[wanted.key] = new
      }
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
    let model = lowering.model
    let guides = model[item].guides
    let gaps = [
      old.count == 1 ? nil : guides.first { model[$0].helper == .gap(1) },
      guides.last { model[$0].helper == .gap(old.count) },
    ].compactMap { $0 }
    guard
      let before = StackLayout(
        of: item, arranging: ends, gaps: gaps.dropLast(), in: lowering.situation),
      let after = StackLayout(
        of: item, arranging: ends + [new.last], gaps: gaps, in: lowering.situation)
    else { return }
    let (known, wanted) = (before.constraints, after.constraints)
    for constraint in wanted
    where !constraint.isShare && !known.contains(where: { $0.key == constraint.key }) {
      let row = row(of: constraint, in: item, inPlaceOf: nil, lowering, &memory)
      stackRows[item, default: [:]][constraint.key] = row
    }
    let stale = known.filter { old in !old.isShare && !wanted.contains { $0.key == old.key } }
      .compactMap { stackRows[item]?.removeValue(forKey: $0.key) }
    removeRows(stale)
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
