import AutoLayout
import LayoutDiagnostics

/// Texts and controls that can't be read or used.
extension CheckRule {
  static let unreadable: [CheckRule] = [
    CheckRule(
      .truncatedText, .everywhere,
      behavior: RuleBehavior(
        joining: .axisAndPlaces, blame: .goal(.larger), hides: [.fixedTextSize]),
      details: """
        Labels and titles of buttons. Texts that may shrink count as cut only when their least size is still too \
        large. Texts in fonts whose metrics are unknown are left out, and so are heights of rows, which grow with \
        what they hold, and in documents texts that only stand in for others, such as "Label" or "sign_in_title". Whatever \
        the text and the font, too little is a height below three quarters of a line, in text fields as well, and a \
        width below one character. Texts without letters have no translations.
        """,
      firing: """
        add label title "A title that is rather long"
        pin title.leading = superview.leading + 20
        pin title.top = superview.top + 20
        pin title.width = 100
        """,
      clean: """
        add label title "A title that is rather long"
        pin title.leading = superview.leading + 20
        pin title.top = superview.top + 20
        pin title.width <= 300
        """, find: truncatedTexts),
    .issue(
      .clippedContent, .everywhere,
      behavior: RuleBehavior(joining: .sameView, blame: .goal(.larger)),
      details: """
        Controls other than buttons; texts have a rule of their own, and images are scaled. Rows whose height the \
        document fixes below that of the cell that it drew, unless the app's code gives them another one.
        """,
      firing: """
        add segmented tabs
        set tabs.segments "First|Second|Third"
        pin tabs.leading = superview.leading + 20
        pin tabs.top = superview.top + 20
        pin tabs.width = 60
        """,
      clean: """
        add segmented tabs
        set tabs.segments "First|Second|Third"
        pin tabs.leading = superview.leading + 20
        pin tabs.top = superview.top + 20
        """
    ) { context, findings in
      findings.filter { isClipped($0, context) } + lowRows(context)
    },
    overlapping,
  ]

  private static func isClipped(_ finding: CheckFinding, _ context: CheckContext) -> Bool {
    guard finding.amount > 2, let item = finding.key.items.first,
      let viewClass = context.layout.viewClass(of: item)
    else { return false }
    return clipped.contains(viewClass) && context.isCertain(item)
      && !isClippedAsDrawn(item, finding, context) && !losesTie(item, finding, context)
      && context.isHeightCertain(item) && context.isWidthCertain(item)
  }

  /// Whether the document's own frames have a view no larger than it is.
  private static func isClippedAsDrawn(
    _ item: Item.ID, _ finding: CheckFinding, _ context: CheckContext
  ) -> Bool {
    guard let axis = finding.axis, let drawn = context.facts.drawn[item],
      let now = context.frames[item]
    else { return false }
    let sizes =
      axis == .horizontal
      ? (drawn.size.width, now.size.width)
      : (drawn.size.height, now.size.height)
    return sizes.0 <= sizes.1 + textTolerance
  }

  /// Whether a control that always has one size only loses it in a tie, which UIKit may decide otherwise: labels of
  /// several lines wrap first.
  private static func losesTie(
    _ item: Item.ID, _ finding: CheckFinding, _ context: CheckContext
  ) -> Bool {
    guard let axis = finding.axis,
      let wanted = context.layout.pass.intrinsicSize(of: item)[axis],
      let bounds = context.layout.model[item].view?.compressionResistance[axis],
      let higher = Priority(bounds.value + 1),
      let trial = Advice([.keep(item, .compressionResistance, axis, higher)]).done(
        to: context.layout)
    else { return false }
    let size = trial.frame(of: item).size
    return (axis == .horizontal ? size.width : size.height) >= wanted - textTolerance
  }

  private static let clipped: Set<ViewClass> = [
    .switch, .stepper, .segmentedControl, .slider, .pageControl,
  ]

  // MARK: Truncation

  /// Measured widths of texts are within a point or two of UIKit's.
  private static let textTolerance = 2.0

