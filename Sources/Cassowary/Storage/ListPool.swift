/// Many short lists of (key, payload) pairs in two shared arrays.
///
/// Rows and columns of the tableau grow and shrink all the time; one allocation each would cost
/// more than the arithmetic. A list that outgrows its place moves to the end of the pool. The pool is
/// packed once three quarters of it are unused.
struct ListPool<Payload: BitwiseCopyable>: ~Copyable {
  /// Where a list lies in the pool.
  struct List {
    fileprivate(set) var start: Int32
    fileprivate(set) var length: Int32
    fileprivate var room: Int32
  }

  private(set) var lists: FlatArray<List>
  private(set) var keys: FlatArray<Int32>
  private(set) var payloads: FlatArray<Payload>
  /// How many entries all lists have together.
  private(set) var entryCount = 0
  private let filler: Payload

  /// Creates a pool without lists; `filler` pads reserved places.
  init(filler: Payload) {
    lists = FlatArray()
    keys = FlatArray()
    payloads = FlatArray()
    self.filler = filler
  }

  /// Creates a pool without lists in a block, with room for lists and entries.
  init(filler: Payload, lists listCount: Int, entries: Int, in block: inout MemoryBlock) {
    lists = block.array(capacity: listCount)
    keys = block.array(capacity: entries)
    payloads = block.array(capacity: entries)
    self.filler = filler
  }

  private init(copying other: borrowing ListPool, in block: inout MemoryBlock) {
    lists = other.lists.copy(in: &block)
    keys = other.keys.copy(in: &block)
    payloads = other.payloads.copy(in: &block)
    entryCount = other.entryCount
    filler = other.filler
  }

  /// A second pool with the same lists and memory in a block.
  func copy(in block: inout MemoryBlock) -> ListPool {
    ListPool(copying: self, in: &block)
  }

  var listCount: Int { lists.count }

  /// The entries of one list, to be walked through before the pool changes.
  struct Entries: Sequence, IteratorProtocol {
    private let keys: UnsafePointer<Int32>
    private let payloads: UnsafePointer<Payload>
    private let count: Int
    private var index = 0

    @inline(__always)
    fileprivate init(_ pool: borrowing ListPool, _ list: Int) {
      let start = Int(pool.lists[list].start)
      keys = UnsafePointer(pool.keys.base + start)
      payloads = UnsafePointer(pool.payloads.base + start)
      count = Int(pool.lists[list].length)
    }

    @inline(__always)
    mutating func next() -> (key: Int32, payload: Payload)? {
      if index == count { return nil }
      defer { index &+= 1 }
      return (keys[index], payloads[index])
    }
  }

  /// The entries of a list.
  subscript(list: Int) -> Entries {
    @inline(__always) get { Entries(self, list) }
  }

  subscript(list: Int32) -> Entries {
    @inline(__always) get { Entries(self, Int(list)) }
  }

  /// How many entries a list has.
  @inline(__always)
  func count(of list: Int) -> Int { Int(lists[list].length) }

  /// One entry of a list.
  @inline(__always)
  func entry(_ index: Int, of list: Int) -> (key: Int32, payload: Payload) {
    assert(index >= 0 && index < count(of: list))
    let place = Int(lists[list].start) + index
    return (keys[place], payloads[place])
  }

  @inline(__always)
  mutating func setPayload(_ payload: Payload, at index: Int, of list: Int) {
    assert(index >= 0 && index < count(of: list))
    payloads[Int(lists[list].start) + index] = payload
  }

  /// The places of a list's entries in ``keys`` and ``payloads``.
  @inline(__always)
  func places(of list: Int) -> Range<Int> {
    let start = Int(lists[list].start)
    return Range(uncheckedBounds: (start, start + Int(lists[list].length)))
  }

  /// Adds an empty list with places for `capacity` entries.
  mutating func addList(capacity: Int) {
    lists.append(List(start: Int32(keys.count), length: 0, room: Int32(capacity)))
    keys.append(repeating: -1, count: capacity)
    payloads.append(repeating: filler, count: capacity)
  }

  /// Adds one entry to the list that was added last, and has no places beyond its entries.
  @inline(__always)
  mutating func appendToLast(_ key: Int32, _ payload: Payload) {
    let list = lists.count - 1
    assert(Int(lists[list].start + lists[list].length) == keys.count)
    keys.append(key)
    payloads.append(payload)
    lists[list].length &+= 1
    lists[list].room &+= 1
    entryCount &+= 1
  }

