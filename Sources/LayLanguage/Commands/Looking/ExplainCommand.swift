import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let explain = CommandDefinition(
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
      let subject = try reader.name("a view or an attribute", .attribute)
      var wanted: Expression?
      if reader.take(keyword: "vs") {
        wanted = try reader.expression("a number or an attribute", ExpressionMode(expected: .side))
      }
      let options = try reader.options([.json])
      return Command { [wanted] resolver throws(Problem) in
        if let wanted { return try .explain(subject.path, being: wanted, options, resolver) }
        if isItem(subject.path) {
          let item = try resolver.itemPath(subject)
          return .look { layout throws(Problem) in
            let item = try item.explicable(in: &layout)
            return options.text(ItemExplanation(of: item, in: layout))
          }
        }
        let anchor = try resolver.anchorPath(subject.path)
        return .look { layout throws(Problem) in
          let anchor = try anchor.explicable(in: &layout)
          return options.text(layout.explanation(of: anchor))
        }
      }
    })

  /// Whether a path leads to a view or guide rather than an attribute.
  private static func isItem(_ path: Path) -> Bool {
    path.steps.allSatisfy { step in
      guard case .member(let name) = step else { return true }
      return PathWord.guide(name.value) != nil || ViewProperty.named(name.value)?.kind == .item
        || ViewProperty.named(name.value)?.kind == .list
    }
  }
}

extension Action {
  /// Explains what keeps an attribute from having a value, or from being equal to another.
  fileprivate static func explain(
    _ subject: Path, being wanted: Expression, _ options: OutputOptions, _ resolver: Resolver
  ) throws(Problem) -> Action {
    let path = try resolver.anchorPath(subject)
    guard let other = wanted.path, !resolver.leadsToValue(other) else {
      let value = try resolver.measure(wanted, "a number").value
      return .look { layout throws(Problem) in
        let anchor = try path.explicable(in: &layout)
        return options.text(WhyNot(to: anchor, being: value, in: layout))
      }
    }
    let otherPath = try resolver.anchorPath(other)
    return .look { layout throws(Problem) in
      let paths = [path, otherPath]
      let anchor = try path.explicable(in: &layout, besides: paths)
      let other = try otherPath.explicable(in: &layout, besides: paths)
      try checkIsComparable(anchor, other, at: otherPath.attribute.range)
      return options.text(WhyNot(to: anchor, being: other, in: layout))
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
