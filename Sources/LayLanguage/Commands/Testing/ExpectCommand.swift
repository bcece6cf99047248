import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let expect = CommandDefinition(
    syntax: [
      "expect TARGET = VALUE [TOLERANCE]",
      "expect EQUATION [TOLERANCE]",
      "expect ATTRIBUTE <|> ATTRIBUTE [TOLERANCE]",
      "expect VIEW [not] in|inside VIEW",
      "expect traits VIEW TRAIT…",
      "expect fit VIEW compressed|expanded|SIZE [horizontal PRIORITY] [vertical PRIORITY] = SIZE",
      "expect ambiguous VIEW…",
      "expect unambiguous [VIEW…]",
      "expect satisfied [CONSTRAINT…]",
      "expect conflict CONSTRAINT…",
      "expect no issues [ISSUE…|all] [except ISSUE…]",
      "expect error TEXT { COMMAND }",
    ],
    summary: "check something; an error if it does not hold",
    explanation: """
      Numbers may differ by 0.001, or by the tolerance that ± (or +-) gives. A target is a \
      property of a view or constraint ('help properties'). < and > fail where both sides are \
      equal. Attributes of two views are compared in the coordinates of their nearest common \
      ancestor. 'in' asks which view another one belongs to, 'inside' whether its frame lies \
      within the other's. 'satisfied' holds if no constraint is broken, or if each of the named \
      constraints holds; 'conflict' if one report lists all the named constraints; 'no issues' if \
      'report issues' finds none that is not silenced, for the named rules if there are any, \
      except for those after 'except'; 'traits' if the view has all of the traits. 'error' runs \
      the command in braces, which must fail with that text in its message, and changes nothing.
      """,
    examples: [
      """
      resize 600x600
      add view red
      pin red edges to superview inset 20
      expect red.frame = (20, 20, 560, 560) ± 0.5
      expect red.width >= 150
      expect red.width > red.layoutMargins.left
      expect red.width = superview.width - 40
      expect unambiguous
      expect satisfied
      expect error "unknown view" { pin nosuch.top = 0 }
      """,
      """
      add view red
      pin red.width = 100 as narrow
      pin red.width = 200 as wide
      expect ambiguous red
      expect conflict narrow wide
      """,
    ],
    parse: { reader throws(Problem) in
      // A view may be called `error`: then its attribute follows a dot.
      let isName = reader.isAt(.dot, offset: 1)
      let form = Expectation.forms.first { !isName && reader.isAt(keyword: $0.word) }
      if let form, !Expectation.mayBePlace(reader) {
        reader.advance()
        return try form.parse(&reader)
      }
      if let form { return try Expectation.place(&reader, orElse: form.parse) }
      if let descendant = try Expectation.descendant(&reader) { return descendant }
      return try Expectation.comparison(&reader)
    })
}

/// What `expect` checks: each function reads one form, and makes an action that fails if the expectation does not hold.
enum Expectation {
  /// The forms that begin with their own word.
  fileprivate static let forms: [(word: String, parse: CommandDefinition.Parser)] = [
    ("fit", fitting), ("ambiguous", ambiguous), ("unambiguous", unambiguous),
    ("satisfied", satisfied), ("conflict", conflict), ("traits", traits), ("error", error),
    ("no", noIssues),
  ]

  /// Whether `in`, `inside` or `not` follows the next word, so that the word may be the name of a view.
  fileprivate static func mayBePlace(_ reader: TokenReader) -> Bool {
    ["in", "inside", "not"].contains { reader.isAt(keyword: $0, offset: 1) }
  }

  /// Reads the place of a view, if the first word is a view's name; otherwise a form that begins with it, as in
  /// `conflict in out`.
  fileprivate static func place(
    _ reader: inout TokenReader, orElse parse: CommandDefinition.Parser
  ) throws(Problem) -> Command {
    var (place, form) = (reader, reader)
    let word = reader.word() ?? ""
    form.advance()
    guard case .some(.some(let descendant)) = try? Self.descendant(&place), place.isAtEnd else {
      reader = form
      return try parse(&reader)
    }
    reader = place
    guard case .some(let other) = try? parse(&form), form.isAtEnd else { return descendant }
    return Command { resolver throws(Problem) in
      try (resolver.layout.item(named: word) == nil ? other : descendant).resolve(resolver)
    }
  }

