/// The priorities of one component, highest first, and the tableau rows of each.
struct LevelMembers: ~Copyable {
  private var block = MemoryBlock()
  /// Effective priorities in descending order; the first is always 1000.
  private(set) var priority = FlatArray<Double>()
  private var start = FlatArray<Int32>()
  private(set) var entity = FlatArray<Int32>()

  init() {}

  /// No levels, with room for a number of entities, and for a usual number of levels.
  init(entities: Int) {
    let levels = min(entities + 1, 12)
    block = MemoryBlock(estimate: 12 * levels + 4 * entities + 32)
    priority = block.array(capacity: levels)
    start = block.array(capacity: levels + 1)
    entity = block.array(capacity: entities)
  }

  private init(copying other: borrowing LevelMembers) {
    block = other.block.sizedForCopies()
    priority = other.priority.copy(in: &block)
    start = other.start.copy(in: &block)
    entity = other.entity.copy(in: &block)
  }

  func copy() -> LevelMembers { LevelMembers(copying: self) }

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

  /// Lists a priority, before anything is filed.
  mutating func insert(_ newPriority: Double) {
    let index = firstIndex(notAbove: newPriority)
    if index == priority.count || priority[index] != newPriority {
      priority.insert(newPriority, at: index)
    }
  }

  /// Makes sure a priority has a level after the entities were filed; a new one pushes the levels
  /// below it down by one.
  ///
  /// Levels that lost their last entity stay: they cost nothing, and all others keep their numbers.
  mutating func addLevel(_ newPriority: Double, to tableau: inout Tableau) {
    let index = firstIndex(notAbove: newPriority)
    if index < priority.count, priority[index] == newPriority { return }
    priority.insert(newPriority, at: index)
    start.insert(start[index], at: index)
    tableau.pushLevelsDown(from: Int32(index))
  }

  /// Files one more entity under a level.
  mutating func file(_ newEntity: Int32, under level: Int32) {
    entity.insert(newEntity, at: Int(start[level + 1]))
    for later in Int(level) + 1..<start.count { start[later] += 1 }
  }

  /// Takes an entity out of its level.
  mutating func withdraw(_ oldEntity: Int32, from level: Int32) {
    for index in range(of: level) where entity[index] == oldEntity {
      entity.remove(at: index)
      for later in Int(level) + 1..<start.count { start[later] -= 1 }
      return
    }
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
      start[tableau.level[candidate]] += 1
    }
    for level in 1...levels { start[level] += start[level - 1] }
    entity.removeAll()
    entity.append(repeating: 0, count: Int(start[levels]))
    // Each level fills from its end, so that its end becomes its beginning.
    for candidate in stride(from: tableau.entityCount - 1, through: 0, by: -1)
    where tableau.level[candidate] < Int32(levels) {
      let level = tableau.level[candidate]
      start[level] -= 1
      entity[start[level]] = Int32(candidate)
    }
  }
}
