import InterfaceBuilder

/// The names of a document's objects.
struct ObjectNames {
  /// The names of views and constraints in layouts, by object id.
  let ofLayouts: [String: String]

  /// `titleLabel`, `bar button item Save`, `view controller`, `File's Owner`.
  func name(of id: String, in side: DocumentContents) -> String {
    if let name = ofLayouts[id] { return name }
    guard let object = side.objects[id] else { return id }
    if id == DocumentContents.documentID { return "" }
    if isOwner(object) { return object.label ?? object.element }
    let kind = words(object.element)
    let label = object.label ?? (object.element == "segue" ? destination(of: object, side) : nil)
    return [kind, label].compactMap { $0 }.joined(separator: " ")
  }

  /// File's Owner and First Responder.
  private func isOwner(_ object: DocumentContents.Object) -> Bool {
    object.element == "placeholder"
  }

  private func destination(
    of segue: DocumentContents.Object, _ side: DocumentContents
  ) -> String? {
    guard let id = segue.facts["destination"]?.first, let target = side.objects[id] else {
      return nil
    }
    let scene = side.scenes.first { $0.id == target.scene }
    return "to \(scene?.name ?? words(target.element))"
  }

  /// The name of an element as words: `barButtonItem` is a bar button item.
  private func words(_ element: String) -> String {
    element.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
