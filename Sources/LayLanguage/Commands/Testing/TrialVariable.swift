import AutoLayout
import LayoutDiagnostics

/// Something that `forall` varies: `width w in 320...1024`.
struct TrialVariable: Sendable {
  /// What can be varied.
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

  /// What it is called in the commands.
  let name: String
  /// How many values it has.
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

extension TrialVariable {
  /// How long texts get unless the command says so, in characters.
  private static let usualLengths = 0...60
  /// Texts beyond this are no texts of a screen, and take long to measure.
  private static let longest = 2000.0

  /// `text t in title length 0...40`, `width w in 320...1024`, `category c in L...AX3`.
  static func read(_ reader: inout TokenReader) throws(Problem) -> TrialVariable {
    let words = Kind.allCases.map { $0.rawValue }
    guard let word = reader.takeKeyword(of: words), let kind = Kind(rawValue: word.value) else {
      throw reader.unexpected(Sentence.list(words.map { "'\($0)'" }, "or"))
    }
    let name = try reader.definedName("a name for the value").value
    try reader.expect(keyword: "in", kind == .text ? " and a view" : " and a range")
    switch kind {
    case .text: return try texts(name, &reader)
    case .category: return try categories(name, &reader)
    case .number: return numbers(name, try range(&reader)) { _, _ in }
    case .width, .height: return try lengths(name, isWidth: kind == .width, &reader)
    }
  }

  /// Beginnings of what the view shows, said over and over again.
  private static func texts(_ name: String, _ reader: inout TokenReader) throws(Problem)
    -> TrialVariable
  {
    let view = try reader.name("a view")
    let lengths = try lengths(&reader)
    let layout = reader.context.layout
    let item = try layout.item(view)
    let own = layout.model[item].view?.content.text ?? ""
    let words = Array((own.isEmpty ? "Text" : own) + " ")
    return TrialVariable(name: name, count: lengths.count) { place in
      let length = lengths.lowerBound + place
      return .text(String((0..<length).map { words[$0 % words.count] }))
    } apply: { value, layout throws(Problem) in
      try blaming(view.range) { () throws(LayoutError) in
        try ViewProperty.named("text")?.set(value, of: item, in: &layout)
      }
    }
  }

  /// `length 0...40`; the usual ones where nothing is said.
  private static func lengths(_ reader: inout TokenReader) throws(Problem) -> ClosedRange<Int> {
    guard reader.take(keyword: "length") else { return usualLengths }
    let range = try range(&reader)
    guard range.value.lowerBound >= 0, Double(range.value.upperBound) <= longest else {
      throw Problem("a text has from 0 to \(Int(longest)) characters", at: range.range)
    }
    return range.value
  }

  private static func lengths(_ name: String, isWidth: Bool, _ reader: inout TokenReader)
    throws(Problem) -> TrialVariable
  {
    let range = try range(&reader)
    return numbers(name, range) { length, layout throws(Problem) in
      let now = layout.environment.size
      let size = Size(
        width: isWidth ? length : now.width, height: isWidth ? now.height : length)
      let environment = try blaming(range.range) { () throws(LayoutError) in
        try layout.environment.resized(to: size)
      }
      layout.setEnvironment(environment)
    }
  }

  private static func numbers(
    _ name: String, _ range: Located<ClosedRange<Int>>,
    _ apply: @escaping @Sendable (Double, inout Layout) throws(Problem) -> Void
  ) -> TrialVariable {
    let values = range.value
    return TrialVariable(name: name, count: values.count) { place in
      .number(Double(values.lowerBound + place))
    } apply: { value, layout throws(Problem) in
      if case .number(let number) = value { try apply(number, &layout) }
    }
  }

  private static func categories(_ name: String, _ reader: inout TokenReader) throws(Problem)
    -> TrialVariable
  {
    let property = EnvironmentProperty.contentSizeCategory
    let start = reader.current.range
    let first = try category(&reader)
    let isRange = reader.take(.range)
    let last = isRange ? try category(&reader) : property.words.count - 1
    let range = reader.range(from: start)
    guard first <= last else { throw emptyRange(at: range) }
    let words = Array(property.words[first...last])
    return TrialVariable(name: name, count: words.count) { place in
      .choice(words[place])
    } apply: { value, layout throws(Problem) in
      var environment = layout.environment
      try blaming(range) { () throws(LayoutError) in try property.set(value, in: &environment) }
      layout.setEnvironment(environment)
    }
  }

  /// The place of a text size among all.
  private static func category(_ reader: inout TokenReader) throws(Problem) -> Int {
    let words = EnvironmentProperty.contentSizeCategory.words
    let name = try reader.plainName("a text size")
    let place = words.firstIndex { NameText.folded($0) == NameText.folded(name.value) }
    guard let place else {
      throw .unknown(
        "text size", name.value, at: name.range, candidates: words,
        otherwise: "use one of: \(words.joined(separator: ", "))")
    }
    return place
  }

  /// `320...1024` or `0..<10`.
  private static func range(_ reader: inout TokenReader) throws(Problem)
    -> Located<ClosedRange<Int>>
  {
    let start = reader.current.range
    let low = try reader.measure("a range, as in 320...1024")
    let isHalfOpen = reader.take(.halfOpenRange)
    if !isHalfOpen { try reader.expect(.range, "'...' and a number") }
    let high = try reader.measure("a number")
    let range = reader.range(from: start)
    guard let from = Int(exactly: low.value), let to = Int(exactly: high.value) else {
      throw Problem(
        "a range is between two whole numbers", at: range, remedy: "write it as in 1...3")
    }
    let last = isHalfOpen ? to - 1 : to
    guard from <= last else { throw emptyRange(at: range) }
    return Located(from...last, range)
  }

  private static func emptyRange(at range: SourceRange) -> Problem {
    Problem("there is nothing in this range", at: range, remedy: "write the smaller end first")
  }
}
