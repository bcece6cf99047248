extension Font {
  /// Reads a font as `set` takes it: a text style, or a size with an optional weight.
  ///
  /// `headline`, `17`, `17 semibold`, `HelveticaNeue 14`; text styles have UIKit's names.
  package init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch words.count {
    case 1:
      if let points = Self.points(words[0]) {
        self = .system(points)
      } else if let style = TextStyle.allCases.first(where: { Name.matches($0.rawValue, words[0]) })
      {
        self = .textStyle(style)
      } else {
        return nil
      }
    case 2:
      if let points = Self.points(words[0]), let weight = FontWeight(named: words[1]) {
        self = .system(points, weight: weight)
      } else if let points = Self.points(words[1]), FontWeight(named: words[0]) == nil {
        self = .named(words[0], size: points)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The font as ``init(text:)`` reads it back.
  package var text: String {
    switch sizing {
    case .textStyle(let style): return style.rawValue
    case .points(let points):
      let size = NumberText.exact(points)
      if case .named(let name) = family { return "\(name) \(size)" }
      return weight == .regular ? size : "\(size) \(weight.rawValue)"
    }
  }

  /// The largest size of a font, in points (a guess).
  package static let largestPointSize = 10_000.0

  private static func points(_ word: String) -> Double? {
    guard let points = Double(word), points > 0, points <= largestPointSize else { return nil }
    return points
  }
}
