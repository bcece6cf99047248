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

/// Nearest known names, for every `did you mean`.
package enum Suggestion {
  /// The most that a suggested name may differ: letters added, dropped, replaced or swapped.
  private static let limit = 2
  /// Shorter names may differ by one letter only: nearly all words of three letters are two from another.
  private static let shortLength = 6
  /// Letters that a shared beginning needs, so that chance does not count.
  private static let prefixLength = 3

  /// The known name that was probably meant.
  ///
  /// - Parameters:
  ///   - name: What the user typed.
  ///   - candidates: The known names, in order of preference.
  /// - Returns: The closest candidate within edit distance 2, or 1 for short names, otherwise one that
  ///   continues or begins the typed name, otherwise nil.
  package static func nearest(to name: String, in candidates: [String]) -> String? {
    // No name is that long; comparing noise with every name would only take time.
    guard name.utf8.count <= 200 else { return nil }
    let typed = Array(name.lowercased().utf16)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let known = Array(candidate.lowercased().utf16)
      let distance = distance(typed, known)
      let limit = min(typed.count, known.count) < shortLength ? 1 : Self.limit
      guard distance <= limit, distance < min(typed.count, known.count) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name ?? candidates.first { sharesBeginning(name.lowercased(), $0.lowercased()) }
  }

  private static func sharesBeginning(_ typed: String, _ known: String) -> Bool {
    guard typed.utf8.count >= prefixLength, known.utf8.count >= prefixLength else { return false }
    return known.hasPrefix(typed) || typed.hasPrefix(known)
  }

  /// The optimal string alignment distance, or something above the limit when it is above.
  private static func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
