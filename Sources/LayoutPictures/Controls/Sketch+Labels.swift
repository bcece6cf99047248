import AutoLayout
import TextSizes

/// Views that show text and images.
extension Sketch {
  private var font: Font { view.content.effectiveFont(in: traits.era) ?? .system(17) }

  mutating func drawLabel() {
    let alignment = TextAlignment(named: choice(.textAlignment), direction)
    let placement = TextPlacement(
      font: font, paint: paint(.textColor) ?? .label, alignment: alignment,
      lines: view.content.numberOfLines, mode: view.content.lineBreakMode,
      least: length(.minimumScaleFactor))
    write(view.content.text ?? "", in: bounds, placement)
  }

  mutating func drawButton() {
    let button = view.content
    let insets = button.buttonKind.configuration?.contentInsets ?? button.contentInsets ?? .zero
    let isConfigured = button.buttonKind.isConfigured
    let style = isConfigured ? choice(.buttonStyle) : ""
    if isConfigured, let ground = buttonGround(style) { fill(bounds, radius: 6, ground) }
    drawBackgroundImage()
    let inside = bounds.inset(by: insets)
    let title = button.text ?? ""
    guard let image = buttonImageSize else {
      let isOnDark = paint(.backgroundColor)?.isDark == true
      let ownInk: Paint = button.buttonKind == .custom ? isOnDark ? .white : .label : tint
      let paint = paint(.textColor) ?? (style == "filled" ? .white : ownInk)
      return write(
        title, in: inside,
        TextPlacement(
          font: font, paint: paint, alignment: buttonAlignment, mode: .middleTruncation))
    }
    if style == "filled" { tint = paint(.textColor) ?? .white }
    drawImage(image, andTitle: title, in: inside)
  }

  /// The alignment of a button's content: centered by default.
  private var buttonAlignment: TextAlignment {
    let word = choice(.textAlignment)
    return word == "natural" ? .center : TextAlignment(named: word, direction)
  }

  /// The ground of a button's configuration; nil if there is none.
  private func buttonGround(_ style: String) -> Paint? {
    let color = paint(.baseBackgroundColor)
    return switch style {
    case "filled": color ?? tint
    case "gray": color ?? .systemGray5
    case "tinted": (color ?? tint).withAlpha(0.15)
    default: nil
    }
  }

  private mutating func drawImage(_ image: Size, andTitle title: String, in rect: Rect) {
    let metrics = TextMetrics(font, in: traits)
    let configuration = view.content.buttonKind.configuration
    let isVertical = [.top, .bottom].contains(configuration?.imagePlacement)
    let padding = title.isEmpty ? 0 : configuration?.imagePadding ?? 0
    let text = Size(
      width: metrics.width(of: title), height: title.isEmpty ? 0 : metrics.lineHeight)
    let total =
      isVertical
      ? Size(width: rect.size.width, height: image.height + padding + text.height)
      : Size(width: image.width + padding + text.width, height: rect.size.height)
    var block = centred(total, in: rect)
    if buttonAlignment == .left { block.origin.x = rect.origin.x }
    if buttonAlignment == .right {
      block.origin.x = rect.origin.x + rect.size.width - total.width
    }
    let isFirst =
      configuration?.imagePlacement != .trailing && configuration?.imagePlacement != .bottom
    var (imageRect, textRect) =
      isVertical
      ? block.split(top: isFirst ? image.height : text.height, gap: padding)
      : block.split(left: isFirst ? image.width : text.width, gap: padding)
    if !isFirst { swap(&imageRect, &textRect) }
    drawButtonImage(in: centred(image, in: imageRect))
    let paint = paint(.textColor) ?? tint
    write(title, in: textRect, TextPlacement(font: font, paint: paint, mode: .middleTruncation))
  }

  mutating func drawTextField() {
    let field = view.content
    switch field.borderStyle {
    case .none: break
    case .line, .bezel: frame(bounds, .systemGray)
    case .roundedRect:
      fill(bounds, radius: 5, .systemBackground)
      frame(bounds, radius: 5, .systemGray4)
    }
    let padding = field.borderStyle == .none ? 0.0 : 7
    let inside = bounds.inset(by: EdgeInsets(top: 0, left: padding, bottom: 0, right: padding))
    let text = field.text ?? ""
    let alignment = TextAlignment(named: choice(.textAlignment), direction)
    let isOnDark = self.paint(.backgroundColor)?.isDark == true
    let faint = isOnDark ? Paint.white.withAlpha(0.4) : .placeholderText
    let paint = text.isEmpty ? faint : paint(.textColor) ?? .label
    write(
      text.isEmpty ? field.placeholder ?? "" : text, in: inside,
      TextPlacement(
        font: font, paint: paint, alignment: alignment, least: length(.minimumScaleFactor)))
  }

  mutating func drawTextView() {
    if paint(.backgroundColor) == nil { frame(bounds, .systemGray5) }
    // `textContainerInset` and `lineFragmentPadding` of a new text view.
    let inside = bounds.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
    let alignment = TextAlignment(named: choice(.textAlignment), direction)
    write(
      view.content.text ?? "", in: inside,
      TextPlacement(
        font: font, paint: paint(.textColor) ?? .label, alignment: alignment, lines: 0, mode: .clip,
        startsAtTop: true))
  }
}

extension Rect {
  /// The left part, and what remains after a gap.
  fileprivate func split(left: Double, gap: Double) -> (Rect, Rect) {
    (
      Rect(x: origin.x, y: origin.y, width: left, height: size.height),
      Rect(
        x: origin.x + left + gap, y: origin.y, width: max(0, size.width - left - gap),
        height: size.height)
    )
  }

  /// The top part, and what remains after a gap.
  fileprivate func split(top: Double, gap: Double) -> (Rect, Rect) {
    (
      Rect(x: origin.x, y: origin.y, width: size.width, height: top),
      Rect(
        x: origin.x, y: origin.y + top + gap, width: size.width,
        height: max(0, size.height - top - gap))
    )
  }
}
