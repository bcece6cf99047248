import AutoLayout

/// What views show.
extension ViewValues {
  mutating func readContent() {
    switch viewClass {
    case .label: readLabel()
    case .textField: readTextField()
    case .textView: readTextView()
    case .button: readButton()
    case .imageView: readImage()
    case .searchBar: readPlaceholder()
    case .segmentedControl: readSegments()
    case .pageControl:
      if let pages = attributes.number("numberOfPages") { add("numberOfPages", .number(pages)) }
    case .activityIndicatorView:
      let style = (attributes["style"] ?? "").lowercased()
      if style.contains("large") { add("large", .bool(true)) }
    case .progressView:
      if attributes["progressViewStyle"] == "bar" { add("barStyle", .bool(true)) }
    case .navigationBar:
      if attributes.isYes("prefersLargeTitles") || attributes.isYes("largeTitles") {
        add("prefersLargeTitles", .bool(true))
      }
    default: break
    }
  }

  private mutating func readLabel() {
    readText()
    readFont()
    if let lines = attributes.number("numberOfLines") {
      add("numberOfLines", .number(max(0, lines)))
    }
    if let mode = attributes["lineBreakMode"] { add("lineBreakMode", .text(mode)) }
    if let width = attributes.number("preferredMaxLayoutWidth"), width > 0 {
      add("preferredMaxLayoutWidth", .number(width))
    }
  }

  /// Keeps the baselines of a label where its text would have them, however tall the saved label is: they don't move
  /// when a label is stretched (8 labels in two saved documents).
  mutating func readBaselines(savedHeight: Double) {
    let font = ownFont ?? .system(17)
    var traits = RenderingTraits(
      scale: document.device.device.scale, toolsVersion: document.toolsVersion)
    traits.fonts = options.assets?.fonts ?? FontTable()
    let metrics = TextMetrics(font, in: traits)
    let isOneLine = (attributes.number("numberOfLines") ?? 1) == 1
    let lines = isOneLine ? 1 : max(1, (savedHeight / metrics.lineHeight).rounded())
    guard lines < 1000, savedHeight > metrics.height(lines: Int(lines)) + Self.roundedPoint else {
      return
    }
    add("firstBaselineOffset", .number(metrics.ascender))
    add("lastBaselineOffset", .number(metrics.descender))
  }

  /// The most by which a label's height is rounded up to a point.
  private static let roundedPoint = 1.0

  private mutating func readTextField() {
    readText()
    readFont()
    readPlaceholder()
    add("borderStyle", .text(attributes["borderStyle"] ?? "none"))
  }

  private mutating func readPlaceholder() {
    if let placeholder = translated("placeholder") ?? attributes["placeholder"] {
      add("placeholder", .text(placeholder))
    }
  }

  private mutating func readTextView() {
    readText()
    readFont()
    if attributes["scrollEnabled"] == "NO" { add("scrollEnabled", .bool(false)) }
  }

  private mutating func readSegments() {
    let segments = view.element.child("segments")?.children ?? []
    let titles = segments.enumerated().map { place, segment in
      translated("segmentTitles[\(place)]") ?? segment["title"] ?? ""
    }
    if !titles.isEmpty { add("segments", .text(titles.joined(separator: "|"))) }
    if attributes.isYes("apportionsSegmentWidthsByContent") {
      add("apportionsSegmentWidths", .bool(true))
    }
  }

  // MARK: Buttons

  /// The values of `buttonType` for controls with a picture of their own.
  private static let details: Set<String> = [
    "infoLight", "infoDark", "contactAdd", "detailDisclosure",
  ]

  private mutating func readButton() {
    let state = view.element.child(key: "normal")
    let configuration = view.element.child(key: "configuration")
    // A button with a configuration ignores its states (4 saved sizes).
    let source = configuration ?? state
    let translation =
      (configuration == nil ? nil : translated("configuration.title")) ?? translated("normalTitle")
    let title =
      translation ?? source?["title"] ?? string("title", in: source)
      ?? fragments(of: source?.child(key: "attributedTitle"))
    if let title { add("text", .text(title)) }
    readImage(of: source, hasTitle: title?.isEmpty == false)
    if let configuration {
      readConfiguration(configuration)
    } else {
      let type = attributes["buttonType"] ?? "custom"
      if Self.details.contains(type) {
        add("buttonType", .text("detail"))
      } else if type == "custom" {
        add("buttonType", .text("custom"))
      }
      readFont()
      readClassicInsets()
    }
  }

