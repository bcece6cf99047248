/// How variables change when all open slots move at once, asked for one after the other.
///
/// The tie-break asks about its next candidates after every stay, which closes a slot. Working out
/// all rates each time would make it quadratic; here only what a candidate is made of is worked out,
/// and once until the slots change.
struct OpenRates: ~Copyable {
  private var block: MemoryBlock
  private var rate: FlatArray<Double>
  /// Which rates are valid: those that carry the present round or a later one.
  ///
  /// What nothing open moves stays where it is in all rounds.
  private var roundOfRate: FlatArray<Int32>
  private var round: Int32 = 1
  /// The weights of the open slots, 0 for the others.
  private var weight: FlatArray<Double>
  /// The slots that are open: they close one after the other, and none opens again.
  private var openSlots: FlatArray<Int32>
  private var stack = FlatArray<Int32>()

  init(_ core: borrowing ComponentCore) {
    let variableCount = core.system.variableCount
    let slotCount = core.tableau.slotCount
    block = MemoryBlock(estimate: 16 * (variableCount + slotCount) + 32)
    rate = block.array(repeating: 0, count: variableCount)
    roundOfRate = block.array(repeating: 0, count: variableCount)
    weight = block.array(repeating: 0, count: slotCount)
    openSlots = block.array(capacity: slotCount)
    for slot in 0..<Int32(slotCount) where core.tableau.isOpen(slot) {
      openSlots.append(slot)
      weight[slot] = Tableau.weight(slot)
    }
  }

  /// Whether nothing is open any more.
  var isEmpty: Bool { openSlots.isEmpty }

  /// Forgets all rates but those of what rests, because slots closed.
  mutating func forget(_ tableau: borrowing Tableau) {
    round += 1
    var kept = 0
    for index in 0..<openSlots.count {
      let slot = openSlots[index]
      if tableau.isOpen(slot) {
        openSlots[kept] = slot
        kept += 1
      } else {
        weight[slot] = 0
      }
    }
    openSlots.truncate(to: kept)
  }

  /// The rate of a variable; 0 means, but for a freak of numbers, that nothing open moves it.
  mutating func rate(of wanted: Int, in core: borrowing ComponentCore) -> Double {
    stack.append(Int32(wanted))
    while stack.count > 0 {
      let variable = stack[stack.count - 1]
      if roundOfRate[variable] >= round || evaluate(variable, in: core) { _ = stack.popLast() }
    }
    return rate[wanted]
  }

  /// Works out one rate; false when something has to come first, which is then on the stack.
  private mutating func evaluate(_ variable: Int32, in core: borrowing ComponentCore) -> Bool {
    if core.presolve.position[variable] == 0 {
      rate[variable] = core.tableau.rate(of: core.variableEntity[variable], weight)
    } else if !evaluate(variable, definedBy: core.presolve, core.system) {
      return false
    }
    roundOfRate[variable] = rate[variable] == 0 ? .max : round
    return true
  }

  private mutating func evaluate(
    _ variable: Int32, definedBy presolve: borrowing Presolve, _ system: borrowing LocalSystem
  ) -> Bool {
    let terms = system.terms(of: Int(presolve.definingRow[variable]))
    let height = stack.count
    for term in terms {
      let other = system.termVariable[term]
      if other != variable, roundOfRate[other] < round { stack.append(other) }
    }
    if stack.count > height { return false }
    var sum = NoisySum()
    for term in terms where system.termVariable[term] != variable {
      sum.add(system.termFactor[term] * rate[system.termVariable[term]])
    }
    rate[variable] = sum.value == 0 ? 0 : -sum.value / presolve.definingFactor[variable]
    return true
  }
}
