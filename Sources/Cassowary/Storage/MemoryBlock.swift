#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One piece of memory that several arrays lie in.
///
/// A small layout falls into components of a few rows each, and a component has some fifty arrays:
/// one allocation for each of them would cost more than the arithmetic. So whoever owns arrays and
/// knows how long they will be owns a block, too, and takes the arrays from it. The block must live
/// as long as the arrays; as a neighbour in the same value it does.
struct MemoryBlock: ~Copyable {
  private var next: Int
  private let end: Int
  private let memory: UnsafeMutableRawPointer?

  /// A block without memory.
  init() {
    next = 0
    end = 0
    memory = nil
  }

  /// A block with places for a number of arrays of `bytes` bytes together.
  init(bytes: Int, arrays: Int) {
    // What the alignment of each array may cost.
    end = bytes + arrays * Self.alignment
    next = 0
    memory = malloc(end)
  }

  deinit {
    free(memory)
  }

  /// A block with room for copies of all arrays that this one had room for, and that much more by
  /// which ``FlatArray/copy(in:)`` makes them larger.
  func sameSize() -> MemoryBlock { MemoryBlock(bytes: end + end / 16 + 1024, arrays: 0) }

  private static var alignment: Int { 8 }

  /// An empty array with room for `capacity` elements; it has memory of its own where the block is
  /// too small.
  mutating func array<Element: BitwiseCopyable>(capacity: Int) -> FlatArray<Element> {
    assert(MemoryLayout<Element>.alignment <= Self.alignment)
    let bytes = capacity * MemoryLayout<Element>.stride
    guard let memory, next + bytes <= end else { return FlatArray(capacity: capacity) }
    let place = (memory + next).assumingMemoryBound(to: Element.self)
    next = (next + bytes + Self.alignment - 1) & -Self.alignment
    return FlatArray(at: place, capacity: capacity)
  }

  /// An array of equal elements.
  mutating func array<Element: BitwiseCopyable>(
    repeating element: Element, count: Int
  ) -> FlatArray<Element> {
    var result: FlatArray<Element> = array(capacity: count)
    result.append(repeating: element, count: count)
    return result
  }
}
