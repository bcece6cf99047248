#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A growable array of plain values that owns its memory and is copied only on request.
///
/// The solver's inner loops read and write a handful of these at once. `Array` would check bounds
/// and uniqueness on every access; here bounds are asserted in debug builds only, and uniqueness is
/// decided once per component (see ``Component``).
///
/// Arrays of the same owner usually lie in one ``MemoryBlock``; one that outgrows its place there
/// moves to memory of its own. That comes from `malloc`: `UnsafeMutablePointer.allocate` asks for an
/// alignment, which costs several times as much on Linux. An empty array has no memory.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  /// 32 bits, like the next one: a component has dozens of arrays, and a layout may have thousands of
  /// components.
  private var storedCount: Int32
  /// Twice the capacity, and 1 more where the memory is the array's own.
  private var capacityAndOwnership: UInt32

  init(capacity: Int = 0) {
    base = Self.emptyBase
    storedCount = 0
    capacityAndOwnership = 0
    if capacity > 0 { grow(to: capacity) }
  }

  @inline(__always) private(set) var count: Int {
    get { Int(storedCount) }
    set { storedCount = Int32(truncatingIfNeeded: newValue) }
  }

  private var capacity: Int { Int(capacityAndOwnership >> 1) }
  private var ownsMemory: Bool { capacityAndOwnership & 1 != 0 }

  /// An empty array at a place in a block, which must outlive it.
  init(at place: UnsafeMutablePointer<Element>, capacity: Int) {
    base = place
    storedCount = 0
    capacityAndOwnership = UInt32(Int32(capacity)) << 1
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    if ownsMemory { free(base) }
  }

  /// Where an array without memory points; never read or written.
  private static var emptyBase: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// A second array with the same elements.
  func copy() -> FlatArray {
    var result = FlatArray(capacity: count)
    result.append(contentsOf: self)
    return result
  }

  /// A second array with the same elements and memory in a block.
  ///
  /// It has room for a few more: a copy is made to be edited, and would move at its first new row.
  func copy(in block: inout MemoryBlock) -> FlatArray {
    var result: FlatArray = block.array(capacity: count + count / 16 + 4)
    result.append(contentsOf: self)
    return result
  }

  private mutating func append(contentsOf other: borrowing FlatArray) {
    (base + count).update(from: other.base, count: other.count)
    count += other.count
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: Swift.max(4, 2 * count)) }
    base[count] = element
    count &+= 1
  }

  /// Puts an element before the one at `index`.
  mutating func insert(_ element: Element, at index: Int) {
    assert(index >= 0 && index <= count)
    append(element)
    (base + index + 1).update(from: base + index, count: count - 1 - index)
    base[index] = element
  }

  /// Takes out one element; those after it move up.
  mutating func remove(at index: Int) {
    assert(index >= 0 && index < count)
    count &-= 1
    (base + index).update(from: base + index + 1, count: count - index)
  }

  /// Appends `extra` copies of `element`.
  mutating func append(repeating element: Element, count extra: Int) {
    if count + extra > capacity { grow(to: Swift.max(count + extra, 2 * capacity)) }
    (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  /// Takes the last element off, or returns nil when there is none.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return base[count]
  }

  mutating func removeAll() {
    count = 0
  }

  /// Drops elements from the end.
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// Brings the elements, from an index on, into ascending order.
  mutating func sort(from first: Int = 0) where Element: Comparable {
    assert(first >= 0 && first <= count)
    if count - first < 2 { return }
    var elements = UnsafeMutableBufferPointer(start: base + first, count: count - first)
    elements.sort()
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let present = ownsMemory ? UnsafeMutableRawPointer(base) : nil
    guard let memory = realloc(present, newCapacity * MemoryLayout<Element>.stride) else {
      fatalError("out of memory")
    }
    let moved = memory.assumingMemoryBound(to: Element.self)
    if !ownsMemory { moved.update(from: base, count: count) }
    base = moved
    capacityAndOwnership = UInt32(Int32(newCapacity)) << 1 | 1
  }
}
