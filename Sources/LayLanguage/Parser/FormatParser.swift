import AutoLayout

/// `H:|-[a]-[b]-|  align top`, as written.
struct FormatSyntax: Sendable {
  /// The format, with a placeholder word for each value in a name.
  let format: Located<VisualFormat>
  /// The values of the placeholder words in names.
  var insertions: [String: Expression] = [:]
  var options = VisualFormatOptions()
  /// The numbers that the format may name.
  var metrics: [(name: String, value: Expression)] = []

  /// Whether names contain values, so that the format's text differs from the source.
  var isFilled: Bool { !insertions.isEmpty }
}

/// Formats of the visual format language and their options.
///
/// The format is read from the source as written, because its words are not those of equations.
extension TokenReader {
  /// Whether a format is next: `H:`, `V:`, `[` or `|`, perhaps in quotes.
  var isAtFormat: Bool {
    note(.formatView)
    if isAtString {
      // A view may have the name of a format: `"H:|".width`.
      let text = source.text[current.range].dropFirst()
      return !isAt(.dot, offset: 1) && ["H:", "V:", "[", "|"].contains { text.hasPrefix($0) }
    }
    return isAt(.openBracket) || rest.first == "|"
      || ["H", "V"].contains(word()) && isAt(.colon, offset: 1)
  }

  /// Reads a format and the options after it.
  mutating func formatWithOptions() throws(Problem) -> FormatSyntax {
    var result = try format()
    var given: Set<String> = []
    while let option = takeKeyword(of: Self.formatOptionWords) {
      guard given.insert(option.value).inserted else {
        throw Problem("'\(option.value)' is given twice", at: option.range)
      }
      switch option.value {
      case "align": result.options.alignments = try alignments()
      case "direction": result.options.direction = try choice("direction")
      case "spacing": result.options.spacing = try choice("spacing")
      default: result.metrics = try metrics()
      }
    }
    return result
  }

  private static let formatOptionWords = ["align", "direction", "spacing", "metrics"]

  /// The format, which ends where its grammar does, or with its quotes.
  private mutating func format() throws(Problem) -> FormatSyntax {
    let start = current.range
    let isQuoted = isAtString
    let (text, insertions) = try insertedText(isQuoted: isQuoted)
    let parsed: (format: VisualFormat, end: String.Index)
    do { parsed = try VisualFormat.parse(text) } catch {
      throw Problem(error.error, at: place(of: error.range, in: text, insertions, isQuoted))
    }
    if isQuoted {
      guard text[parsed.end...].allSatisfy({ $0.isWhitespace }) else {
        let rest = parsed.end..<text.endIndex
        throw Problem(
          "expected the end of the format", at: place(of: rest, in: text, insertions, isQuoted),
          remedy: "a format is one row or column")
      }
      advance()
    } else {
      advance(
        to: place(of: parsed.end..<parsed.end, in: text, insertions, false, end: true).lowerBound)
    }
    return FormatSyntax(
      format: Located(parsed.format, range(from: start)),
      insertions: Dictionary(
        insertions.map { ($0.word, $0.value) }, uniquingKeysWith: { first, _ in first }))
  }

  /// A value in a name of a format, and its placeholder word.
  private struct Insertion {
    let word: String
    let value: Expression
    /// Where the word begins, as an offset in UTF-8 units.
    let offset: Int
    /// How much longer the source is than the word, in UTF-8 units.
    let growth: Int
  }

