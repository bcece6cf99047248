/// Which constraint of a conflict is broken.
///
/// UIKit chooses by the kind of constraint, not by age: 27 of 27 repeated reports broke the same
/// one. The rule here names UIKit's choice in 100 of 119 public reports: leave out what the system
/// made (of a stack view's constraints only `UISV-hiding`, 0 of 5; the others are broken as often
/// as chance says, 7 of 15), keep the constraints held by the deepest view, then prefer, by kind, a
/// constant size, an aspect ratio, a gap, a trailing or bottom edge, a size relation, anything
/// else; of one kind the largest constant, then the last listed.
struct BreakingRule {
  let model: Model

  /// The constraint of a conflict to break, given in the order of the report.
  func victim(among listed: [RowOrigin]) -> RowOrigin? {
    let breakable = listed.filter(isBreakable)
    let candidates = breakable.isEmpty ? listed : breakable
    let deepest = candidates.map(holderDepth).max()
    return candidates.enumerated()
      .filter { holderDepth($0.element) == deepest }
      .max { rank($0.element, $0.offset) < rank($1.element, $1.offset) }?
      .element
  }

  /// Why the rule chooses a constraint, a step for each thing that decided.
  func reasons(for victim: RowOrigin, among listed: [RowOrigin]) -> [String] {
    var reasons: [String] = []
    var candidates = listed.filter(isBreakable)
    if candidates.isEmpty {
      candidates = listed
    } else if candidates.count < listed.count {
      reasons.append("what UIKit made is spared")
    }
    let depth = holderDepth(victim)
    if candidates.contains(where: { holderDepth($0) < depth }) {
      candidates = candidates.filter { holderDepth($0) == depth }
      reasons.append("constraints of the deepest view go first")
    }
    let kind = kind(of: victim)
    if candidates.contains(where: { self.kind(of: $0) != kind }) {
      candidates = candidates.filter { self.kind(of: $0) == kind }
      reasons.append("of these \(kind.text) goes first")
    }
    let constant = constraint(of: victim)?.constant ?? 0
    if candidates.contains(where: { (constraint(of: $0)?.constant ?? 0) < constant }) {
      candidates = candidates.filter { constraint(of: $0)?.constant == constant }
      reasons.append("of one kind the largest constant goes")
    }
    if candidates.count > 1 { reasons.append("among equals the last listed goes") }
    return reasons.isEmpty ? ["it is the only one that can go"] : reasons
  }

  private func kind(of origin: RowOrigin) -> Kind {
    constraint(of: origin).map { Kind($0, in: model) } ?? .other
  }

  private func isBreakable(_ origin: RowOrigin) -> Bool {
    switch origin {
    case .constraint(let id): !(model[id].identifier.map(SystemIdentifier.isSpared) ?? false)
    case .system: false
    case .stack(_, let key): key.identifier != .hiding
    }
  }

  /// The constraint behind a row, where it has one.
  private func constraint(of origin: RowOrigin) -> LayoutConstraint? {
    switch origin {
    case .constraint(let id): model[id]
    case .system: nil
    case .stack(let item, let key):
      StackLayout(of: item, in: model)?.constraint(key)?.constraint.constraint
    }
  }

  /// How deep the view lies that holds a constraint; 0 is the window.
  func holderDepth(_ origin: RowOrigin) -> Int {
    let holder = constraint(of: origin).map { model.holder(of: $0) } ?? origin.item
    return holder.map { model.ancestry(of: $0).count - 1 } ?? 0
  }

  /// What breaks first compares highest.
  private func rank(_ origin: RowOrigin, _ place: Int) -> (Int, Double, Int) {
    guard let constraint = constraint(of: origin) else { return (0, 0, place) }
    return (kind(of: origin).rawValue, constraint.constant, place)
  }

  /// The kinds of constraints, the last to break first.
  private enum Kind: Int {
    case other
    case sizeRelation
    case farEdge
    case gap
    case aspectRatio
    case constantSize

    /// The kind in a sentence.
    var text: String {
      switch self {
      case .other: "a leading or top edge or a center"
      case .sizeRelation: "a relation between sizes"
      case .farEdge: "a trailing or bottom edge"
      case .gap: "a gap"
      case .aspectRatio: "an aspect ratio"
      case .constantSize: "a constant size"
      }
    }

    init(_ constraint: LayoutConstraint, in model: Model) {
      guard let second = constraint.second else {
        self = .constantSize
        return
      }
      let first = constraint.first
      let holder = model.holder(of: constraint)
      if first.attribute.isSize {
        self = first.item == second.item ? .aspectRatio : .sizeRelation
      } else if holder != first.item, holder != second.item,
        Self.areFacing(first.attribute, second.attribute)
      {
        self = .gap
      } else {
        self = Self.farEdges.contains(first.attribute) ? .farEdge : .other
      }
    }

    private static let nearEdges: Set<Attribute> = [.leading, .left, .top]
    private static let farEdges: Set<Attribute> = [
      .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin,
    ]

    private static func areFacing(_ first: Attribute, _ second: Attribute) -> Bool {
      nearEdges.contains(first) && farEdges.contains(second)
        || farEdges.contains(first) && nearEdges.contains(second)
    }
  }
}
