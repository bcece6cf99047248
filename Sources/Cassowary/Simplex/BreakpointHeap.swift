/// The breakpoints met while one slot moves, nearest first.
struct BreakpointHeap: ~Copyable {
  private var time = FlatArray<Double>()
  /// Settles ties: the smaller key leaves first.
  private var tieKey = FlatArray<Double>()
  private var row = FlatArray<Int32>()

  var isEmpty: Bool { time.isEmpty }

  mutating func removeAll() {
    time.removeAll()
    tieKey.removeAll()
    row.removeAll()
  }

  mutating func append(time newTime: Double, tieKey newKey: Double, row newRow: Int32) {
    time.append(newTime)
    tieKey.append(newKey)
    row.append(newRow)
  }

  /// Orders what was appended (Floyd's heap construction); afterwards only pops are allowed.
  mutating func heapify() {
    var index = time.count / 2
    while index > 0 {
      index -= 1
      siftDown(index)
    }
  }

  /// Takes the nearest breakpoint, or returns nil when all are passed.
  mutating func popNearest() -> (time: Double, row: Int32)? {
    guard time.count > 0 else { return nil }
    let nearest = (time: time[0], row: row[0])
    let last = time.count - 1
    swap(0, last)
    time.truncate(to: last)
    tieKey.truncate(to: last)
    row.truncate(to: last)
    siftDown(0)
    return nearest
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    time[first] != time[second]
      ? time[first] < time[second] : tieKey[first] < tieKey[second]
  }

  private func swap(_ first: Int, _ second: Int) {
    (time[first], time[second]) = (time[second], time[first])
    (tieKey[first], tieKey[second]) = (tieKey[second], tieKey[first])
    (row[first], row[second]) = (row[second], row[first])
  }

  private func siftDown(_ start: Int) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= time.count { return }
      if child + 1 < time.count, precedes(child + 1, child) { child += 1 }
      if !precedes(child, parent) { return }
      swap(child, parent)
      parent = child
    }
  }
}
