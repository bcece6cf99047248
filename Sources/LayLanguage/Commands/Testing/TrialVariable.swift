import AutoLayout
import LayoutDiagnostics

/// Something that `forall` varies: `width w in 320...1024`.
struct TrialVariable: Sendable {
  /// The kinds of variables.
  enum Kind: String, CaseIterable {
    /// The text of a view.
    case text
    /// The width of the root view.
    case width
    /// The height of the root view.
    case height
    /// The text size that the reader prefers.
    case category
    /// A number that the commands use.
    case number
  }

  /// Its name in the commands.
  let name: String
  /// The number of its values.
  let count: Int
  /// A value by its place; small ones come first.
  let value: @Sendable (Int) -> PropertyValue
  /// Gives the layout a value.
  let apply: @Sendable (PropertyValue, inout Layout) throws(Problem) -> Void

  /// `w = 320`; long texts with their length.
  func text(_ place: Int) -> String {
    guard case .text(let text) = value(place) else { return "\(name) = \(value(place))" }
    let isShort = text.count <= Self.shownLength
    let shown = isShort ? text : String(text.prefix(Self.shownLength)) + "…"
    let count = "\(text.count) character\(text.count == 1 ? "" : "s")"
    return "\(name) = \(NameText.quoted(shown)) (\(count))"
  }

  private static let shownLength = 60
}

/// A variable that takes all values of a range, as written.
struct TrialVariableSyntax: Sendable {
  /// Where the values come from.
  private enum Values: Sendable {
    case texts(of: Reference, lengths: RangeSyntax?)
    case lengths(RangeSyntax, isWidth: Bool)
    case numbers(RangeSyntax)
    case categories(ClosedRange<Int>, SourceRange)
  }

  /// `320...1024` or `0..<10`.
  private struct RangeSyntax: Sendable {
    let low: Expression
    let high: Expression
    let isHalfOpen: Bool
    let range: SourceRange
  }

  let name: String
  private let values: Values

  /// Reads `text NAME in VIEW [length RANGE]`, `width NAME in RANGE` and the like.
  init(_ reader: inout TokenReader) throws(Problem) {
    let words = TrialVariable.Kind.allCases.map { $0.rawValue }
    guard let word = reader.takeKeyword(of: words),
      let kind = TrialVariable.Kind(rawValue: word.value)
    else { throw reader.unexpected(Sentence.list(words.map { "'\($0)'" }, "or")) }
    name = try reader.definedName("a name for the value").value
    try reader.expect(keyword: "in", kind == .text ? " and a view" : " and a range")
    switch kind {
    case .text:
      let view = try reader.name("a view")
      let hasLengths = reader.take(keyword: "length")
      values = .texts(of: view, lengths: hasLengths ? try Self.range(&reader) : nil)
    case .category: values = try Self.categories(&reader)
    case .number: values = .numbers(try Self.range(&reader))
    case .width, .height: values = .lengths(try Self.range(&reader), isWidth: kind == .width)
    }
  }

  private static func range(_ reader: inout TokenReader) throws(Problem) -> RangeSyntax {
    let start = reader.current.range
    let low = try reader.number("a range, as in 320...1024")
    let isHalfOpen = reader.take(.halfOpenRange)
    if !isHalfOpen { try reader.expect(.range, "'...' and a number") }
    let high = try reader.number("a number")
    return RangeSyntax(
      low: low, high: high, isHalfOpen: isHalfOpen, range: reader.range(from: start))
  }

  private static func categories(_ reader: inout TokenReader) throws(Problem) -> Values {
    let start = reader.current.range
    let first = try category(&reader)
    let isRange = reader.take(.range)
    let words = EnvironmentProperty.contentSizeCategory.words
    let last = isRange ? try category(&reader) : words.count - 1
    let range = reader.range(from: start)
    guard first <= last else { throw emptyRange(at: range) }
    return .categories(first...last, range)
  }

