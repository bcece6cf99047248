import AutoLayout
import InterfaceBuilder

/// A screen and a reader that a layout is checked for.
package struct CheckConfiguration: Hashable, Sendable {
  /// The device.
  package var device: Device
  /// Whether it is in landscape.
  package var isLandscape = false
  /// The reading direction of the user's language.
  package var direction = LayoutDirection.leftToRight
  /// The text size that the reader prefers.
  package var textSize = ContentSizeCategory.large
  /// The texts.
  package var language = CheckLanguage.own
  /// Whether the screen is the one that the document was designed on, whatever the device.
  package var isAsDesigned = false

  /// Creates a configuration; without more than a device, the usual one.
  package init(
    device: Device, isLandscape: Bool = false, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, language: CheckLanguage = .own,
    isAsDesigned: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.direction = direction
    self.textSize = textSize
    self.language = language
    self.isAsDesigned = isAsDesigned
  }

  /// The prefix of the name of a configuration that shows the document as designed.
  package static let designedName = "on the canvas"

  /// Where something is so: `on iPhone SE`, `on the canvas`.
  var placeText: String { Self.placeText(name) }

  /// Where something is so in the configuration of a name.
  package static func placeText(_ name: String) -> String {
    name.hasPrefix(designedName) ? name : "on \(name)"
  }

  /// `iPhone SE landscape rtl AX3 in de`: what is usual is left out.
  package var name: String {
    let parts = [
      isLandscape ? "landscape" : nil,
      direction == .rightToLeft && language.direction == nil ? "rtl" : nil,
      textSize == .large ? nil : textSize.rawValue, language.name.map { "in \($0)" },
    ]
    return ([isAsDesigned ? Self.designedName : device.name] + parts.compactMap { $0 }).joined(
      separator: " ")
  }

  /// The screen of a subject in this configuration; `base` is the one that it was designed on.
  func environment(from base: Environment, as size: SubjectSize) -> Environment {
    var environment = base
    if size != .asDesigned {
      environment = base.moved(to: device, isLandscape: isLandscape)
      // A canvas without a device has no pixels of its own.
      try? environment.setScale(nil)
    }
    if size == .wideAsScreen {
      let row = Size(width: environment.size.width, height: base.size.height)
      environment = (try? environment.resized(to: row)) ?? environment
      try? environment.setSafeArea(.zero)
    }
    // Apps on these devices use at least their system, whichever version saved the document.
    if size != .asDesigned { environment.era = max(environment.era, .current) }
    environment.direction = direction
    if size != .asDesigned { environment.contentSizeCategory = textSize }
    return environment
  }
}

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

/// The source of a root view's size when the app runs.
package enum SubjectSize: Hashable, Sendable {
  /// The screen.
  case screen
  /// The width of the screen, and its own content: a row of a table.
  case wideAsScreen
  /// Unknown, as it depends on where the view is used: only its designed size is known.
  case asDesigned
}
