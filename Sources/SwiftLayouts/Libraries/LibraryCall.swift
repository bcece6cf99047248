import AutoLayout

/// A call of a library method that makes constraints for its receiver, a view.
struct LibraryCall: EvaluatorPart {
  let evaluator: Evaluator
  let name: String
  let item: ObjectID
  let arguments: [Argument]
  let node: SyntaxNode

  private subscript(labels: String...) -> Value? { self[labels] }

  private subscript(labels: [String]) -> Value? {
    arguments.first { labels.contains($0.label) }?.value
  }

  /// Makes the constraints that the call describes; the result is unknown if the call has a form that isn't read.
  func run(_ library: CallLibrary) -> Value {
    evaluator.hierarchy.useAsView(item)
    guard
      let relation = self["relation"].map({ $0.asSymbol.flatMap { CallLibrary.relations[$0] } })
        ?? .equal
    else { return evaluator.libraries.refuse(node, because: "a relation isn't known") }
    let verb = library.verbs(name).first { verb in
      verb.labels.isEmpty || arguments.contains { verb.labels.contains($0.label) }
    }
    guard let isActive = self["isActive"].map({ $0.asBool }) ?? true,
      var constraints = verb.flatMap({ constraints(of: $0, relation) })
    else { return evaluator.libraries.refuse(node, because: "'\(name)' of this form isn't read") }
    let settings = evaluator.librarySettings
    for index in constraints.indices {
      constraints[index].priority = self["priority"] ?? settings.priority ?? .number(1000)
    }
    return evaluator.libraries.install(
      constraints, of: item, isActive: isActive && !settings.keepsInactive, node)
  }

  private func constraints(of verb: LibraryVerb, _ relation: Relation) -> [LibraryConstraint]? {
    guard let attributes = attributes(of: verb),
      let excluded = self["excluding", "excludingEdge"].map({ $0.asSymbols }) ?? []
    else { return nil }
    var target: ObjectID?
    if case .nothing = verb.target {
    } else {
      target = item(of: verb.target)
      if target == nil { return nil }
    }
    var made: [LibraryConstraint] = []
    for attribute in attributes
    where !excluded.contains(attribute.rawValue) && !excluded.contains(attribute.side) {
      guard var found = constants(of: verb, attribute, relation) else { return nil }
      if let target {
        guard let other = second(verb, attribute) else { return nil }
        for index in found.indices {
          found[index].second = AnchorValue(item: target, attribute: other)
          if case .offset = verb.constant {
            found[index].multiplier = self["withMultiplier", "multiplier"] ?? .number(1)
          }
        }
      }
      made += found
    }
    return made
  }

  private func attributes(of verb: LibraryVerb) -> [Attribute]? {
    switch verb.attributes {
    case .fixed(let attributes): attributes
    case .argument(let words): arguments.first?.value.asSymbol.flatMap { words[$0] }.map { [$0] }
    }
  }

  private func item(of target: LibraryVerb.Target) -> ObjectID? {
    guard let usesSafeArea = self["usingSafeArea"].map({ $0.asBool }) ?? false else { return nil }
    switch target {
    case .nothing: return nil
    case .superview: return evaluator.libraries.superview(of: item, safeArea: usesSafeArea)
    case .safeArea: return evaluator.libraries.superview(of: item, safeArea: true)
    case .argument(let labels): return self[labels]?.asObject
    }
  }

  /// The second item's attribute; nil if unknown.
  private func second(_ verb: LibraryVerb, _ attribute: Attribute) -> Attribute? {
    switch (verb.second, verb.attributes) {
    case (.same, .fixed):
      // `top(to: other, other.bottomAnchor)`
      guard let given = self[""] else { return attribute }
      if case .anchor(let anchor) = given { return anchor.attribute }
      return nil
    case (.same, .argument): return attribute
    case (.margin, _): return AttributeWords.margins[attribute] ?? attribute
    case (.fixed(let other), _): return other
    case (.argument(let label), .argument(let words)):
      return self[label]?.asSymbol.flatMap { words[$0] }
    case (.argument, .fixed): return nil
    }
  }

  /// The constraints of an attribute without their second item; nil if the call doesn't provide what they need.
  private func constants(of verb: LibraryVerb, _ attribute: Attribute, _ relation: Relation)
    -> [LibraryConstraint]?
  {
    var made = LibraryConstraint(first: attribute, relation: relation)
    switch verb.constant {
    case .zero: break
    case .offset(let label, let sign):
      var offset = self[label] ?? .number(0)
      if verb.isAboutSeveral { offset = part(of: offset, attribute, "CGPoint") ?? offset }
      made.constant = sign < 0 ? evaluator.libraries.negated(offset) : offset
    case .inset(let labels, let flips):
      made.constant = evaluator.libraries.side(attribute.side, of: self[labels])
      guard attribute.isFarEdge else { break }
      made.constant = evaluator.libraries.negated(made.constant)
      if flips { made.relation = relation.flipped }
    case .size(let label):
      guard let size = self[label] else { return nil }
      guard let part = verb.isAboutSeveral ? part(of: size, attribute, "CGSize") : size else {
        return nil
      }
      made.constant = part
    case .limits:
      let limits: [(String, Relation)] = [("min", .greaterThanOrEqual), ("max", .lessThanOrEqual)]
      return limits.compactMap { label, relation in
        self[label].map { LibraryConstraint(first: attribute, relation: relation, constant: $0) }
      }
    }
    return [made]
  }

  /// The part of a point or size for an attribute; nil for any other value.
  private func part(of value: Value, _ attribute: Attribute, _ type: String) -> Value? {
    guard case .structure(type, let fields) = evaluator.coerce(value, to: type, in: nil) else {
      return nil
    }
    let point = attribute.axis == .horizontal ? "x" : "y"
    return (fields[attribute.rawValue] ?? fields[point]).map { .number($0) }
  }
}

extension Attribute {
  /// The side of insets by which an edge moves.
  fileprivate var side: String {
    self == .leading ? "left" : self == .trailing ? "right" : rawValue
  }
}

extension LibraryVerb {
  /// Whether a call makes several constraints.
  fileprivate var isAboutSeveral: Bool {
    if case .fixed(let attributes) = attributes { attributes.count > 1 } else { false }
  }
}
