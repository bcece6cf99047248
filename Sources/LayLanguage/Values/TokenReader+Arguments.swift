import AutoLayout

/// A value in the parentheses of a function, with Swift's label before it.
struct Argument {
  let label: Name?
  let value: PropertyValue
}

/// What functions take, `(x: 10, y: 20)`.
extension TokenReader {
  /// Reads the arguments of a function in parentheses; it may take some sets of labels, each in its
  /// order, and always does without any.
  ///
  /// - Throws: Also when the labels are none of these sets, because another order means other values.
  mutating func arguments(of function: Located<String>, labels sets: [[String]])
    throws(Problem) -> [Argument]
  {
    let arguments = try arguments()
    let labels = arguments.map { $0.label?.value ?? "_" }
    guard let first = arguments.lazy.compactMap({ $0.label }).first, !sets.contains(labels)
    else { return arguments }
    let last = arguments.last { $0.label != nil }?.label?.range ?? first.range
    let range = first.range.lowerBound..<max(first.range.upperBound, last.upperBound)
    let written = Excerpt.clipped(Self.signature(labels))
    guard !sets.isEmpty else {
      throw Problem("\(function.value) takes no labels such as \(written)", at: range)
    }
    let known = sets.map(Self.signature).joined(separator: " or ")
    throw Problem(
      "\(function.value) takes \(known) in this order, not \(written)", at: range,
      remedy: "use these labels, or none")
  }

  private static func signature(_ labels: [String]) -> String {
    labels.map { $0 + ":" }.joined()
  }

  private mutating func arguments() throws(Problem) -> [Argument] {
    var arguments: [Argument] = []
    try readEnclosed(.openParenthesis, .closeParenthesis) { reader throws(Problem) in
      let label = reader.takeLabel()
      arguments.append(Argument(label: label, value: try reader.expression("a value", .list).value))
      return arguments.count
    }
    return arguments
  }

  /// Takes `x:` in `CGPoint(x: 10, y: 20)`.
  private mutating func takeLabel() -> Name? {
    guard let label = word(), isAt(.colon, offset: 1) else { return nil }
    let range = current.range
    advance()
    advance()
    return Name(label, range)
  }
}
