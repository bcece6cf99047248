import AutoLayout

/// TinyConstraints.
extension Evaluator {
  private static let tinyRelations: [String: Relation] = [
    "equal": .equal, "equalOrLess": .lessThanOrEqual, "equalOrGreater": .greaterThanOrEqual,
  ]

  /// Pairs of edges in the names of methods: `topToBottom(of:)`.
  private static let tinyPairs: [String: (Attribute, Attribute)] = [
    "topToBottom": (.top, .bottom), "bottomToTop": (.bottom, .top), "leftToRight": (.left, .right),
    "rightToLeft": (.right, .left), "leadingToTrailing": (.leading, .trailing),
    "trailingToLeading": (.trailing, .leading), "widthToHeight": (.width, .height),
    "heightToWidth": (.height, .width),
  ]

  private static let tinyEdges: [String: [(Attribute, String)]] = [
    "edges": [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")],
    "horizontal": [(.left, "left"), (.right, "right")],
    "vertical": [(.top, "top"), (.bottom, "bottom")],
    "origin": [(.left, "left"), (.top, "top")],
  ]

  /// Calls a method of TinyConstraints; nil for any other.
  func callTinyConstraints(
    _ name: String, of item: ObjectID, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    guard declarations.imports.contains("TinyConstraints"), TinyConstraintsNames.all.contains(name)
    else { return nil }
    let call = TinyCall(arguments)
    guard
      let relation = call["relation"].map({ $0.asSymbol.flatMap { Self.tinyRelations[$0] } })
        ?? .equal,
      let isActive = call["isActive"].map({ $0.asBool }) ?? true,
      var constraints = tinyConstraints(name, item, call)
    else { return refuse(node, because: "'\(name)' of this form isn't read") }
    for index in constraints.indices {
      if constraints[index].relation == .equal { constraints[index].relation = relation }
      constraints[index].priority = call["priority"] ?? .number(1000)
    }
    return install(constraints, of: item, isActive: isActive, node)
  }

  private func tinyConstraints(_ name: String, _ item: ObjectID, _ call: TinyCall)
    -> [LibraryConstraint]?
  {
    let offset = call["offset"] ?? .number(0)
    let multiplier = call["multiplier"] ?? .number(1)
    if let (first, second) = Self.tinyPairs[name] {
      guard let other = call["of"]?.asObject else { return nil }
      return [
        LibraryConstraint(
          first: first, second: AnchorValue(item: other, attribute: second), multiplier: multiplier,
          constant: offset)
      ]
    }
    let toSuperview = name.hasSuffix("ToSuperview") || name == "centerInSuperview"
    guard let isSafeArea = call["usingSafeArea"].map({ $0.asBool }) ?? false else { return nil }
    let target =
      toSuperview ? superview(of: item, safeArea: isSafeArea) : (call["to"] ?? call["in"])?.asObject
    let plain = name.hasSuffix("ToSuperview") ? String(name.dropLast("ToSuperview".count)) : name
    if let edges = Self.tinyEdges[plain] { return target.flatMap { tinyEdges(edges, $0, call) } }
    if plain == "center" || plain == "centerInSuperview" {
      guard let target, call["offset"] == nil else { return nil }
      return [Attribute.centerX, .centerY].map {
        LibraryConstraint(first: $0, second: AnchorValue(item: target, attribute: $0))
      }
    }
    guard let attribute = Self.attribute(plain) else { return tinySizes(name, call) }
    guard let target else { return attribute.isSize ? tinySize(attribute, call) : nil }
    guard call.unlabeled == nil else { return nil }
    return [
      LibraryConstraint(
        first: attribute, second: AnchorValue(item: target, attribute: attribute),
        multiplier: multiplier,
        constant: toSuperview && attribute == .trailing ? negated(offset) : offset)
    ]
  }

  private func tinyEdges(_ edges: [(Attribute, String)], _ target: ObjectID, _ call: TinyCall)
    -> [LibraryConstraint]?
  {
    guard let excluded = call["excluding"].map({ $0.asSymbols }) ?? [] else { return nil }
    return edges.filter { !excluded.contains($0.1) }.map { attribute, side in
      let inset = self.side(side, of: call["insets"])
      return LibraryConstraint(
        first: attribute, second: AnchorValue(item: target, attribute: attribute),
        constant: attribute.isFarEdge ? negated(inset) : inset)
    }
  }

  /// `width(100)`, `width(min: 10, max: 20)`.
  private func tinySize(_ attribute: Attribute, _ call: TinyCall) -> [LibraryConstraint]? {
    if let size = call.unlabeled { return [LibraryConstraint(first: attribute, constant: size)] }
    let limits: [(String, Relation)] = [("min", .greaterThanOrEqual), ("max", .lessThanOrEqual)]
    let found = limits.compactMap { label, relation in
      call[label].map { LibraryConstraint(first: attribute, relation: relation, constant: $0) }
    }
    return found.isEmpty ? nil : found
  }

  /// `size(CGSize(width: 10, height: 20))`.
  private func tinySizes(_ name: String, _ call: TinyCall) -> [LibraryConstraint]? {
    guard name == "size", let value = call.unlabeled,
      case .structure("CGSize", let size) = coerce(value, to: "CGSize", in: nil),
      let width = size["width"], let height = size["height"]
    else { return nil }
    return [
      LibraryConstraint(first: .width, constant: .number(width)),
      LibraryConstraint(first: .height, constant: .number(height)),
    ]
  }
}

/// The arguments of a call of TinyConstraints.
private struct TinyCall {
  private let arguments: [Argument]

  init(_ arguments: [Argument]) { self.arguments = arguments }

  subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// The argument without a label.
  var unlabeled: Value? { self[""] }
}
