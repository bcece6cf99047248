/// The priorities of one component, highest first, and the tableau rows of each.
struct LevelMembers: ~Copyable {
  /// Effective priorities in descending order; the first is always 1000.
  private(set) var priority = FlatArray<Double>()
  private var start = FlatArray<Int32>()
  private(set) var entity = FlatArray<Int32>()

  init() {}

  func copy() -> LevelMembers {
    var result = LevelMembers()
    result.priority = priority.copy()
    result.start = start.copy()
    result.entity = entity.copy()
    return result
  }

  var count: Int32 { Int32(priority.count) }

  /// The places in ``entity`` that belong to a level.
  func range(of level: Int32) -> Range<Int> {
    Int(start[level])..<Int(start[level + 1])
  }

  /// Starts over with nothing but the required level.
  mutating func removeAll() {
    priority.removeAll()
    priority.append(Priority.required.value)
    start.removeAll()
    entity.removeAll()
  }

  /// Makes sure a priority has a level.
  mutating func insert(_ newPriority: Double) {
    if contains(newPriority) { return }
    let index = firstIndex(notAbove: newPriority)
    priority.append(newPriority)
    var place = priority.count - 1
    while place > index {
      priority[place] = priority[place - 1]
      place -= 1
    }
    priority[index] = newPriority
  }

  /// Whether a priority has a level.
  func contains(_ wanted: Double) -> Bool {
    let index = firstIndex(notAbove: wanted)
    return index < priority.count && priority[index] == wanted
  }

  /// The index of the first level whose priority is not above the given one.
  func firstIndex(notAbove limit: Double) -> Int {
    var low = 0
    var high = priority.count
    while low < high {
      let middle = (low + high) / 2
      if priority[middle] > limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Files the tableau's entities under their levels (counting sort).
  mutating func fileEntities(of tableau: borrowing Tableau) {
    let levels = priority.count
    start.removeAll()
    start.append(repeating: 0, count: levels + 1)
    for candidate in 0..<tableau.entityCount where tableau.level[candidate] < Int32(levels) {
      start[tableau.level[candidate] + 1] += 1
    }
    for level in 0..<levels { start[level + 1] += start[level] }
    entity.removeAll()
    entity.append(repeating: 0, count: Int(start[levels]))
    var next = start.copy()
    for candidate in 0..<tableau.entityCount where tableau.level[candidate] < Int32(levels) {
      let level = tableau.level[candidate]
      entity[next[level]] = Int32(candidate)
      next[level] += 1
    }
    next.removeAll()
  }
}
