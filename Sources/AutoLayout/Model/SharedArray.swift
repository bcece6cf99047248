/// An array whose copies share what they have in common.
///
/// A history keeps a copy of the model for each command, and a command changes little. A plain array
/// would be copied whole; here only the chunk that changes is, so that a thousand copies of a model
/// of a thousand views take megabytes, not gigabytes.
struct SharedArray<Element: Sendable>: Sendable, RandomAccessCollection, MutableCollection {
  /// Elements copied by a change: a compromise between the chunk and the list of chunks.
  private static var chunkSize: Int { 16 }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    _read { yield chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 {
      chunks.append([element])
    } else {
      chunks[chunks.count - 1].append(element)
    }
    count += 1
  }
}

/// A dictionary of names whose copies share what they have in common; see ``SharedArray``.
struct SharedNames<Value: Sendable>: Sendable {
  private static var bucketCount: Int { 256 }

  private var buckets = [[String: Value]](repeating: [:], count: bucketCount)

  subscript(name: String) -> Value? {
    get { buckets[Self.bucket(of: name)][name] }
    set { buckets[Self.bucket(of: name)][name] = newValue }
  }

  /// All names, in no order.
  var keys: some Sequence<String> { buckets.lazy.flatMap(\.keys) }

  private static func bucket(of name: String) -> Int {
    Int(UInt(bitPattern: name.hashValue) % UInt(bucketCount))
  }
}
