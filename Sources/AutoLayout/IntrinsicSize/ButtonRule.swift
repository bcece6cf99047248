/// A button is as large as its title and image with the insets of its kind.
struct ButtonRule: ContentRule {
  /// Counted on 1,984 system and 131 custom buttons that store no font.
  private static let systemFont = Font.system(15)
  private static let customFont = Font.system(18)
  /// The title of a configuration.
  private static let configuredFont = Font.textStyle(.body)

  /// The padding above and below the title of a classic button that stores no insets; none at the
  /// sides.
  private static let classicInsets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  /// The least width of a classic button that stores no insets.
  private static let classicWidth = 30.0
  /// Info, detail and add buttons: 13 saved squares of 22, 7 of 24.
  ///
  /// That the size changed with iOS 13 is a guess.
  private static let detailSize = ByEra(22.0, [(.ios13, 24)])

  func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    switch content.description.buttonKind {
    case .system: return classicSize(content, Self.systemFont)
    case .custom: return classicSize(content, Self.customFont)
    case .detail: return PerAxis(Self.detailSize[content.traits.era])
    case .configured(let configuration): return configuredSize(content, configuration)
    }
  }

  func baselines(of content: MeasuredContent) -> TextBaselines? {
    guard let height = frameSize(of: content).vertical, !title(content).isEmpty else { return nil }
    let insets = content.description.contentInsets ?? .zero
    switch content.description.buttonKind {
    case .system: return baselines(content, Self.systemFont, height, insets)
    case .custom: return baselines(content, Self.customFont, height, insets)
    case .detail: return nil
    case .configured(let configuration):
      return configuredBaselines(content, configuration, height)
    }
  }

  /// Title rounded up to whole points at every scale, 567 saved heights 94 to 100 % exact.
  ///
  /// Guesses: a button with an image alone is as large as the image; with both, image and title
  /// stand side by side and only the title has padding. Without both it is as high as with a title.
  private func classicSize(_ content: MeasuredContent, _ font: Font) -> PerAxis<Double?> {
    let metrics = content.metrics(default: font)
    let image = content.description.imageSize
    let hasTitle = !title(content).isEmpty
    let insets = content.description.contentInsets
    let padding = insets ?? (hasTitle || image == nil ? Self.classicInsets : .zero)
    let titleWidth = content.traits.ceiledToPoint(metrics.width(of: title(content)))
    let lineHeight = content.traits.ceiledToPoint(metrics.lineHeight)
    let width = titleWidth + (image?.width ?? 0) + padding.left + padding.right
    let height =
      hasTitle || image == nil ? lineHeight + padding.top + padding.bottom : 0
    let imageHeight = image.map { $0.height + (insets.map { $0.top + $0.bottom } ?? 0) } ?? 0
    return PerAxis(
      horizontal: max(width, insets == nil && image == nil ? Self.classicWidth : 0),
      vertical: max(height, imageHeight))
  }

  /// Content insets around the title: 83 of 104 heights and 82 of 103 widths within half a point.
  ///
  /// The others look stretched. With an image the rule is a guess on few samples: image, padding
  /// and title add up along the placement's axis.
  private func configuredSize(
    _ content: MeasuredContent, _ configuration: ButtonConfiguration
  ) -> PerAxis<Double?> {
    let metrics = content.metrics(default: Self.configuredFont)
    let image = content.description.imageSize
    let hasTitle = !title(content).isEmpty
    let hasLine = hasTitle || image == nil
    var size = PerAxis(
      horizontal: metrics.width(of: title(content)), vertical: hasLine ? metrics.lineHeight : 0)
    if let image {
      let axis = configuration.imagePlacement.axis
      let extents = PerAxis(horizontal: image.width, vertical: image.height)
      for each in Axis.allCases {
        size[each] = each == axis ? size[each] + extents[each] : max(size[each], extents[each])
      }
      if hasTitle { size[axis] += configuration.imagePadding }
    }
    let insets = configuration.contentInsets
    return PerAxis(
      horizontal: content.traits.ceiledToPixel(size.horizontal) + insets.left + insets.right,
      vertical: content.traits.ceiledToPixel(size.vertical + insets.top + insets.bottom))
  }

  /// The title is centred between the insets; an image above or below it moves it by half of what
  /// the image takes (a guess).
  private func configuredBaselines(
    _ content: MeasuredContent, _ configuration: ButtonConfiguration, _ height: Double
  ) -> TextBaselines {
    var insets = configuration.contentInsets
    if let image = content.description.imageSize {
      let extent = image.height + configuration.imagePadding
      if configuration.imagePlacement == .top { insets.top += extent }
      if configuration.imagePlacement == .bottom { insets.bottom += extent }
    }
    return baselines(content, Self.configuredFont, height, insets)
  }

  private func baselines(
    _ content: MeasuredContent, _ font: Font, _ height: Double, _ insets: EdgeInsets
  ) -> TextBaselines {
    TextBaselines(
      centring: 1, of: content.metrics(default: font), inHeight: height, top: insets.top,
      bottom: insets.bottom)
  }

  private func title(_ content: MeasuredContent) -> String { content.description.text ?? "" }
}
