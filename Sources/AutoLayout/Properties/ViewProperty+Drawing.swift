/// The drawing of views inside their frames, for pictures and documents; layout doesn't depend on it.
extension ViewProperty {
  static let drawing: [ViewProperty] = [
    color(.backgroundColor, "the color behind the content"),
    color(.tintColor, "the color of what can be touched"),
    color(.textColor, aliases: ["titleColor"], "the color of the text", of: texts),
    drawn(
      .minimumScaleFactor, .number,
      "how far a line of text may shrink to fit: a fraction of its size, 1 for not at all",
      of: [.label, .textField]),
    drawn(
      .textAlignment, aliases: ["contentHorizontalAlignment"], .choice,
      words: ["natural", "left", "center", "right", "justified"],
      "how lines of text are aligned in their view, or the content of a button", of: texts),
    drawn(
      .contentMode, aliases: ["mode"], .choice, words: contentModes,
      synonyms: ["aspectFit": "scaleAspectFit", "aspectFill": "scaleAspectFill"],
      "how an image or other drawing fits into the bounds"),
    drawn(.opaque, .bool, "whether the view promises to leave nothing behind it visible"),
    length(.cornerRadius, "how far the corners are rounded"),
    length(.borderWidth, "how wide the border inside the edges is"),
    color(.borderColor, aliases: ["layer.borderColor"], "the color of that border"),
    name(.image, "the image: its name in an asset catalog, or that of a symbol", of: images),
    name(.backgroundImage, "the image behind everything else in a button", of: [.button]),
    name(.customClass, "the app's own class that draws the view"),
    drawn(
      .buttonStyle, .choice, words: ["plain", "gray", "tinted", "filled"],
      "how much a configured button stands out", of: [.button]),
    color(.baseBackgroundColor, "the background color of a configured button", of: [.button]),
    drawn(.isOn, .bool, "whether a switch is drawn as on", of: [.switch]),
    drawn(
      .selectedSegment, aliases: ["selectedSegmentIndex", "currentPage"], .number,
      "the segment or page that is drawn as selected, from 0; -1 for none",
      of: [.segmentedControl, .pageControl]),
    color(
      .onTintColor,
      aliases: [
        "minimumTrackTintColor", "progressTintColor", "currentPageIndicatorTintColor",
        "selectedSegmentTintColor",
      ], "the color of the part of a control that is on, filled or selected", of: withParts),
    color(
      .trackTintColor, aliases: ["maximumTrackTintColor", "pageIndicatorTintColor"],
      "the color of the rest of it", of: [.slider, .progressView, .pageControl]),
    color(.thumbTintColor, "the color of its knob", of: [.switch, .slider]),
    drawn(
      .fraction, .number, "how much of it is drawn as filled, from 0 to 1",
      of: [.slider, .progressView]),
    drawn(
      .tableStyle, .choice, words: ["plain", "grouped", "insetGrouped"],
      "how a table draws its sections", of: [.tableView]),
    drawn(
      .separatorStyle, .choice, words: ["singleLine", "none"],
      "whether there are lines between the rows of a table", of: [.tableView]),
    color(.separatorColor, "the color of these lines", of: [.tableView]),
    drawn(
      .separatorInset, .insets, "their distances from the edges",
      of: [.tableView, .tableViewCell]),
    name(.sectionHeader, "what is above the first row of a section", of: [.tableViewCell]),
    name(.sectionFooter, "what is below the last row of a section", of: [.tableViewCell]),
    drawn(
      .accessoryType, .choice,
      words: [
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
      ],
      "what a row of a table shows at its end", of: [.tableViewCell]),
    name(.barTitle, "the text in the middle of a navigation bar", of: [.navigationBar]),
    name(.leftItems, "items such as \"Cancel\" or \"[plus]|Edit\"", of: [.navigationBar]),
    name(.rightItems, "items on the other side, the outermost first", of: [.navigationBar]),
    name(
      .items, "items such as \"Home [house]|Search [magnifyingglass]\"", of: [.toolbar, .tabBar]),
  ]

  private static let texts: [ViewClass] = [.label, .button, .textField, .textView]

  private static let withParts: [ViewClass] = [
    .switch, .slider, .progressView, .pageControl, .segmentedControl,
  ]

  private static let images: [ViewClass] = [.imageView, .button]

  /// `UIView.ContentMode`.
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private static func color(
    _ name: DrawnValue, aliases: [String] = [], _ summary: String, of classes: [ViewClass]? = nil
  ) -> ViewProperty {
    drawn(
      name, aliases: aliases, .text, "\(summary): a name such as systemBlue, \"#ff8000\", or none",
      of: classes
    ) { value throws(LayoutError) in
      guard case .text(let text) = value else { return value }
      if text == nothing { return .choice(nothing) }
      guard let color = Color(text: text) else {
        throw LayoutError(
          "'\(text)' isn't a color",
          remedy: "use a name of UIColor such as red or systemBlue, digits such as \"#ff8000\", "
            + "two of these for light and dark, as in \"#ffffff/#1c1c1e\", or \(nothing)")
      }
      return .text(color.text)
    }
  }

  private static let nothing = "none"

