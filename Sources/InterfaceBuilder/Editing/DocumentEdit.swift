import AutoLayout

/// A change to a document: to an attribute, a frame or an element; everything else stays the same, to the byte.
package enum DocumentEdit: Hashable, Sendable {
  /// Sets an attribute of the element that begins at a place.
  case set(_ attribute: String, _ value: String, of: DocumentPlace)
  /// Removes an attribute, if the element has it.
  case clear(_ attribute: String, of: DocumentPlace)
  /// Removes an element, with everything in it.
  case remove(DocumentPlace)
  /// Sets the frame that a view has on the canvas.
  case frame(Rect, of: DocumentPlace)
  /// Adds constraints to the view at a place.
  case add([NewConstraint], to: DocumentPlace)
}

/// Why a document isn't edited.
package enum EditRefusal: Error, Hashable, Sendable {
  /// There is no readable tag at a place.
  case noElement(DocumentPlace)
  /// Something else refers to the element that should go: an outlet, or a variation that leaves it out.
  case isReferredTo(id: String)
  /// The view has no frame to be changed, or several.
  case noFrame(DocumentPlace)
  /// The view holds constraints in a way that Interface Builder doesn't write.
  case noList(DocumentPlace)
  /// Two edits change the same bytes.
  case overlap
}

extension EditRefusal: CustomStringConvertible {
  /// One line, without a full stop.
  package var description: String {
    switch self {
    case .noElement(let place): "there is no element at \(place)"
    case .isReferredTo(let id): "something refers to \(id)"
    case .noFrame(let place): "the view at \(place) doesn't have exactly one frame"
    case .noList(let place): "the view at \(place) has no place for constraints"
    case .overlap: "two edits change the same bytes"
    }
  }
}

/// Replacements of bytes; all places are those before any replacement is made.
package struct ByteEdits: Hashable, Sendable {
  /// New bytes in place of others.
  package struct Edit: Hashable, Sendable {
    /// The bytes to remove; empty if something is only added.
    package let range: Range<Int>
    /// The bytes to insert.
    package let bytes: [UInt8]

    /// Creates an edit.
    package init(_ range: Range<Int>, _ bytes: [UInt8]) {
      (self.range, self.bytes) = (range, bytes)
    }
  }

  /// The edits in order of their places; insertions at the same place in the order in which they were added.
  package private(set) var edits: [Edit] = []

  /// Creates none.
  package init() {}

  /// Adds an edit; false, with nothing added, if an earlier one changes the same bytes.
  package mutating func add(_ edit: Edit) -> Bool {
    if edits.contains(where: { $0.range.touches(edit.range) }) { return false }
    let place = edits.firstIndex { $0.range.lowerBound > edit.range.lowerBound } ?? edits.endIndex
    edits.insert(edit, at: place)
    return true
  }

  /// The bytes of a file after the edits; nil if one lies outside it.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard edits.allSatisfy({ $0.range.upperBound <= bytes.count }) else { return nil }
    var result = bytes
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.bytes) }
    return result
  }
}

extension Range<Int> {
  /// Whether edits of both ranges would collide; two that only add something don't.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    if isEmpty, other.isEmpty { return false }
    // An insertion at the edge of a removal may or may not belong to it.
    if isEmpty || other.isEmpty {
      return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    return overlaps(other)
  }
}
