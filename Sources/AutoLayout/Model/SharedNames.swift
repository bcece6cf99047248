/// A dictionary of names whose copies share what they have in common; see ``SharedArray``.
///
/// A name stands in the first free slot from the one that its hash gives. One plain dictionary would be
/// copied whole by each command; many small ones would hash each name twice. Automatic names, which
/// nearly all constraints have, are looked up by their numbers: that hashes nothing.
struct SharedNames<Value: Sendable>: Sendable {
  private struct Entry {
    let name: String
    let hash: Int
    var value: Value
  }

  /// A power of two of them, at least a quarter of them free.
  private var slots = SharedArray<Entry?>()
  private var count = 0
  /// What automatic names stand for, by number.
  private var numbered = SharedArray<Value?>()
  /// How many of them there are: room for gaps is given only in proportion, as each name may be chosen.
  private var numberedCount = 0
  /// Automatic names whose numbers were too large for ``numbered`` and so stand among the others.
  private var strayNumbers = 0

  subscript(name: String) -> Value? {
    get {
      if let number = AutomaticName.number(of: name) {
        if number < numbered.count, let value = numbered[number] { return value }
        if strayNumbers == 0 { return nil }
      }
      return entry(of: name, hash: name.hashValue)?.value
    }
    set {
      guard let newValue else { return remove(name) }
      let number = AutomaticName.number(of: name)
      if let number, number < numbered.count, numbered[number] != nil {
        numbered[number] = newValue
      } else if number.map({ insert(newValue, numbered: $0) }) != true,
        !insertHashed(newValue, for: name)
      {
        let slot = slot(of: name, hash: name.hashValue)
        slots[slot]?.value = newValue
      }
    }
  }

  /// All names, in no order.
  var keys: [String] {
    slots.compactMap { $0?.name }
      + numbered.indices.filter { numbered[$0] != nil }.map(AutomaticName.name)
  }

  /// Stores a value under an automatic name that has none yet; false, without a change, where it has
  /// one.
  mutating func insert(_ value: Value, numbered number: Int) -> Bool {
    if number < numbered.count, numbered[number] != nil { return false }
    let isStray = number >= numbered.count && number > 2 * numberedCount + 64
    if strayNumbers > 0 || isStray {
      let name = AutomaticName.name(number)
      if entry(of: name, hash: name.hashValue) != nil { return false }
      if isStray {
        strayNumbers += 1
        return insertHashed(value, for: name)
      }
    }
    while numbered.count < number { numbered.append(nil) }
    if number == numbered.count { numbered.append(value) } else { numbered[number] = value }
    numberedCount += 1
    return true
  }

  /// Stores a value under another name that has none yet; false, without a change, where it has one.
  private mutating func insertHashed(_ value: Value, for name: String) -> Bool {
    if 4 * (count + 1) > 3 * slots.count { grow() }
    let hash = name.hashValue
    let slot = slot(of: name, hash: hash)
    guard slots[slot] == nil else { return false }
    slots[slot] = Entry(name: name, hash: hash, value: value)
    count += 1
    return true
  }

  private func entry(of name: String, hash: Int) -> Entry? {
    slots.isEmpty ? nil : slots[slot(of: name, hash: hash)]
  }

  /// Where a name stands, or would.
  private func slot(of name: String, hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while let entry = slots[slot], entry.hash != hash || entry.name != name {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = SharedArray(repeating: nil, count: max(16, 2 * old.count))
    for case let entry? in old { slots[slot(of: entry.name, hash: entry.hash)] = entry }
  }

  private mutating func remove(_ name: String) {
    if let number = AutomaticName.number(of: name) {
      if number < numbered.count, numbered[number] != nil {
        numbered[number] = nil
        numberedCount -= 1
        return
      }
      if strayNumbers == 0 { return }
      if entry(of: name, hash: name.hashValue) != nil { strayNumbers -= 1 }
    }
    let hash = name.hashValue
    guard entry(of: name, hash: hash) != nil else { return }
    let mask = slots.count - 1
    var hole = slot(of: name, hash: hash)
    var next = (hole + 1) & mask
    // What stands behind moves up, unless that were before the slot that its hash gives.
    while let entry = slots[next] {
      if (next &- entry.hash) & mask >= (next &- hole) & mask {
        slots[hole] = entry
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = nil
    count -= 1
  }
}
