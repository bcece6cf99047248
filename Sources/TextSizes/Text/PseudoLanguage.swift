/// A language that nobody speaks, made of the texts of another one, to find out what longer texts and
/// taller letters do to a layout.
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

  private static let accents = Dictionary(
    zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçđéƒĝĥíĵķĺɱñóþɋŕšťúṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ"),
    uniquingKeysWith: { first, _ in first })
}
