import Cassowary

/// A constraint that UIKit makes by itself for an item.
package struct SystemConstraint {
  /// The purpose of the constraint.
  package let role: SystemRole
  /// The row for the solver.
  package let row: LinearConstraint

  private init(
    _ role: SystemRole, _ terms: [Term], _ constant: Double, _ relation: Relation = .equal,
    priority: Priority = .required
  ) {
    self.role = role
    row = LinearConstraint(terms, relation, constant, priority: priority)
  }

  /// The current system constraints of an item.
  package static func all(
    of item: Item.ID, in pass: LayoutPass, variables: [ItemVariables?]
  ) -> [SystemConstraint] {
    guard let own = variables[Int(item.rawValue)] else { return [] }
    let record = pass.model[item]
    let parent = record.parent
    let outer = parent.flatMap { variables[Int($0.rawValue)] }
    if case .systemGuide(let kind) = record.role, let parent, let outer {
      // If insets are larger than the view, most guides turn inside out: their frames stay, and the constraints that
      // the user tied to them can't hold.
      if kind == .contentLayoutGuide {
        return sizes(own) + content(own, pass.model[parent].state.scroll?.explicitContentSize)
      }
      return edges(of: kind, own, owner: outer, ownerID: parent, in: pass)
    }
    guard item != Model.root, record.isView else { return sizes(own) }
    guard record.state.isManual else {
      return sizes(own) + contentSize(of: item, in: pass, own)
    }
    // Its frame decides, whatever the content is.
    let insets = pass.model.alignmentRectInsets(of: item)
    return sizes(own)
      + Axis.allCases.flatMap { frame(of: record.state, $0, insets, own, in: outer) }
  }

  /// No rectangle has a negative size.
  private static func sizes(_ own: ItemVariables) -> [SystemConstraint] {
    [
      .init(.nonNegativeWidth, [Term(own.width)], 0, .greaterThanOrEqual),
      .init(.nonNegativeHeight, [Term(own.height)], 0, .greaterThanOrEqual),
    ]
  }

  /// Content hugging and compression resistance: `size ≤ intrinsic @hugging` and
  /// `size ≥ intrinsic @compression` (`Anatomy of a Constraint`, listing 3-5).
  ///
  /// Neither is ever required. At 1000 UIKit lets a constraint with another size win, without a report (Open Radar
  /// 15106765), and so does Interface Builder's canvas (in 21 saved documents of ten projects; 2 show the opposite).
  /// None of 119 public reports lists a content size.
  private static func contentSize(
    of item: Item.ID, in pass: LayoutPass, _ own: ItemVariables
  ) -> [SystemConstraint] {
    let state = pass.model[item].state
    let intrinsicSize = pass.intrinsicSize(of: item)
    return Axis.allCases.flatMap { axis -> [SystemConstraint] in
      guard let size = intrinsicSize[axis] else { return [] }
      let (hugging, resistance): (SystemRole, SystemRole) =
        axis == .horizontal
        ? (.widthHugging, .widthCompressionResistance)
        : (.heightHugging, .heightCompressionResistance)
      let extent = [Term(own.extent(axis))]
      return [
        .init(
          hugging, extent, size, .lessThanOrEqual,
          priority: min(state.hugging[axis], .requiredContentSize)),
        .init(
          resistance, extent, size, .greaterThanOrEqual,
          priority: min(state.compressionResistance[axis], .requiredContentSize)),
      ]
    }
  }

  /// The constraints of a manually laid out view on an axis: its frame, as its mask follows the superview.
  private static func frame(
    of view: ViewState, _ axis: Axis, _ insets: EdgeInsets, _ own: ItemVariables,
    in superview: ItemVariables?
  ) -> [SystemConstraint] {
    let rule = view.autoresizing(axis)
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let roles: (SystemRole, SystemRole) =
      axis == .horizontal ? (.minX, .width) : (.minY, .height)
    func share(_ line: AutoresizingRule.Line) -> [Term] {
      guard line.factor != 0, let superview else { return [] }
      return [Term(superview.extent(axis), -line.factor)]
    }
    return [
      .init(
        roles.0, [Term(own.origin(axis))] + share(rule.origin), rule.origin.constant + near),
      .init(
        roles.1, [Term(own.extent(axis))] + share(rule.extent), rule.extent.constant - near - far),
    ]
  }

  /// The constraints between a guide of UIKit and its view.
  private static func edges(
    of kind: GuideKind, _ own: ItemVariables, owner: ItemVariables, ownerID: Item.ID,
    in pass: LayoutPass
  ) -> [SystemConstraint] {
    let edges = inset(
      own, owner, at: pass.model.boundsOrigin(of: ownerID),
      by: pass.insets(of: kind, on: ownerID) ?? .zero)
    guard let height = pass.height(of: kind, on: ownerID) else { return edges }
    // With a height, it lies at one edge and leaves the opposite one free.
    let free: SystemRole = kind == .topLayoutGuide ? .bottom : .top
    // The guides of bars lie at the left edge and have no width of their own.
    let across: [SystemConstraint] =
      kind.isBar
      ? [.init(.minX, [Term(own.minX)], 0), .init(.width, [Term(own.width)], 0)]
      : edges.filter { $0.role.axis == .horizontal }
    return edges.filter { $0.role.axis == .vertical && $0.role != free }
      + [.init(.height, [Term(own.height)], height)] + across
  }

  /// The content area starts at the origin; its size is open unless it was set.
  private static func content(_ own: ItemVariables, _ size: Size?) -> [SystemConstraint] {
    let origin: [SystemConstraint] = [
      .init(.left, [Term(own.minX)], 0), .init(.top, [Term(own.minY)], 0),
    ]
    guard let size else { return origin }
    return origin + [
      .init(.width, [Term(own.width)], size.width, priority: .explicitContentSize),
      .init(.height, [Term(own.height)], size.height, priority: .explicitContentSize),
    ]
  }

  /// Edges at distances from those of the owner, which start at `origin` in its own coordinates.
  private static func inset(
    _ own: ItemVariables, _ owner: ItemVariables, at origin: Point, by insets: EdgeInsets
  ) -> [SystemConstraint] {
    [
      .init(.left, [Term(own.minX)], origin.x + insets.left),
      .init(
        .right, [Term(own.minX), Term(own.width), Term(owner.width, -1)], origin.x - insets.right),
      .init(.top, [Term(own.minY)], origin.y + insets.top),
      .init(
        .bottom, [Term(own.minY), Term(own.height), Term(owner.height, -1)],
        origin.y - insets.bottom),
    ]
  }
}

extension Priority {
  /// The strength of 1000 for content sizes: stronger than any lower priority, but not required.
  fileprivate static let requiredContentSize = Priority(999.999) ?? .defaultHigh
}
