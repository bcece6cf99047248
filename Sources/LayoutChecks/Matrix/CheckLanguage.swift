import AutoLayout
import InterfaceBuilder

/// The texts that a layout is checked with.
package enum CheckLanguage: Hashable, Sendable {
  /// The document's own texts.
  case own
  /// The texts of one of the app's translations: `de`.
  case translation(String)
  /// The document's texts, made longer or higher.
  case pseudo(PseudoLanguage)
  /// The document's texts, read from right to left.
  case rightToLeft

  /// The language that settings call so; other names are those of translations.
  package init(named name: String) {
    switch name.lowercased() {
    case Self.ownName: self = .own
    case Self.rightToLeftName: self = .rightToLeft
    default:
      self = PseudoLanguage(rawValue: name.lowercased()).map(Self.pseudo) ?? .translation(name)
    }
  }

  private static let ownName = "own"
  private static let rightToLeftName = "rtl"

  /// Whether its texts differ from the document's.
  package var isTranslation: Bool {
    switch self {
    case .own, .rightToLeft: false
    case .translation, .pseudo: true
    }
  }

  /// Its name in reports; nil for the document's own.
  package var name: String? {
    switch self {
    case .own: nil
    case .translation(let language): language
    case .pseudo(let language): language.rawValue
    case .rightToLeft: Self.rightToLeftName
    }
  }

  /// The translation that an app with some of them shows to a reader of this one; the language itself where it isn't a
  /// translation, and nil if there is none.
  package func nearest(among translations: [CheckLanguage]) -> CheckLanguage? {
    guard case .translation(let wanted) = self else { return self }
    return LanguageTag.match(wanted, among: translations.compactMap { $0.name })
      .map { .translation($0) }
  }

  /// The reading direction of its texts; nil if they may be shown in both.
  package var direction: LayoutDirection? {
    switch self {
    case .own: nil
    case .translation(let language):
      LanguageTag.isRightToLeft(language) ? .rightToLeft : .leftToRight
    case .pseudo: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
