import AutoLayout

@testable import LayLanguage

/// A case whose variables are edges and sizes of views, as a script.
///
/// The view that stands at the origin holds the others: it is the root view where the case gives its size, otherwise a
/// view. Edges that no other edge is related to are measured from the superview.
struct PeerScript {
  /// The lines of the script.
  private(set) var lines: [String] = []
  private let container: String?
  /// Whether ``container`` is the root view.
  private var isRoot = false
  private var size = (width: 1000.0, height: 1000.0)
  /// Constraints that give the size of the root view, by their ids.
  private var rootSizes: [String: Attribute] = [:]
  /// The divisors of equations' constants, by constraint id.
  private var divisors: [String: Double] = [:]

  /// nil if the language can't say it: other variables than attributes of views, or relations of more than two
  /// attributes.
  init?(_ peer: PeerCase) {
    guard peer.steps.allSatisfy(\.isKnown), peer.steps.contains(where: { !$0.expect.isEmpty }),
      peer.vars.allSatisfy({ Self.anchor($0) != nil })
    else { return nil }
    var views: [String] = []
    for name in peer.vars.compactMap(Self.anchor).map(\.view) where !views.contains(name) {
      views.append(name)
    }
    let constraints = peer.steps.flatMap(\.add)
    container = Self.container(of: views, peer.vars, constraints)
    if let container {
      let own = Set(peer.vars.filter { Self.anchor($0).map { $0.view == container } ?? false })
      let sizes = own.filter { Self.anchor($0)?.attribute.isSize ?? false }
      isRoot = sizes.allSatisfy { size in constraints.contains { Self.gives($0, size) } }
    }
    for view in views where !(isRoot && view == container) {
      let holder = container.map { $0 == view || isRoot ? "" : " in \(NameText.written($0))" } ?? ""
      lines.append("add view \(NameText.written(view))\(holder)")
    }
    for step in peer.steps {
      guard write(step) else { return nil }
    }
  }

  // MARK: Variables

  private static let attributes: [String: Attribute] = [
    "x": .left, "left": .left, "l": .left, "y": .top, "top": .top, "t": .top,
    "w": .width, "width": .width, "h": .height, "height": .height,
    "right": .right, "r": .right, "bottom": .bottom, "b": .bottom,
    "centerX": .centerX, "cx": .centerX, "centerY": .centerY, "cy": .centerY,
  ]

  /// `red.x` as a view and an attribute.
  private static func anchor(_ variable: String) -> (view: String, attribute: Attribute)? {
    let parts = variable.split(separator: ".").map(String.init)
    guard parts.count == 2, let attribute = attributes[parts[1]] else { return nil }
    return (parts[0], attribute)
  }

  /// Whether a constraint makes a variable a required number, or just that number.
  private static func gives(
    _ constraint: PeerCase.Constraint, _ variable: String, _ number: Double? = nil
  ) -> Bool {
    constraint.prio == 1000 && constraint.rel == "==" && constraint.terms.count == 1
      && constraint.terms[0].variable == variable && constraint.terms[0].coefficient == 1
      && (number.map { $0 == constraint.const } ?? true)
  }

  /// The only view without a place, or otherwise the only one placed at the origin.
  private static func container(
    of views: [String], _ variables: [String], _ constraints: [PeerCase.Constraint]
  ) -> String? {
    func places(_ view: String) -> [String] {
      variables.filter { variable in
        anchor(variable).map { $0.view == view && !$0.attribute.isSize } ?? false
      }
    }
    let unplaced = views.filter { places($0).isEmpty }
    if let only = unplaced.first { return unplaced.count == 1 && views.count > 1 ? only : nil }
    let atOrigin = views.filter { view in
      places(view).allSatisfy { place in constraints.contains { gives($0, place, 0) } }
    }
    return atOrigin.count == 1 && views.count > 1 ? atOrigin[0] : nil
  }

  // MARK: Steps

  private mutating func write(_ step: PeerCase.Step) -> Bool {
    for constraint in step.add {
      guard write(constraint) else { return false }
    }
    for id in step.remove {
      guard divisors.removeValue(forKey: id) != nil else { return false }
      lines.append("unpin \(Self.handle(id))")
    }
    for (id, constant) in step.setConst.sorted(by: { $0.key < $1.key }) {
      if let attribute = rootSizes[id] {
        resize(attribute, to: constant)
      } else if let divisor = divisors[id] {
        let number = NumberText.exact(constant / divisor)
        lines.append("set \(Self.handle(id)).constant \(number)")
      } else {
        return false
      }
    }
    for (id, priority) in step.setPrio.sorted(by: { $0.key < $1.key }) {
      guard divisors[id] != nil else { return false }
      lines.append("set priority \(Self.handle(id)) \(NumberText.exact(priority))")
    }
    for (variable, value) in step.expect.sorted(by: { $0.key < $1.key }) {
      guard let anchor = Self.anchor(variable) else { return false }
      // The root view stands at the origin, whatever is expected of it.
      if isRoot, anchor.view == container, !anchor.attribute.isSize {
        if value != 0 { return false }
        continue
      }
      let number = NumberText.exact(value)
      lines.append("expect \(text(anchor)) = \(origin(of: anchor))\(number) ± 0.00001")
    }
    return true
  }