  private static func truncatedTexts(_ context: CheckContext) -> [CheckFinding] {
    context.search.visible.flatMap { view -> [CheckFinding] in
      let item = view.item
      guard let state = context.layout.model[item].view, canBeCut(state),
        item != context.layout.root, context.layout.isVisible(item)
      else { return [] }
      let cut = cutText(of: item, state, context)
      let low = cut?.axis == .vertical ? nil : lowText(of: item, state, context)?.ofAnyText
      return [cut, low].compactMap { $0 }
    }
  }

  private static func cutText(
    of item: Item.ID, _ state: ViewState, _ context: CheckContext
  ) -> CheckFinding? {
    guard state.viewClass != .textField, hasText(state) else { return nil }
    guard context.isCertain(item), state.content.isMeasured(besides: context.layout.model.fonts),
      !context.isStandIn(item) || isFlattened(item, state, context),
      !context.language.isTranslation || context.hasLetters(item)
    else { return narrowText(of: item, state, context) }
    return state.viewClass == .label && state.content.numberOfLines != 1
      ? lostLines(of: item, state, context) : cutLine(of: item, state, context)
  }

  private static func canBeCut(_ state: ViewState) -> Bool {
    // Beside the picture of a button its title may be meant to have no room.
    state.viewClass == .label || state.viewClass == .textField
      || state.viewClass == .button && state.content.imageSize == nil
  }

  private static func cutLine(
    of item: Item.ID, _ state: ViewState, _ context: CheckContext
  ) -> CheckFinding? {
    guard context.isWidthCertain(item) else { return nil }
    let insets = context.layout.model.alignmentRectInsets(of: item)
    let frame = context.layout.untransformedFrame(of: item).inset(by: insets)
    guard let wanted = context.layout.pass.intrinsicSize(of: item).horizontal else {
      return nil
    }
    // Buttons are never narrower of their own accord, whatever their title.
    if state.viewClass == .button, wanted <= ButtonRule.classicWidth {
      return narrowText(of: item, state, context)
    }
    let scale = context.subject.sources?.views[item]?.leastTextScale ?? 1
    let missing = wanted * scale - frame.size.width
    guard missing > max(textTolerance, wanted * 0.01) else { return nil }
    return CheckFinding(
      .truncatedText,
      "\(context.title(item)) is cut off by \(points(missing))\(context.languageNote): it is \(points(frame.size.width)) wide, "
        + "its text \(points(wanted * scale))",
      items: [item], by: missing, axis: .horizontal)
  }

  /// A label of several lines loses some where it is too low, or where it may not have as many.
  private static func lostLines(
    of item: Item.ID, _ state: ViewState, _ context: CheckContext
  ) -> CheckFinding? {
    guard context.isHeightCertain(item), context.isWidthCertain(item) else { return nil }
    let frame = context.layout.untransformedFrame(of: item)
    var content = state.content
    content.numberOfLines = 0
    let traits = context.layout.model.renderingTraits(of: item)
    let wanted = content.intrinsicSize(in: traits, availableWidth: frame.size.width + textTolerance)
      .vertical
    var line = state.content
    line.numberOfLines = 1
    let height = line.intrinsicSize(in: traits).vertical ?? 0
    guard let wanted, height > 0 else { return nil }
    let limit = Double(state.content.numberOfLines) * height
    let room = state.content.numberOfLines == 0 ? frame.size.height : min(frame.size.height, limit)
    let scale = context.subject.sources?.views[item]?.leastTextScale ?? 1
    // A smaller text is lower, and has fewer lines.
    guard wanted * scale * scale - room > height * scale / 2 else { return nil }
    // If the number of lines is too small, no height helps.
    let isShortOfLines = state.content.numberOfLines > 0 && limit <= frame.size.height + 1
    return CheckFinding(
      .truncatedText,
      "\(context.title(item)) loses \(points(wanted - room)) of its text\(context.languageNote): it has room for "
        + "\(points(room)) of \(points(wanted))",
      items: [item], by: wanted - room, axis: .vertical,
      remedy: isShortOfLines
        ? "it may have \(state.content.numberOfLines) lines: allow more, or make it wider" : nil)
  }

  /// `12.5 pt`.
  static func points(_ number: Double) -> String {
    "\(NumberText.measured((number * 10).rounded() / 10)) pt"
  }
}

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

  /// Whether a label of one line has room for several on the canvas, so its text is as long as the app's.
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
