/// Walks over the text of a format.
struct VisualFormatScanner {
  private let text: Substring
  /// The character to read next.
  private(set) var index: String.Index

  init(_ text: Substring) {
    self.text = text
    index = text.startIndex
  }

  /// Goes back to an earlier place.
  mutating func goBack(to place: String.Index) { index = place }

  private var character: Character? { index < text.endIndex ? text[index] : nil }

  mutating func skipBlanks() {
    while let character, character.isWhitespace || isContinuation(character) {
      index = text.index(after: index)
    }
  }

  /// Whether a character is a `\` that only joins the next line.
  private func isContinuation(_ character: Character) -> Bool {
    guard character == "\\" else { return false }
    return text[text.index(after: index)...].first { $0 != " " && $0 != "\t" }?.isNewline ?? false
  }

  /// Whether a sign follows, perhaps after spaces.
  mutating func isAt(_ sign: String) -> Bool {
    skipBlanks()
    return text[index...].starts(with: sign)
  }

  mutating func take(_ sign: String) -> Bool {
    guard isAt(sign) else { return false }
    index = text.index(index, offsetBy: sign.count)
    return true
  }

  mutating func expect(_ sign: String, _ purpose: String) throws(VisualFormatError) {
    guard take(sign) else { throw unexpected("'\(sign)' \(purpose)") }
  }

  mutating func unexpected(_ expected: String, remedy: String? = nil) -> VisualFormatError {
    skipBlanks()
    let found = character.map { "'\($0)'" } ?? "the end of the format"
    let end = index < text.endIndex ? text.index(after: index) : index
    return VisualFormatError(
      "expected \(expected), found \(found)", at: index..<end, remedy: remedy)
  }

  // MARK: Words

  mutating func takeNumber() throws(VisualFormatError) -> Double? {
    skipBlanks()
    let start = index
    var end = index
    if text[end...].first == "-" || text[end...].first == "+" { end = text.index(after: end) }
    let digits = text[end...].prefix { $0.isASCII && $0.isNumber }
    let isFraction = text[digits.endIndex...].first == "."
    guard !digits.isEmpty || isFraction else { return nil }
    end = digits.endIndex
    if isFraction {
      end = text[text.index(after: end)...].prefix { $0.isASCII && $0.isNumber }.endIndex
    }
    end = endOfExponent(from: end)
    guard let number = Double(text[start..<end]), number.isFinite else {
      throw VisualFormatError("'\(text[start..<end])' isn't a number", at: start..<end)
    }
    index = end
    return number
  }

  private func endOfExponent(from start: String.Index) -> String.Index {
    guard text[start...].first == "e" || text[start...].first == "E" else { return start }
    var digits = text[text.index(after: start)...]
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    let end = digits.prefix { $0.isASCII && $0.isNumber }.endIndex
    return end > digits.startIndex ? end : start
  }

  mutating func name(_ what: String, mayHoldHyphens: Bool) throws(VisualFormatError)
    -> VisualFormat.Part<String>
  {
    skipBlanks()
    let start = index
    if character == "\"" { return try quotedName() }
    guard let first = character, first.isLetter || first == "_" else { throw unexpected(what) }
    let name = text[index...].prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || (mayHoldHyphens && $0 == "-")
    }
    index = name.endIndex
    return VisualFormat.Part(value: String(name), range: start..<index)
  }

  /// No view's name contains a quote or backslash, so nothing is escaped.
  private mutating func quotedName() throws(VisualFormatError) -> VisualFormat.Part<String> {
    let start = index
    let name = text[text.index(after: start)...].prefix { $0 != "\"" }
    guard name.endIndex < text.endIndex else {
      throw VisualFormatError(
        "this name is never closed", at: start..<text.index(after: start),
        remedy: "end it with a double quote")
    }
    index = text.index(after: name.endIndex)
    return VisualFormat.Part(value: String(name), range: start..<index)
  }
}

/// Reads a format.
///
/// ```
/// format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
/// view       = "[" name ["(" predicate {"," predicate} ")"] "]"
/// connection = "" | "-" | "-" simple "-" | "-(" predicate {"," predicate} ")-"
/// simple     = metric | number
/// predicate  = ["==" | "<=" | ">="] (number | name ["." attribute]) ["@" (number | metric)]
/// ```
///
/// Blanks between the parts mean nothing. Names are C identifiers as in UIKit; inside brackets they may
/// also contain hyphens, and any other name is in double quotes.
extension VisualFormatScanner {
  mutating func format() throws(VisualFormatError) -> VisualFormat {
    let axis = try orientation()
    var start: VisualFormat.Edge?
    if let bar = takeBar() {
      start = VisualFormat.Edge(connection: try connection(), bar: bar)
    }
    let first = try view()
    var rest: [VisualFormat.Step] = []
    while true {
      let beforeConnection = index
      let connection = try connection()
      if let bar = takeBar() {
        let end = VisualFormat.Edge(connection: connection, bar: bar)
        return VisualFormat(axis: axis, start: start, first: first, rest: rest, end: end)
      }
      guard connection != .flush || isAt("[") else {
        goBack(to: beforeConnection)
        return VisualFormat(axis: axis, start: start, first: first, rest: rest, end: nil)
      }
      rest.append(VisualFormat.Step(connection: connection, view: try view()))
    }
  }

