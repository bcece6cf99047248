import AutoLayout
import LayoutDiagnostics

/// Numbers and other values.
extension Expectation {
  /// `red.frame = (…)`, `red.bounds.origin.x >= …`, or nil when no value is named here.
  static func value(_ reader: inout TokenReader) throws(Problem) -> Action? {
    guard reader.leadsToValue, reader.isAtPath else { return nil }
    var attempt = reader
    var owner = attempt
    let found = try attempt.destination("a view")
    let actual = found.value
    // Numbers may also be compared: `red.frame.width + 8 <= 100`.
    if actual.kind == .number, !attempt.isAt(.equal) { return nil }
    reader = attempt
    guard reader.take(.equal) else { throw reader.unexpected("'='") }
    let expected: Located<PropertyValue>
    if let property = found.property?.value {
      expected = try reader.value(of: property)
    } else {
      expected = try reader.value(of: actual.kind)
    }
    let tolerance = try tolerance(&reader)
    let path = Excerpt.clipped(String(reader.source.text[found.range]))
    var mismatch: FrameMismatch?
    if found.property?.value.name == "frame", case .rect(let actual) = actual,
      case .rect(let wanted) = expected.value,
      let item = try owner.destination("a view", upToOwner: true).value.name
    {
      mismatch = FrameMismatch(item: item, expected: wanted, actual: actual)
    }
    return .check { [mismatch] _ throws(Problem) in
      try check(actual, of: path, is: expected, tolerance: tolerance, mismatch)
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
      // A property may take words and hold them as a text.
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

  /// `red.width = 2 * blue.width + 8`, `red.width > blue.width`.
  static func comparison(_ reader: inout TokenReader) throws(Problem) -> Action {
    let left = try reader.expression()
    let isStrict = reader.isAt(.less) || reader.isAt(.greater)
    let relation = isStrict ? strictRelation(&reader) : try reader.relation()
    let equation = Equation(left: left, relation: relation, right: try reader.expression())
    let tolerance = try tolerance(&reader)
    let source = reader.source
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

  /// `<` or `>`: the relation that leaves the tolerance out instead of allowing for it.
  private static func strictRelation(_ reader: inout TokenReader) -> Located<Relation> {
    let range = reader.current.range
    let relation: Relation = reader.isAt(.less) ? .lessThanOrEqual : .greaterThanOrEqual
    reader.advance()
    return Located(relation, range)
  }

  /// `fit card compressed = 80x60`.
  static func fitting(_ reader: inout TokenReader) throws(Problem) -> Action {
    let fitting = try Fitting(&reader)
    guard reader.take(.equal) else { throw reader.unexpected("'='") }
    let expected = try reader.size("a size such as 320x104")
    let tolerance = try tolerance(&reader)
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

extension Expression {
  /// The attribute, where the side is nothing else.
  fileprivate var loneAnchor: AnchorPath? {
    guard terms.count == 1, terms[0].coefficient == 1, constant == 0, standardSpacings == 0,
      systemSpacings == 0, terms[0].anchor.end == nil
    else { return nil }
    return terms[0].anchor
  }

  /// The side of an equation with its value, `red.width is 20`, or the number that it is.
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
