/// An array whose copies share what they have in common.
///
/// A history keeps a copy of the model, and of the solver, for each command, and a command changes little. A plain
/// array would be copied whole; here only the chunk that changes is copied, so a thousand copies of a model of a
/// thousand views take megabytes, not gigabytes.
struct SharedArray<Element: Sendable>: Sendable, RandomAccessCollection, MutableCollection {
  /// The number of elements in a chunk, as an exponent of 2: a compromise between the size of a chunk, about four
  /// kilobytes, and that of the list of chunks.
  static var chunkBits: Int {
    let fitting = 4096 / Swift.max(1, MemoryLayout<Element>.stride)
    return Swift.max(4, Int.bitWidth - 1 - Swift.max(1, fitting).leadingZeroBitCount)
  }

  static var chunkSize: Int { 1 << chunkBits }

  private var chunks: [[Element]] = []
  private var elementCount = 0

  /// Creates an empty array.
  init() {}

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

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    let chunk = elementCount >> Self.chunkBits
    if chunk == chunks.count { chunks.append([]) }
    chunks[chunk].append(element)
    elementCount += 1
  }

  /// The places where this array and another have different elements, or only one has any.
  func places(differingFrom other: SharedArray, by isAlike: (Element, Element) -> Bool) -> [Int] {
    let common = Swift.min(count, other.count)
    return places(notSharedWith: other).filter { $0 >= common || !isAlike(self[$0], other[$0]) }
      + (common..<Swift.max(common, other.count))
  }

  /// The places whose elements may differ from those of another array.
  ///
  /// They are those of the chunks that the two don't share: what copies share need not be compared.
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

/// A large value that seldom changes, stored outside the value that has it.
///
/// Copies share it, and moving them moves one reference. WebAssembly moves large values field by field, with code for
/// each.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Boxes a value.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value, changed in place if no copy shares it.
  package var wrappedValue: Value {
    get { box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

/// An immutable value with many fields, which several owners share instead of copying it.
package final class SharedValue<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value

  /// Shares a value.
  package init(_ value: Value) { self.value = value }
}

extension SharedValue: Equatable where Value: Equatable {
  /// Whether the values are equal; a value equals itself without comparing its fields.
  package static func == (lhs: SharedValue, rhs: SharedValue) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }
}

extension SharedValue: Hashable where Value: Hashable {
  /// Hashes the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