  /// The default tolerance of numbers.
  static let defaultTolerance = 0.001

  /// The tolerance at the end of a form; nil if none is given.
  static func tolerance(_ reader: inout TokenReader) throws(Problem) -> Expression? {
    reader.note(["±"])
    guard !reader.isAtEnd else { return nil }
    guard reader.take(.plusMinus) else {
      throw reader.unexpected("an operator, '±' or the end of the command")
    }
    return try reader.number("a tolerance")
  }
}

extension Resolver {
  /// The tolerance of numbers.
  func tolerance(_ expression: Expression?) throws(Problem) -> Double {
    guard let expression else { return Expectation.defaultTolerance }
    let tolerance = try measure(expression, "a tolerance")
    guard tolerance.value >= 0 else {
      throw Problem("a tolerance can't be negative", at: tolerance.range)
    }
    return tolerance.value
  }
}

/// Expectations about frames and events of views.
extension Expectation {
  /// Reads `red in card` or `red inside card`; nil if something else follows.
  static func descendant(_ reader: inout TokenReader) throws(Problem) -> Command? {
    let isNegated = reader.isAt(keyword: "not", offset: 1)
    let isWord = ["in", "inside"].contains { reader.isAt(keyword: $0, offset: isNegated ? 2 : 1) }
    guard isWord else { return nil }
    let name = try reader.name("a view")
    _ = reader.take(keyword: "not")
    let isInside = reader.take(keyword: "inside")
    if !isInside { try reader.expect(keyword: "in") }
    let holder = try reader.name("a view after '\(isInside ? "inside" : "in")'")
    return Command { resolver throws(Problem) in
      let place = ExpectedPlace(
        name: try resolver.name(name), holder: try resolver.name(holder), isNegated: isNegated)
      return .check { layout throws(Problem) in
        try isInside ? place.checkFrame(layout) : place.checkHierarchy(layout)
      }
    }
  }

  /// The expected place of a view.
  private struct ExpectedPlace {
    let name: Name
    let holder: Name
    let isNegated: Bool

    /// Whether it is inside the other view in the hierarchy.
    func checkHierarchy(_ layout: Layout) throws(Problem) {
      let items = try layout.items([name, holder])
      guard layout.isDescendant(items[0], of: items[1]) == isNegated else { return }
      let superview = layout.superview(of: items[0]).map(layout.name(of:)) ?? "nothing"
      throw .unmet(
        "\(name.value) is \(isNegated ? "" : "not ")in \(holder.value): its superview is "
          + superview, at: name.range)
    }

    /// Whether no part of it is outside the other view, regardless of the hierarchy.
    func checkFrame(_ layout: Layout) throws(Problem) {
      let items = try layout.items([name, holder])
      let superview = layout.superview(of: items[0]) ?? layout.window
      let frame = try blaming(name.range) { () throws(LayoutError) in
        try layout.convert(
          layout.frame(of: items[0]), from: .view(superview), to: .view(items[1]))
      }
      let bounds = layout.bounds(of: items[1])
      let excesses = [
        ("left", bounds.origin.x - frame.origin.x), ("right", frame.maxX - bounds.maxX),
        ("top", bounds.origin.y - frame.origin.y), ("bottom", frame.maxY - bounds.maxY),
      ].filter { $0.1 > defaultTolerance }
      guard excesses.isEmpty == isNegated else { return }
      let list = excesses.map { "\(NumberText.measured($0.1)) beyond its \($0.0)" }
      throw .unmet(
        isNegated
          ? "\(name.value) is inside \(holder.value)"
          : "\(name.value) is not inside \(holder.value): \(Sentence.list(list))", at: name.range)
    }
  }

  /// `traits card wC hR`.
  static func traits(_ reader: inout TokenReader) throws(Problem) -> Command {
    let name = try reader.name("a view")
    let words = try reader.names("a trait such as wC or hR", of: EnvironmentProperty.traits.words)
    return Command { resolver throws(Problem) in
      let name = try resolver.name(name)
      let words = try words.map { word throws(Problem) in try resolver.traits(word) }
      let traits = TraitCollection(words: words.flatMap { $0 })
      return .check { layout throws(Problem) in
        let found = layout.traits(of: try layout.item(name))
        guard !found.contains(traits) else { return }
        throw .unmet("the traits of \(name.value) are \(found), expected \(traits)", at: name.range)
      }
    }
  }
}
