import AutoLayout

extension ViewValues {
  /// Notes why the size of the view's content is a guess, if the document doesn't give it.
  mutating func readGuess() {
    if let guess { add("sizeGuess", .choice(guess.rawValue)) }
  }

  private var guess: Guess? {
    guard view.role == .subview, !view.isManual else { return nil }
    let isOwnClass = attributes["customClass"] != nil
    if showsUnknownImage { return .image }
    if hasUnknownStyle { return .content }
    if hasSubtitle || isInIconFont { return .font }
    if showsNothing {
      return hasPlaceholderSize ? .placeholder : isOwnClass ? .class : .content
    }
    if viewClass.content == .unsized { return nil }
    if options.isAtRunTime, viewClass.hasText || viewClass == .button, view.choosesFontAtRunTime {
      return .font
    }
    return isOwnClass || view.changesTextAtRunTime ? .class : nil
  }

  /// Whether the view is a date picker without wheels, as large as the formatted date.
  ///
  /// Without a style it has wheels on the canvas (6 saved frames, the last one of Xcode 12), but since iOS 14 none on a
  /// screen (UIKit's page of `UIDatePickerStyle`). No saved document names any style but wheels.
  private var hasUnknownStyle: Bool {
    guard viewClass == .datePicker else { return false }
    let style = attributes["style"] ?? attributes["datePickerStyle"]
    return style == nil ? !options.showsPlaceholders : style != "wheels"
  }

  /// Whether the view is a button with a second line below its title, in a font and at a distance that no saved
  /// document shows.
  private var hasSubtitle: Bool {
    guard viewClass == .button, let configuration = child(key: "configuration") else {
      return false
    }
    return configuration["subtitle"]?.isEmpty == false
      || Self.subtitles.contains { configuration.child(key: $0) != nil }
  }

  private static let subtitles = ["subtitle", "attributedSubtitle"]

  /// Whether the text is in a font of icons, which draws whole words as one: `notifications` is a bell.
  private var isInIconFont: Bool {
    guard let font = child(key: "fontDescription") else { return false }
    let name = (font["name"] ?? font["family"] ?? "").lowercased()
    return Self.iconFonts.contains { name.contains($0) }
  }

  /// Substrings of the names of such fonts, in lower case.
  private static let iconFonts = [
    "icon", "symbol", "glyph", "awesome", "material", "fontello", "pictogram",
  ]
}

/// Runtime attributes, which don't show on the canvas.
extension DocumentView {
  /// Whether they set the text or the font, like the properties that apps add to UIKit's classes for translations:
  /// `localizedKey`, `titleFont`.
  var changesTextAtRunTime: Bool {
    runtimeAttributes.contains { Self.typesOfText.contains($0.type) || $0.path.contains("font") }
  }

  /// Whether they change the font or the distances of letters: `letterSpacing`, `fontName`.
  var choosesFontAtRunTime: Bool {
    runtimeAttributes.contains { attribute in
      attribute.type != "boolean" && Self.wordsOfFonts.contains(where: attribute.path.contains)
    }
  }

  /// Whether they set the text: `localizedText`, `titleKey`.
  var writesTextAtRunTime: Bool {
    runtimeAttributes.contains { attribute in
      Self.typesOfText.contains(attribute.type)
        && Self.wordsOfTexts.contains(where: attribute.path.contains)
    }
  }

  /// Their types and key paths, in lower case, except for colors, corners, and attributes for tests or accessibility,
  /// none of which change a size.
  private var runtimeAttributes: [(type: String, path: String)] {
    (element.child("userDefinedRuntimeAttributes")?.children ?? [])
      .map { ($0["type"] ?? "", ($0["keyPath"] ?? "").lowercased()) }
      .filter { attribute in !Self.sizeless.contains(where: attribute.path.hasPrefix) }
  }

  /// Substrings of the key paths of attributes that change the width of letters, in lower case.
  private static let wordsOfFonts = ["font", "kern", "spacing", "textsize", "textstyle"]
  /// Substrings of the key paths of attributes that set the text.
  private static let wordsOfTexts = ["text", "title", "locali", "string", "i18n", "l10n", "key"]
  /// The types of runtime attributes that are texts.
  private static let typesOfText: Set<String> = ["string", "localizedString"]
  /// The prefixes of the key paths of attributes that don't affect sizes, in lower case.
  private static let sizeless = ["accessibility", "layer.", "restoration", "theme", "color"]
}
