import Cassowary

/// A constraint that UIKit makes by itself for an item.
package struct SystemConstraint {
  /// What the constraint is for.
  package let role: SystemRole
  /// The left side, without an array: every view has several of these constraints.
  let terms: (Term, Term?, Term?)
  let relation: Relation
  /// The right side, in points.
  package let constant: Double
  let priority: Priority

  private init(
    _ role: SystemRole,
    _ first: Term,
    plus second: Term? = nil,
    plus third: Term? = nil,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) {
    self.role = role
    terms = (first, second, third)
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The row of the solver.
  ///
  /// - Parameter sum: Memory for the left side, which rows made one after the other share.
  /// - Returns: The row.
  func row(summing sum: inout LinearExpression) -> LinearConstraint {
    sum.clear()
    sum.terms.append(terms.0)
    if let second = terms.1 { sum.terms.append(second) }
    if let third = terms.2 { sum.terms.append(third) }
    return LinearConstraint(sum.terms, relation, constant, priority: priority)
  }

  /// Appends the system constraints of an item as things stand.
  package static func append(
    of item: Item.ID, in situation: Situation, variables: [ItemVariables?],
    to found: inout [SystemConstraint]
  ) {
    guard let own = variables[Int(item.rawValue)] else { return }
    let parent = situation.model[item].parent
    let outer = parent.flatMap { variables[Int($0.rawValue)] }
    if case .systemGuide(let kind) = situation.model[item].role, let parent, let outer {
      // Where insets are larger than the view, most guides turn inside out: they are where they are,
      // and what can't be so are the constraints that somebody tied to them.
      if kind == .contentLayoutGuide { appendSizes(own, to: &found) }
      appendEdges(of: kind, own, owner: outer, ownerID: parent, in: situation, to: &found)
      return
    }
    appendSizes(own, to: &found)
    guard item != Model.root, situation.model[item].isView else { return }
    if !situation.model[item].state.isManual {
      appendContentSize(of: item, in: situation, own, to: &found)
    } else {
      // Its frame decides, whatever the content is.
      let (view, insets) = (
        situation.model[item].state, situation.model.alignmentRectInsets(of: item)
      )
      for axis in Axis.allCases { appendFrame(of: view, axis, insets, own, in: outer, to: &found) }
    }
  }

  /// No rectangle is smaller than nothing.
  private static func appendSizes(_ own: ItemVariables, to found: inout [SystemConstraint]) {
    found.append(.init(.nonNegativeWidth, Term(own.width), .greaterThanOrEqual, 0))
    found.append(.init(.nonNegativeHeight, Term(own.height), .greaterThanOrEqual, 0))
  }

  /// Content hugging and compression resistance: `size ≤ intrinsic @hugging` and
  /// `size ≥ intrinsic @compression` (`Anatomy of a Constraint`, listing 3-5).
  ///
  /// Neither is ever required. At 1000 UIKit lets a constraint with another size win, without a report
  /// (Open Radar 15106765), and so does Interface Builder's canvas (21 saved documents of ten projects; 2 the other
  /// way). None of 119 public reports lists a content's size.
  private static func appendContentSize(
    of item: Item.ID, in situation: Situation, _ own: ItemVariables,
    to found: inout [SystemConstraint]
  ) {
    let intrinsicSize = situation.intrinsicSize(of: item)
    for axis in Axis.allCases {
      guard let size = intrinsicSize[axis] else { continue }
      let isWidth = axis == .horizontal
      let extent = Term(own.extent(axis))
      found.append(
        .init(
          isWidth ? .widthHugging : .heightHugging, extent, .lessThanOrEqual, size,
          priority: min(situation.model[item].state.hugging[axis], .requiredContentSize)))
      found.append(
        .init(
          isWidth ? .widthCompressionResistance : .heightCompressionResistance, extent,
          .greaterThanOrEqual, size,
          priority: min(
            situation.model[item].state.compressionResistance[axis], .requiredContentSize)))
    }
  }

  /// What holds a manually laid out view on an axis: its frame, as its mask lets it follow the
  /// superview.
  private static func appendFrame(
    of view: ViewState, _ axis: Axis, _ insets: EdgeInsets, _ own: ItemVariables,
    in superview: ItemVariables?, to found: inout [SystemConstraint]
  ) {
    let rule = view.autoresizing(axis)
    let isHorizontal = axis == .horizontal
    let (near, far) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    func share(_ line: AutoresizingRule.Line) -> Term? {
      guard line.factor != 0, let superview else { return nil }
      return Term(superview.extent(axis), -line.factor)
    }
    found.append(
      .init(
        isHorizontal ? .minX : .minY, Term(own.origin(axis)), plus: share(rule.origin), .equal,
        rule.origin.constant + near))
    found.append(
      .init(
        isHorizontal ? .width : .height, Term(own.extent(axis)), plus: share(rule.extent), .equal,
        rule.extent.constant + (-near - far)))
  }

  /// What ties a guide of UIKit to its view.
  private static func appendEdges(
    of kind: GuideKind, _ own: ItemVariables, owner: ItemVariables, ownerID: Item.ID,
    in situation: Situation, to found: inout [SystemConstraint]
  ) {
    if kind == .contentLayoutGuide {
      appendContent(own, situation.model[ownerID].state.scroll?.explicitContentSize, to: &found)
      return
    }
    let edges = inset(
      own, owner, at: situation.model.boundsOrigin(of: ownerID),
      by: situation.insets(of: kind, on: ownerID) ?? .zero)
    guard let height = situation.height(of: kind, on: ownerID) else {
      found += edges
      return
    }
    // With a height it stands at one edge and leaves the opposite one free.
    let free: SystemRole = kind == .topLayoutGuide ? .bottom : .top
    found += edges.filter { $0.role.axis == .vertical && $0.role != free }
    found.append(.init(.height, Term(own.height), .equal, height))
    found += kind.isBar ? withoutWidth(own) : edges.filter { $0.role.axis == .horizontal }
  }

  /// The content area starts at the origin; its size is open where nobody set it.
  private static func appendContent(
    _ own: ItemVariables, _ size: Size?, to found: inout [SystemConstraint]
  ) {
    found.append(.init(.left, Term(own.minX), .equal, 0))
    found.append(.init(.top, Term(own.minY), .equal, 0))
    guard let size else { return }
    found.append(.init(.width, Term(own.width), .equal, size.width, priority: .explicitContentSize))
    found.append(
      .init(.height, Term(own.height), .equal, size.height, priority: .explicitContentSize))
  }

  /// Edges at distances from those of the owner, which start at `origin` in its own coordinates.
  private static func inset(
    _ own: ItemVariables, _ owner: ItemVariables, at origin: Point, by insets: EdgeInsets
  ) -> [SystemConstraint] {
    [
      .init(.left, Term(own.minX), .equal, origin.x + insets.left),
      .init(
        .right, Term(own.minX), plus: Term(own.width), plus: Term(owner.width, -1), .equal,
        origin.x - insets.right),
      .init(.top, Term(own.minY), .equal, origin.y + insets.top),
      .init(
        .bottom, Term(own.minY), plus: Term(own.height), plus: Term(owner.height, -1), .equal,
        origin.y - insets.bottom),
    ]
  }

  /// The guides of bars stand at the left edge and have no width of their own.
  private static func withoutWidth(_ own: ItemVariables) -> [SystemConstraint] {
    [.init(.minX, Term(own.minX), .equal, 0), .init(.width, Term(own.width), .equal, 0)]
  }
}

extension Priority {
  /// What 1000 means for the size of a content: more than what can be asked for below it, but not required.
  fileprivate static let requiredContentSize = Priority(999.999) ?? .defaultHigh
}
