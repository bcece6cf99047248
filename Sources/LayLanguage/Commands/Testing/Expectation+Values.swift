import AutoLayout
import LayoutDiagnostics

/// Values and comparisons.
extension Expectation {
  /// Expects a value, or that an equation or inequality holds.
  static func comparison(_ reader: inout TokenReader) throws(Problem) -> Command {
    let left = try reader.side(.value(of: nil))
    if reader.isAt(.equal), let path = left.path {
      return try equality(of: path, left, &reader)
    }
    let isStrict = reader.isAt(.less) || reader.isAt(.greater)
    let relation = isStrict ? strictRelation(&reader) : try reader.relation()
    let equation = EquationSyntax(
      left: left, relation: relation, right: try reader.side(.value(of: nil)))
    let tolerance = try tolerance(&reader)
    return Command { resolver throws(Problem) in
      try comparison(equation, isStrict: isStrict, tolerance, resolver)
    }
  }

  /// Reads what a path should equal: a value as `set` takes it, or the other side of an equation.
  private static func equality(of path: Path, _ left: Expression, _ reader: inout TokenReader)
    throws(Problem) -> Command
  {
    let relation = try reader.relation()
    var equation = reader
    let side = Result { () throws(Problem) in
      let right = try equation.side(.value(of: path.lastProperty?.name))
      return (right: right, tolerance: try tolerance(&equation))
    }
    let value = Result { () throws(Problem) in
      let wanted = try reader.values(of: path.lastProperty)
      return (wanted: wanted, tolerance: try tolerance(&reader))
    }
    if case .failure(let problem) = value, case .failure = side { throw problem }
    while !reader.isAtEnd { reader.advance() }
    return Command { resolver throws(Problem) in
      if resolver.leadsToValue(path) {
        let (wanted, tolerance) = try value.get()
        return try expectation(of: path, wanted, try resolver.tolerance(tolerance), resolver)
      }
      let (right, tolerance) = try side.get()
      let equation = EquationSyntax(left: left, relation: relation, right: right)
      return try comparison(equation, isStrict: false, tolerance, resolver)
    }
  }

  /// `red.frame = (20, 20, 280, 440)`, `title.text = "Hello"`.
  private static func expectation(
    of path: Path, _ wanted: ValueSyntax, _ tolerance: Double, _ resolver: Resolver
  ) throws(Problem) -> Action {
    let found = try resolver.destination(path)
    let actual = found.value
    let expected: Located<PropertyValue>
    if let property = found.property?.value {
      expected = try resolver.value(wanted, of: property)
    } else {
      expected = try resolver.value(wanted, of: actual.kind)
    }
    let written = Excerpt.clipped(String(resolver.source.text[found.range]))
    var mismatch: FrameMismatch?
    if found.property?.value.name == "frame", case .rect(let actual) = actual,
      case .rect(let wanted) = expected.value,
      let item = try resolver.destination(path, steps: path.steps.count - 1).value.name
    {
      mismatch = FrameMismatch(item: item, expected: wanted, actual: actual)
    }
    return .check { [mismatch] _ throws(Problem) in
      try check(actual, of: written, is: expected, tolerance: tolerance, mismatch)
    }
  }

  private static func check(
    _ actual: PropertyValue, of path: String, is expected: Located<PropertyValue>,
    tolerance: Double, _ mismatch: FrameMismatch?
  ) throws(Problem) {
    let wanted = expected.value
    let names = PropertyValue.parts(of: wanted.kind)
    let (found, asked) = (actual.numbers, wanted.numbers)
    guard found.count == asked.count, !asked.isEmpty else {
      // A property may take a word and store it as a text.
      guard actual != wanted, actual.word == nil || actual.word != wanted.word else { return }
      throw .unmet("\(path) is \(actual), expected \(wanted)", at: expected.range)
    }
    let list: [String] = zip(names, zip(found, asked)).compactMap { name, values in
      let difference = values.0 - values.1
      return difference.magnitude <= tolerance ? nil : Deviation.text(difference, in: name)
    }
    guard !list.isEmpty else { return }
    throw .unmet(
      "\(path) is \(actual), expected \(PropertyText.text(wanted)): \(Sentence.list(list))",
      at: expected.range, mismatch: mismatch)
  }

