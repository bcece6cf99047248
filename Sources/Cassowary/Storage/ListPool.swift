/// Many short lists of (key, payload) pairs in two shared arrays.
///
/// Rows and columns of the tableau grow and shrink all the time; one allocation each would cost
/// more than the arithmetic. A list that outgrows its place moves to the end of the pool, and the
/// pool is packed when three quarters of it are places of lists that moved away or became shorter.
struct ListPool<Payload: BitwiseCopyable>: ~Copyable {
  private(set) var start: FlatArray<Int32>
  private(set) var length: FlatArray<Int32>
  private var room: FlatArray<Int32>
  private(set) var keys: FlatArray<Int32>
  private(set) var payloads: FlatArray<Payload>
  /// How many entries all lists have together.
  private(set) var entryCount = 0
  private let filler: Payload

  /// Creates a pool without lists; `filler` pads reserved places.
  init(filler: Payload, lists: Int = 0, entries: Int = 0) {
    start = FlatArray(capacity: lists)
    length = FlatArray(capacity: lists)
    room = FlatArray(capacity: lists)
    keys = FlatArray(capacity: entries)
    payloads = FlatArray(capacity: entries)
    self.filler = filler
  }

  /// Makes room for lists and entries at once.
  mutating func reserve(lists: Int, entries: Int) {
    start.reserve(lists)
    length.reserve(lists)
    room.reserve(lists)
    keys.reserve(entries)
    payloads.reserve(entries)
  }

  private init(copying other: borrowing ListPool) {
    start = other.start.copy()
    length = other.length.copy()
    room = other.room.copy()
    keys = other.keys.copy()
    payloads = other.payloads.copy()
    entryCount = other.entryCount
    filler = other.filler
  }

  func copy() -> ListPool {
    ListPool(copying: self)
  }

  var listCount: Int { start.count }

  /// Adds an empty list with places for `capacity` entries.
  mutating func addList(capacity: Int) {
    start.append(Int32(keys.count))
    length.append(0)
    room.append(Int32(capacity))
    keys.append(repeating: -1, count: capacity)
    payloads.append(repeating: filler, count: capacity)
  }

  /// Removes the list with the highest index.
  mutating func removeLastList() {
    let last = listCount - 1
    entryCount -= Int(length[last])
    // The newest lists, which come and go, are mostly at the end.
    if Int(start[last] + room[last]) == keys.count {
      keys.truncate(to: Int(start[last]))
      payloads.truncate(to: Int(start[last]))
    }
    start.truncate(to: last)
    length.truncate(to: last)
    room.truncate(to: last)
    if keys.count > 4096, 4 * (entryCount + listCount) < keys.count { pack() }
  }

  /// Exchanges the contents of two lists.
  mutating func swapLists(_ first: Int, _ second: Int) {
    swapValues(of: start, first, second)
    swapValues(of: length, first, second)
    swapValues(of: room, first, second)
  }

  @inline(__always)
  mutating func append(_ key: Int32, _ payload: Payload, to list: Int) {
    if length[list] == room[list] { relocate(list) }
    let place = start[list] &+ length[list]
    keys[place] = key
    payloads[place] = payload
    length[list] &+= 1
    entryCount &+= 1
  }

  /// Removes one entry; the last entry of the list takes its place.
  @inline(__always)
  mutating func remove(at index: Int, of list: Int) {
    let last = Int(start[list]) + Int(length[list]) - 1
    let place = Int(start[list]) + index
    keys[place] = keys[last]
    payloads[place] = payloads[last]
    length[list] &-= 1
    entryCount &-= 1
  }

  /// The index of `key` within the list, or -1.
  ///
  /// Looks at `hint` first.
  @inline(__always)
  func index(of key: Int32, in list: Int, hint: Int = 0) -> Int {
    let count = Int(length[list])
    let first = keys.base + Int(start[list])
    if hint < count, first[hint] == key { return hint }
    var index = 0
    while index < count {
      if first[index] == key { return index }
      index &+= 1
    }
    return -1
  }

  private func swapValues(of array: borrowing FlatArray<Int32>, _ first: Int, _ second: Int) {
    let kept = array[first]
    array[first] = array[second]
    array[second] = kept
  }

  @inline(never)
  private mutating func relocate(_ list: Int) {
    if keys.count > 4096, 4 * entryCount < keys.count { pack() }
    let count = Int(length[list])
    let newRoom = max(4, 2 * Int(room[list]))
    let from = Int(start[list])
    let to = keys.count
    keys.append(repeating: -1, count: newRoom)
    payloads.append(repeating: filler, count: newRoom)
    (keys.base + to).update(from: keys.base + from, count: count)
    (payloads.base + to).update(from: payloads.base + from, count: count)
    start[list] = Int32(to)
    room[list] = Int32(newRoom)
  }

  private mutating func pack() {
    var packedKeys = FlatArray<Int32>(capacity: 2 * entryCount + 4 * listCount)
    var packedPayloads = FlatArray<Payload>(capacity: 2 * entryCount + 4 * listCount)
    for list in 0..<listCount {
      let from = Int(start[list])
      let count = Int(length[list])
      start[list] = Int32(packedKeys.count)
      room[list] = Int32(count + count / 2 + 2)
      for place in from..<from + count {
        packedKeys.append(keys[place])
        packedPayloads.append(payloads[place])
      }
      packedKeys.append(repeating: -1, count: Int(room[list]) - count)
      packedPayloads.append(repeating: filler, count: Int(room[list]) - count)
    }
    keys = packedKeys
    payloads = packedPayloads
  }
}
