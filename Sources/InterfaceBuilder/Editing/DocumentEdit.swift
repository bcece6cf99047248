import AutoLayout

/// A change of a document: an attribute, a frame or an element; everything else stays as it is, to the byte.
package enum DocumentEdit: Hashable, Sendable {
  /// The value of an attribute of the element that begins at a place.
  case set(_ attribute: String, _ value: String, of: DocumentPlace)
  /// Removes an attribute, if the element has it.
  case clear(_ attribute: String, of: DocumentPlace)
  /// Takes an element away, with everything in it.
  case remove(DocumentPlace)
  /// The frame that a view has on the canvas.
  case frame(Rect, of: DocumentPlace)
  /// Adds constraints to the view at a place.
  case add([NewConstraint], to: DocumentPlace)
}

/// Why a document isn't edited.
package enum EditRefusal: Error, Hashable, Sendable {
  /// No tag that can be read is at a place.
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
    case .noFrame(let place): "the view at \(place) has not one frame"
    case .noList(let place): "the view at \(place) has no place for constraints"
    case .overlap: "two edits change the same bytes"
    }
  }
}
