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

  /// The kind of a word.
  init?(word: String) {
    guard let kind = Self.words[word] else { return nil }
    self = kind
  }

  /// The word for a kind without configuration.
  var word: String? { Self.words.first { $0.value == self }?.key }
}