  private mutating func readConfiguration(_ element: Node) {
    add("configured", .bool(true))
    let description =
      element.child(key: "titleFontDescription") ?? element.child("fontDescription")
    if let font = attributedFont ?? font(description) {
      add("font", .text(font.text))
    }
    if let insets = element.child(key: "contentInsets") {
      add(
        "contentInsets",
        .insets(
          EdgeInsets(
            top: insets.number("top") ?? 0, left: insets.number("leading") ?? 0,
            bottom: insets.number("bottom") ?? 0, right: insets.number("trailing") ?? 0)))
    }
    if let padding = element.number("imagePadding") { add("imagePadding", .number(padding)) }
    if let placement = element["imagePlacement"] { add("imagePlacement", .text(placement)) }
  }

  private mutating func readClassicInsets() {
    guard let insets = view.element.child(key: "contentEdgeInsets") else { return }
    add(
      "contentInsets",
      .insets(
        EdgeInsets(
          top: insets.number("minY") ?? 0, left: insets.number("minX") ?? 0,
          bottom: insets.number("maxY") ?? 0, right: insets.number("maxX") ?? 0)))
  }

  // MARK: Texts and fonts

  /// The text of a property in the language of the import; nil if the document's own stays.
  func translated(_ property: String) -> String? { options.texts?[view.id, property] }

  private mutating func readText() {
    let text =
      translated("text") ?? attributes["text"] ?? string("text", in: view.element)
      ?? fragments(of: view.element.child(key: "attributedText"))
    if let text { add("text", .text(text)) }
    readParagraph()
  }

  /// Reads the line attributes of an attributed text from its first part, which in most texts apply to all parts.
  private mutating func readParagraph() {
    let style = attributedText?.child("fragment")?.child("attributes")?
      .child(key: "NSParagraphStyle")
    for name in ["lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "lineSpacing"] {
      if let value = style?.number(name), value > 0 { add(name, .number(value)) }
    }
  }

  /// A text that has its own element because it has several lines.
  func string(_ key: String, in element: Node?) -> String? {
    let found = element?.children.first {
      $0.key == key && ($0.name == "string" || $0.name == "mutableString")
    }
    return found?.text
  }

  /// The text of an attributed string.
  private func fragments(of element: Node?) -> String? {
    guard let element else { return nil }
    let texts = element.children("fragment").map { fragment in
      fragment["content"] ?? string("content", in: fragment) ?? ""
    }
    return texts.isEmpty ? nil : texts.joined()
  }

  private mutating func readFont() {
    if let font = ownFont { add("font", .text(font.text)) }
  }

  /// The font of the view, with variations applied.
  var ownFont: Font? {
    let isFont = { (child: Node) in
      child.name == "fontDescription" && child.key == "fontDescription"
    }
    let element = ([view.element] + variations).compactMap { $0.children.first(where: isFont) }.last
    return attributedFont ?? font(element)
  }

  /// The attributed text of a label or of a button's title, which a configuration has in place of the states.
  var attributedText: Node? {
    let state = view.element.child(key: "configuration") ?? view.element.child(key: "normal")
    for owner in [view.element, state].compactMap({ $0 }) {
      for key in ["attributedText", "attributedTitle"] {
        if let text = owner.child(key: key) { return text }
      }
    }
    return nil
  }

  /// The font of an attributed text: that of its first part, which in most texts is used throughout.
  private var attributedFont: Font? {
    let font = attributedText?.child("fragment")?.child("attributes")?.child(key: "NSFont")
    let purpose = font?["metaFont"] ?? ""
    let ownSize = font?["size"].flatMap(DocumentNumber.pointSize)
    guard let font, let size = ownSize ?? MetaFont.size(of: purpose) else { return nil }
    if let name = font["name"], !name.hasPrefix(Self.hiddenPrefix) {
      return named(name, size: size)
    }
    return .system(size, weight: MetaFont.isBold(purpose) ? .bold : .regular)
  }

  private static let boldSystem = "boldSystem"
  /// The prefix of Apple's names of the system font: `.AppleSystemUIFont`, `.SFUIText`.
  private static let hiddenPrefix = "."

  /// The font that an element describes; nil if nothing is known about it.
  func font(_ element: Node?) -> Font? {
    guard let element else { return nil }
    if let style = element["style"], let known = TextStyle(storedName: style) {
      return .textStyle(known)
    }
    guard let size = element.pointSize else { return nil }
    if let name = element["name"] {
      return name.hasPrefix(Self.hiddenPrefix) ? .system(size) : named(name, size: size)
    }
    let isBold = element["type"] == Self.boldSystem
    let weight = element["weight"].flatMap { FontWeight(named: $0) }
    return .system(size, weight: weight ?? (isBold ? .bold : .regular))
  }

  /// A font with a name, which the app may provide.
  private func named(_ name: String, size: Double) -> Font {
    let font = Font.named(name, size: size)
    if !font.isKnown() { options.assets?.use(fontNamed: name) }
    return font
  }
}