  /// The place of a text size among all.
  private static func category(_ reader: inout TokenReader) throws(Problem) -> Int {
    let words = EnvironmentProperty.contentSizeCategory.words
    let name = try reader.plainName("a text size", of: words)
    let place = words.firstIndex { NameText.folded($0) == NameText.folded(name.value) }
    guard let place else {
      throw .unknown(
        "text size", name.value, at: name.range, candidates: words,
        otherwise: "use one of: \(words.joined(separator: ", "))")
    }
    return place
  }

  private static func emptyRange(at range: SourceRange) -> Problem {
    Problem("there is nothing in this range", at: range, remedy: "write the smaller end first")
  }

  // MARK: Resolving

  /// The lengths of texts where none are given.
  private static let usualLengths = 0...60
  private static let longest = 2000.0

  func resolved(_ resolver: Resolver) throws(Problem) -> TrialVariable {
    switch values {
    case .texts(let view, let lengths):
      return try texts(of: resolver.name(view), lengths, resolver)
    case .numbers(let range): return numbers(try numbers(of: range, resolver)) { _, _ in }
    case .categories(let places, let range): return categories(places, at: range)
    case .lengths(let range, let isWidth):
      let values = try numbers(of: range, resolver)
      return numbers(values) { length, layout throws(Problem) in
        let now = layout.environment.size
        let size = Size(
          width: isWidth ? length : now.width, height: isWidth ? now.height : length)
        let environment = try blaming(range.range) { () throws(LayoutError) in
          try layout.environment.resized(to: size)
        }
        layout.setEnvironment(environment)
      }
    }
  }

  private func numbers(of syntax: RangeSyntax, _ resolver: Resolver) throws(Problem)
    -> ClosedRange<Int>
  {
    let low = try resolver.measure(syntax.low, "a range, as in 320...1024")
    let high = try resolver.measure(syntax.high, "a number")
    guard let from = Int(exactly: low.value), let to = Int(exactly: high.value) else {
      throw Problem(
        "a range is between two whole numbers", at: syntax.range, remedy: "write it as in 1...3")
    }
    let last = syntax.isHalfOpen ? to - 1 : to
    guard from <= last else { throw Self.emptyRange(at: syntax.range) }
    return from...last
  }

  /// Texts that repeat the words a view has.
  private func texts(of view: Name, _ syntax: RangeSyntax?, _ resolver: Resolver) throws(Problem)
    -> TrialVariable
  {
    var lengths = Self.usualLengths
    if let syntax {
      lengths = try numbers(of: syntax, resolver)
      guard lengths.lowerBound >= 0, Double(lengths.upperBound) <= Self.longest else {
        throw Problem(
          "a text has from 0 to \(Int(Self.longest)) characters", at: syntax.range)
      }
    }
    let layout = resolver.layout
    let item = try layout.item(view)
    let own = layout.model[item].view?.content.text ?? ""
    let words = Array((own.isEmpty ? "Text" : own) + " ")
    return TrialVariable(name: name, count: lengths.count) { [lengths] place in
      let length = lengths.lowerBound + place
      return .text(String((0..<length).map { words[$0 % words.count] }))
    } apply: { value, layout throws(Problem) in
      try blaming(view.range) { () throws(LayoutError) in
        try ViewProperty.named("text")?.set(value, of: item, in: &layout)
      }
    }
  }

  private func numbers(
    _ values: ClosedRange<Int>,
    _ apply: @escaping @Sendable (Double, inout Layout) throws(Problem) -> Void
  ) -> TrialVariable {
    TrialVariable(name: name, count: values.count) { place in
      .number(Double(values.lowerBound + place))
    } apply: { value, layout throws(Problem) in
      if case .number(let number) = value { try apply(number, &layout) }
    }
  }

  private func categories(_ places: ClosedRange<Int>, at range: SourceRange) -> TrialVariable {
    let property = EnvironmentProperty.contentSizeCategory
    let words = Array(property.words[places])
    return TrialVariable(name: name, count: words.count) { place in
      .choice(words[place])
    } apply: { value, layout throws(Problem) in
      var environment = layout.environment
      try blaming(range) { () throws(LayoutError) in try property.set(value, in: &environment) }
      layout.setEnvironment(environment)
    }
  }
}
