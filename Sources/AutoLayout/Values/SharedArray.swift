/// An array whose copies share what they have in common.
///
/// A history keeps a copy of the model, and of the solver, for each command, and a command changes
/// little. A plain array would be copied whole; here only the chunk that changes is, so that a
/// thousand copies of a model of a thousand views take megabytes, not gigabytes.
struct SharedArray<Element: Sendable>: Sendable, RandomAccessCollection, MutableCollection {
  /// Elements copied by a change, as an exponent of 2: a compromise between the chunk, of about four
  /// kilobytes, and the list of chunks.
  static var chunkBits: Int {
    let fitting = 4096 / Swift.max(1, MemoryLayout<Element>.stride)
    return Swift.max(4, Int.bitWidth - 1 - Swift.max(1, fitting).leadingZeroBitCount)
  }

  static var chunkSize: Int { 1 << chunkBits }

  private var chunks: [[Element]] = []
  private var elementCount = 0

  /// Creates an empty array.
  init() {}

  /// Creates an array of equal elements, which share their memory as long as they are equal.
  init(repeating element: Element, count: Int) {
    let whole = [Element](repeating: element, count: Self.chunkSize)
    chunks = Array(repeating: whole, count: count / Self.chunkSize)
    let rest = count % Self.chunkSize
    if rest > 0 { chunks.append(Array(whole.prefix(rest))) }
    elementCount = count
  }

  /// How many elements there are.
  var count: Int { elementCount }

  /// The place of the first element.
  var startIndex: Int { 0 }

  /// The place after the last element.
  var endIndex: Int { elementCount }

  /// The element at a place.
  subscript(index: Int) -> Element {
    _read {
      yield chunks[index >> Self.chunkBits][index & (Self.chunkSize - 1)]
    }
    _modify {
      yield &chunks[index >> Self.chunkBits][index & (Self.chunkSize - 1)]
    }
  }

  /// Makes room in the first chunk for as many elements as are known to come.
  ///
  /// Otherwise a chunk gets all its room at once, as one that grows moves its elements four times.
  mutating func reserveCapacity(_ capacity: Int) {
    if chunks.isEmpty { chunks.append([]) }
    chunks[0].reserveCapacity(Swift.min(capacity, Self.chunkSize))
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    let chunk = elementCount >> Self.chunkBits
    if chunk == chunks.count { addChunk() }
    chunks[chunk].append(element)
    elementCount += 1
  }

  private mutating func addChunk() {
    chunks.append([])
    chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
  }

  /// The places whose elements may differ from those of another array.
  ///
  /// They are those of the chunks that the two don't share: what copies have in common need not be
  /// compared.
  func places(notSharedWith other: SharedArray) -> [Int] {
    chunks.indices.flatMap { number -> Range<Int> in
      let start = number * Self.chunkSize
      let isShared =
        number < other.chunks.count && Self.isSameMemory(chunks[number], other.chunks[number])
      return start..<(isShared ? start : start + chunks[number].count)
    }
  }

  static func isSameMemory(_ chunk: [Element], _ other: [Element]) -> Bool {
    chunk.withUnsafeBufferPointer { chunk in
      other.withUnsafeBufferPointer {
        chunk.baseAddress == $0.baseAddress && chunk.count == $0.count
      }
    }
  }
}
