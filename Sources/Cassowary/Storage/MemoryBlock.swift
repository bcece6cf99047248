#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Memory that several arrays lie in.
///
/// A small layout falls into components of a few rows each, and a component has some fifty arrays:
/// one allocation for each of them would cost more than the arithmetic. So whoever owns arrays owns a
/// block, too, and takes the arrays from it. The block must live as long as the arrays; as a
/// neighbour in the same value it does.
///
/// The size is an estimate. What does not fit comes in further pieces.
struct MemoryBlock: ~Copyable {
  /// Where the next array begins.
  private var next: UnsafeMutableRawPointer?
  /// How many bytes are left of the last piece.
  private var rest = 0
  /// The last piece; each begins with the address of the one before.
  private var piece: UnsafeMutableRawPointer?
  /// How many bytes the first piece gets.
  private let estimate: Int
  /// What was asked for so far.
  private var demand = 0

  /// A block of about the size given, in bytes; memory is taken when the first array needs it.
  init(estimate: Int = 0) {
    self.estimate = estimate
  }

  deinit {
    var last = piece
    while let current = last {
      last = current.load(as: UnsafeMutableRawPointer?.self)
      free(current)
    }
  }

  /// A block for copies of all arrays that lie in this one.
  ///
  /// Its size follows from what these arrays asked for, not from the size of this block: otherwise
  /// each copy of a copy would be larger than the one before. A copied array asks for more than
  /// its elements (see ``FlatArray/copy(in:)``), and some have grown.
  func sizedForCopies() -> MemoryBlock {
    MemoryBlock(estimate: demand + demand / 16 + 1024)
  }

  private static var alignment: Int { 8 }

  /// An empty array with room for `capacity` elements.
  mutating func array<Element: BitwiseCopyable>(capacity: Int) -> FlatArray<Element> {
    assert(MemoryLayout<Element>.alignment <= Self.alignment)
    let bytes = (capacity * MemoryLayout<Element>.stride + Self.alignment - 1) & -Self.alignment
    if bytes > rest { addPiece(for: bytes) }
    guard let place = next else { return FlatArray(capacity: capacity) }
    demand += bytes
    rest -= bytes
    next = place + bytes
    return FlatArray(at: place.assumingMemoryBound(to: Element.self), capacity: capacity)
  }

  @inline(never)
  private mutating func addPiece(for bytes: Int) {
    let size = max(bytes, piece == nil ? estimate : demand / 2)
    guard let memory = malloc(Self.alignment + size) else {
      fatalError("out of memory")
    }
    memory.storeBytes(of: piece, as: UnsafeMutableRawPointer?.self)
    piece = memory
    next = memory + Self.alignment
    rest = size
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
