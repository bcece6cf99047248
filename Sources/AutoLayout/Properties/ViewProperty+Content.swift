/// The contents of views that decide their intrinsic content size.
extension ViewProperty {
  static let content: [ViewProperty] = texts + paragraphs + pictures

  private static let texts: [ViewProperty] = [
    text(
      "font",
      "a text style (headline), or a size with an optional weight in quotes (\"17 semibold\")",
      of: [.label, .button, .textField, .textView],
      saved: { $0.font?.text }, get: { $0.effectiveFont()?.text },
      set: { content, value throws(LayoutError) in
        guard let font = Font(text: value) else {
          throw LayoutError(
            "'\(value)' isn't a font",
            remedy: "use a text style (\(words(TextStyle.self))), or a size with an optional "
              + "weight (\(words(FontWeight.self)))")
        }
        content.font = font
      }),
    text(
      "placeholder", "what an empty text field shows", of: [.textField, .searchBar],
      get: { $0.placeholder }, set: { $0.placeholder = $1 }),
    number(
      "numberOfLines", "the most lines of a label, 0 for any number", of: [.label],
      get: { Double($0.numberOfLines) },
      set: { content, value throws(LayoutError) in
        content.numberOfLines = try wholeNumber(value, "numberOfLines")
      }),
    text(
      "lineBreakMode", "how a label ends lines: \(words(LineBreakMode.self))", of: [.label],
      get: { $0.lineBreakMode.rawValue },
      set: { content, value throws(LayoutError) in
        content.lineBreakMode = try choice(value, "line break mode")
      }),
    number(
      "preferredMaxLayoutWidth", "where a label of several lines wraps, 0 for its own width",
      of: [.label], get: { $0.preferredMaxLayoutWidth ?? 0 },
      set: { content, value throws(LayoutError) in
        try Magnitude.checkLength(value, "preferredMaxLayoutWidth")
        content.preferredMaxLayoutWidth = value == 0 ? nil : value
      }),
    text(
      "borderStyle", "the border of a text field: \(words(BorderStyle.self))", of: [.textField],
      get: { $0.borderStyle.rawValue },
      set: { content, value throws(LayoutError) in
        content.borderStyle = try choice(value, "border style")
      }),
    bool(
      "configured", "whether a button has a UIButton.Configuration", of: [.button],
      get: { $0.buttonKind.isConfigured },
      set: { content, isConfigured in
        guard isConfigured != content.buttonKind.isConfigured else { return }
        content.buttonKind = isConfigured ? .configured(ButtonConfiguration()) : .system
      }),
    bool(
      "scrollEnabled", "whether a text view scrolls, and so has no size of its own",
      of: [.textView], get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }),
    text(
      "segments", "the titles of a segmented control, with | between them", of: [.segmentedControl],
      get: { $0.segments.joined(separator: "|") },
      set: { $0.segments = $1.split(separator: "|").map(String.init) }),
    number(
      "numberOfPages", "the dots of a page control", of: [.pageControl],
      get: { Double($0.numberOfPages) },
      set: { content, value throws(LayoutError) in
        content.numberOfPages = try wholeNumber(value, "numberOfPages")
      }),
    bool(
      "large", "whether an activity indicator is large", of: [.activityIndicatorView],
      get: { $0.hasSecondSize }, set: { $0.hasSecondSize = $1 }),
    bool(
      "apportionsSegmentWidths", "whether segments are as wide as their titles",
      of: [.segmentedControl], get: { $0.apportionsSegmentWidths },
      set: { $0.apportionsSegmentWidths = $1 }),
    bool(
      "barStyle", "whether a progress bar has the style for bars", of: [.progressView],
      get: { $0.hasSecondSize }, set: { $0.hasSecondSize = $1 }),
    bool(
      "prefersLargeTitles", "whether a navigation bar shows a large title", of: [.navigationBar],
      get: { $0.hasSecondSize }, set: { $0.hasSecondSize = $1 }),
  ]

  typealias Change<Value> =
    @Sendable (inout ContentDescription, Value) throws(LayoutError) -> Void

  static func text(
    _ name: String, _ summary: String, of classes: [ViewClass],
    saved: (@Sendable (ContentDescription) -> String?)? = nil,
    get: @escaping @Sendable (ContentDescription) -> String?, set: @escaping Change<String>
  ) -> ViewProperty {
    let saved = saved ?? get
    return property(
      name, .text, summary, of: classes, saved: { saved($0).map(PropertyValue.text) },
      get: { get($0).map(PropertyValue.text) },
      set: { content, value throws(LayoutError) in
        if case .text(let text) = value { try set(&content, text) }
      })
  }

  static func number(
    _ name: String, _ summary: String, of classes: [ViewClass],
    get: @escaping @Sendable (ContentDescription) -> Double, set: @escaping Change<Double>
  ) -> ViewProperty {
    property(
      name, .number, summary, of: classes, get: { .number(get($0)) },
      set: { content, value throws(LayoutError) in
        if case .number(let number) = value { try set(&content, number) }
      })
  }

  static func bool(
    _ name: String, _ summary: String, of classes: [ViewClass],
    get: @escaping @Sendable (ContentDescription) -> Bool, set: @escaping Change<Bool>
  ) -> ViewProperty {
    property(
      name, .bool, summary, of: classes, get: { .bool(get($0)) },
      set: { content, value throws(LayoutError) in
        if case .bool(let bool) = value { try set(&content, bool) }
      })
  }

  /// A property that only views of some classes have; `saved` is what `save` writes if that isn't what `get` prints.
  static func property(
    _ name: String, _ kind: PropertyValue.Kind, _ summary: String, of classes: [ViewClass],
    saved: (@Sendable (ContentDescription) -> PropertyValue?)? = nil,
    get: @escaping @Sendable (ContentDescription) -> PropertyValue?,
    set: @escaping Change<PropertyValue>
  ) -> ViewProperty {
    let saved = saved ?? get
    return ViewProperty(
      name, kind, summary,
      saved: { classes.contains($0.viewClass) ? saved($0.content) : nil },
      get: { layout, item in
        guard let view = layout.model[item].view, classes.contains(view.viewClass) else {
          return nil
        }
        return get(view.content)
      },
      set: { layout, item, value throws(LayoutError) in
        guard var view = layout.model[item].view else { return }
        guard classes.contains(view.viewClass) else {
          throw LayoutError(
            "\(view.viewClass.className) has no \(name)", remedy: classes.owners)
        }
        try set(&view.content, value)
        layout.model.updateView(item) { $0 = view }
      })
  }

  static func words<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> String {
    type.allCases.map { $0.rawValue }.joined(separator: ", ")
  }

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ word: String, _ what: String
  ) throws(LayoutError) -> Choice {
    guard let choice = Choice.allCases.first(where: { Name.matches($0.rawValue, word) }) else {
      throw LayoutError("'\(word)' is no \(what)", remedy: "use one of: \(words(Choice.self))")
    }
    return choice
  }

  static func wholeNumber(_ value: Double, _ what: String) throws(LayoutError) -> Int {
    guard value >= 0, value <= 1e6, value == value.rounded() else {
      throw LayoutError("\(what) is a whole number from 0 to a million")
    }
    return Int(value)
  }
}

