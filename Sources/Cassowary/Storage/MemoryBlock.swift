#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One piece of memory that holds several arrays.
///
/// A small layout falls into components of a few rows each, and a component has some fifty arrays:
/// one allocation for each of them would cost more than the arithmetic. So whoever owns arrays and
/// knows how long they will be owns a block, too, and takes the arrays from it. The block must live
/// as long as the arrays; as a neighbour in the same value it does.
struct MemoryBlock: ~Copyable {
  private var next: Int
  private let end: Int
  private let memory: UnsafeMutableRawPointer?
  /// What was asked for so far, including what did not fit.
  private var demand: Int

  /// A block without memory.
  init() {
    self.init(bytes: 0)
  }

  /// A block with places for a number of arrays of `bytes` bytes together.
  init(bytes: Int, arrays: Int) {
    // What the alignment of each array may cost.
    self.init(bytes: bytes + arrays * Self.alignment)
  }

  private init(bytes: Int) {
    next = 0
    end = bytes
    memory = bytes > 0 ? malloc(bytes) : nil
    demand = 0
  }

  deinit {
    free(memory)
  }

  /// A block for copies of all arrays that lie in this one.
  ///
  /// Its size follows from what these arrays asked for, not from the size of this block: otherwise
  /// each copy of a copy would be larger than the one before. A copied array asks for more than
  /// its elements (see ``FlatArray/copy(in:)``), and some have grown.
  func sizedForCopies() -> MemoryBlock {
    MemoryBlock(bytes: demand + demand / 16 + 1024)
  }

  private static var alignment: Int { 8 }

  /// An empty array with room for `capacity` elements; it has memory of its own where the block is
  /// too small.
  mutating func array<Element: BitwiseCopyable>(capacity: Int) -> FlatArray<Element> {
    assert(MemoryLayout<Element>.alignment <= Self.alignment)
    let bytes = capacity * MemoryLayout<Element>.stride
    let paddedBytes = (bytes + Self.alignment - 1) & -Self.alignment
    demand += paddedBytes
    guard let memory, next + bytes <= end else { return FlatArray(capacity: capacity) }
    let place = (memory + next).assumingMemoryBound(to: Element.self)
    next += paddedBytes
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
