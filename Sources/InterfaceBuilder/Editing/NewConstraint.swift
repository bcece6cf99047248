import AutoLayout

/// A constraint that a document is to get, between objects by their ids.
package struct NewConstraint: Hashable, Sendable {
  /// One side: the id of a view or guide, and Interface Builder's name of the attribute.
  package struct Side: Hashable, Sendable {
    let item: String
    let attribute: String

    /// Creates a side.
    package init(item: String, attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute.rawValue)
    }
  }

  let first: Side
  let relation: Relation
  let second: Side?
  let constant: Double

  /// Creates a required constraint.
  package init(_ first: Side, _ relation: Relation, to second: Side?, constant: Double) {
    (self.first, self.relation, self.second, self.constant) = (first, relation, second, constant)
  }

  /// The attributes in Interface Builder's order; the view that holds the constraint goes without saying as the first
  /// item, and so do relations of equality and constants of 0.
  func attributes(heldBy holder: String) -> [(name: String, value: String)] {
    let all: [(String, String?)] = [
      ("firstItem", first.item == holder ? nil : first.item), ("firstAttribute", first.attribute),
      ("relation", DocumentConstraint.word(for: relation)), ("secondItem", second?.item),
      ("secondAttribute", second?.attribute),
      ("constant", constant == 0 ? nil : DocumentEditor.text(of: constant)),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}

/// Ids as Interface Builder makes them: `3kZ-9a-Xyw`.
struct NewIDs {
  /// The ids in use.
  private var taken: Set<String>

  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  private static let lengths = [3, 2, 3]

  init(besides taken: Set<String>) { self.taken = taken }

  /// An id that nothing has, always the same for the same text.
  mutating func id(for text: String) -> String {
    // FNV-1a: the id only has to differ from the others.
    var hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    while true {
      var rest = hash
      let id = Self.lengths.map { length in
        String(
          (0..<length).map { _ -> Character in
            defer { rest /= UInt64(Self.characters.count) }
            return Self.characters[Int(rest % UInt64(Self.characters.count))]
          })
      }.joined(separator: "-")
      if taken.insert(id).inserted { return id }
      hash = hash &* 0x100_0000_01b3 &+ 1
    }
  }
}
