/// A dictionary of names whose copies share what they have in common; see ``SharedArray``.
///
/// A name stands in the first free slot from the one that its hash gives. One plain dictionary would be
/// copied whole by each command; many small ones would hash each name twice.
struct SharedNames<Value: Sendable>: Sendable {
  private struct Entry {
    let name: String
    let hash: Int
    var value: Value
  }

  /// A power of two of them, at least a quarter of them free.
  private var slots = SharedArray<Entry?>()
  private var count = 0

  subscript(name: String) -> Value? {
    get { entry(of: name, hash: name.hashValue)?.value }
    set {
      guard let newValue else { return remove(name) }
      if insert(newValue, for: name) { return }
      let slot = slot(of: name, hash: name.hashValue)
      slots[slot]?.value = newValue
    }
  }

  /// All names, in no order.
  var keys: some Sequence<String> { slots.lazy.compactMap { $0?.name } }

  /// Stores a value under a name that has none yet; false, without a change, where it has one.
  mutating func insert(_ value: Value, for name: String) -> Bool {
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
    slots = SharedArray(repeating: nil, count: max(16, 4 * old.count))
    for case let entry? in old { slots[slot(of: entry.name, hash: entry.hash)] = entry }
  }

  private mutating func remove(_ name: String) {
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
