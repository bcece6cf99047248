import AutoLayout
import Cassowary

/// The lines of one report as linear constraints on absolute positions and sizes.
struct LogSystem {
  /// What is assumed about numbers that a log doesn't contain: margins and baselines.
  enum Assumption: String, CaseIterable {
    /// They may be anything from 0.
    case unknown
    /// Margins are 8, and baselines lie at the bottom edge.
    case usual
  }

  /// One row: the line it came from, or nil for a size that can't be negative.
  struct Row {
    let constraint: SceneConstraint?
    let linear: LinearConstraint
  }

  private(set) var solver = Solver()
  private(set) var rows: [LinearConstraint.ID: Row] = [:]
  /// Whether a number was needed that the log doesn't contain.
  private(set) var usesAssumption = false
  /// Whether leading and trailing occur, which mean other sides in the other direction.
  private(set) var usesDirection = false
  /// Whether every line became a row; else some number was too large.
  private(set) var isWhole = true
  private let rounding: Double
  private let shrinking: Set<Int>
  private let scene: LogScene
  let assumption: Assumption
  /// Which sides leading and trailing are.
  let direction: LayoutDirection
  private var variables: [String: Variable] = [:]

  /// Reads the lines.
  ///
  /// `rounding` is added to the sizes that the system sets, which are rounded to pixels; 0 is exact. The sizes of
  /// `shrinking` views may be negative.
  init(
    _ constraints: [SceneConstraint], in scene: LogScene, assuming assumption: Assumption,
    _ direction: LayoutDirection, rounding: Double = 0, shrinking: Set<Int> = []
  ) {
    self.scene = scene
    self.rounding = rounding
    self.shrinking = shrinking
    self.assumption = assumption
    self.direction = direction
    // Only what is required and active can clash.
    for constraint in constraints where constraint.line.isActive != false {
      // `(null)` stands for different attributes.
      guard !constraint.isUnnamed else { continue }
      if let relation = constraint.line.requiredRelation { add(constraint, relation) }
    }
    solver.solve()
  }

  private mutating func add(_ constraint: SceneConstraint, _ relation: Relation) {
    let isDirectional = [constraint.first, constraint.second].contains {
      $0?.attribute?.isDirectional ?? false
    }
    usesDirection = usesDirection || isDirectional
    // From right to left positions grow to the left, so that constants keep their meaning.
    let side = isDirectional ? direction : .leftToRight
    let sign: Double = side == .rightToLeft ? -1 : 1
    var (terms, offset) = expression(of: constraint.first, side, sign)
    let line = constraint.line
    let multiplier = line.multiplier
    if let second = constraint.second {
      let (others, shift) = expression(of: second, side, sign)
      terms += others.map { Term($0.variable, -multiplier * $0.coefficient) }
      offset -= multiplier * shift
    }
    if let axis = constraint.axis {
      let name = axis == .horizontal ? "minX" : "minY"
      if let origin = origin(of: constraint) { terms.append(Term(variable(origin, name), -1)) }
      if side == .leftToRight, let origin = commonHolder(ofMultiplied: constraint) {
        terms.append(Term(variable(origin, name), multiplier - 1))
      }
    }
    let isRounded = constraint.maker.setsSize && line.constant != 0
    let constant = line.constant + (isRounded ? rounding : 0)
    add(LinearConstraint(terms, relation, constant - offset), from: constraint)
  }

  /// What a mask's position is measured from: also a share of the superview's size counts from its near edge.
  private func origin(of constraint: SceneConstraint) -> Int? {
    guard let second = constraint.second else { return constraint.origin }
    let isShare =
      constraint.line.mask != nil && second.attribute?.isSize == true
      && constraint.first.attribute?.isSize == false
    return isShare ? second.view : nil
  }

  /// What positions with a multiplier are measured from: the nearest view that holds both; nil where it doesn't matter
  /// or no line shows it.
  private func commonHolder(ofMultiplied constraint: SceneConstraint) -> Int? {
    guard constraint.line.multiplier != 1, let second = constraint.second,
      [constraint.first, second].allSatisfy({ $0.attribute?.isSize == false })
    else { return nil }
    let holders = scene.holders(of: constraint.first.view)
    return scene.holders(of: second.view).first(where: holders.contains)
  }

  private mutating func add(_ linear: LinearConstraint, from constraint: SceneConstraint?) {
    guard let id = try? solver.add(linear) else {
      isWhole = false
      return
    }
    rows[id] = Row(constraint: constraint, linear: linear)
  }

  /// The lines that take part in a proof, the oldest first.
  func lines(of conflict: Conflict) -> [SceneConstraint] {
    conflict.members.compactMap { rows[$0.constraint]?.constraint }
  }

  // MARK: Attributes

  private mutating func expression(
    of side: SceneConstraint.Side, _ direction: LayoutDirection, _ sign: Double
  ) -> ([Term], Double) {
    let (terms, offset) = expression(of: side, direction)
    return (terms.map { Term($0.variable, sign * $0.coefficient) }, sign * offset)
  }

  private mutating func expression(of side: SceneConstraint.Side, _ direction: LayoutDirection)
    -> ([Term], Double)
  {
    guard let attribute = side.attribute?.side(in: direction) else {
      return ([Term(variable(side.view, side.attributeName))], 0)
    }
    let isHorizontal = attribute.axis == .horizontal
    let origin = variable(side.view, isHorizontal ? "minX" : "minY")
    let extent = size(side.view, isHorizontal ? "width" : "height")
    switch attribute {
    case .width, .height: return ([Term(extent)], 0)
    case .left, .leading, .top: return ([Term(origin)], 0)
    case .right, .trailing, .bottom: return ([Term(origin), Term(extent)], 0)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return ([Term(origin), Term(extent, 0.5)], 0)
    case .leftMargin, .leadingMargin, .topMargin:
      return inset([Term(origin)], side.view, attribute, sign: 1, usual: 8)
    case .rightMargin, .trailingMargin, .bottomMargin:
      return inset([Term(origin), Term(extent)], side.view, attribute, sign: -1, usual: 8)
    case .firstBaseline, .lastBaseline:
      return inset([Term(origin), Term(extent)], side.view, attribute, sign: -1, usual: 0)
    }
  }

  /// A distance from an edge that the log doesn't give.
  private mutating func inset(
    _ terms: [Term], _ view: Int, _ attribute: Attribute, sign: Double, usual: Double
  ) -> ([Term], Double) {
    usesAssumption = true
    guard assumption == .unknown else { return (terms, sign * usual) }
    return (terms + [Term(size(view, attribute.rawValue), sign)], 0)
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
    if isNew, !shrinking.contains(view) {
      add(LinearConstraint([Term(variable)], .greaterThanOrEqual, 0), from: nil)
    }
    return variable
  }
}
