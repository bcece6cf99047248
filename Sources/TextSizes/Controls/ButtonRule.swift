/// A button is as large as its title and image plus the insets of its kind.
package enum ButtonRule {
  /// The padding above and below the title of a classic button that stores no insets; none at the
  /// sides.
  private static let classicInsets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  /// The smallest width of a classic button that stores no insets, in points.
  package static let classicWidth = 30.0
  /// Info, detail and add buttons: 13 saved squares of 22, 7 of 24.
  ///
  /// The change with iOS 13 is a guess.
  private static let detailSize = ByEra(22.0, [(.ios13, 24)])

  /// The default fonts, counted on 1,984 system and 131 custom buttons that store no font; titles of configured buttons
  /// are body text.
  static func defaultFont(of content: ContentDescription) -> Font? {
    switch content.buttonKind {
    case .system: .system(15)
    case .custom: .system(18)
    case .detail: nil
    case .configured: .textStyle(.body)
    }
  }

  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    switch content.description.buttonKind {
    case .system, .custom: classicSize(content)
    case .detail: PerAxis(detailSize[content.traits.era])
    case .configured(let configuration): configuredSize(content, configuration)
    }
  }

  static func baselines(of content: MeasuredContent) -> TextBaselines? {
    guard let height = frameSize(of: content).vertical, !title(content).isEmpty,
      let insets = titleInsets(of: content.description)
    else { return nil }
    return TextBaselines(
      centring: 1, of: content.metrics, inHeight: height, top: insets.top, bottom: insets.bottom)
  }

  /// The title is rounded up to whole points at every scale (567 saved heights, 94 to 100 % of them exact).
  ///
  /// A button with an image alone is as wide as the image and at least as tall as a line of its font, without padding
  /// (9 of 10 with shorter images). Two guesses: with both, image and title lie side by side and only the title has
  /// padding; with neither, it is as tall as with a title.
  private static func classicSize(_ content: MeasuredContent) -> PerAxis<Double?> {
    let button = content.description
    let hasLine = !title(content).isEmpty || button.imageSize == nil
    let padding = button.contentInsets ?? (hasLine ? classicInsets : .zero)
    let titleWidth = content.traits.ceiledToPoint(content.metrics.width(of: title(content)))
    let lineHeight = content.traits.ceiledToPoint(content.metrics.lineHeight)
    let image = button.imageSize ?? .zero
    let stored = button.contentInsets ?? .zero
    let hasLeastWidth = button.contentInsets == nil && button.imageSize == nil
    return PerAxis(
      horizontal: max(
        titleWidth + image.width + padding.left + padding.right,
        hasLeastWidth ? classicWidth : 0),
      vertical: max(
        lineHeight + (hasLine ? padding.top + padding.bottom : 0),
        image.height + stored.top + stored.bottom))
  }

  /// The content insets surround the title: 83 of 104 heights and 82 of 103 widths are within half a point.
  ///
  /// The others look stretched. With an image, the rule is a guess based on few samples: image, padding and title add
  /// up along the placement's axis.
  private static func configuredSize(
    _ content: MeasuredContent, _ configuration: ButtonConfiguration
  ) -> PerAxis<Double?> {
    let image = content.description.imageSize
    let hasTitle = !title(content).isEmpty
    var size = PerAxis(
      horizontal: content.metrics.width(of: title(content)),
      vertical: hasTitle || image == nil ? content.metrics.lineHeight : 0)
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

  /// The distances between the edges and the space in which the title is centered: an image above or below takes part
  /// of it (a guess).
  private static func titleInsets(of button: ContentDescription) -> EdgeInsets? {
    switch button.buttonKind {
    case .system, .custom: return button.contentInsets ?? .zero
    case .detail: return nil
    case .configured(let configuration):
      var insets = configuration.contentInsets
      guard let image = button.imageSize else { return insets }
      let extent = image.height + configuration.imagePadding
      if configuration.imagePlacement == .top { insets.top += extent }
      if configuration.imagePlacement == .bottom { insets.bottom += extent }
      return insets
    }
  }

  private static func title(_ content: MeasuredContent) -> String { content.description.text ?? "" }
}
