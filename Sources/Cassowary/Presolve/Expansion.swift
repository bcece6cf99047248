/// Expands expressions over all variables to free unknowns and parameters.
///
/// A heap in reverse order of definition makes sure that terms of shared ancestors meet, and often
/// cancel, before they are expanded.
struct Expansion: ~Copyable {
  private var block: MemoryBlock
  private var amount: FlatArray<Double>
  private var isPending: FlatArray<Bool>
  /// Positions of defined unknowns still to be expanded, largest first.
  private var heap: FlatArray<Int32>
  /// A defined unknown whose cells are known, or -1.
  ///
  /// Each view of a chain is defined by the one before, so that its expansion is the last one and a term.
  private var known: Int32 = -1
  private var knownSlots = FlatArray<Int32>()
  private var knownCells = FlatArray<Double>()

  init(variableCount: Int) {
    block = MemoryBlock(estimate: 16 * variableCount + 32)
    amount = block.array(repeating: 0, count: variableCount)
    isPending = block.array(repeating: false, count: variableCount)
    heap = block.array(capacity: variableCount)
  }

  /// Adds a term to the expression and passes what needs no expansion on to `tableau`.
  @inline(__always)
  mutating func add(
    _ variable: Int32, _ factor: Double, _ presolve: borrowing Presolve,
    entity: borrowing FlatArray<Int32>, to tableau: inout Tableau
  ) {
    let position = presolve.position[variable]
    if position == 0 {
      tableau.collect(entity[variable], factor)
      return
    }
    if isPending[variable] {
      let old = amount[variable]
      let new = old + factor
      amount[variable] = Tolerance.isCancelled(new, old, factor) ? 0 : new
      return
    }
    isPending[variable] = true
    amount[variable] = factor
    push(position)
  }

  /// Expands everything that was added.
  mutating func finish(
    _ system: borrowing LocalSystem, _ presolve: borrowing Presolve,
    entity: borrowing FlatArray<Int32>, to tableau: inout Tableau
  ) {
    while let position = popLargest() {
      let unknown = presolve.order[position - 1]
      isPending[unknown] = false
      if amount[unknown] == 0 { continue }
      if unknown == known {
        for index in 0..<knownSlots.count {
          tableau.collectSlot(knownSlots[index], amount[unknown] * knownCells[index])
        }
        continue
      }
      let multiple = -amount[unknown] / presolve.definingFactor[unknown]
      for term in system.terms(of: Int(presolve.definingRow[unknown])) {
        let variable = system.termVariable[term]
        if variable == unknown { continue }
        add(variable, multiple * system.termFactor[term], presolve, entity: entity, to: &tableau)
      }
    }
  }

  /// Keeps what was collected as the cells of an unknown, if they are worth it.
  mutating func remember(_ unknown: Int32, as tableau: borrowing Tableau) {
    guard tableau.sumSlots.count >= 8 else { return }
    forget()
    known = unknown
    let count = tableau.sumSlots.count
    knownSlots.append(repeating: 0, count: count)
    knownCells.append(repeating: 0, count: count)
    for index in 0..<count {
      knownSlots[index] = tableau.sumSlots[index]
      knownCells[index] = tableau.sum[knownSlots[index]]
    }
  }

  /// Must be called before a tableau that pivoted is asked again.
  mutating func forget() {
    known = -1
    knownSlots.removeAll()
    knownCells.removeAll()
  }

  private mutating func push(_ position: Int32) {
    heap.append(position)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] >= heap[child] { return }
      swap(parent, child)
      child = parent
    }
  }

  private mutating func popLargest() -> Int32? {
    // Most expressions have one or two terms, and so has what they expand to.
    if heap.count < 2 { return heap.popLast() }
    swap(0, heap.count - 1)
    let largest = heap.popLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { return largest }
      if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
      if heap[parent] >= heap[child] { return largest }
      swap(parent, child)
      parent = child
    }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let kept = heap[first]
    heap[first] = heap[second]
    heap[second] = kept
  }
}
