import AutoLayout
import ConsoleLog
import LayoutDiagnostics
import SwiftLayouts

/// `--json`, `--style ios9`: how a command prints what it found.
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
  /// The language of advice; nil for that of the previous command.
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
  /// The hyphens in `3 --4` and `a--b` are signs.
  var isAtOption: Bool {
    guard isAt(.minus), isAt(.minus, offset: 1), !isTouching else { return false }
    if case .number = peek(2).kind { return false }
    return current.range.upperBound == peek(1).range.lowerBound
  }

  /// Reads the options of a command; each must be one that the command takes.
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
          "option", Name("--\(word)", range(from: start)), in: spellings,
          otherwise: spellings.isEmpty
            ? "this command has no options" : "it has \(spellings.joined(separator: ", "))")
      }
      switch option {
      case .json: options.isJSON = true
      case .addresses: options.style.usesAddresses = true
      case .ascii: options.isASCII = true
      case .whatIf: options.triesChanges = true
      case .style:
        let names = LogStyle.Version.allCases.map { $0.rawValue }
        guard let version: LogStyle.Version = takeChoice() else {
          throw unexpected("a style: \(names.joined(separator: ", "))")
        }
        options.style.version = version
      case .advice:
        let names = AdviceStyle.allCases.map { "'\($0.rawValue)'" }
        options.adviceStyle = takeChoice()
        if options.adviceStyle == nil { throw unexpected(Sentence.list(names, "or")) }
      }
    }
    return options
  }
}

extension AdviceStyle {
  /// Advice about a layout, one line per change.
  ///
  /// In Swift the root view is `view`, as in its controller; changes that Swift has no statement for are given as
  /// commands.
  func lines(_ advice: Advice, in layout: Layout) -> [String] {
    switch self {
    case .lay: return advice.commands(in: layout)
    case .ib: return advice.menuWords(in: layout)
    case .swift:
      let code = AdviceCode(layout, rootName: "view").statements(of: advice)
      return code.count < advice.edits.count ? advice.commands(in: layout) : code
    }
  }
}

extension Interpreter {
  /// The clash, and the constraint to change, in the language of advice that was requested last.
  package func summary(of report: ConflictReport) -> String {
    report.summary { adviceStyle.lines($0, in: report.layout) }
  }
}
