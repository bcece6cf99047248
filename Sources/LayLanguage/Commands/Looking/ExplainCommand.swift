import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let explain = CommandDefinition(
    name: "explain",
    topic: .looking,
    syntax: [
      "explain ANYVIEW [--json]",
      "explain ATTRIBUTE [vs NUMBER | vs ATTRIBUTE] [--json]",
    ],
    summary: "say why a view is where it is",
    explanation: """
      For an attribute, this lists the constraints that determine it and how much each \
      contributes to the value, how to change the value, and which optional constraints lost, by \
      how much and to which others. If a constant doesn't count point by point, its factor \
      follows it. For a view, this explains the four edges. With 'vs', another value is demanded \
      on a copy of the layout: the output lists the sets of required constraints that exclude \
      it, up to eight, or the optional constraints that it would break. That sizes are never \
      negative is taken for granted. Positions are measured in the superview, or between two \
      views in a common ancestor.
      """,
    examples: [
      """
      add label title "Name" in root intrinsic 40x20
      pin title horizontal to superview inset 20
      explain title.width
      explain title
      explain title.width vs 100
      explain title.leading vs root.trailing
      """
    ],
    parse: { reader throws(Problem) in
      if let item = try explainedItem(&reader) {
        let options = try reader.options([.json])
        return .look { layout throws(Problem) in
          let item = try item.explicable(in: &layout)
          return options.text(ItemExplanation(of: item, in: layout))
        }
      }
      let anchor = try reader.anchorPath()
      guard reader.take(keyword: "vs") else {
        let options = try reader.options([.json])
        return .look { layout throws(Problem) in
          let anchor = try anchor.explicable(in: &layout)
          return options.text(layout.explanation(of: anchor))
        }
      }
      if reader.leadsToValue || reader.isAtOperand && reader.word() == nil && !reader.isAtPath {
        let number = try reader.measure("a number")
        return .explain(anchor, being: number.value, try reader.options([.json]))
      }
      let other = try reader.anchorPath()
      return .explain(anchor, being: other, try reader.options([.json]))
    })

  /// A view, or nil where an attribute follows.
  private static func explainedItem(_ reader: inout TokenReader) throws(Problem) -> ItemPath? {
    var attempt = reader
    let item = try attempt.itemPath("a view or an attribute")
    guard item.guides.allSatisfy({ PathWord.guide($0.value) != nil }),
      attempt.isAtEnd || attempt.isAtOption
    else { return nil }
    reader = attempt
    return item
  }
}

extension Action {
  /// Says what keeps an attribute from having a value.
  fileprivate static func explain(
    _ path: AnchorPath, being value: Double, _ options: OutputOptions
  ) -> Action {
    .look { layout throws(Problem) in
      let anchor = try path.explicable(in: &layout)
      return options.text(Obstacle(to: anchor, being: value, in: layout))
    }
  }

  /// Says what keeps an attribute from being equal to another.
  fileprivate static func explain(
    _ path: AnchorPath, being otherPath: AnchorPath, _ options: OutputOptions
  ) -> Action {
    .look { layout throws(Problem) in
      let paths = [path, otherPath]
      let anchor = try path.explicable(in: &layout, besides: paths)
      let other = try otherPath.explicable(in: &layout, besides: paths)
      try checkIsComparable(anchor, other, at: otherPath.attribute.range)
      return options.text(Obstacle(to: anchor, being: other, in: layout))
    }
  }

  private static func checkIsComparable(_ first: Anchor, _ second: Anchor, at range: SourceRange)
    throws(Problem)
  {
    let (one, other) = (first.attribute, second.attribute)
    try Equation.checkDirections(of: [one, other], at: range)
    guard one.isSize != other.isSize || !one.isSize && one.axis != other.axis else { return }
    throw Problem(
      "\(one.rawValue) and \(other.rawValue) can't be equal: one is "
        + "\(one.isSize ? "a size" : "\(one.axis.rawValue)"), the other "
        + "\(other.isSize ? "a size" : "\(other.axis.rawValue)")", at: range)
  }
}
