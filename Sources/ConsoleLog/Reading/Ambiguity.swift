/// A line of a trace that lists the free variables of a view.
struct Ambiguity {
  /// Which view, and what about it is not determined.
  let meaning: String
  /// What to add.
  let remedy: String

  /// What is said about one variable of the engine.
  private struct Rule {
    let variable: String
    let what: String
    let remedy: String
  }

  private static let rules = [
    Rule(
      variable: "minX", what: "position across", remedy: "a leading, trailing or centerX constraint"
    ),
    Rule(
      variable: "minY", what: "position from top to bottom",
      remedy: "a top, bottom or centerY constraint"),
    Rule(variable: "Width", what: "width", remedy: "a width or the second edge across"),
    Rule(
      variable: "Height", what: "height", remedy: "a height or the second edge from top to bottom"),
  ]

  /// Reads `UILabel:0x7f01'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f01'Name'.minX{id: 4}, …`.
  init?(_ text: Substring) {
    guard let sign = text.firstRange(of: "AMBIGUOUS LAYOUT for ") else { return nil }
    let list = text[sign.upperBound...]
    let entries: [Substring] = list.split { $0 == "," }
    let variables: [String] = entries.compactMap { entry in
      entry.lastIndex(of: ".").map { dot in
        String(entry[dot...].dropFirst().prefix { $0 != "{" })
      }
    }
    let found = Self.rules.filter { rule in variables.contains(rule.variable) }
    guard !found.isEmpty,
      let dot = list.firstIndex(of: "{").flatMap({ list[..<$0].lastIndex(of: ".") })
    else { return nil }
    meaning =
      "\(list[..<dot]) has no definite "
      + found.map { $0.what }.joined(separator: " and no definite ")
    remedy = "add " + found.map { $0.remedy }.joined(separator: ", and ")
  }
}
