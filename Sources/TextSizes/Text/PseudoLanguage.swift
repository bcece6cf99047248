/// A pseudo-language, made from the texts of a real one, that shows what longer texts and taller letters do to a
/// layout.
///
/// Xcode has the same under *Run > Options > App Language*; the form of its texts is taken from there.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Each text twice: few translations are longer.
  case double
  /// Letters with accents, which reach higher and show what isn't translated.
  case accented
  /// Texts between marks, which show where one is cut off.
  case bounded

  /// A text in the language; texts without letters stay.
  package func text(_ text: String) -> String {
    guard text.contains(where: { $0.isLetter }) else { return text }
    switch self {
    case .double: return "\(text) \(text)"
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .bounded: return "[# \(text) #]"
    }
  }

  /// A text lengthened by appended words, as translations are longer.
  ///
  /// The words are those that Android's pseudolocales make texts longer with (aapt2, Pseudolocalizer.cpp). A blank
  /// at the end couldn't be seen, so the last letter is there twice in its place.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - count: The new number of characters; fewer than it has change nothing.
  /// - Returns: A text of `count` characters without trailing blanks.
  package static func lengthened(_ text: String, to count: Int) -> String {
    var letters = Array(text)
    while letters.last?.isWhitespace == true { letters.removeLast() }
    let own = letters.count
    var number = 0
    while letters.count < count {
      letters += Array(" " + words[number % words.count])
      number += 1
    }
    letters.removeLast(letters.count - max(count, own))
    if let last = letters.indices.last, last > 0, letters[last].isWhitespace {
      letters[last] = letters[last - 1]
    }
    return String(letters)
  }

  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static let accents = Dictionary(
    zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçđéƒĝĥíĵķĺɱñóþɋŕšťúṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ"),
    uniquingKeysWith: { first, _ in first })
}
