/// Replacements of bytes, all of them by their places before any is made.
package struct ByteEdits: Hashable, Sendable {
  /// New bytes in place of others.
  package struct Edit: Hashable, Sendable {
    /// The bytes that go; empty if something is only added.
    package let range: Range<Int>
    /// The bytes that come.
    package let bytes: [UInt8]

    /// Creates an edit.
    package init(_ range: Range<Int>, _ bytes: [UInt8]) {
      (self.range, self.bytes) = (range, bytes)
    }
  }

  /// The edits by place; insertions at the same place in order of addition.
  package private(set) var edits: [Edit] = []

  /// Creates none.
  package init() {}

  /// Adds an edit; false if one was added that changes the same bytes, and then nothing is added.
  package mutating func add(_ edit: Edit) -> Bool {
    if edits.contains(where: { $0.range.touches(edit.range) }) { return false }
    let place = edits.firstIndex { $0.range.lowerBound > edit.range.lowerBound } ?? edits.endIndex
    edits.insert(edit, at: place)
    return true
  }

  /// The bytes of a file after the edits; nil if one lies outside of it.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard edits.allSatisfy({ $0.range.upperBound <= bytes.count }) else { return nil }
    var result = bytes
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.bytes) }
    return result
  }
}

extension Range<Int> {
  /// Whether edits of both ranges would get in each other's way; two that only add something don't.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    if isEmpty, other.isEmpty { return false }
    // An insertion at the edge of a removal may belong to it or not.
    if isEmpty || other.isEmpty {
      return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    return overlaps(other)
  }
}
