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
    let variables: [Substring] = text[sign.upperBound...].split(separator: ",").compactMap {
      entry in
      entry.lastIndex(of: ".").map { dot in entry[dot...].dropFirst().prefix { $0.isLetter } }
    }
    let found = Self.rules.filter { rule in variables.contains { $0 == rule.variable } }
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
