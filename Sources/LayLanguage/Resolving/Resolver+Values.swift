import AutoLayout

/// Values of properties, read as ``PropertyText`` writes each kind.
extension Resolver {
  /// A value of a property.
  func value(_ syntax: ValueSyntax, of property: ViewProperty) throws(Problem)
    -> Located<PropertyValue>
  {
    if property.kind == .words {
      return Located(.words(try words(syntax, of: property)), syntax.range)
    }
    let isNone = property.kind == .size && syntax.elements[0].word?.hasPrefix("none") == true
    if !property.words.isEmpty, property.kind != .transform, !isNone, let word = plainWord(syntax) {
      guard let known = property.word(word.value) else { throw unknown(word, of: property) }
      return Located(.choice(known), word.range)
    }
    // As in Swift, nil is no text, and "nil" is one.
    if property.name == "text", plainWord(syntax)?.value == "nil" {
      return Located(.text(""), syntax.range)
    }
    guard property.kind == .choice else { return try value(syntax, of: property.kind) }
    let value = try value(single(syntax))
    switch value.value {
    case .choice(let word) where property.words.contains(word),
      .text(let word) where property.words.contains(word):
      return Located(.choice(word), value.range)
    case .text(let word): throw unknown(Name(word, value.range), of: property)
    default: throw .mismatch(ValueKindText.text(for: property), value)
    }
  }

  private func unknown(_ word: Name, of property: ViewProperty) -> Problem {
    .unknown(
      property.name, word, in: property.words,
      otherwise: "use \(ValueKindText.text(for: property))")
  }

  /// A word without quotes that isn't a variable; nil for other values.
  private func plainWord(_ syntax: ValueSyntax) -> Name? {
    guard syntax.elements.count == 1, let path = syntax.elements[0].path,
      variable(path.head) == nil
    else { return nil }
    return path.word.map { Name($0, syntax.range) }
  }

  /// Some of the words that a property takes: `a b`, `a, b`, `[a, b]`, `LM+TM`.
  private func words(_ syntax: ValueSyntax, of property: ViewProperty) throws(Problem) -> [String] {
    var words: [String] = []
    for element in syntax.elements.flatMap({ $0.flattened }) {
      let name: Name
      switch element.kind {
      case .text(let written): name = try text(written)
      case .path(let path) where path.steps.isEmpty: name = try head(of: path, "a word")
      default: throw .mismatch(ValueKindText.text(for: property), try value(element))
      }
      if let known = property.word(name.value) {
        words.append(known)
      } else if let pair = SizeClassWord.words(of: name.value)?.filter({
        !SizeClassWord.any.contains($0)
      }), !pair.isEmpty, pair.allSatisfy(property.words.contains) {
        words += pair
      } else {
        throw unknown(name, of: property)
      }
    }
    return words
  }

  /// A value of a kind; errors say what is expected, by default any value of the kind.
  func value(_ syntax: ValueSyntax, of kind: PropertyValue.Kind, expected: String? = nil)
    throws(Problem) -> Located<PropertyValue>
  {
    let what = expected ?? ValueKindText.text(for: kind)
    return Located(try unlocatedValue(syntax, kind, what), syntax.range)
  }

  private func unlocatedValue(_ syntax: ValueSyntax, _ kind: PropertyValue.Kind, _ what: String)
    throws(Problem) -> PropertyValue
  {
    switch kind {
    case .number: return .number(try number(single(syntax), what).value)
    case .size: return try sizeValue(syntax, what)
    case .rect, .point, .insets: return try numbersValue(syntax, kind, what)
    case .transform: return .transform(try transform(syntax))
    case .text: return .text(try textValue(syntax, what))
    case .choice: return .choice(try textValue(syntax, what))
    case .words:
      return .words(
        try syntax.elements.map { element throws(Problem) in try word(element, what) })
    case .bool, .item, .constraint, .list:
      let element = try single(syntax)
      let value =
        kind == .item ? Located(try definedValue(element), element.range) : try value(element)
      guard value.value.kind == kind else { throw .mismatch(what, value) }
      return value.value
    }
  }

  /// The one expression that a value must be.
  func single(_ syntax: ValueSyntax) throws(Problem) -> Expression {
    guard syntax.elements.count == 1 else {
      throw unexpected("the end of the command", at: syntax.elements[1].range)
    }
    return syntax.elements[0]
  }

  // MARK: Texts

  /// A text in quotes, a word, or an expression.
  ///
  /// A text that starts with a number extends to the end of the command, unless it is a computation: `17 semibold`.
  private func textValue(_ syntax: ValueSyntax, _ what: String) throws(Problem) -> String {
    if case .number = syntax.elements[0].kind { return syntax.text }
    if syntax.elements.count > 1, case .number? = try? value(syntax.elements[0]).value {
      return syntax.text
    }
    return try word(single(syntax), what)
  }

