/// The breakpoints met while one slot moves, nearest first.
struct BreakpointHeap: ~Copyable {
  struct Entry {
    let time: Double
    /// Settles ties: the smaller key leaves first.
    let tieKey: Double
    let row: Int32

    func precedes(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : tieKey < other.tieKey
    }
  }

  private var entries = FlatArray<Entry>()

  init() {}

  /// An empty heap in a block.
  init(capacity: Int, in block: inout MemoryBlock) {
    entries = block.array(capacity: capacity)
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll() {
    entries.removeAll()
  }

  mutating func append(time: Double, tieKey: Double, row: Int32) {
    entries.append(Entry(time: time, tieKey: tieKey, row: row))
  }

  /// Orders what was appended (Floyd's heap construction); afterwards only pops are allowed.
  mutating func heapify() {
    var index = entries.count / 2
    while index > 0 {
      index -= 1
      siftDown(index)
    }
  }

  /// Takes the nearest breakpoint, or returns nil when all are passed.
  mutating func popNearest() -> (time: Double, row: Int32)? {
    guard entries.count > 0 else { return nil }
    let nearest = entries[0]
    let last = entries.count - 1
    entries[0] = entries[last]
    entries.truncate(to: last)
    siftDown(0)
    return (nearest.time, nearest.row)
  }

  private mutating func siftDown(_ start: Int) {
    if start >= entries.count { return }
    let moving = entries[start]
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= entries.count { break }
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      if !entries[child].precedes(moving) { break }
      entries[parent] = entries[child]
      parent = child
    }
    entries[parent] = moving
  }
}
