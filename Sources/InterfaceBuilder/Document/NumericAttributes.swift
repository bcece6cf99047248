import AutoLayout

/// The numeric attributes of documents, listed so that values that aren't numbers can be reported.
///
/// Such an attribute is treated as missing.
enum NumericAttributes {
  private enum Kind {
    case number
    /// A number that is not negative.
    case length
    /// The size of a font.
    case pointSize

    func allows(_ text: String) -> Bool {
      switch self {
      case .number: DocumentNumber.value(text) != nil
      case .length: DocumentNumber.value(text).map { $0 >= 0 } ?? false
      case .pointSize: DocumentNumber.pointSize(text) != nil
      }
    }
  }

  /// The attributes of all views.
  private static let ofViews: [(name: String, kind: Kind)] = [
    ("horizontalHuggingPriority", .number), ("verticalHuggingPriority", .number),
    ("horizontalCompressionResistancePriority", .number),
    ("verticalCompressionResistancePriority", .number), ("spacing", .number),
    ("numberOfLines", .number), ("numberOfPages", .number), ("preferredMaxLayoutWidth", .number),
  ]

  /// The attributes of elements inside views.
  private static let ofParts: [(part: String, attributes: [(name: String, kind: Kind)])] = [
    ("rect", [("x", .number), ("y", .number), ("width", .length), ("height", .length)]),
    ("fontDescription", [("pointSize", .pointSize)]),
    ("buttonConfiguration", [("imagePadding", .number)]),
    ("inset", [("minX", .number), ("minY", .number), ("maxX", .number), ("maxY", .number)]),
    ("edgeInsets", [("top", .number), ("left", .number), ("bottom", .number), ("right", .number)]),
    (
      "directionalEdgeInsets",
      [("top", .number), ("leading", .number), ("bottom", .number), ("trailing", .number)]
    ),
  ]

  /// The invalid numbers of a view.
  static func issues(in view: Node) -> [DocumentIssue] {
    var found = issues(in: view, among: ofViews)
    for part in view.children {
      guard let known = ofParts.first(where: { $0.part.isWritten(part.name) }) else { continue }
      found += issues(in: part, among: known.attributes)
    }
    return found
  }

  private static func issues(
    in element: Node, among attributes: [(name: String, kind: Kind)]
  ) -> [DocumentIssue] {
    attributes.compactMap { name, kind in
      guard let text = element[name], !kind.allows(text) else { return nil }
      let issue = DocumentIssue(
        "the \(name) of <\(element.name)> can't be '\(text.prefix(40))'; it is ignored",
        at: element.place)
      return DocumentNumber.value(text) == nil ? issue.damaging() : issue
    }
  }
}

/// The meaning of Interface Builder's names of views.
enum ViewKind {
  /// The class of a view's element; nil for unknown elements.
  static func viewClass(of element: Node) -> ViewClass? { classes[element.name] }

  /// The classes by the names of their elements; if several share a name, the first one wins.
  private static let classes: [String: ViewClass] = Dictionary(
    ViewClass.all.flatMap { viewClass in viewClass.elements.map { ($0, viewClass) } },
    uniquingKeysWith: { first, _ in first })
}
