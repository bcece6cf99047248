import AutoLayout
import LayoutDiagnostics

/// Views that are too small for any text, whatever the text and its font.
extension CheckRule {
  /// The least visible share of a line: less cuts the letters themselves.
  private static let leastShare = 0.75

  /// A view that is lower than a line of its font.
  static func lowText(
    of item: Item.ID, _ state: ViewState, _ context: CheckContext
  ) -> CheckFinding? {
    guard let line = leastLine(of: item, state, context) else { return nil }
    let height = context.layout.untransformedFrame(of: item).size.height
    guard height > 0, height < line * leastShare, state.viewClass == .textField || hasText(state),
      isKnown(item, along: .vertical, context)
    else { return nil }
    return CheckFinding(
      .truncatedText,
      "\(context.title(item)) is \(points(height)) high, a line of its text \(points(line))",
      items: [item], by: line - height, axis: .vertical)
  }

  /// A view that is narrower than a character of its font, though the canvas shows it with a text.
  static func narrowText(
    of item: Item.ID, _ state: ViewState, _ context: CheckContext
  ) -> CheckFinding? {
    guard let text = state.content.text, hasText(state),
      text.count > 1 || state.viewClass == .button,
      let line = leastLine(of: item, state, context)
    else { return nil }
    let (width, drawn) = (
      context.layout.untransformedFrame(of: item).size.width,
      context.facts.drawn[item]?.size.width
    )
    let least = line * leastShare
    guard width > 0, width < least, drawn.map({ $0 >= least }) ?? true,
      isKnown(item, along: .horizontal, context)
    else { return nil }
    return CheckFinding(
      .truncatedText,
      "\(context.title(item)) is \(points(width)) wide, which shows no character of its text",
      items: [item], by: least - width, axis: .horizontal)
  }

  /// Whether a label of one line has room for several on the canvas, so that its text is as long as the app's.
  static func isFlattened(_ item: Item.ID, _ state: ViewState, _ context: CheckContext) -> Bool {
    guard state.viewClass == .label, state.content.numberOfLines == 1,
      let drawn = context.facts.drawn[item]?.size.height,
      let line = leastLine(of: item, state, context)
    else { return false }
    let height = context.layout.untransformedFrame(of: item).size.height
    return drawn > line * 1.8 && height < line * 1.5
  }

  /// Whether a view shows more than blanks, which make a label a line or a space.
  static func hasText(_ state: ViewState) -> Bool {
    state.content.text?.contains { !$0.isWhitespace } == true
  }

  /// The height of a line; for an unknown font its point size, as hardly any line is lower.
  private static func leastLine(
    of item: Item.ID, _ state: ViewState, _ context: CheckContext
  ) -> Double? {
    let traits = context.layout.model.renderingTraits(of: item)
    guard let font = state.content.effectiveFont(in: traits.era) else { return nil }
    let metrics = TextMetrics(font, in: traits)
    let scale = context.subject.sources?.views[item]?.leastTextScale ?? 1
    let isKnown = font.isKnown(besides: context.layout.model.fonts)
    return (isKnown ? metrics.lineHeight : metrics.pointSize) * scale
  }

  /// Whether the extent rests on nothing but the document, and the app sets no other font.
  private static func isKnown(_ item: Item.ID, along axis: Axis, _ context: CheckContext) -> Bool {
    context.guesses[item] != .class && context.isSized(item, axis)
  }
}
