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
    /// The text size that the user prefers.
    case category
    /// A number that the commands use.
    case number
  }

  /// Its name in the commands.
  let name: String
  /// The number of its values.
  let count: Int
  /// The value at a place; small ones come first.
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
  let name: String
  /// The variable, once names mean something.
  let resolved: Reading<TrialVariable>

  /// Reads `text NAME in VIEW [length RANGE]`, `width NAME in RANGE` and the like.
  init(_ reader: inout TokenReader) throws(Problem) {
    guard let kind: TrialVariable.Kind = reader.takeChoice() else {
      let words = TrialVariable.Kind.allCases.map { "'\($0.rawValue)'" }
      throw reader.unexpected(Sentence.list(words, "or"))
    }
    name = try reader.definedName("a name for the value").value
    try reader.expect(keyword: "in", kind == .text ? " and a view" : " and a range")
    switch kind {
    case .text: resolved = try TrialVariable.texts(name, &reader)
    case .category: resolved = try TrialVariable.categories(name, &reader)
    case .number: resolved = try TrialVariable.numbers(name, &reader) { _, _, _ in }
    case .width:
      resolved = try TrialVariable.lengths(name, &reader) { Size(width: $1, height: $0.height) }
    case .height:
      resolved = try TrialVariable.lengths(name, &reader) { Size(width: $0.width, height: $1) }
    }
  }
}

extension TrialVariable {
  /// Reads `320...1024` or `0..<10`.
  private static func range(_ reader: inout TokenReader) throws(Problem)
    -> Reading<Located<ClosedRange<Int>>>
  {
    let start = reader.current.range
    let low = try reader.number("a range, as in 320...1024")
    let isHalfOpen = reader.take(.halfOpenRange)
    if !isHalfOpen { try reader.expect(.range, "'...' and a number") }
    let high = try reader.number("a number")
    let range = reader.range(from: start)
    return { resolver throws(Problem) in
      let low = try resolver.measure(low, "a range, as in 320...1024")
      let high = try resolver.measure(high, "a number")
      guard let from = Int(exactly: low.value), let to = Int(exactly: high.value) else {
        throw Problem(
          "a range is between two whole numbers", at: range, remedy: "write it as in 1...3")
      }
      let last = isHalfOpen ? to - 1 : to
      guard from <= last else { throw emptyRange(at: range) }
      return Located(from...last, range)
    }
  }

  private static func emptyRange(at range: SourceRange) -> Problem {
    Problem("there is nothing in this range", at: range, remedy: "write the smaller end first")
  }

  /// Text sizes from one to another, or to the largest.
  fileprivate static func categories(_ name: String, _ reader: inout TokenReader) throws(Problem)
    -> Reading<TrialVariable>
  {
    let property = EnvironmentProperty.contentSizeCategory
    let start = reader.current.range
    func category() throws(Problem) -> Int {
      let word = try property.word(try reader.plainName(property.expected, of: property.words))
      return property.words.firstIndex(of: word) ?? 0
    }
    let first = try category()
    let last = reader.take(.range) ? try category() : property.words.count - 1
    let range = reader.range(from: start)
    guard first <= last else { throw emptyRange(at: range) }
    let words = Array(property.words[first...last])
    let variable = TrialVariable(name: name, count: words.count) { place in
      .choice(words[place])
    } apply: { value, layout throws(Problem) in
      var environment = layout.environment
      try blaming(range) { () throws(LayoutError) in try property.set(value, in: &environment) }
      layout.setEnvironment(environment)
    }
    return { _ in variable }
  }

  /// The lengths of texts if none are given.
  private static let usualLengths = 0...60
  private static let longest = 2000

  /// Texts that repeat the words a view has.
  fileprivate static func texts(_ name: String, _ reader: inout TokenReader) throws(Problem)
    -> Reading<TrialVariable>
  {
    let view = try reader.name("a view")
    let syntax = reader.take(keyword: "length") ? try range(&reader) : nil
    return { resolver throws(Problem) in
      let view = try resolver.name(view)
      let given = try syntax?(resolver)
      let lengths = given?.value ?? usualLengths
      if let given, given.value.lowerBound < 0 || given.value.upperBound > longest {
        throw Problem("a text has from 0 to \(longest) characters", at: given.range)
      }
      let layout = resolver.layout
      let item = try layout.item(view)
      let own = layout.model[item].view?.content.text ?? ""
      let words = Array((own.isEmpty ? "Text" : own) + " ")
      return TrialVariable(name: name, count: lengths.count) { place in
        let length = lengths.lowerBound + place
        return .text(String((0..<length).map { words[$0 % words.count] }))
      } apply: { value, layout throws(Problem) in
        try ViewProperty.named("text")?.set(Located(value, view.range), of: item, in: &layout)
      }
    }
  }

  /// Whole numbers that are applied to a layout; errors blame the range.
  fileprivate static func numbers(
    _ name: String, _ reader: inout TokenReader,
    _ apply: @escaping @Sendable (Double, inout Layout, SourceRange) throws(Problem) -> Void
  ) throws(Problem) -> Reading<TrialVariable> {
    let range = try range(&reader)
    return { resolver throws(Problem) in
      let values = try range(resolver)
      return TrialVariable(name: name, count: values.value.count) { place in
        .number(Double(values.value.lowerBound + place))
      } apply: { value, layout throws(Problem) in
        if case .number(let number) = value { try apply(number, &layout, values.range) }
      }
    }
  }

  /// Widths or heights of the root view.
  fileprivate static func lengths(
    _ name: String, _ reader: inout TokenReader,
    _ size: @escaping @Sendable (Size, Double) -> Size
  ) throws(Problem) -> Reading<TrialVariable> {
    try numbers(name, &reader) { length, layout, range throws(Problem) in
      let environment = try blaming(range) { () throws(LayoutError) in
        try layout.environment.resized(to: size(layout.environment.size, length))
      }
      layout.setEnvironment(environment)
    }
  }
}
