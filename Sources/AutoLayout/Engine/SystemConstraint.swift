import Cassowary

/// A constraint that UIKit makes by itself for an item.
struct SystemConstraint {
  /// What the constraint is for; an item has at most one of each.
  enum Role: Int, Hashable, Sendable, CaseIterable {
    case nonNegativeWidth
    case nonNegativeHeight
    case widthHugging
    case widthCompressionResistance
    case heightHugging
    case heightCompressionResistance
    case minX
    case minY
    case width
    case height
    case left
    case right
    case top
    case bottom

    /// Whether the superview holds it: what places a view by its frame and mask.
    var isOfFrame: Bool { [.minX, .minY, .width, .height].contains(self) }
  }

  let role: Role
  let row: LinearConstraint

  /// The system constraints of an item as the model stands.
  static func all(of item: Item.ID, in model: Model, variables: [ItemVariables?])
    -> [SystemConstraint]
  {
    guard let own = variables[Int(item.rawValue)] else { return [] }
    let sizes = [
      SystemConstraint(.nonNegativeWidth, [Term(own.width)], .greaterThanOrEqual, 0),
      SystemConstraint(.nonNegativeHeight, [Term(own.height)], .greaterThanOrEqual, 0),
    ]
    let record = model[item]
    switch record.role {
    case .guide, .helper: return sizes
    case .view:
      guard item != Model.root, let view = record.view else { return sizes }
      let insets = model.alignmentRectInsets(of: item)
      let superview = model[item].parent.flatMap { variables[Int($0.rawValue)] }
      let frame = view.isManual ? autoresizing(of: view, insets, own, in: superview) : []
      return sizes + contentSize(of: view, model.intrinsicSize(of: item), own) + frame
    case .systemGuide(let kind):
      guard let parent = model[item].parent, let owner = variables[Int(parent.rawValue)] else {
        return sizes
      }
      let edges = edges(of: kind, own, owner: owner, ownerID: parent, in: model)
      // Where insets are larger than the view, the other guides turn inside out: they are where they
      // are, and what can't be so are the constraints that somebody tied to them.
      return kind == .contentLayoutGuide ? sizes + edges : edges
    }
  }

  private init(
    _ role: Role,
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) {
    self.role = role
    row = LinearConstraint(terms, relation, constant, priority: priority)
  }

  /// Content hugging and compression resistance: `size ≤ intrinsic @hugging` and
  /// `size ≥ intrinsic @compression` (`Anatomy of a Constraint`, listing 3-5).
  private static func contentSize(
    of view: ViewState, _ intrinsicSize: PerAxis<Double?>, _ own: ItemVariables
  ) -> [SystemConstraint] {
    let roles: [(Axis, hugging: Role, compression: Role)] = [
      (.horizontal, .widthHugging, .widthCompressionResistance),
      (.vertical, .heightHugging, .heightCompressionResistance),
    ]
    return roles.flatMap { axis, hugging, compression -> [SystemConstraint] in
      guard let size = intrinsicSize[axis] else { return [] }
      let extent = [Term(own.extent(axis))]
      return [
        SystemConstraint(hugging, extent, .lessThanOrEqual, size, priority: view.hugging[axis]),
        SystemConstraint(
          compression, extent, .greaterThanOrEqual, size,
          priority: view.compressionResistance[axis]),
      ]
    }
  }

  /// What holds a manually laid out view: its frame, as its mask lets it follow the superview.
  private static func autoresizing(
    of view: ViewState, _ insets: EdgeInsets, _ own: ItemVariables, in superview: ItemVariables?
  ) -> [SystemConstraint] {
    Axis.allCases.flatMap { axis -> [SystemConstraint] in
      let rule = view.autoresizing(axis)
      func constraint(
        _ role: Role, _ variable: Variable, _ line: AutoresizingRule.Line, _ offset: Double
      ) -> SystemConstraint {
        var terms = [Term(variable)]
        if line.factor != 0, let superview {
          terms.append(Term(superview.extent(axis), -line.factor))
        }
        return SystemConstraint(role, terms, .equal, line.constant + offset)
      }
      let isHorizontal = axis == .horizontal
      let (near, far) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      return [
        constraint(isHorizontal ? .minX : .minY, own.origin(axis), rule.origin, near),
        constraint(isHorizontal ? .width : .height, own.extent(axis), rule.extent, -near - far),
      ]
    }
  }

  /// What ties a guide of UIKit to its view.
  private static func edges(
    of kind: GuideKind, _ own: ItemVariables, owner: ItemVariables, ownerID: Item.ID,
    in model: Model
  ) -> [SystemConstraint] {
    if kind == .contentLayoutGuide {
      return content(own, model[ownerID].view?.scroll?.explicitContentSize)
    }
    let edges = inset(
      own, owner, at: model.boundsOrigin(of: ownerID),
      by: model.insets(of: kind, on: ownerID) ?? .zero)
    guard let height = model.height(of: kind, on: ownerID) else { return edges }
    // With a height it stands at one edge and leaves the opposite one free.
    let free: Role = kind == .topLayoutGuide ? .bottom : .top
    let sides = kind.isBar ? withoutWidth(own) : edges.filter { $0.role.axis == .horizontal }
    return edges.filter { $0.role.axis == .vertical && $0.role != free }
      + [SystemConstraint(.height, [Term(own.height)], .equal, height)] + sides
  }

  /// The content area starts at the origin; its size is open where nobody set it.
  private static func content(_ own: ItemVariables, _ size: Size?) -> [SystemConstraint] {
    let origin = [
      SystemConstraint(.left, [Term(own.minX)], .equal, 0),
      SystemConstraint(.top, [Term(own.minY)], .equal, 0),
    ]
    guard let size else { return origin }
    return origin + [
      SystemConstraint(
        .width, [Term(own.width)], .equal, size.width, priority: .explicitContentSize),
      SystemConstraint(
        .height, [Term(own.height)], .equal, size.height, priority: .explicitContentSize),
    ]
  }

  /// Edges at distances from those of the owner, which start at `origin` in its own coordinates.
  private static func inset(
    _ own: ItemVariables, _ owner: ItemVariables, at origin: Point, by insets: EdgeInsets
  ) -> [SystemConstraint] {
    let right = [Term(own.minX), Term(own.width), Term(owner.width, -1)]
    let bottom = [Term(own.minY), Term(own.height), Term(owner.height, -1)]
    return [
      SystemConstraint(.left, [Term(own.minX)], .equal, origin.x + insets.left),
      SystemConstraint(.right, right, .equal, origin.x - insets.right),
      SystemConstraint(.top, [Term(own.minY)], .equal, origin.y + insets.top),
      SystemConstraint(.bottom, bottom, .equal, origin.y - insets.bottom),
    ]
  }

  /// The guides of bars stand at the left edge and have no width of their own.
  private static func withoutWidth(_ own: ItemVariables) -> [SystemConstraint] {
    [
      SystemConstraint(.minX, [Term(own.minX)], .equal, 0),
      SystemConstraint(.width, [Term(own.width)], .equal, 0),
    ]
  }
}
