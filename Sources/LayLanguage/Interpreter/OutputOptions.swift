import AutoLayout
import LayoutDiagnostics

/// `--json`, `--style ios9`: how a command that looks prints what it found.
struct OutputOptions: Hashable, Sendable {
  /// One option.
  enum Option: String, Hashable, Sendable, CaseIterable {
    case json
    case style
    case addresses
    case ascii
    case whatIf = "what-if"
    /// The language of advice.
    case advice = "as"

    /// Its spelling.
    var spelling: String { "--\(rawValue)" }
  }

  var isJSON = false
  var style = LogStyle.standard
  var triesChanges = false
  /// The language of advice; nil for that of the command before.
  var adviceStyle: AdviceStyle?
  /// Whether lines are drawn without box-drawing characters.
  var isASCII = false

  /// A value as text or JSON.
  func text(_ value: some JSONRepresentable & CustomStringConvertible) -> String {
    isJSON ? value.json.description : value.description
  }

  /// Values as paragraphs, or as a JSON array.
  func text(
    _ values: [some JSONRepresentable & CustomStringConvertible], none: String,
    separator: String = "\n\n"
  ) -> String {
    if isJSON { return JSONValue.array(values.map({ $0.json })).description }
    return values.isEmpty ? none : values.map { $0.description }.joined(separator: separator)
  }
}

extension TokenReader {
  /// Whether an option is next.
  ///
  /// The hyphens of `3 --4` and `a--b` are signs.
  var isAtOption: Bool {
    guard isAt(.minus), isAt(.minus, offset: 1), !isTouching else { return false }
    if case .number = peek(2).kind { return false }
    return current.range.upperBound == peek(1).range.lowerBound
  }

  /// Reads the options of a command; each must be one that the command has.
  mutating func options(_ known: Set<OutputOptions.Option>) throws(Problem) -> OutputOptions {
    var options = OutputOptions()
    let spellings = OutputOptions.Option.allCases.filter(known.contains).map { $0.spelling }
    note(spellings)
    while isAtOption {
      let start = current.range
      advance()
      advance()
      guard let word = word() else {
        throw unexpected(spellings.joined(separator: " or ") + " without a space")
      }
      advance()
      guard let option = OutputOptions.Option(rawValue: word), known.contains(option) else {
        throw .unknown(
          "option", "--\(word)", at: range(from: start), candidates: spellings,
          otherwise: spellings.isEmpty
            ? "this command has no options" : "it has \(spellings.joined(separator: ", "))")
      }
      switch option {
      case .json: options.isJSON = true
      case .addresses: options.style.usesAddresses = true
      case .ascii: options.isASCII = true
      case .whatIf: options.triesChanges = true
      case .style: options.style.version = try logVersion()
      case .advice: options.adviceStyle = try adviceStyle()
      }
    }
    return options
  }

  private mutating func adviceStyle() throws(Problem) -> AdviceStyle {
    let names = AdviceStyle.allCases.map { $0.rawValue }
    guard let name = takeKeyword(of: names), let style = AdviceStyle(rawValue: name.value)
    else { throw unexpected(Sentence.list(names.map { "'\($0)'" }, "or")) }
    return style
  }

  private mutating func logVersion() throws(Problem) -> LogStyle.Version {
    let names = LogStyle.Version.allCases.map { $0.rawValue }
    guard let name = takeKeyword(of: names), let version = LogStyle.Version(rawValue: name.value)
    else { throw unexpected("a style: \(names.joined(separator: ", "))") }
    return version
  }
}