  /// The text in the quotes or the rest of the command, with a placeholder word for each value.
  private func insertedText(isQuoted: Bool) throws(Problem) -> (Substring, [Insertion]) {
    var text = ""
    var insertions: [Insertion] = []
    let whole =
      isQuoted
      ? source.text.index(
        after: current.range.lowerBound)..<source.text.index(
          before: current.range.upperBound)
      : rest.startIndex..<rest.endIndex
    var index = whole.lowerBound
    var offset = 0
    while case let token = peek(offset), token.kind != .end {
      defer { offset += 1 }
      if case .invalid = token.kind, token.range.lowerBound < whole.upperBound {
        throw Problem(
          "expected a name, found '\(Excerpt.clipped(String(source.text[token.range])))'",
          at: token.range)
      }
      guard case .template(let parts) = token.kind else {
        if isQuoted { break } else { continue }
      }
      for part in parts {
        guard case .value(let range) = part else { continue }
        var reader = TokenReader(source, range, depth: depth)
        let value = try reader.expression("a value")
        try reader.finish()
        // `\(` precedes the value, and `)` follows it.
        let opening = source.text.index(range.lowerBound, offsetBy: -2)
        let closing = source.text.index(after: range.upperBound)
        text += source.text[index..<opening]
        let word = "value_\(insertions.count)_"
        let length = source.text.utf8.distance(from: opening, to: closing)
        insertions.append(
          Insertion(
            word: word, value: value, offset: text.utf8.count, growth: length - word.utf8.count))
        text += word
        index = closing
      }
      if isQuoted { break }
    }
    // Without values, it is a part of the source, so that places in it are places in the source.
    if insertions.isEmpty { return (source.text[whole], []) }
    return (text[...] + source.text[index..<whole.upperBound], insertions)
  }

  /// The part of the source that corresponds to a part of the text with placeholder words.
  private func place(
    of part: Range<String.Index>, in text: Substring, _ insertions: [Insertion], _ isQuoted: Bool,
    end: Bool = false
  ) -> SourceRange {
    if insertions.isEmpty { return part }
    guard end else { return current.range }
    let start =
      isQuoted ? source.text.index(after: current.range.lowerBound) : current.range.lowerBound
    func place(_ index: String.Index) -> String.Index {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let growth = insertions.filter { $0.offset < offset }.reduce(0) { $0 + $1.growth }
      return source.text.utf8.index(start, offsetBy: offset + growth)
    }
    return place(part.lowerBound)..<place(part.upperBound)
  }

  /// One attribute or more.
  private mutating func alignments() throws(Problem) -> [Attribute] {
    var attributes: [Attribute] = []
    repeat {
      attributes.append(try alignment("an attribute after 'align'").value)
    } while isAtAttribute
    return attributes
  }

  /// An attribute to align views by.
  mutating func alignment(_ what: String = "an attribute") throws(Problem) -> Located<Attribute> {
    let attribute = try attribute(what)
    guard VisualFormatOptions.alignmentAttributes.contains(attribute.value) else {
      throw Problem(
        "views can't be aligned by \(attribute.value.rawValue)", at: attribute.range,
        remedy: "use "
          + VisualFormatOptions.alignmentAttributes.map { $0.rawValue }.joined(separator: ", "))
    }
    return attribute
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ what: String)
    throws(Problem) -> Choice
  {
    let names = Choice.allCases.map { $0.rawValue }
    let written = try plainName("a \(what)", of: names)
    let choice = Choice.allCases.first { $0.rawValue.lowercased() == written.value.lowercased() }
    guard let choice else {
      throw .unknown(what, written, oneOf: names)
    }
    return choice
  }

  /// One metric or more, as in `gap=12 side=20`.
  private mutating func metrics() throws(Problem) -> [(name: String, value: Expression)] {
    var metrics: [(name: String, value: Expression)] = []
    repeat {
      let name = try plainName("the name of a metric")
      guard take(.equal) else { throw unexpected("'=' and a number") }
      guard !metrics.contains(where: { $0.name == name.value }) else {
        throw Problem("the metric '\(name.value)' is given twice", at: name.range)
      }
      metrics.append((name.value, try number("a number")))
      _ = take(.comma)
    } while word() != nil && isAt(.equal, offset: 1)
    return metrics
  }
}

extension Problem {
  /// Converts an error in a format.
  init(_ error: VisualFormatError) {
    self.init(error.error, at: error.range)
  }
}