  private static func comparison(
    _ syntax: EquationSyntax, isStrict: Bool, _ tolerance: Expression?, _ resolver: Resolver
  ) throws(Problem) -> Action {
    let equation = try resolver.equation(syntax)
    let tolerance = try resolver.tolerance(tolerance)
    let source = resolver.source
    return .check { layout throws(Problem) in
      let (left, right) = try equation.values(in: &layout)
      let relation = equation.relation.value
      guard !relation.holds(left, right, tolerance: isStrict ? -tolerance : tolerance) else {
        return
      }
      let sign = isStrict ? String(relation.sign.prefix(1)) : relation.sign
      let miss = left == right ? "they are equal" : Deviation.text(left - right)
      throw .unmet(
        "\(equation.left.text(left, in: source)), expected \(sign) "
          + "\(equation.right.text(right, in: source)): \(miss)",
        at: equation.range,
        mismatch: try equation.left.loneAnchor.map { path throws(Problem) in
          let anchor = try path.anchor(in: &layout)
          return FrameMismatch(of: anchor, by: right - left, in: layout)
        })
    }
  }

  /// `<` or `>`: the relation that excludes the tolerance instead of allowing for it.
  private static func strictRelation(_ reader: inout TokenReader) -> Located<Relation> {
    let range = reader.current.range
    let relation: Relation = reader.isAt(.less) ? .lessThanOrEqual : .greaterThanOrEqual
    reader.advance()
    return Located(relation, range)
  }

  /// `fit card compressed = 80x60`.
  static func fitting(_ reader: inout TokenReader) throws(Problem) -> Command {
    let fitting = try Fitting.read(&reader)
    guard reader.take(.equal) else { throw reader.unexpected("'='") }
    let expected = try reader.size("a size such as 320x104")
    let tolerance = try tolerance(&reader)
    return Command { resolver throws(Problem) in
      let fitting = try fitting(resolver)
      let expected = try resolver.size(expected, "a size such as 320x104")
      let tolerance = try resolver.tolerance(tolerance)
      return .check { layout throws(Problem) in
        let (found, wanted) = (try fitting.size(in: layout), expected.value)
        let misses = [found.width - wanted.width, found.height - wanted.height]
        guard !misses.allSatisfy({ $0.magnitude <= tolerance }) else { return }
        let texts = [found, wanted].map {
          PropertyValue.size(width: $0.width, height: $0.height).description
        }
        throw .unmet("the fitting size is \(texts[0]), expected \(texts[1])", at: expected.range)
      }
    }
  }
}

extension LinearExpression {
  /// The attribute, if the side is nothing else.
  fileprivate var loneAnchor: AnchorPath? {
    guard terms.count == 1, terms[0].coefficient == 1, constant == 0, standardSpacings == 0,
      systemSpacings == 0, terms[0].anchor.end == nil
    else { return nil }
    return terms[0].anchor
  }

  /// The side of an equation with its value, `red.width is 20`, or just the number if it is one.
  fileprivate func text(_ value: Double, in source: Source) -> String {
    let number = NumberText.measured(value)
    let isNumber = isConstant && !isComputed
    return isNumber ? number : "\(Excerpt.clipped(String(source.text[range]))) is \(number)"
  }
}

extension PropertyValue {
  /// A text or one of the words that a property takes.
  fileprivate var word: String? {
    switch self {
    case .text(let word), .choice(let word): word
    default: nil
    }
  }
}

extension Relation {
  fileprivate func holds(_ left: Double, _ right: Double, tolerance: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: left <= right + tolerance
    case .equal: (left - right).magnitude <= tolerance
    case .greaterThanOrEqual: left >= right - tolerance
    }
  }
}

/// How far a number deviates from the expected one, and in which direction.
enum Deviation {
  /// The words for too large and too small, by the part of a value.
  private static let words: [String: (more: String, less: String)] = [
    "x": ("too far right", "too far left"), "y": ("too far down", "too far up"),
    "width": ("too wide", "too narrow"), "height": ("too tall", "too short"),
    "": ("too large", "too small"),
  ]

  /// `5 too far right`, `left 3 too large`.
  static func text(_ difference: Double, in part: String = "") -> String {
    let amount = NumberText.measured(difference.magnitude)
    let direction = words[part] ?? ("too large", "too small")
    let name = words[part] == nil ? part + " " : ""
    return "\(name)\(amount) \(difference < 0 ? direction.less : direction.more)"
  }
}
