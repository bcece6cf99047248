import AutoLayout

/// `H:|-[a]-[b]-|  align top`.
struct FormatPin {
  let format: Located<VisualFormat>
  var options = VisualFormatOptions()
  /// The numbers that the format may name.
  var metrics: [String: Double] = [:]
  /// What else its names may mean.
  var scope = Scope()
  /// What errors about any part point to where values stand in names, as the format's text isn't the source's then.
  var blamed: SourceRange?
}

/// Formats of the visual format language and their options.
///
/// The format is read from the source as it is written: its words are not those of equations.
extension TokenReader {
  /// Whether a format is next: `H:`, `V:`, `[` or `|`, perhaps in quotes.
  var isAtFormat: Bool {
    if case .string(let text) = current.kind {
      // A view may have the name of a format: `"H:|".width`.
      return !isAt(.dot, offset: 1) && ["H:", "V:", "[", "|"].contains { text.hasPrefix($0) }
    }
    return isAt(.openBracket) || rest.first == "|"
      || ["H", "V"].contains(word()) && isAt(.colon, offset: 1)
  }

  /// Reads a format and the options after it.
  mutating func formatWithOptions() throws(Problem) -> FormatPin {
    let isFilled = restIsFilled
    var result = FormatPin(format: try format())
    if isFilled { result.blamed = result.format.range }
    var given: Set<String> = []
    result.metrics = context.scope.numbers
    result.scope = context.scope
    while isAtFormatOption, let option = takeFormatOption() {
      guard given.insert(option.value).inserted else {
        throw Problem("'\(option.value)' is given twice", at: option.range)
      }
      switch option.value {
      case "align": result.options.alignments = try alignments()
      case "direction": result.options.direction = try choice("direction")
      case "spacing": result.options.spacing = try choice("spacing")
      case "options": try formatOptions(&result.options)
      default: result.metrics.merge(try metrics()) { $1 }
      }
    }
    return result
  }

  private static let formatOptionWords = ["align", "direction", "spacing", "metrics", "options"]

  /// Whether an option is next, perhaps after a comma as in Swift.
  private var isAtFormatOption: Bool {
    let offset = isAt(.comma) ? 1 : 0
    return Self.formatOptionWords.contains { isAt(keyword: $0, offset: offset) }
  }

  private mutating func takeFormatOption() -> Located<String>? {
    _ = take(.comma)
    let option = takeKeyword(of: Self.formatOptionWords)
    _ = take(.colon)
    return option
  }

  /// UIKit's names of options: `.alignAllTop`, `[.alignAllLeft, .directionRightToLeft]`.
  private mutating func formatOptions(_ options: inout VisualFormatOptions) throws(Problem) {
    let isEnclosed = take(.openBracket)
    repeat {
      if isEnclosed, isAt(.closeBracket) { break }
      _ = take(.dot)
      let name = try plainName("an option such as alignAllTop")
      guard let option = VisualFormatOptions.named(name.value) else {
        throw .unknown(
          "option", name.value, at: name.range, candidates: VisualFormatOptions.names,
          otherwise: "use one of: \(VisualFormatOptions.names.joined(separator: ", "))")
      }
      options.formUnion(option)
    } while take(.comma) || isEnclosed && !isAt(.closeBracket)
    if isEnclosed { try expect(.closeBracket, "']'") }
  }

  private mutating func format() throws(Problem) -> Located<VisualFormat> {
    if case .string = current.kind { return try quotedFormat() }
    if restIsFilled { return try filledFormat() }
    let start = current.range
    do {
      let (format, end) = try VisualFormat.parse(rest)
      advance(to: end)
      return Located(format, start.lowerBound..<end)
    } catch {
      throw Problem(error)
    }
  }

  /// Whether values stand in names up to the end of the command, as in `[card\(i)]`.
  private var restIsFilled: Bool {
    var reader = self
    while !reader.isAtEnd, !reader.current.isFilled { reader.advance() }
    return !reader.isAtEnd
  }

