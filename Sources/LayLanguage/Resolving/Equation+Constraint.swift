import AutoLayout

/// Equations as constraints.
extension Equation {
  /// The constraint that the equation states.
  ///
  /// Operands stay in the order in which they are written, because reports print constraints as they are stored. Only
  /// what `NSLayoutConstraint` can't hold moves to the right side: a constant or multiplier of the first attribute
  /// (`Anatomy of a Constraint`, Equality, Not Assignment).
  func constraint(in layout: inout Layout) throws(Problem) -> LayoutConstraint {
    let form = try NormalForm(self)
    let paths = [form.first.anchor, form.second?.anchor].compactMap { $0 }
    let first = try form.first.anchor.anchor(in: &layout, besides: paths)
    guard let secondTerm = form.second else {
      guard form.standardSpacings == 0, form.systemSpacings == 0 else {
        let word = form.standardSpacings == 0 ? "systemSpacing" : "Standard"
        throw Problem(
          "'\(word)' is the spacing between two views", at: range,
          remedy: "name the other view, or write a number")
      }
      return LayoutConstraint(first, form.relation, constant: form.constant)
    }
    let second = try secondTerm.anchor.anchor(in: &layout, besides: paths)
    var constant = form.constant
    if form.standardSpacings != 0 {
      constant += form.standardSpacings * layout.standardSpacing(between: first, and: second)
    }
    if form.systemSpacings != 0 {
      constant += try blaming(range) { () throws(LayoutError) in
        try form.systemSpacings * Layout.systemSpacing(between: first, and: second)
      }
    }
    var constraint = LayoutConstraint(
      first, form.relation, to: second, multiplier: secondTerm.coefficient, constant: constant)
    constraint.spacing = form.spacing
    return constraint
  }

  /// The current values of both sides, in points.
  func values(in layout: inout Layout) throws(Problem) -> (left: Double, right: Double) {
    let paths = (left.terms + right.terms).map { $0.anchor }
    if paths.isEmpty {
      guard left.isConstant, right.isConstant else { throw NormalForm.noAttribute(self) }
      return (left.constant, right.constant)
    }
    if paths.contains(where: { $0.end != nil }) {
      guard !left.hasSpacing, !right.hasSpacing else {
        throw Problem("a distance can't be compared with a spacing", at: range)
      }
      layout.solve()
      return sides(
        of: try paths.map { path throws(Problem) in try path.length(in: &layout, besides: paths) })
    }
    let anchors = try paths.map { path throws(Problem) in
      try path.anchor(in: &layout, besides: paths)
    }
    try Self.checkDirections(of: anchors.map { $0.attribute }, at: range)
    layout.solve()
    let values = try values(of: anchors, in: layout)
    var (standard, system) = (0.0, 0.0)
    if left.standardSpacings != 0 || right.standardSpacings != 0 {
      try checkIsBetweenTwo(anchors, "Standard")
      standard = layout.standardSpacing(between: anchors[0], and: anchors[1])
    }
    if left.systemSpacings != 0 || right.systemSpacings != 0 {
      try checkIsBetweenTwo(anchors, "systemSpacing")
      system = try blaming(range) { () throws(LayoutError) in
        try Layout.systemSpacing(between: anchors[0], and: anchors[1])
      }
    }
    return sides(of: values, standard: standard, system: system)
  }

  private func checkIsBetweenTwo(_ anchors: [Anchor], _ word: String) throws(Problem) {
    guard anchors.count == 2 else {
      throw Problem("'\(word)' is the spacing between two views", at: range)
    }
  }

  /// Refuses to compare leading with left, as `pin` does: from right to left they are measured from opposite sides.
  static func checkDirections(of attributes: [Attribute], at range: SourceRange) throws(Problem) {
    guard let first = attributes.first,
      let other = attributes.first(where: first.mixesDirection)
    else { return }
    throw Problem(
      "\(first.rawValue) and \(other.rawValue) can't be compared: one follows the direction of "
        + "text, the other doesn't", at: range,
      remedy: "use leading and trailing for both, or left and right")
  }

