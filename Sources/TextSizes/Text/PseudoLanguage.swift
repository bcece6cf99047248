/// A pseudo-language, made from the texts of a real one, that shows what longer texts and taller letters do to a
/// layout.
///
/// Xcode has the same under *Run > Options > App Language*, from which the form of the texts is taken.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Each text repeated: few translations are longer.
  case double
  /// Letters with accents, which are taller and show what isn't translated.
  case accented
  /// Texts between marks, which show whether a text is cut off.
  case bounded

  /// A text in the language; texts without letters are unchanged.
  package func text(_ text: String) -> String {
    guard text.contains(where: { $0.isLetter }) else { return text }
    switch self {
    case .double: return "\(text) \(text)"
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .bounded: return "[# \(text) #]"
    }
  }

  /// A text lengthened by appending words, the way translations are longer.
  ///
  /// The words are those with which Android's pseudolocales lengthen texts (aapt2, Pseudolocalizer.cpp). A blank at the
  /// end would be invisible, so the last letter is repeated in its place.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - count: The new number of characters; a number below the current one changes nothing.
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