  /// A name that is looked up when the view is drawn, or none.
  private static func name(
    _ name: DrawnValue, _ summary: String, of classes: [ViewClass]? = nil
  ) -> ViewProperty {
    drawn(name, .text, "\(summary), or none", of: classes) { value throws(LayoutError) in
      value == .text(nothing) ? .choice(nothing) : value
    }
  }

  private static func length(_ name: DrawnValue, _ summary: String) -> ViewProperty {
    drawn(name, aliases: ["layer.\(name.rawValue)"], .number, "\(summary), in points") {
      value throws(LayoutError) in
      if case .number(let points) = value { try Magnitude.checkLength(points, name.rawValue) }
      return value
    }
  }

  /// A value that is stored if it differs from a new view's.
  private static func drawn(
    _ name: DrawnValue, aliases: [String] = [], _ kind: PropertyValue.Kind, words: [String] = [],
    synonyms: [String: String] = [:], _ summary: String, of classes: [ViewClass]? = nil,
    read: @escaping @Sendable (PropertyValue) throws(LayoutError) -> PropertyValue = { $0 }
  ) -> ViewProperty {
    ViewProperty(
      stored: name.rawValue, aliases: aliases, kind, words: words, synonyms: synonyms, summary,
      get: { view in
        if let classes, !classes.contains(view.viewClass) { return nil }
        return view.drawn[name] ?? view.viewClass.fresh(name)
      },
      set: { view, value throws(LayoutError) in
        if let classes, !classes.contains(view.viewClass) {
          throw LayoutError(
            "\(view.viewClass.className) has no \(name.rawValue)",
            remedy: classes.owners)
        }
        let value = try read(value)
        view.drawn[name] = value == view.viewClass.fresh(name) ? nil : value
      })
  }
}

/// Images, and how buttons arrange them with their titles.
extension ViewProperty {
  static let pictures: [ViewProperty] = [
    property(
      "imageSize", .size, "the size of the image of an image view or button",
      of: [.imageView, .button],
      get: { content in
        content.imageSize.map { .size(width: $0.width, height: $0.height) }
      },
      set: { content, value throws(LayoutError) in
        guard case .size(let width, let height) = value else { return }
        for length in [width, height].compactMap({ $0 }) {
          try Magnitude.checkLength(length, "image size")
        }
        if let width, let height {
          content.imageSize = Size(width: width, height: height)
        } else {
          content.imageSize = nil
        }
      }),
    text(
      "buttonType", "the look of a button without configuration: system, custom or detail",
      of: [.button], get: { $0.buttonKind.word },
      set: { content, value throws(LayoutError) in
        guard let kind = ButtonKind(word: value) else {
          throw LayoutError(
            "'\(value)' isn't a button type", remedy: "use system, custom or detail")
        }
        content.buttonKind = kind
      }),
    property(
      "contentInsets", .insets, "the space between the edges of a button and what it shows",
      of: [.button],
      get: { content in
        switch content.buttonKind {
        case .configured(let configuration): .insets(configuration.contentInsets)
        default: content.contentInsets.map(PropertyValue.insets)
        }
      },
      set: { content, value throws(LayoutError) in
        guard case .insets(let insets) = value else { return }
        for inset in insets.inOrder { try Magnitude.check(inset, "content inset") }
        if content.buttonKind.isConfigured {
          try changeConfiguration(of: &content) { $0.contentInsets = insets }
        } else {
          content.contentInsets = insets
        }
      }),
    property(
      "imagePadding", .number, "points between image and title of a configured button",
      of: [.button],
      get: { $0.buttonKind.configuration.map { .number($0.imagePadding) } },
      set: { content, value throws(LayoutError) in
        guard case .number(let padding) = value else { return }
        try Magnitude.check(padding, "image padding")
        try changeConfiguration(of: &content) { $0.imagePadding = padding }
      }),
    text(
      "imagePlacement",
      "where the image of a configured button is: \(words(ButtonConfiguration.ImagePlacement.self))",
      of: [.button], get: { $0.buttonKind.configuration?.imagePlacement.rawValue },
      set: { content, value throws(LayoutError) in
        let placement: ButtonConfiguration.ImagePlacement = try choice(value, "image placement")
        try changeConfiguration(of: &content) { $0.imagePlacement = placement }
      }),
  ]

  private static func changeConfiguration(
    of content: inout ContentDescription, _ change: (inout ButtonConfiguration) -> Void
  ) throws(LayoutError) {
    guard var configuration = content.buttonKind.configuration else {
      throw LayoutError("the button has no configuration", remedy: "set its configured to true")
    }
    change(&configuration)
    content.buttonKind = .configured(configuration)
  }
}

extension ButtonKind {
  /// The configuration, where there is one.
  package var configuration: ButtonConfiguration? {
    guard case .configured(let configuration) = self else { return nil }
    return configuration
  }

  /// The kinds without configuration by their words.
  private static let words: [String: ButtonKind] = [
    "system": .system, "custom": .custom, "detail": .detail,
  ]

  /// The kind that a word stands for.
  init?(word: String) {
    guard let kind = Self.words[word] else { return nil }
    self = kind
  }

  /// The word for a kind without configuration.
  var word: String? { Self.words.first { $0.value == self }?.key }
}