  /// Removes all lists and entries, but keeps the memory.
  mutating func removeAll() {
    lists.removeAll()
    keys.removeAll()
    payloads.removeAll()
    entryCount = 0
  }

  /// Removes the list with the highest index.
  mutating func removeLastList() {
    guard let last = lists.popLast() else { return }
    entryCount -= Int(last.length)
    // The newest lists come and go most often, and usually lie at the end.
    if Int(last.start + last.room) == keys.count {
      keys.truncate(to: Int(last.start))
      payloads.truncate(to: Int(last.start))
    }
    if keys.count > 4096, 4 * (entryCount + listCount) < keys.count { pack() }
  }

  /// Exchanges the contents of two lists.
  mutating func swapLists(_ first: Int, _ second: Int) {
    let kept = lists[first]
    lists[first] = lists[second]
    lists[second] = kept
  }

  @inline(__always)
  mutating func append(_ key: Int32, _ payload: Payload, to list: Int) {
    if lists[list].length == lists[list].room { relocate(list, adding: 1) }
    let place = lists[list].start &+ lists[list].length
    keys[place] = key
    payloads[place] = payload
    lists[list].length &+= 1
    entryCount &+= 1
  }

  /// Adds entries to a list, which moves once at most; returns the place of the first one in ``keys`` and
  /// ``payloads``, where the caller has to fill them in.
  @inline(__always)
  mutating func addEntries(_ count: Int, to list: Int) -> Int {
    if Int(lists[list].length) + count > Int(lists[list].room) { relocate(list, adding: count) }
    let place = Int(lists[list].start) + Int(lists[list].length)
    lists[list].length &+= Int32(count)
    entryCount &+= count
    return place
  }

  /// Removes one entry; the last entry of the list takes its place.
  @inline(__always)
  mutating func remove(at index: Int, of list: Int) {
    let last = Int(lists[list].start) + Int(lists[list].length) - 1
    let place = Int(lists[list].start) + index
    keys[place] = keys[last]
    payloads[place] = payloads[last]
    lists[list].length &-= 1
    entryCount &-= 1
  }

  /// The index of `key` within the list, or -1.
  ///
  /// Looks at `hint` first.
  @inline(__always)
  func index(of key: Int32, in list: Int, hint: Int = 0) -> Int {
    let count = Int(lists[list].length)
    let first = keys.base + Int(lists[list].start)
    if hint < count, first[hint] == key { return hint }
    var index = 0
    while index < count {
      if first[index] == key { return index }
      index &+= 1
    }
    return -1
  }

  @inline(never)
  private mutating func relocate(_ list: Int, adding added: Int) {
    // Packing leaves each list some room, however short it is.
    if keys.count > 4096, 4 * (entryCount + listCount) < keys.count { pack() }
    let count = Int(lists[list].length)
    let newRoom = max(4, 2 * Int(lists[list].room), count + added)
    let from = Int(lists[list].start)
    let to = keys.count
    keys.append(repeating: -1, count: newRoom)
    payloads.append(repeating: filler, count: newRoom)
    (keys.base + to).update(from: keys.base + from, count: count)
    (payloads.base + to).update(from: payloads.base + from, count: count)
    lists[list].start = Int32(to)
    lists[list].room = Int32(newRoom)
  }

  private mutating func pack() {
    var packedKeys = FlatArray<Int32>(capacity: 2 * entryCount + 4 * listCount)
    var packedPayloads = FlatArray<Payload>(capacity: 2 * entryCount + 4 * listCount)
    for list in 0..<listCount {
      let from = Int(lists[list].start)
      let count = Int(lists[list].length)
      lists[list].start = Int32(packedKeys.count)
      lists[list].room = Int32(count + count / 2 + 2)
      for place in from..<from + count {
        packedKeys.append(keys[place])
        packedPayloads.append(payloads[place])
      }
      packedKeys.append(repeating: -1, count: Int(lists[list].room) - count)
      packedPayloads.append(repeating: filler, count: Int(lists[list].room) - count)
    }
    keys = packedKeys
    payloads = packedPayloads
  }
}
