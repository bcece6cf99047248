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
    for (index, wanted) in stack.constraints.enumerated() {
      let key = wanted.key
      assert(rows[key] == nil, "two constraints of a stack have the same key")
      let constraint = ConstraintRecord(wanted.constraint)
      noteMargins(of: constraint)
      rows[key] = reconcile(
        stale.removeValue(forKey: key),
        with: lowering.row(of: constraint, in: item, summing: &memory.sum),
        from: .stack(item, key), CreationOrder(index + 1, of: item))
    }
    removeRows(stale.values)
    stackRows[item] = rows
  }
}
