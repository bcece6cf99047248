import AutoLayout
import Cassowary

/// Constraints of a scene as linear ones on absolute positions and sizes.
struct ConflictSystem {
  /// What is assumed about unknown margins and baselines.
  enum Assumption: String, CaseIterable {
    /// They may be anything from 0.
    case unknown
    /// Margins are 8, or what a line takes back to reach the edge, and baselines lie at the bottom edge.
    case usual
  }

  /// What is assumed in addition to the lines.
  struct Supposition {
    /// By the place of a line, what is added to its constant.
    var shifts: [Int: Double] = [:]
    /// Views whose sizes may be negative.
    var shrinking: Set<Int> = []
    /// Views that are at least half a point wide and high.
    var filled: Set<Int> = []
    /// The view that has no length along an axis.
    var empty: (view: Int, axis: Axis)?
    /// The place of a line that has priority 999.
    var lowered: Int?
  }

  /// One row: the constraint it came from, or nil for what is known of a size.
  struct Row {
    let constraint: SceneConstraint?
    /// The view whose size the row is about; nil for lines.
    let sized: Int?
    let linear: LinearConstraint
  }

  private(set) var solver = Solver()
  private(set) var rows: [LinearConstraint.ID: Row] = [:]
  /// Whether an unknown inset was needed.
  private(set) var usesAssumption = false
  /// Whether leading and trailing occur in an unknown direction.
  private(set) var usesDirection = false
  /// Whether every line became a row; false if some number was too large.
  private(set) var isWhole = true
  private let supposition: Supposition
  let scene: ConflictScene
  let assumption: Assumption
  /// Which sides leading and trailing are.
  let direction: LayoutDirection
  private var variables: [String: Variable] = [:]
  /// The margin that a line takes back, for each view.
  private let margins: [Int: Double]

  /// Reads the lines.
  init(
    _ constraints: [SceneConstraint], in scene: ConflictScene, assuming assumption: Assumption,
    _ direction: LayoutDirection, supposing supposition: Supposition = Supposition()
  ) {
    self.scene = scene
    self.supposition = supposition
    self.assumption = assumption
    self.direction = direction
    margins = Dictionary(
      constraints.compactMap { $0.takenMargin }, uniquingKeysWith: { known, _ in known })
    // Only what is required and active can clash.
    for constraint in constraints {
      // `(null)` stands for different attributes.
      guard !constraint.isUnnamed, let relation = constraint.requiredRelation else { continue }
      add(constraint, relation)
    }
    if let (view, axis) = supposition.empty {
      let length = LinearConstraint([Term(variable(view, axis.length))], .lessThanOrEqual, 0)
      add(length, of: view)
    }
    solver.solve()
  }

  private mutating func add(_ constraint: SceneConstraint, _ relation: Relation) {
    let isDirectional = constraint.sides.contains {
      $0.attribute?.isDirectional ?? false
    }
    if isDirectional, constraint.direction == nil { usesDirection = true }
    // From right to left, positions grow to the left, so constants keep their meaning.
    let side = isDirectional ? constraint.direction ?? direction : .leftToRight
    let sign: Double = side == .rightToLeft ? -1 : 1
    var sum = LinearExpression()
    sum.add(expression(of: constraint.first, side), times: sign)
    let multiplier = constraint.multiplier
    if let second = constraint.second {
      sum.add(expression(of: second, side), times: -sign * multiplier)
    }
    if let axis = constraint.axis {
      if let origin = origin(of: constraint) { sum.add(self.origin(origin, axis), times: -1) }
      if side == .leftToRight, let origin = commonHolder(ofMultiplied: constraint) {
        sum.add(self.origin(origin, axis), times: multiplier - 1)
      }
    }
    let constant = constraint.constant + (supposition.shifts[constraint.place] ?? 0)
    let priority: Priority =
      supposition.lowered == constraint.place ? Priority(999) ?? .required : .required
    add(
      LinearConstraint(sum.terms, relation, constant - sum.constant, priority: priority),
      from: constraint)
  }

  /// What a mask's position is measured from: even a share of the superview's size counts from its near edge.
  private func origin(of constraint: SceneConstraint) -> Int? {
    guard let second = constraint.second else { return constraint.origin }
    let isShare =
      constraint.isOfMask && second.attribute?.isSize == true
      && constraint.first.attribute?.isSize == false
    return isShare ? second.view : nil
  }

  /// What positions with a multiplier are measured from: the nearest view that holds both; nil if it doesn't matter
  /// or no line shows it.
  private func commonHolder(ofMultiplied constraint: SceneConstraint) -> Int? {
    guard constraint.multiplier != 1, let second = constraint.second,
      [constraint.first, second].allSatisfy({ $0.attribute?.isSize == false })
    else { return nil }
    return scene.holder(of: constraint)
  }