  /// The text of an element.
  private func word(_ element: Expression, _ what: String) throws(Problem) -> String {
    if let path = element.path, path.steps.isEmpty, variable(path.head) == nil {
      return try text(path.head).value
    }
    let value = try value(element)
    switch value.value {
    case .text(let text), .choice(let text), .item(let text), .constraint(let text): return text
    case .number: return value.value.description
    default: throw .mismatch(what, value)
    }
  }

  // MARK: Several numbers

  /// Numbers with or without commas and parentheses, as many as `counts` allows; points, sizes and rectangles stand for
  /// their numbers.
  func numbers(_ syntax: ValueSyntax, _ what: String, counts: Set<Int>) throws(Problem) -> [Double]
  {
    let elements = try values(syntax, what)
    let numbers = elements.flatMap { $0.value.numbers }
    guard counts.contains(numbers.count) else { throw wrongCount(what, elements, syntax) }
    return numbers
  }

  private func values(_ syntax: ValueSyntax, _ what: String) throws(Problem)
    -> [Located<PropertyValue>]
  {
    try syntax.elements.map { element throws(Problem) in
      try checkIsNoWord(element, what)
      return try value(element)
    }
  }

  /// A rectangle, point or insets: an expression of that kind, or numbers.
  private func numbersValue(_ syntax: ValueSyntax, _ kind: PropertyValue.Kind, _ what: String)
    throws(Problem) -> PropertyValue
  {
    let elements = try values(syntax, what)
    if elements.count == 1, let value = elements.first, value.value.kind != .number {
      let read = value.value.read(as: kind)
      guard read.kind == kind else { throw .mismatch(what, value) }
      return read
    }
    var numbers = elements.flatMap { $0.value.numbers }
    if kind == .insets, numbers.count == 1 { numbers = Array(repeating: numbers[0], count: 4) }
    guard let value = PropertyValue(kind, numbers: numbers) else {
      throw wrongCount(what, elements, syntax)
    }
    return value
  }

  private func wrongCount(
    _ what: String, _ elements: [Located<PropertyValue>], _ syntax: ValueSyntax
  ) -> Problem {
    if let value = elements.first(where: { $0.value.numbers.isEmpty }) {
      return .mismatch(what, value)
    }
    return Problem("expected \(what)", at: syntax.range)
  }

  // MARK: Sizes

  private static let noExtent = "none"

  /// `320x480`, `100xnone`, `nonex20`, `none` for both, or an expression.
  private func sizeValue(_ syntax: ValueSyntax, _ what: String) throws(Problem) -> PropertyValue {
    let elements = syntax.elements
    guard elements.count <= 2 else {
      throw unexpected("the end of the command", at: elements[2].range)
    }
    if elements.count == 2 {
      return .size(
        width: try extent(elements[0], what),
        height: try extent(elements[1], "a height after the width"))
    }
    if let word = elements[0].word?.lowercased(), word.hasPrefix(Self.noExtent) {
      let digits = word.dropFirst(Self.noExtent.count + 1)
      if digits.isEmpty || digits == Self.noExtent { return .size(width: nil, height: nil) }
      guard let height = Double(digits), height.isFinite else {
        throw unexpected(what, at: elements[0].range)
      }
      return .size(width: nil, height: height)
    }
    try checkIsNoWord(elements[0], what)
    let value = try value(elements[0])
    guard value.value.kind != .number else {
      throw Problem("expected a height after the width", at: value.range)
    }
    let size = value.value.read(as: .size)
    guard size.kind == .size else { throw .mismatch(what, value) }
    return size
  }

  private func extent(_ element: Expression, _ what: String) throws(Problem) -> Double? {
    element.word?.lowercased() == Self.noExtent ? nil : try number(element, what).value
  }

  /// A size with both dimensions.
  func size(_ syntax: ValueSyntax, _ what: String) throws(Problem) -> Located<Size> {
    guard case .size(let width?, let height?) = try sizeValue(syntax, what) else {
      throw Problem("expected \(what)", at: syntax.range)
    }
    return Located(Size(width: width, height: height), syntax.range)
  }
}

extension Expression {
  /// The summands of a sum and the elements of a list, or itself.
  fileprivate var flattened: [Expression] {
    switch kind {
    case .sum(let terms): terms.map { $0.value }.flatMap { $0.flattened }
    case .list(let values, _): values.flatMap { $0.flattened }
    default: [self]
    }
  }
}
