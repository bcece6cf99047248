import AutoLayout

/// A view or guide as an equation names it: `red`, `superview`, `superview.safeArea`.
struct ItemPath: Hashable, Sendable {
  /// The first part; a view, a guide, or one of the words for UIKit's.
  let head: Name
  /// Further parts: guides of the view before them.
  let guides: [Name]

  var range: SourceRange {
    head.range.lowerBound..<(guides.last?.range ?? head.range).upperBound
  }
}

/// `red.leading` as written.
struct AnchorPath: Hashable, Sendable {
  /// The other end of a distance from an anchor.
  struct End: Hashable, Sendable {
    let item: ItemPath
    let attribute: Located<Attribute>
  }

  let item: ItemPath
  let attribute: Located<Attribute>
  /// The other end, if the distance between two anchors is meant; nil for the anchor itself.
  var end: End?

  var range: SourceRange {
    item.range.lowerBound..<(end?.attribute ?? attribute).range.upperBound
  }
}

/// One side of an equation: `2 × red.width + 8`.
struct LinearExpression: Hashable, Sendable {
  /// A multiple of an attribute.
  struct Term: Hashable, Sendable {
    var coefficient: Double
    var anchor: AnchorPath
  }

  /// The terms in the order in which they are written.
  var terms: [Term] = []
  var constant = 0.0
  /// The number of added `Standard` spacings.
  var standardSpacings = 0.0
  /// The number of added system spacings.
  var systemSpacings = 0.0
  /// Whether it includes a value read from the current layout.
  var isComputed = false
  /// An attribute in the argument of a function that was evaluated immediately: `width` in `max(red.width, 10)`.
  var computedAttribute: Located<Attribute>?
  var range: SourceRange

  /// Whether it is a number.
  var isConstant: Bool { terms.isEmpty && !hasSpacing }

  /// Whether it adds `Standard` or the system spacing.
  var hasSpacing: Bool { standardSpacings != 0 || systemSpacings != 0 }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms {
      terms.append(Term(coefficient: factor * term.coefficient, anchor: term.anchor))
    }
    constant += factor * other.constant
    standardSpacings += factor * other.standardSpacings
    systemSpacings += factor * other.systemSpacings
    isComputed = isComputed || other.isComputed
    computedAttribute = computedAttribute ?? other.computedAttribute
  }
}

/// `left relation right`, as written.
struct Equation: Hashable, Sendable {
  let left: LinearExpression
  let relation: Located<Relation>
  let right: LinearExpression

  /// The range from the side written first to the end of the other.
  var range: SourceRange {
    let start = min(left.range.lowerBound, right.range.lowerBound)
    return start..<max(left.range.upperBound, right.range.upperBound)
  }
}

extension Equation {
  /// An attribute of a view that equals one of another view, plus a constant.
  init(
    _ name: Name, _ attribute: Located<Attribute>, equals other: Name,
    _ otherAttribute: Located<Attribute>, plus constant: Double = 0
  ) {
    func side(_ name: Name, _ attribute: Located<Attribute>, _ constant: Double) -> LinearExpression
    {
      let item = ItemPath(head: name, guides: [])
      let range = name.range.lowerBound..<max(name.range.upperBound, attribute.range.upperBound)
      let term = LinearExpression.Term(
        coefficient: 1, anchor: AnchorPath(item: item, attribute: attribute))
      return LinearExpression(terms: [term], constant: constant, range: range)
    }
    let parts = [name.range, attribute.range, other.range, otherAttribute.range]
    let start = parts.map { $0.lowerBound }.min() ?? name.range.lowerBound
    let end = parts.map { $0.upperBound }.max() ?? name.range.upperBound
    left = side(name, Located(attribute.value, name.range), 0)
    relation = Located(.equal, start..<end)
    right = side(other, Located(otherAttribute.value, other.range), constant)
  }
}

extension Relation {
  /// The operator as commands and messages write it.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// Formats as constraints.
extension FormatSyntax {
  /// The constraints that the format draws.
  func constraints(in layout: inout Layout, _ meaning: Meaning) throws(Problem)
    -> [LayoutConstraint]
  {
    let views = try views(in: &layout, meaning)
    do {
      return try layout.constraints(
        of: format.value, options: options, metrics: meaning.numbers, views: views)
    } catch {
      throw Problem(error.error, at: isFilled ? format.range : error.range)
    }
  }

  /// The meaning of the format's names, except those of views.
  struct Meaning: Sendable {
    let scope: Scope
    let numbers: [String: Double]
    /// The values of the placeholder words in names.
    let texts: [String: String]

    /// A name with its values filled in; a variable stands for its view.
    func name(_ name: String) -> String {
      var result = name
      for (word, text) in texts { result = result.replacing(word, with: text) }
      return scope.name(result)
    }
  }

  /// The views of the names in the format.
  private func views(in layout: inout Layout, _ meaning: Meaning) throws(Problem)
    -> [String: Item.ID]
  {
    let formatRange = isFilled ? format.range : nil
    func path(_ name: VisualFormat.Part<String>) -> ItemPath {
      ItemPath(head: Name(meaning.name(name.value), formatRange ?? name.range), guides: [])
    }
    let names = format.value.views.map { $0.name }
    let paths = names.map(path)
    var views: [String: Item.ID] = [:]
    for name in names { views[name.value] = try path(name).item(in: &layout, besides: paths) }
    for name in format.value.comparedNames
    where views[name.value] == nil && meaning.numbers[name.value] == nil {
      views[name.value] = try path(name).item(in: &layout, besides: paths)
    }
    return views
  }
}

extension Resolver {
  /// The meaning of the names of a format.
  func meaning(of format: FormatSyntax) throws(Problem) -> FormatSyntax.Meaning {
    var numbers = scope.numbers
    for (name, value) in format.metrics { numbers[name] = try number(value, "a number").value }
    var texts: [String: String] = [:]
    for (word, expression) in format.insertions {
      try checkMeansSomething(expression)
      let value = try definedValue(expression)
      texts[word] = value.description
      if case .number(let number) = value { numbers[word] = number }
    }
    return FormatSyntax.Meaning(scope: scope, numbers: numbers, texts: texts)
  }
}
