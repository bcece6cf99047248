import Cassowary

/// A dictionary of names whose copies share what they have in common; see ``SharedArray``.
///
/// A name is found in the first free slot from the one that its hash gives. One plain dictionary would
/// be copied whole by each command; many small ones would hash each name twice. Automatic names, which
/// nearly all constraints have, are looked up by their numbers: that hashes nothing.
struct SharedNames<Value: Sendable>: Sendable {
  private struct Entry {
    let name: String
    var value: Value
  }

  /// Where a name is looked for first, or behind other names that are.
  private struct Slot {
    /// The hash of the name; all of it, so that filing the slot anew needs no name.
    var hash = 0
    var state = State.free

    enum State {
      /// No name was ever here.
      case free
      /// The name went, but others may follow it.
      case left
      /// A place in the entries.
      case taken(Int32)
    }
  }

  /// Names that are not automatic; nil where one went.
  private var entries = SharedArray<Entry?>()
  /// The places in ``entries`` of names that went.
  private var leftPlaces: [Int32] = []
  /// A power of two of them, at least a quarter of them free.
  private var slots = SharedArray<Slot>()
  /// How many slots are not free.
  private var usedSlots = 0
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
      return place(of: name, hash: name.hashValue).flatMap { entries[$0]?.value }
    }
    set {
      guard let newValue else { return remove(name) }
      let number = AutomaticName.number(of: name)
      if let number, number < numbered.count, numbered[number] != nil {
        numbered[number] = newValue
      } else if number.map({ insert(newValue, numbered: $0) }) != true,
        !insertHashed(newValue, for: name)
      {
        if let place = place(of: name, hash: name.hashValue) { entries[place]?.value = newValue }
      }
    }
  }

  /// All names, in no order.
  var keys: [String] {
    entries.compactMap { $0?.name }
      + numbered.indices.filter { numbered[$0] != nil }.map(AutomaticName.name)
  }

  /// Stores a value under an automatic name that has none yet; false, without a change, where it has
  /// one.
  mutating func insert(_ value: Value, numbered number: Int) -> Bool {
    if number < numbered.count, numbered[number] != nil { return false }
    let isStray = number >= numbered.count && number > 2 * numberedCount + 64
    if strayNumbers > 0 || isStray {
      let name = AutomaticName.name(number)
      if place(of: name, hash: name.hashValue) != nil { return false }
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
    if 4 * (usedSlots + 1) > 3 * slots.count { makeRoom() }
    let hash = name.hashValue
    let slot = slot(of: name, hash: hash)
    guard case .free = slots[slot].state else { return false }
    let entry = Entry(name: name, value: value)
    if let place = leftPlaces.popLast() {
      entries[Int(place)] = entry
      slots[slot] = Slot(hash: hash, state: .taken(place))
    } else {
      slots[slot] = Slot(hash: hash, state: .taken(Int32(entries.count)))
      entries.append(entry)
    }
    usedSlots += 1
    return true
  }

  /// The place of a name in the entries, if it is there.
  private func place(of name: String, hash: Int) -> Int? {
    guard !slots.isEmpty, case .taken(let place) = slots[slot(of: name, hash: hash)].state
    else { return nil }
    return Int(place)
  }

  /// Where a name stands, or would.
  private func slot(of name: String, hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while true {
      switch slots[slot].state {
      case .free: return slot
      case .taken(let place) where slots[slot].hash == hash && entries[Int(place)]?.name == name:
        return slot
      case .left, .taken: slot = (slot + 1) & (slots.count - 1)
      }
    }
  }

  /// Files all names in new slots, at least half of them free.
  private mutating func makeRoom() {
    let old = slots
    usedSlots = entries.count - leftPlaces.count
    var count = 16
    while count < 2 * usedSlots { count *= 2 }
    slots = SharedArray(repeating: Slot(), count: count)
    for filed in old {
      guard case .taken = filed.state else { continue }
      var slot = filed.hash & (count - 1)
      while case .taken = slots[slot].state { slot = (slot + 1) & (count - 1) }
      slots[slot] = filed
    }
  }

  private mutating func remove(_ name: String) {
    if let number = AutomaticName.number(of: name) {
      if number < numbered.count, numbered[number] != nil {
        numbered[number] = nil
        numberedCount -= 1
        return
      }
      if strayNumbers == 0 { return }
      if place(of: name, hash: name.hashValue) != nil { strayNumbers -= 1 }
    }
    let hash = name.hashValue
    guard let place = place(of: name, hash: hash) else { return }
    slots[slot(of: name, hash: hash)].state = .left
    entries[place] = nil
    leftPlaces.append(Int32(place))
  }
}
