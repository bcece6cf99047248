import AutoLayout
import LayoutDiagnostics

/// The ranges that a stress test searched, reported when nothing breaks.
package struct StressRanges: Sendable {
  /// The narrowest and the widest screen, in points.
  var widths: ClosedRange<Int>?
  /// The lowest and the highest screen, in points.
  var heights: ClosedRange<Int>?
  /// The smallest and the largest text size.
  var categories: ClosedRange<ContentSizeCategory>?
  /// The number of texts that are lengthened.
  var textCount = 0
  /// The number of characters of the longest one.
  var longestText = 0
  /// The languages, in the order they are tried.
  var languages: [String] = []
  /// Whether anything is read from right to left.
  var isMirrored = false

  /// Nothing yet.
  package init() {}

  /// Takes in how far another test looks.
  package mutating func merge(_ other: StressRanges) {
    widths = Self.spanning(widths, other.widths)
    heights = Self.spanning(heights, other.heights)
    categories = Self.spanning(categories, other.categories)
    textCount += other.textCount
    longestText = max(longestText, other.longestText)
    languages += other.languages.filter { !languages.contains($0) }
    isMirrored = isMirrored || other.isMirrored
  }

  private static func spanning<Bound: Comparable>(
    _ first: ClosedRange<Bound>?, _ second: ClosedRange<Bound>?
  ) -> ClosedRange<Bound>? {
    guard let first, let second else { return first ?? second }
    return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
  }

  /// `320 to 1366 pt wide, 320 to 1366 pt high, text sizes L to AX5, 2 texts of up to 15 characters, in de, right to left`.
  package var text: String {
    let parts = [
      widths.map { "\($0.lowerBound) to \($0.upperBound) pt wide" },
      heights.map { "\($0.lowerBound) to \($0.upperBound) pt high" },
      categories.map { "text sizes \($0.lowerBound.rawValue) to \($0.upperBound.rawValue)" },
      textCount == 0
        ? nil : "\(Sentence.count(textCount, "text")) of up to \(longestText) characters",
      languages.isEmpty ? nil : "in \(Sentence.list(languages))",
      isMirrored ? "right to left" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
