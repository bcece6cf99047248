import AutoLayout

/// Words in diagnostics.
package enum Sentence {
  /// `a`, `a and b`, `a, b and c`; `a, b and 3 more` beyond a limit.
  package static func list(_ parts: [String], _ conjunction: String = "and", limit: Int = .max)
    -> String
  {
    if parts.count > limit {
      return list(parts.prefix(limit) + ["\(parts.count - limit) more"], conjunction)
    }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// The words as a sentence: with a full stop, and with a capital unless they begin with a name of code.
  package static func whole(_ words: String) -> String {
    let first = words.prefix { $0.isLetter || $0.isNumber || "_.(:'".contains($0) }
    let isWord = first.allSatisfy { $0.isLowercase || $0 == ":" || $0 == "'" }
    let text = isWord ? words.prefix(1).uppercased() + words.dropFirst() : words
    return text.last.map(".!?".contains) == true ? text : text + "."
  }

  /// `1 constraint`, `2 constraints`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `card has margins or a safe area that depend on the place: ` and what follows; nothing without views.
  static func caution(_ views: [String], _ consequence: String) -> [String] {
    if views.isEmpty { return [] }
    return [
      "\(list(views)) \(views.count == 1 ? "has" : "have") margins or a safe area that depend on the "
        + "place: \(consequence)"
    ]
  }

  /// Points of an interval: `0 … 620`, `0 … ∞`.
  static func interval(_ range: ClosedRange<Double>) -> String {
    "\(length(range.lowerBound)) … \(length(range.upperBound))"
  }

  private static func length(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    return NumberText.measured(value)
  }
}