  private mutating func add(
    _ linear: LinearConstraint, from constraint: SceneConstraint? = nil, of view: Int? = nil
  ) {
    guard let id = try? solver.add(linear) else {
      isWhole = false
      return
    }
    rows[id] = Row(constraint: constraint, sized: view, linear: linear)
  }

  /// The lines that take part in a proof, the oldest first.
  func lines(of conflict: Conflict) -> [SceneConstraint] {
    conflict.members.compactMap { rows[$0.constraint]?.constraint }
  }

  /// The lengths that the lines allow a view; nil if none is about its length.
  func lengths(of view: Int, _ axis: Axis) -> ClosedRange<Double>? {
    variables["\(view).\(axis.length)"].map { solver.range(of: [Term($0)]) }
  }

  // MARK: Attributes

  private mutating func expression(of side: SceneConstraint.Side, _ direction: LayoutDirection)
    -> LinearExpression
  {
    var sum = LinearExpression()
    guard var attribute = side.attribute else {
      sum.add(variable(side.view, side.attributeName), times: 1)
      return sum
    }
    // Text with an unknown number of lines counts as one line.
    if attribute == .firstBaseline, side.inset == nil { attribute = .lastBaseline }
    let extent = size(side.view, attribute.axis.length)
    guard let position = attribute.position(in: direction) else {
      sum.add(extent, times: 1)
      return sum
    }
    sum.add(origin(side.view, attribute.axis), times: 1)
    if position.fraction != 0 { sum.add(extent, times: position.fraction) }
    if let inset = side.inset {
      sum.constant = inset
    } else {
      add(position.near, of: "near", attribute, on: side.view, to: &sum)
      add(position.far, of: "far", attribute, on: side.view, to: &sum)
    }
    return sum
  }

  /// Adds a multiple of an unknown inset.
  private mutating func add(
    _ factor: Double, of side: String, _ attribute: Attribute, on view: Int,
    to sum: inout LinearExpression
  ) {
    guard factor != 0 else { return }
    usesAssumption = true
    switch assumption {
    case .usual: sum.constant += attribute.isMargin ? factor * (margins[view] ?? 8) : 0
    case .unknown:
      let kind = attribute.isMargin ? "Margin" : "Baseline"
      sum.add(size(view, "\(side)\(kind) \(attribute.axis.rawValue)"), times: factor)
    }
  }

  private mutating func origin(_ view: Int, _ axis: Axis) -> Variable {
    // Content lies where its scroll view does until it is scrolled.
    let holder = scene.views[view].isContentArea ? scene.views[view].parent : nil
    return variable(holder ?? view, axis == .horizontal ? "minX" : "minY")
  }

  private mutating func variable(_ view: Int, _ name: String) -> Variable {
    let key = "\(view).\(name)"
    if let known = variables[key] { return known }
    let variable = solver.addVariable()
    variables[key] = variable
    return variable
  }

  /// A variable that can't be negative.
  private mutating func size(_ view: Int, _ name: String) -> Variable {
    let isNew = variables["\(view).\(name)"] == nil
    let variable = variable(view, name)
    if isNew, !supposition.shrinking.contains(view) {
      let isLength = Axis.allCases.contains { $0.length == name }
      let least: Double = isLength && supposition.filled.contains(view) ? 0.5 : 0
      add(
        LinearConstraint([Term(variable)], .greaterThanOrEqual, least), of: isLength ? view : nil)
    }
    return variable
  }
}

extension Axis {
  /// The word for the size along the axis.
  var length: String { Attribute.extent(self).rawValue }

  /// The word for views that have a size along the axis.
  var adjective: String { self == .horizontal ? "wide" : "high" }
}

extension SceneConstraint {
  /// The view whose margin a line takes back, and how wide that is: Interface Builder writes `leadingMargin - 20` for
  /// the edge of a root view, whose margins are 16 or 20.
  fileprivate var takenMargin: (Int, Double)? {
    guard let second, relation == .equal, multiplier == 1, [16, 20].contains(constant.magnitude),
      let one = first.attribute, let other = second.attribute, one.isMargin != other.isMargin,
      one.edge == other.edge, let end = AxisEnd(edgeOrMargin: one)
    else { return nil }
    let isOutside = ((constant < 0) == end.isNear) == other.isMargin
    return isOutside ? (other.isMargin ? second.view : first.view, constant.magnitude) : nil
  }
}
