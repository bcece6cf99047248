import LayoutDiagnostics

/// What a trace says is open about a view, by the variables of the engine.
struct Ambiguity {
  /// What is not determined: `no definite width`.
  let meaning: String
  /// What to add.
  let remedy: String

  /// What is said about one variable.
  private struct Rule {
    let variable: String
    let what: String
    let remedy: String
  }

  private static let rules = [
    Rule(
      variable: "minX", what: "horizontal position",
      remedy: "a leading, trailing or centerX constraint"
    ),
    Rule(
      variable: "minY", what: "vertical position",
      remedy: "a top, bottom or centerY constraint"),
    Rule(variable: "Width", what: "width", remedy: "a width or the other horizontal edge"),
    Rule(
      variable: "Height", what: "height", remedy: "a height or the other vertical edge"),
  ]

  /// Reads `UILabel:0x7f01'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f01'Name'.minX{id: 4}, …`; nil if no variable is
  /// named, as before iOS 8.
  init?(_ text: String) {
    guard let sign = text.firstRange(of: "AMBIGUOUS LAYOUT for ") else { return nil }
    let variables = text[sign.upperBound...].split(separator: ",").compactMap { entry in
      entry.lastIndex(of: ".").map { dot in
        String(entry[dot...].dropFirst().prefix { $0.isLetter })
      }
    }
    self.init(variables: Set(variables))
  }

  /// Says what variables mean; nil if none is known.
  private init?(variables: Set<String>) {
    let found = Self.rules.filter { variables.contains($0.variable) }
    guard !found.isEmpty else { return nil }
    let isAll = found.count == Self.rules.count
    meaning =
      isAll ? "no definite position or size" : Sentence.list(found.map { "no definite \($0.what)" })
    remedy =
      isAll
      ? "give it a position and a size on both axes"
      : "add " + found.map { $0.remedy }.joined(separator: ", and ")
  }
}

/// What Xcode says about an ambiguous view.
///
/// For instance: `Vertical position is ambiguous for UILabel - Tide.`
private struct AmbiguityIssue {
  /// The view, with what tells it from others of its class.
  let view: String
  let variables: Set<String>

  /// What the words of an issue mean, the longer ones first.
  private static let words: [(phrase: String, variables: Set<String>)] = [
    ("horizontal position", ["minX"]), ("vertical position", ["minY"]),
    ("position", ["minX", "minY"]), ("width", ["Width"]), ("height", ["Height"]),
    ("size", ["Width", "Height"]),
  ]

  /// Reads a message; nil for others, and where only the class is named, which many views may have.
  init?(_ notice: LogNotice) {
    guard notice.text.holds("ambiguous for ") else { return nil }
    let text = MessageText(source: notice.text[...])
    view = text.filled("{>ambiguous for}")
    guard view.holds(":0x") || view.contains(" ") else { return nil }
    var rest = text.filled("{<< are ambiguous for|<< is ambiguous for}").lowercased()
    var found: Set<String> = []
    for (phrase, variables) in Self.words {
      guard let place = rest.firstRange(of: phrase) else { continue }
      rest = String(rest[..<place.lowerBound] + rest[place.upperBound...])
      found.formUnion(variables)
    }
    guard !found.isEmpty else { return nil }
    variables = found
  }
}

extension Ambiguity {
  /// Messages of which those about one view say all that it lacks, so that it is told once.
  static func merged(_ notices: [LogNotice]) -> [LogNotice] {
    var variables: [String: Set<String>] = [:]
    let issues = notices.map(AmbiguityIssue.init)
    for issue in issues.compactMap({ $0 }) {
      variables[issue.view, default: []].formUnion(issue.variables)
    }
    return zip(notices, issues).map { notice, issue in
      guard let issue, let all = variables[issue.view], all != issue.variables,
        let ambiguity = Ambiguity(variables: all)
      else { return notice }
      return LogNotice(
        at: notice.line, notice.text, "\(issue.view) has \(ambiguity.meaning)", ambiguity.remedy)
    }
  }
}
