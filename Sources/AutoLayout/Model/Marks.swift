/// A number that names something in a layout: an item or a constraint.
package protocol Numbered: Comparable {
  var rawValue: Int32 { get }
  init(rawValue: Int32)
}

extension Item.ID: Numbered {}
extension LayoutConstraint.ID: Numbered {}

/// A set of numbered things that lists them in order, oldest first.
///
/// A bit for each number: marking hashes nothing, listing sorts nothing, and a copy is small.
package struct Marks<ID: Numbered & Sendable>: Sendable, Sequence {
  private var words: [UInt64] = []

  /// Whether nothing is marked.
  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ id: ID) -> Bool {
    let (word, bit) = Self.place(of: id)
    return word < words.count && words[word] & bit != 0
  }

  mutating func insert(_ id: ID) {
    let (word, bit) = Self.place(of: id)
    if word >= words.count {
      words += Array(repeating: 0, count: Swift.max(word + 1 - words.count, words.count))
    }
    words[word] |= bit
  }

  mutating func remove(_ id: ID) {
    if contains(id) {
      let (word, bit) = Self.place(of: id)
      words[word] &= ~bit
    }
  }

  mutating func formUnion(_ ids: some Sequence<ID>) {
    for id in ids { insert(id) }
  }

  func union(_ other: Marks) -> Marks {
    var union = self
    union.formUnion(other)
    return union
  }

  /// The marked things, oldest first.
  package func makeIterator() -> Iterator { Iterator(words: words) }

  private static func place(of id: ID) -> (word: Int, bit: UInt64) {
    (Int(id.rawValue) / 64, 1 << (UInt64(id.rawValue) % 64))
  }

  /// Finds one mark after the other.
  package struct Iterator: IteratorProtocol {
    fileprivate let words: [UInt64]
    private var place = 0
    /// What is left of the word at ``place``.
    private var rest: UInt64

    fileprivate init(words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    /// The next marked thing; nil after the last.
    package mutating func next() -> ID? {
      while rest == 0 {
        place += 1
        guard place < words.count else { return nil }
        rest = words[place]
      }
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      return ID(rawValue: Int32(64 * place + bit))
    }
  }
}
