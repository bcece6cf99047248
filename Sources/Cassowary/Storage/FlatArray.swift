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
/// Memory comes from `malloc`: `UnsafeMutablePointer.allocate` asks for an alignment, which costs
/// several times as much on Linux, and a component of a small layout is mostly allocations. For the
/// same reason an empty array has no memory.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(capacity: Int = 0) {
    base = Self.emptyBase
    count = 0
    self.capacity = 0
    if capacity > 0 { grow(to: capacity) }
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    if capacity > 0 { free(base) }
  }

  /// Where an array without memory points; never read or written.
  private static var emptyBase: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// A second array with the same elements.
  func copy() -> FlatArray {
    var result = FlatArray(capacity: count)
    result.base.update(from: base, count: count)
    result.count = count
    return result
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating set { self[Int(index)] = newValue }
  }

  /// Makes room for `total` elements at once.
  mutating func reserve(_ total: Int) {
    if total > capacity { grow(to: total) }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: Swift.max(4, 2 * capacity)) }
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

  /// Takes out one element; those behind it move up.
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

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let present = capacity > 0 ? UnsafeMutableRawPointer(base) : nil
    guard let memory = realloc(present, newCapacity * MemoryLayout<Element>.stride) else {
      fatalError("out of memory")
    }
    base = memory.assumingMemoryBound(to: Element.self)
    capacity = newCapacity
  }
}
