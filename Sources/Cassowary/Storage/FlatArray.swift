/// A growable array of plain values that owns its memory and is copied only on request.
///
/// The solver's inner loops read and write a handful of these at once. `Array` would check bounds
/// and uniqueness on every access; here bounds are asserted in debug builds only, and uniqueness is
/// decided once per component (see ``Component``).
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(capacity: Int = 0) {
    base = .allocate(capacity: Swift.max(capacity, 1))
    count = 0
    self.capacity = Swift.max(capacity, 1)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    base.deallocate()
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

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: 2 * capacity) }
    base[count] = element
    count &+= 1
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
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}
