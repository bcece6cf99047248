/// An array whose copies share what they have in common.
///
/// A history keeps a copy of the model for each command, and a command changes little. A plain array
/// would be copied whole; here only the chunk that changes is, so that a thousand copies of a model
/// of a thousand views take megabytes, not gigabytes.
struct SharedArray<Element: Sendable>: Sendable, RandomAccessCollection, MutableCollection {
  /// Elements copied by a change, a power of two: a compromise between the chunk, of about four
  /// kilobytes, and the list of chunks.
  private static var chunkSize: Int {
    let fitting = 4096 / Swift.max(1, MemoryLayout<Element>.stride)
    return 1 << Swift.max(4, Int.bitWidth - 1 - Swift.max(1, fitting).leadingZeroBitCount)
  }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  /// Creates an empty array.
  init() {}

  /// Creates an array of equal elements, which share their memory as long as they are equal.
  init(repeating element: Element, count: Int) {
    let whole = [Element](repeating: element, count: Self.chunkSize)
    chunks = Array(repeating: whole, count: count / Self.chunkSize)
    let rest = count % Self.chunkSize
    if rest > 0 { chunks.append(Array(whole.prefix(rest))) }
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    _read { yield chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 {
      chunks.append([])
      // At once, as a chunk that grows moves its elements four times.
      chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
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

  private static func isSameMemory(_ chunk: [Element], _ other: [Element]) -> Bool {
    chunk.withUnsafeBufferPointer { chunk in
      other.withUnsafeBufferPointer {
        chunk.baseAddress == $0.baseAddress && chunk.count == $0.count
      }
    }
  }
}