extension [ViewClass] {
  /// The classes with such a property, for errors.
  var owners: String {
    let names = map { $0.className }
    guard names.count > 1, let last = names.last else { return "only \(names.joined()) has it" }
    return "only \(names.dropLast().joined(separator: ", ")) and \(last) have it"
  }
}

/// The lines of texts: `NSParagraphStyle`.
extension ViewProperty {
  static let paragraphs: [ViewProperty] = [
    paragraph(
      "lineHeightMultiple", "how many times as high as the font makes them lines are, 0 for once",
      get: { $0.lineHeightMultiple }, set: { $0.lineHeightMultiple = $1 }),
    paragraph(
      "minimumLineHeight", "the smallest height of a line, in points",
      get: { $0.minimumLineHeight }, set: { $0.minimumLineHeight = $1 }),
    paragraph(
      "maximumLineHeight", "the largest height of a line in points, 0 for any",
      get: { $0.maximumLineHeight }, set: { $0.maximumLineHeight = $1 }),
    paragraph(
      "lineSpacing", "points between lines", get: { $0.lineSpacing }, set: { $0.lineSpacing = $1 }),
  ]

  private static func paragraph(
    _ name: String, _ summary: String, get: @escaping @Sendable (ParagraphStyle) -> Double,
    set: @escaping @Sendable (inout ParagraphStyle, Double) -> Void
  ) -> ViewProperty {
    number(
      name, summary, of: [.label, .textView, .button],
      get: { get($0.paragraph ?? ParagraphStyle()) },
      set: { content, value throws(LayoutError) in
        try Magnitude.checkLength(value, name)
        var style = content.paragraph ?? ParagraphStyle()
        set(&style, value)
        content.paragraph = style == ParagraphStyle() ? nil : style
      })
  }
}
