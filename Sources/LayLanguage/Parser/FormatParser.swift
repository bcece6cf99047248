import AutoLayout

/// `H:|-[a]-[b]-|  align top`.
struct FormatPin {
  let format: Located<VisualFormat>
  var options = VisualFormatOptions()
  /// The numbers that the format may name.
  var metrics: [String: Double] = [:]
}

/// Formats of the visual format language and their options.
///
/// The format is read from the source as it is written: its words are not those of equations.
extension TokenReader {
  /// Whether a format is next: `H:`, `V:`, `[` or `|`.
  var isAtFormat: Bool {
    isAt(.openBracket) || rest.first == "|"
      || ["H", "V"].contains(word()) && isAt(.colon, offset: 1)
  }

  /// Reads a format and the options after it.
  mutating func formatWithOptions() throws(Problem) -> FormatPin {
    var result = FormatPin(format: try format())
    var given: Set<String> = []
    while let option = takeKeyword(of: Self.formatOptions) {
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

  private static let formatOptions = ["align", "direction", "spacing", "metrics"]

  private mutating func format() throws(Problem) -> Located<VisualFormat> {
    let start = current.range
    do {
      let (format, end) = try VisualFormat.parse(rest)
      advance(to: end)
      return Located(format, start.lowerBound..<end)
    } catch {
      throw Problem(error)
    }
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

  /// `gap=12 side=20`.
  private mutating func metrics() throws(Problem) -> [String: Double] {
    var metrics: [String: Double] = [:]
    repeat {
      let name = try name("the name of a metric")
      try expect(.equal, "'=' and a number")
      guard metrics[name.value] == nil else {
        throw Problem("the metric '\(name.value)' is given twice", at: name.range)
      }
      metrics[name.value] = try number("a number").value
      _ = take(.comma)
    } while word() != nil && isAt(.equal, offset: 1)
    return metrics
  }
}

extension Problem {
  /// What is wrong with a format.
  init(_ error: VisualFormatError) {
    self.init(error.error, at: error.range)
  }
}
