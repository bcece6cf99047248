import AutoLayout

/// A constraint as a document states it; items are ids of views or guides.
struct DocumentConstraint: Sendable {
  /// One side: an item and Interface Builder's name of its attribute.
  struct Side: Sendable {
    let item: String
    let attribute: String
  }

  let id: String
  let first: Side
  let second: Side?
  let relation: Relation
  let multiplier: Double
  let constant: Double
  /// Whether the constant is the standard spacing.
  let isSymbolic: Bool
  let priority: Double
  /// Whether it is removed when the app is built.
  let isPlaceholder: Bool
  /// The identifier that its author gave it.
  let identifier: String?
  let place: DocumentPlace
  /// The variations by key.
  let variations: [String: Variation]

  /// A variation's changes to a constraint; where a value is nil, the constraint keeps its own.
  struct Variation: Sendable {
    let constant: Double?
    let priority: Double?
  }

  /// Interface Builder's words for relations; it omits the one for equal.
  private static let relations: [String: Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  /// Interface Builder's word for a relation; nil for the default one.
  static func word(for relation: Relation) -> String? {
    relation == .equal ? nil : relations.first { $0.value == relation }?.key
  }

  /// Reads a constraint.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - holder: The id of the view that holds it, which is the first item if none is named.
  /// - Throws: When an attribute is missing or has an impossible value.
  init(_ element: Node, holder: String) throws(DocumentIssue) {
    let values = VariedAttributes(of: element)
    guard let attribute = values["firstAttribute"] else {
      throw DocumentIssue("a constraint without firstAttribute is left out", at: element.place)
    }
    id = element["id"] ?? ""
    first = Side(item: values["firstItem"] ?? holder, attribute: attribute)
    second = try Self.second(values, at: element.place)
    let relation = values["relation"] ?? "equal"
    guard let known = Self.relations[relation] else {
      throw DocumentIssue(
        "a constraint whose relation is '\(relation.prefix(40))' is left out", at: element.place)
    }
    self.relation = known
    isSymbolic = values["symbolic"] == "YES"
    isPlaceholder = values["placeholder"] == "YES"
    identifier = values["identifier"]
    place = element.place
    multiplier = try Self.number(
      values["multiplier"], 1, "multiplier", at: place, DocumentNumber.multiplier)
    constant = try Self.number(values["constant"], 0, "constant", at: place, DocumentNumber.value)
    priority = try Self.number(
      values["priority"], 1000, "priority", at: place, DocumentNumber.value)
    variations = try Self.variations(of: element)
  }

  private static func variations(of element: Node) throws(DocumentIssue) -> [String: Variation] {
    var found: [String: Variation] = [:]
    for variation in element.children("variation") {
      guard let key = variation.key else { continue }
      found[key] = Variation(
        constant: try number(variation, "constant"), priority: try number(variation, "priority"))
    }
    return found
  }

  private static func number(_ variation: Node, _ name: String) throws(DocumentIssue) -> Double? {
    guard let text = variation[name] else { return nil }
    return try number(text, 0, name, at: variation.place, DocumentNumber.value)
  }

  /// The other side; nil for a constant.
  private static func second(
    _ values: VariedAttributes, at place: DocumentPlace
  ) throws(DocumentIssue) -> Side? {
    switch (values["secondItem"], values["secondAttribute"]) {
    case (nil, nil): return nil
    case (let item?, let attribute?): return Side(item: item, attribute: attribute)
    case (nil, _): throw DocumentIssue("a constraint without secondItem is left out", at: place)
    case (_, nil):
      throw DocumentIssue("a constraint without secondAttribute is left out", at: place)
    }
  }

  private static func number(
    _ text: String?, _ missing: Double, _ name: String, at place: DocumentPlace,
    _ read: (String) -> Double?
  ) throws(DocumentIssue) -> Double {
    guard let text else { return missing }
    guard let number = read(text) else {
      throw DocumentIssue(
        "a constraint whose \(name) is '\(text.prefix(40))' is left out", at: place)
    }
    return number
  }
}

/// The attributes of an element, overridden by the variations in effect.
struct VariedAttributes: Sendable {
  private let element: Node
  /// The variations in effect that change attributes, weakest first.
  private let variations: [Node]

  /// The attribute that belongs to the variation itself.
  private static let own = "key"

  /// Reads the attributes of an element.
  ///
  /// `default` comes first, then the variations of one size class, then those of both.
  init(of element: Node, keys: [String] = []) {
    self.element = element
    variations = Self.variations(of: element, keys: keys)
  }

  /// The variations of an element that are in effect, weakest first.
  static func variations(of element: Node, keys: [String]) -> [Node] {
    let found = element.children("variation")
    return found.isEmpty
      ? []
      : ([VariationKey.anySize] + keys).flatMap { key in
        found.filter { $0.key == key }
      }
  }

  /// The value of an attribute.
  subscript(name: String) -> String? {
    for variation in variations.reversed() where name != Self.own {
      if let value = variation[name] { return value }
    }
    return element[name]
  }

  /// Whether an attribute says `YES`.
  func isYes(_ name: String) -> Bool { self[name] == "YES" }

  /// The number of an attribute; nil if it is missing or not a finite number.
  func number(_ name: String) -> Double? { self[name].flatMap(DocumentNumber.value) }
}

/// The key of a variation: the size classes that it is for.
///
/// Interface Builder writes `widthClass=compact`, `heightClass=regular` and `heightClass=compact-widthClass=regular`.
/// Values for any size classes have the key `default`.
struct VariationKey: Sendable {
  /// Its text in documents.
  let text: String
  let sizeClasses: SizeClasses

  private init(_ horizontal: SizeClass?, _ vertical: SizeClass?) {
    sizeClasses = SizeClasses(horizontal: horizontal, vertical: vertical)
    let parts = [
      vertical.map { "heightClass=\($0.rawValue)" }, horizontal.map { "widthClass=\($0.rawValue)" },
    ]
    text = parts.compactMap { $0 }.joined(separator: "-")
  }

  /// The key for any size classes.
  static let anySize = "default"
  /// Variations for Macs, for which `lay` has no screens.
  static let mac = "userInterfaceIdiom=mac"

  /// Every key, weakest first: width alone, height alone, then both.
  static let all =
    SizeClass.allCases.map { VariationKey($0, nil) }
    + SizeClass.allCases.map { VariationKey(nil, $0) }
    + SizeClass.allCases.flatMap { width in
      SizeClass.allCases.map { VariationKey(width, $0) }
    }

  /// The keys of single size classes that are in effect wherever this one is: the two parts of a pair.
  var parts: [VariationKey] {
    Self.all.filter { $0.text != text && $0.sizeClasses.include(sizeClasses) }
  }
}
