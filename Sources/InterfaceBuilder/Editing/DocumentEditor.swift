import AutoLayout

/// Edits a storyboard or xib without touching anything else in it.
package struct DocumentEditor: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let lines: [Int]
  private let tree: ElementTree
  /// The elements by where they begin.
  private let elements: [DocumentPlace: Int]
  /// How many attributes other than `id` have each value.
  private let references: [String: Int]

  /// Reads a document.
  ///
  /// - Throws: When the bytes aren't well-formed XML in UTF-8; with UTF-16, places wouldn't match the file.
  package init(_ bytes: [UInt8]) throws(DocumentIssue) {
    if TextDecoding.isUTF16(bytes) {
      throw DocumentIssue(
        "a document in UTF-16 is not edited", at: nil, remedy: "save it as UTF-8, as Xcode does")
    }
    tree = try XMLReader.read(bytes)
    self.bytes = bytes
    lines =
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    elements = Dictionary(
      tree.elements.enumerated().map { ($0.element.place, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    references = Dictionary(
      tree.attributes.filter { $0.name != "id" }.map { ($0.value, 1) },
      uniquingKeysWith: { first, second in first + second })
  }

  /// Where the start tags of all elements are, in the order of the file.
  package var places: [DocumentPlace] { tree.elements.map { $0.place } }

  /// The start tag at a place.
  ///
  /// - Throws: When there is none, or it isn't well-formed.
  package func tag(at place: DocumentPlace) throws(EditRefusal) -> StartTag {
    guard elements[place] != nil, lines.indices.contains(place.line - 1),
      let tag = StartTag(in: bytes, at: lines[place.line - 1] + place.column - 1)
    else { throw .noElement(place) }
    return tag
  }

  /// The unescaped value of an attribute; nil if the element doesn't have it.
  package func value(of attribute: String, at place: DocumentPlace) -> String? {
    elements[place].flatMap { Node(tree: tree, index: $0)[attribute] }
  }

  /// A place with its column in code points, as other programs count.
  package func inCodePoints(_ place: DocumentPlace) -> DocumentPlace {
    guard lines.indices.contains(place.line - 1) else { return place }
    return place.inCodePoints(of: bytes[lines[place.line - 1]...])
  }

  /// The file after some edits.
  ///
  /// - Throws: When one can't be made, or two change the same bytes.
  package func edited(_ edits: [DocumentEdit]) throws(EditRefusal) -> [UInt8] {
    guard let result = try byteEdits(edits).applied(to: bytes) else { throw .overlap }
    return result
  }

  /// Edits as replacements of bytes.
  ///
  /// - Throws: When one can't be made, or two change the same bytes.
  package func byteEdits(_ edits: [DocumentEdit]) throws(EditRefusal) -> ByteEdits {
    var all = ByteEdits()
    for edit in edits {
      for change in try changes(edit) where !all.add(change) { throw .overlap }
    }
    return all
  }

  // MARK: Edits

  private func changes(_ edit: DocumentEdit) throws(EditRefusal) -> [ByteEdits.Edit] {
    switch edit {
    case .set(let attribute, let value, let place):
      return [setting(attribute, to: value, in: try tag(at: place))]
    case .clear(let attribute, let place):
      return try tag(at: place)[attribute].map { [ByteEdits.Edit($0.range, [])] } ?? []
    case .remove(let place): return [try removing(place)]
    case .frame(let frame, let place): return try setting(frame, at: place)
    case .add(let constraints, let place): return try adding(constraints, to: place)
    }
  }

  private func setting(
    _ attribute: String, to value: String, in tag: StartTag
  ) -> ByteEdits.Edit {
    if let known = tag[attribute] {
      return ByteEdits.Edit(known.value, Self.escaped(value, in: known.quote))
    }
    let quote = UInt8(ascii: "\"")
    let place = AttributePlaces.place(of: attribute, in: tag)
    return ByteEdits.Edit(
      place..<place,
      Array(" \(attribute)=".utf8) + [quote] + Self.escaped(value, in: quote) + [quote])
  }

  /// The value as written between quotes.
  private static func escaped(_ value: String, in quote: UInt8) -> [UInt8] {
    value.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: "\"") where byte == quote: Array("&quot;".utf8)
      case UInt8(ascii: "'") where byte == quote: Array("&apos;".utf8)
      default: [byte]
      }
    }
  }

  private func removing(_ place: DocumentPlace) throws(EditRefusal) -> ByteEdits.Edit {
    guard let index = elements[place] else { throw .noElement(place) }
    if let id = Node(tree: tree, index: index)["id"], references[id] != nil {
      throw .isReferredTo(id: id)
    }
    guard let range = ElementRange.range(of: try tag(at: place), in: bytes) else {
      throw .noElement(place)
    }
    return ByteEdits.Edit(ElementRange.lines(around: emptied(by: index, range), in: bytes), [])
  }

  /// The range of an element, or of its list if that would be empty without it: Interface Builder doesn't write empty
  /// lists.
  private func emptied(by index: Int, _ range: Range<Int>) -> Range<Int> {
    let list = (0..<index).last { tree.elements[$0].end > index }
    guard let list, tree.elements[list].name == "constraints",
      let tag = try? tag(at: tree.elements[list].place), !tag.isEmpty,
      let whole = ElementRange.range(of: tag, in: bytes)
    else { return range }
    let end = "</constraints".utf8.count
    let rest =
      bytes[tag.range.upperBound..<range.lowerBound] + bytes[range.upperBound..<whole.upperBound]
    let text = rest.filter { !$0.isMarkupSpace }
    return text.count == end + 1 && text.starts(with: "</constraints".utf8) ? whole : range
  }

  private func setting(
    _ frame: Rect, at place: DocumentPlace
  ) throws(EditRefusal) -> [ByteEdits.Edit] {
    guard let index = elements[place] else { throw .noElement(place) }
    let view = Node(tree: tree, index: index)
    let rects = view.children.filter {
      $0.key == "frame" && ($0.name == "rect" || $0.name == "frame")
    }
    // A frame for some size classes would remain unchanged.
    let isVaried = view.children("variation").contains { $0.child(key: "frame") != nil }
    guard let rect = rects.first, rects.count == 1, !isVaried else { throw .noFrame(place) }
    let tag = try tag(at: rect.place)
    let values = [
      ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width),
      ("height", frame.size.height),
    ]
    return values.filter { rect.number($0.0) != $0.1 }
      .map { setting($0.0, to: Self.text(of: $0.1), in: tag) }
  }

  /// A number as Interface Builder writes it in frames: `0.0`, `20`, `20.5`.
  static func text(of number: Double) -> String {
    let isWhole = number != 0 && number.rounded() == number && number.magnitude < 1e15
    return isWhole ? "\(Int(number))" : "\(number + 0)"
  }

  private func adding(
    _ constraints: [NewConstraint], to place: DocumentPlace
  ) throws(EditRefusal) -> [ByteEdits.Edit] {
    guard let index = elements[place] else { throw .noElement(place) }
    let view = Node(tree: tree, index: index)
    guard let holder = view["id"] else { throw .noElement(place) }
    var ids = NewIDs(besides: Set(tree.attributes.map { $0.value }))
    let quote = UInt8(ascii: "\"")
    let made = constraints.map { constraint in
      let attributes = constraint.attributes(heldBy: holder)
      let text = attributes.map { name, value in
        " \(name)=\"" + String(decoding: Self.escaped(value, in: quote), as: UTF8.self) + "\""
      }.joined()
      let id = ids.id(for: holder + text)
      return (id: id, element: "<constraint\(text) id=\"\(id)\"/>")
    }
    return try ConstraintList(bytes: bytes, view: view, tag: tag).adding(made)
  }
}