  private mutating func orientation() throws(VisualFormatError) -> Axis {
    for (letter, axis) in [("H", Axis.horizontal), ("V", .vertical)] where take(letter) {
      try expect(":", "after the orientation")
      return axis
    }
    return .horizontal
  }

  private mutating func takeBar() -> VisualFormat.Part<VisualFormat.Bar>? {
    guard isAt("|") else { return nil }
    let start = index
    _ = take("|")
    return VisualFormat.Part(value: VisualFormat.Bar(), range: start..<index)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw unexpected("a view in brackets") }
    let name = try name("a view's name", mayHoldHyphens: true)
    var sizes: [VisualFormat.Predicate] = []
    if take("(") { sizes = try predicates(mayNameViews: true) }
    guard take("]") else {
      let remedy = "put a name of several words in double quotes: [\"Red View\"]"
      throw unexpected("']' after the view", remedy: sizes.isEmpty ? remedy : nil)
    }
    return VisualFormat.View(name: name, sizes: sizes)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if isAt("[") || isAt("|") { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try self.predicates(mayNameViews: false)
    } else {
      predicates = [try simplePredicate()]
    }
    try expect("-", "after the distance")
    return .predicates(predicates)
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    if isAt("-") {
      throw unexpected("a distance", remedy: "put a negative number in parentheses: -(-8)-")
    }
    if isAt("=") || isAt("<") || isAt(">") {
      throw unexpected("a distance", remedy: "put a relation in parentheses: -(>=8)-")
    }
    let object = try object(mayNameViews: false)
    if isAt("@") {
      throw unexpected(
        "'-' after the distance", remedy: "put a priority in parentheses: -(8@750)-")
    }
    return VisualFormat.Predicate(relation: .equal, object: object, priority: nil)
  }

  /// The predicates after an opening parenthesis, up to and including the closing one.
  private mutating func predicates(mayNameViews: Bool) throws(VisualFormatError)
    -> [VisualFormat.Predicate]
  {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = try relation()
      let object = try object(mayNameViews: mayNameViews)
      var priority: VisualFormat.Part<VisualFormat.Number>?
      if take("@") { priority = try number() }
      predicates.append(
        VisualFormat.Predicate(relation: relation, object: object, priority: priority))
    } while take(",")
    guard take(")") else { throw unexpected("',' or ')'") }
    return predicates
  }

  private mutating func relation() throws(VisualFormatError) -> Relation {
    let relations: [(String, Relation)] = [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where take(sign) { return relation }
    if isAt("=") || isAt("<") || isAt(">") { throw unexpected("'==', '<=' or '>='") }
    return .equal
  }

  private mutating func object(mayNameViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Part<VisualFormat.Object>
  {
    skipBlanks()
    let start = index
    if let number = try takeNumber() {
      return VisualFormat.Part(value: .number(number), range: start..<index)
    }
    let what = mayNameViews ? "a number, a metric or a view" : "a number or a metric"
    let name = try name(what, mayHoldHyphens: mayNameViews)
    guard mayNameViews, take(".") else {
      return VisualFormat.Part(value: .name(name.value), range: name.range)
    }
    let attribute = try self.name("'width' or 'height'", mayHoldHyphens: false)
    return VisualFormat.Part(
      value: .size(of: name.value, attribute: attribute.value), range: start..<index)
  }

  private mutating func number() throws(VisualFormatError)
    -> VisualFormat.Part<VisualFormat.Number>
  {
    skipBlanks()
    let start = index
    if let number = try takeNumber() {
      return VisualFormat.Part(value: .literal(number), range: start..<index)
    }
    let name = try name("a priority", mayHoldHyphens: false)
    return VisualFormat.Part(value: .metric(name.value), range: name.range)
  }
}

extension VisualFormat {
  /// Reads the format at the start of a text.
  ///
  /// - Parameter text: The format, perhaps followed by something else.
  /// - Returns: The format and the index after its last part.
  /// - Throws: What was expected, and where, if this is not a format.
  package static func parse(_ text: Substring) throws(VisualFormatError)
    -> (format: VisualFormat, end: String.Index)
  {
    var scanner = VisualFormatScanner(text)
    let format = try scanner.format()
    return (format, scanner.index)
  }
}