  private mutating func resize(_ attribute: Attribute, to length: Double) {
    if attribute == .width { size.width = length } else { size.height = length }
    lines.append("resize \(NumberText.exact(size.width)) \(NumberText.exact(size.height))")
  }

  /// Writes an equation; edges and sizes of the same view become the opposite edge before.
  private mutating func write(_ constraint: PeerCase.Constraint) -> Bool {
    if isRoot, let container, constraint.terms.count == 1,
      let anchor = Self.anchor(constraint.terms[0].variable), anchor.view == container,
      Self.gives(constraint, constraint.terms[0].variable)
    {
      guard anchor.attribute.isSize else { return constraint.const == 0 }
      rootSizes[constraint.id] = anchor.attribute
      resize(anchor.attribute, to: constraint.const)
      return true
    }
    let terms = Self.merged(constraint.terms)
    let anchors = farEdges(terms.compactMap { Self.anchor($0.variable) })
    guard (1...2).contains(terms.count), anchors.count == terms.count else { return false }
    let sum = zip(terms, anchors).map { term, anchor in
      "\(NumberText.exact(term.coefficient)) * \(text(anchor))"
    }
    let right = terms.count == 1 ? origin(of: anchors[0]) : ""
    let priority = constraint.prio == 1000 ? "" : " @\(NumberText.exact(constraint.prio))"
    divisors[constraint.id] = terms[0].coefficient
    lines.append(
      "pin \(sum.joined(separator: " + ")) \(constraint.rel) \(right)"
        + "\(NumberText.exact(constraint.const))\(priority) as \(Self.handle(constraint.id))")
    return true
  }

  /// The name of a constraint; a view may have the same.
  private static func handle(_ id: String) -> String { NameText.written("rule \(id)") }

  /// The container stands at the origin, so its sizes are its far edges for the edges of others.
  private func farEdges(_ anchors: [(view: String, attribute: Attribute)])
    -> [(view: String, attribute: Attribute)]
  {
    let edges: [Attribute: Attribute] = [.width: .right, .height: .bottom]
    guard anchors.contains(where: { !$0.attribute.isSize }) else { return anchors }
    return anchors.map { anchor in
      anchor.view == container
        ? (anchor.view, edges[anchor.attribute] ?? anchor.attribute) : anchor
    }
  }

  /// An edge in the superview's coordinates needs the superview's edge in an equation.
  private func origin(of anchor: (view: String, attribute: Attribute)) -> String {
    if anchor.attribute.isSize { return "" }
    return anchor.attribute.axis == .horizontal ? "superview.left + " : "superview.top + "
  }

  private func text(_ anchor: (view: String, attribute: Attribute)) -> String {
    let view = isRoot && anchor.view == container ? "root" : NameText.written(anchor.view)
    return "\(view).\(anchor.attribute.rawValue)"
  }

  /// `x + w` of a view is its right edge, `y + h` its bottom edge.
  private static func merged(_ terms: [PeerCase.Term]) -> [PeerCase.Term] {
    let opposite: [Attribute: (size: Attribute, far: String)] = [
      .left: (.width, "right"), .top: (.height, "bottom"),
    ]
    var merged: [PeerCase.Term] = []
    var rest = terms
    while !rest.isEmpty {
      let term = rest.removeFirst()
      guard let own = anchor(term.variable) else { return terms }
      let partner = rest.firstIndex { other in
        guard let found = anchor(other.variable), found.view == own.view,
          other.coefficient == term.coefficient
        else { return false }
        return opposite[own.attribute]?.size == found.attribute
          || opposite[found.attribute]?.size == own.attribute
      }
      if let partner {
        let other = rest.remove(at: partner)
        let near = own.attribute.isSize ? anchor(other.variable)?.attribute : own.attribute
        let far = near.flatMap { opposite[$0]?.far } ?? ""
        merged.append(PeerCase.Term("\(own.view).\(far)", term.coefficient))
      } else {
        merged.append(term)
      }
    }
    return merged
  }
}