  /// A format with names that have values in them.
  private mutating func filledFormat() throws(Problem) -> Located<VisualFormat> {
    let start = current.range
    var text = ""
    var starts: [Int] = []
    var index = start.lowerBound
    var reader = self
    while !reader.isAtEnd {
      let token = reader.current
      text += source.text[index..<token.range.lowerBound]
      starts.append(text.utf8.count)
      switch token.kind {
      case .string(let name) where token.isFilled, .word(let name) where token.isFilled:
        text += NameText.written(name)
      case .invalid: throw reader.unexpected("a name")
      default: text += source.text[token.range]
      }
      index = token.range.upperBound
      reader.advance()
    }
    do {
      let (format, end) = try VisualFormat.parse(text[...])
      let length = text.utf8.distance(from: text.startIndex, to: end)
      for _ in starts.prefix(while: { $0 < length }) { advance() }
      return Located(format, range(from: start))
    } catch {
      throw Problem(error.error, at: start.lowerBound..<index)
    }
  }

  /// A format in quotes, as in Swift.
  private mutating func quotedFormat() throws(Problem) -> Located<VisualFormat> {
    let quoted = current.range
    var text = source.text
    var inner = text.index(after: quoted.lowerBound)..<text.index(before: quoted.upperBound)
    let isFilled = current.isFilled
    if isFilled, case .string(let filled) = current.kind {
      text = filled
      inner = text.startIndex..<text.endIndex
    }
    let parsed: (format: VisualFormat, end: String.Index)
    do { parsed = try VisualFormat.parse(text[inner]) } catch {
      throw Problem(error.error, at: isFilled ? quoted : error.range)
    }
    guard text[parsed.end..<inner.upperBound].allSatisfy({ $0.isWhitespace }) else {
      throw Problem(
        "expected the end of the format", at: isFilled ? quoted : parsed.end..<inner.upperBound,
        remedy: "a format is one row or column")
    }
    advance()
    return Located(parsed.format, isFilled ? quoted : inner.lowerBound..<parsed.end)
  }

  /// One attribute or more.
  private mutating func alignments() throws(Problem) -> [Attribute] {
    var attributes: [Attribute] = []
    repeat {
      let start = current.range
      guard word() != nil else { throw unexpected("an attribute after 'align'") }
      let attribute = try attribute()
      guard VisualFormatOptions.alignmentAttributes.contains(attribute.value) else {
        throw Problem(
          "views can't be aligned by \(attribute.value.rawValue)", at: start,
          remedy: "use "
            + VisualFormatOptions.alignmentAttributes.map { $0.rawValue }.joined(separator: ", "))
      }
      attributes.append(attribute.value)
    } while word().flatMap(AttributeName.attribute) != nil
    return attributes
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ what: String)
    throws(Problem) -> Choice
  {
    let names = Choice.allCases.map { $0.rawValue }
    let written = try name("a \(what)")
    let choice = Choice.allCases.first { $0.rawValue.lowercased() == written.value.lowercased() }
    guard let choice else {
      throw .unknown(
        what, written.value, at: written.range, candidates: names,
        otherwise: "use \(names.joined(separator: ", "))")
    }
    return choice
  }

  /// `gap=12 side=20`, or `["gap": 12, "side": 20]` as in Swift.
  private mutating func metrics() throws(Problem) -> [String: Double] {
    var metrics: [String: Double] = [:]
    let isEnclosed = take(.openBracket)
    repeat {
      let name = try plainName("the name of a metric")
      guard take(.equal) || isEnclosed && take(.colon) else { throw unexpected("'=' and a number") }
      guard metrics[name.value] == nil else {
        throw Problem("the metric '\(name.value)' is given twice", at: name.range)
      }
      metrics[name.value] = try number("a number").value
      _ = !isAtFormatOption && take(.comma)
    } while isEnclosed ? !isAt(.closeBracket) : word() != nil && isAt(.equal, offset: 1)
    if isEnclosed { try expect(.closeBracket, "']'") }
    return metrics
  }
}

extension Problem {
  /// What is wrong with a format.
  init(_ error: VisualFormatError) {
    self.init(error.error, at: error.range)
  }
}