  /// The values of attributes.
  ///
  /// Positions are compared in the coordinates of a common ancestor; if one of two is multiplied, so that the origin
  /// matters, they are measured as in a constraint. Sizes need no coordinates.
  private func values(of anchors: [Anchor], in layout: Layout) throws(Problem) -> [Double] {
    if anchors.count == 2 {
      let factors = (left.terms + right.terms).map { $0.coefficient.magnitude }
      let (first, second) =
        factors[0] == factors[1]
        ? layout.values(of: anchors[0], and: anchors[1])
        : layout.constrainedValues(of: anchors[0], and: anchors[1])
      return [first, second]
    }
    guard anchors.count == 1 || anchors.allSatisfy({ $0.attribute.isSize }) else {
      throw Problem(
        "only two positions can be compared", at: range,
        remedy: "split the comparison; widths and heights may be any number")
    }
    return anchors.map(layout.value(of:))
  }

  /// Both sides, given the values of all attributes in order, and of spacings, in points.
  private func sides(of values: [Double], standard: Double = 0, system: Double = 0) -> (
    left: Double, right: Double
  ) {
    func sum(_ side: LinearExpression, _ values: ArraySlice<Double>) -> Double {
      let start =
        side.constant + side.standardSpacings * standard + side.systemSpacings * system
      return zip(side.terms, values).reduce(start) { $0 + $1.0.coefficient * $1.1 }
    }
    let count = left.terms.count
    return (sum(left, values.prefix(count)), sum(right, values.dropFirst(count)))
  }
}

/// `first relation coefficient × second + constant`.
private struct NormalForm {
  let first: LinearExpression.Term
  let relation: Relation
  let second: LinearExpression.Term?
  let constant: Double
  let standardSpacings: Double
  let systemSpacings: Double

  init(_ equation: Equation) throws(Problem) {
    let sides = [equation.left, equation.right]
    if let attribute = sides.lazy.compactMap({ $0.computedAttribute }).first {
      let name = attribute.value.rawValue
      throw Problem(
        "a constraint can't hold a function of an attribute", at: attribute.range,
        remedy: "relate the \(name) with '=', '<=' or '>='; frame.width and the like give "
          + "the current numbers")
    }
    var (left, right) = (equation.left, equation.right)
    var relation = equation.relation.value
    if left.terms.isEmpty {
      swap(&left, &right)
      relation = relation.flipped
    }
    let terms = left.terms + right.terms
    guard let first = terms.first else { throw Self.noAttribute(equation) }
    guard terms.count <= 2 else {
      throw Problem(
        "a constraint relates at most two attributes", at: terms[2].anchor.range,
        remedy: "use one constraint for each pair; a.trailing.anchorWithOffset(to: b.leading) "
          + "stands for the distance of two")
    }
    guard first.coefficient != 0 else {
      throw Problem("this attribute is multiplied by 0", at: first.anchor.range)
    }
    self.first = first
    self.relation = first.coefficient < 0 ? relation.flipped : relation
    second = Self.second(left, right, dividedBy: first.coefficient)
    constant = Self.quotient(right.constant - left.constant, first.coefficient)
    standardSpacings = Self.quotient(
      right.standardSpacings - left.standardSpacings, first.coefficient)
    systemSpacings = Self.quotient(
      right.systemSpacings - left.systemSpacings, first.coefficient)
    guard constant.isFinite, second?.coefficient.isFinite ?? true else {
      throw Problem("this constraint's numbers are too large", at: equation.range)
    }
  }

  /// What the constant stands for, if it is only one spacing.
  var spacing: SpacingSource {
    if constant != 0 { return .number }
    if standardSpacings.magnitude == 1, systemSpacings == 0 { return .standard }
    return standardSpacings == 0 && systemSpacings > 0 ? .system : .number
  }

  static func noAttribute(_ equation: Equation) -> Problem {
    Problem(
      "this equation names no attribute", at: equation.range,
      remedy: "write one, as in red.width = 20")
  }

  private static func second(
    _ left: LinearExpression, _ right: LinearExpression, dividedBy divisor: Double
  )
    -> LinearExpression.Term?
  {
    var term = right.terms.first
    if left.terms.count == 2 {
      term = left.terms[1]
      term?.coefficient.negate()
    }
    if let coefficient = term?.coefficient { term?.coefficient = quotient(coefficient, divisor) }
    return term
  }

  /// A quotient without a negative zero, which would be printed.
  private static func quotient(_ value: Double, _ divisor: Double) -> Double {
    value == 0 ? 0 : value / divisor
  }
}
