import AutoLayout

/// A constraint to be added to a document, between objects given by their ids.
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

  /// The attributes in Interface Builder's order; left out are the first item if it is the view that holds the
  /// constraint, a relation of equality, and a constant of 0.
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

  /// An unused id, always the same for the same text.
  mutating func id(for text: String) -> String {
    // FNV-1a is enough, because the id must only differ from the others.
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

/// Where new constraints go into the element of a view, as Interface Builder writes them.
///
/// Read from 1,627 public documents: lists are sorted by id, byte for byte (4,244 of 4,248 with more than three
/// constraints), and come after the elements listed here and before everything else.
struct ConstraintList {
  let bytes: [UInt8]
  /// The element of the view.
  let view: Node
  /// Reads a start tag at a place.
  let tag: (DocumentPlace) throws(EditRefusal) -> StartTag

  private static let before: [(name: String, key: String?)] = [
    ("rect", "frame"), ("autoresizingMask", "autoresizingMask"), ("subviews", nil),
    ("viewLayoutGuide", "safeArea"), ("color", "backgroundColor"), ("color", "tintColor"),
    ("accessibility", "accessibilityConfiguration"), ("gestureRecognizers", nil),
    ("animations", nil), ("view", "contentView"), ("tableViewCellContentView", "contentView"),
  ]

  /// Interface Builder's indentation of nested elements.
  private static let indentation = Array("    ".utf8)

  /// The edits that add constraints with these ids.
  func adding(_ constraints: [(id: String, element: String)]) throws(EditRefusal) -> [ByteEdits
    .Edit]
  {
    let sorted = constraints.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    guard let list = view.child("constraints") else { return [try newList(sorted)] }
    let known = list.children
    guard !known.isEmpty else { throw .noList(view.place) }
    var edits: [ByteEdits.Edit] = []
    for (id, element) in sorted {
      let next = known.first { node in
        node["id"].map { id.utf8.lexicographicallyPrecedes($0.utf8) } ?? false
      }
      if let next {
        edits.append(try line(element, before: next))
      } else {
        edits.append(try line(element, after: known[known.count - 1]))
      }
    }
    return edits
  }

  private func line(_ element: String, before node: Node) throws(EditRefusal) -> ByteEdits.Edit {
    let start = try tag(node.place).range.lowerBound
    let lead = lead(before: start)
    return ByteEdits.Edit(start..<start, Array(element.utf8) + lead)
  }

  private func line(_ element: String, after node: Node) throws(EditRefusal) -> ByteEdits.Edit {
    let range = try range(of: node)
    return ByteEdits.Edit(
      range.upperBound..<range.upperBound, lead(before: range.lowerBound) + Array(element.utf8))
  }

  private func newList(
    _ constraints: [(id: String, element: String)]
  ) throws(EditRefusal) -> ByteEdits.Edit {
    let children = view.children
    let last = children.last { child in
      Self.before.contains { $0.name == child.name && ($0.key == nil || $0.key == child.key) }
    }
    guard let last else { throw .noList(view.place) }
    let range = try range(of: last)
    let lead = lead(before: range.lowerBound)
    let outer = self.lead(before: try tag(view.place).range.lowerBound)
    let isDeeper = lead.count > outer.count && lead.starts(with: outer)
    let inner = lead.isEmpty ? [] : lead + (isDeeper ? lead[outer.count...] : Self.indentation[...])
    let lines = constraints.flatMap { inner + Array($0.element.utf8) }
    return ByteEdits.Edit(
      range.upperBound..<range.upperBound,
      lead + Array("<constraints>".utf8) + lines + lead + Array("</constraints>".utf8))
  }

  private func range(of node: Node) throws(EditRefusal) -> Range<Int> {
    guard let range = ElementRange.range(of: try tag(node.place), in: bytes) else {
      throw .noElement(node.place)
    }
    return range
  }

  /// The line end and the spaces before a tag; empty if something else is on its line.
  private func lead(before start: Int) -> [UInt8] {
    let spaces = bytes[..<start].lastIndex { $0 != 0x20 && $0 != 0x09 }
    guard let spaces, bytes[spaces] == UInt8(ascii: "\n") else { return [] }
    let isLong = spaces > 0 && bytes[spaces - 1] == UInt8(ascii: "\r")
    return Array(bytes[(isLong ? spaces - 1 : spaces)..<start])
  }
}
