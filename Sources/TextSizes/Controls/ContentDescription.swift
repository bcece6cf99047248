/// The content of a view, as far as it affects the view's own size.
///
/// ```swift
/// var title = ContentDescription(.label, text: "Label")
/// title.font = .textStyle(.headline)
/// title.intrinsicSize(in: RenderingTraits(scale: 2))
/// ```
package struct ContentDescription: Hashable, Sendable {
  /// How the content decides the size.
  package var rule: ContentRule
  /// The text of a label, text field or text view; the title of a button.
  package var text: String?
  /// The placeholder of a text field.
  package var placeholder: String?
  /// The font of the text; nil for the font of a new instance.
  package var font: Font?
  /// The line style of the text; nil for its font's.
  package var paragraph: ParagraphStyle?
  /// The largest number of lines of a label; 0 for any.
  package var numberOfLines = 1
  /// How a label ends lines.
  package var lineBreakMode = LineBreakMode.tailTruncation
  /// The width at which a multiline label wraps; nil for its laid-out width.
  package var preferredMaxLayoutWidth: Double?
  /// The size of the image of an image view or button.
  package var imageSize: Size?
  /// The kind of a button.
  package var buttonKind = ButtonKind.system
  /// The distances between the edges and the content of a classic button; nil for the default.
  package var contentInsets: EdgeInsets?
  /// The border of a text field.
  package var borderStyle = BorderStyle.roundedRect
  /// Whether a text view scrolls, and therefore has no intrinsic size.
  package var isScrollEnabled = true
  /// The titles of a segmented control.
  package var segments: [String] = []
  /// Whether a segmented control makes its segments as wide as their titles instead of equally wide.
  package var apportionsSegmentWidths = false
  /// The number of dots of a page control.
  package var numberOfPages = 0
  /// Whether a control with a ``FixedSize`` that comes in two sizes has the second one: a large activity indicator, a
  /// progress view in the bar style, a navigation bar with a large title.
  package var hasSecondSize = false

  /// Creates the content of a new instance.
  package init(_ rule: ContentRule, text: String? = nil) {
    self.rule = rule
    self.text = text
  }
}

/// The border of a text field, `UITextField.BorderStyle`.
package enum BorderStyle: String, Hashable, Sendable, CaseIterable {
  /// No border.
  case none
  /// A thin line.
  case line
  /// A bezel.
  case bezel
  /// A rounded rectangle.
  case roundedRect
}

/// How a button is built.
package enum ButtonKind: Hashable, Sendable {
  /// A system button without configuration.
  case system
  /// A button of the custom type.
  case custom
  /// An info, detail or add button.
  case detail
  /// A button with a `UIButton.Configuration`.
  case configured(ButtonConfiguration)

  /// Whether it has a `UIButton.Configuration`.
  package var isConfigured: Bool {
    if case .configured = self { true } else { false }
  }
}

/// The parts of `UIButton.Configuration` that affect size.
package struct ButtonConfiguration: Hashable, Sendable {
  /// Where the image lies relative to the title.
  package enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// Before the title.
    case leading
    /// After the title.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom

    /// The axis along which image and title add up.
    var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
  }

  /// The distances between the edges and the content; 7, 12, 7, 12 unless stored.
  package var contentInsets: EdgeInsets
  /// The distance between image and title.
  package var imagePadding: Double
  /// Where the image lies.
  package var imagePlacement: ImagePlacement

  /// Creates a configuration; the defaults are those of plain, gray, tinted and filled buttons.
  package init(
    contentInsets: EdgeInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12),
    imagePadding: Double = 0,
    imagePlacement: ImagePlacement = .leading
  ) {
    self.contentInsets = contentInsets
    self.imagePadding = imagePadding
    self.imagePlacement = imagePlacement
  }
}

extension ContentDescription {
  /// The intrinsic content size in points; nil along an axis without one.
  ///
  /// It is the size of the alignment rectangle that constraints act on: 49 × 31 for a switch whose frame is 51 × 31.
  ///
  /// - Parameters:
  ///   - traits: The fonts, pixels and generation of controls.
  ///   - availableWidth: The width with which the view is laid out. If ``wrapsToWidth`` holds, UIKit asks twice: first
  ///     without a width, then with the width that the first pass gave.
  /// - Returns: A width and a height.
  package func intrinsicSize(
    in traits: RenderingTraits, availableWidth: Double? = nil
  ) -> PerAxis<Double?> {
    if case .unsized = rule { return PerAxis(nil) }
    let insets = rule.alignmentRectInsets(in: traits.era)
    let frame = rule.frameSize(of: measured(in: traits, availableWidth))
    return PerAxis(
      horizontal: frame.horizontal.map { max(0, $0 - insets.left - insets.right) },
      vertical: frame.vertical.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The baselines of a view at its intrinsic height; nil for views without text, whose baselines are their edges.
  package func baselines(
    in traits: RenderingTraits, availableWidth: Double? = nil
  ) -> TextBaselines? {
    if case .unsized = rule { return nil }
    return rule.baselines(of: measured(in: traits, availableWidth))
  }

  /// The distances from the frame to the alignment rectangle.
  package func alignmentRectInsets(in era: Era) -> EdgeInsets {
    rule.alignmentRectInsets(in: era)
  }

  /// Whether the intrinsic height depends on the width with which the view is laid out.
  package var wrapsToWidth: Bool { rule.wraps(self) }

  /// The font that draws the text: its own, or a new instance's; nil for views without text.
  package func effectiveFont(in era: Era = .current) -> Font? {
    rule.defaultFont(of: self, in: era).map { font ?? $0 }
  }

  /// Whether the size depends only on measured characters of a known font; the layout may provide fonts.
  package func isMeasured(besides fonts: FontTable) -> Bool {
    // Whether a font is known doesn't depend on its size, which differs between classes.
    let font = font ?? .system(17)
    return font.isKnown(besides: fonts)
      && ([text, placeholder].compactMap { $0 } + segments).allSatisfy {
        font.measures($0, besides: fonts)
      }
  }

  private func measured(in traits: RenderingTraits, _ width: Double?) -> MeasuredContent {
    MeasuredContent(
      description: self, traits: traits, availableWidth: width,
      metrics: TextMetrics(effectiveFont(in: traits.era) ?? .system(0), paragraph, in: traits))
  }
}

/// Content, together with everything on which its size depends.
struct MeasuredContent {
  /// The content of the view.
  let description: ContentDescription
  /// The fonts, pixels and generation of controls.
  let traits: RenderingTraits
  /// The width with which the view is laid out, if known.
  let availableWidth: Double?

  /// The metrics of the content's font.
  let metrics: TextMetrics
}
