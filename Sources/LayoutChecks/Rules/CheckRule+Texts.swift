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
      example: """
        add label title "A title that is rather long"
        pin title.leading = superview.leading + 20
        pin title.top = superview.top + 20
        - pin title.width = 100
        + pin title.width <= 300
        """, find: { $0.truncatedTexts }),
    .issue(
      .clippedContent, .everywhere,
      behavior: RuleBehavior(joining: .sameView, blame: .goal(.larger)),
      details: """
        Controls other than buttons; texts have a rule of their own, and images are scaled. Rows whose height the \
        document fixes below that of the cell that it drew, unless the app's code gives them another one.
        """,
      example: """
        add segmented tabs
        set tabs.segments "First|Second|Third"
        pin tabs.leading = superview.leading + 20
        pin tabs.top = superview.top + 20
        - pin tabs.width = 60
        """
    ) { context, findings in
      findings.filter { context.isClipped($0) } + context.lowRows
    },
    overlapping,
  ]
}

extension CheckContext {
  fileprivate func isClipped(_ finding: CheckFinding) -> Bool {
    guard finding.amount > 2, let item = finding.key.items.first,
      let viewClass = layout.viewClass(of: item)
    else { return false }
    return Self.clipped.contains(viewClass) && isCertain(item)
      && !isClippedAsDrawn(item, finding) && !losesTie(item, finding)
      && hasExtents(item)
  }

  /// Whether the document's own frames have a view no larger than it is.
  private func isClippedAsDrawn(_ item: Item.ID, _ finding: CheckFinding) -> Bool {
    guard let axis = finding.axis, let drawn = facts.drawn[item], let now = frames[item]
    else { return false }
    return drawn.size[axis] <= now.size[axis] + Self.textTolerance
  }

  /// Whether a control that always has one size only loses it in a tie, which UIKit may decide otherwise: labels of
  /// several lines wrap first.
  private func losesTie(_ item: Item.ID, _ finding: CheckFinding) -> Bool {
    guard let axis = finding.axis, let wanted = layout.pass.intrinsicSize(of: item)[axis],
      let bounds = layout.model[item].view?.compressionResistance[axis],
      let higher = Priority(bounds.value + 1),
      let trial = Advice([.keep(item, .compressionResistance, axis, higher)]).done(
        to: layout)
    else { return false }
    let size = trial.frame(of: item).size
    return size[axis] >= wanted - Self.textTolerance
  }

  private static let clipped: Set<ViewClass> = [
    .switch, .stepper, .segmentedControl, .slider, .pageControl,
  ]

  // MARK: Truncation

  /// Measured widths of texts are within a point or two of UIKit's.
  private static let textTolerance = 2.0

  fileprivate var truncatedTexts: [CheckFinding] {
    search.visible.flatMap { view -> [CheckFinding] in
      let item = view.item
      guard let state = layout.model[item].view, canBeCut(state),
        item != layout.root, layout.isVisible(item)
      else { return [] }
      let cut = cutText(of: item, state)
      let low = cut?.axis == .vertical ? nil : lowText(of: item, state)
      return [cut, low].compactMap { $0 }
    }
  }

  private func cutText(of item: Item.ID, _ state: ViewState) -> CheckFinding? {
    guard state.viewClass != .textField, hasText(state) else { return nil }
    guard isCertain(item), state.content.isMeasured(besides: layout.model.fonts),
      !isStandIn(item) || isFlattened(item, state), !language.isTranslation || hasLetters(item)
    else { return narrowText(of: item, state) }
    return state.viewClass == .label && state.content.numberOfLines != 1
      ? lostLines(of: item, state) : cutLine(of: item, state)
  }

  private func canBeCut(_ state: ViewState) -> Bool {
    // Beside the picture of a button its title may be meant to have no room.
    state.viewClass == .label || state.viewClass == .textField
      || state.viewClass == .button && state.content.imageSize == nil
  }

  private func cutLine(of item: Item.ID, _ state: ViewState) -> CheckFinding? {
    guard hasExtent(item, .horizontal) else { return nil }
    let insets = layout.model.alignmentRectInsets(of: item)
    let frame = layout.untransformedFrame(of: item).inset(by: insets)
    guard let wanted = layout.pass.intrinsicSize(of: item).horizontal else {
      return nil
    }
    // Buttons are never narrower of their own accord, whatever their title.
    if state.viewClass == .button, wanted <= ButtonRule.classicWidth {
      return narrowText(of: item, state)
    }
    let scale = subject.sources?.views[item]?.leastTextScale ?? 1
    let missing = wanted * scale - frame.size.width
    guard missing > max(Self.textTolerance, wanted * 0.01) else { return nil }
    return CheckFinding(
      .truncatedText,
      "\(title(item)) is cut off by \(points(missing))\(languageNote): it is \(points(frame.size.width)) wide, "
        + "its text \(points(wanted * scale))",
      items: [item], by: missing, axis: .horizontal)
  }

  /// A label of several lines loses some where it is too low, or where it may not have as many.
  private func lostLines(of item: Item.ID, _ state: ViewState) -> CheckFinding? {
    guard hasExtents(item) else { return nil }
    let frame = layout.untransformedFrame(of: item)
    var content = state.content
    content.numberOfLines = 0
    let traits = layout.model.renderingTraits(of: item)
    let wanted = content.intrinsicSize(
      in: traits, availableWidth: frame.size.width + Self.textTolerance
    )
    .vertical
    var line = state.content
    line.numberOfLines = 1
    let height = line.intrinsicSize(in: traits).vertical ?? 0
    guard let wanted, height > 0 else { return nil }
    let limit = Double(state.content.numberOfLines) * height
    let room = state.content.numberOfLines == 0 ? frame.size.height : min(frame.size.height, limit)
    let scale = subject.sources?.views[item]?.leastTextScale ?? 1
    // A smaller text is lower, and has fewer lines.
    guard wanted * scale * scale - room > height * scale / 2 else { return nil }
    // If the number of lines is too small, no height helps.
    let isShortOfLines = state.content.numberOfLines > 0 && limit <= frame.size.height + 1
    return CheckFinding(
      .truncatedText,
      "\(title(item)) loses \(points(wanted - room)) of its text\(languageNote): it has room for "
        + "\(points(room)) of \(points(wanted))",
      items: [item], by: wanted - room, axis: .vertical,
      remedy: isShortOfLines
        ? "it may have \(state.content.numberOfLines) lines: allow more, or make it wider" : nil)
  }

  /// `12.5 pt`.
  func points(_ number: Double) -> String {
    "\(NumberText.measured((number * 10).rounded() / 10)) pt"
  }
}

/// Views that are too small for any text, whatever the text and its font.
extension CheckContext {
  /// The least visible share of a line: less cuts the letters themselves.
  private static let leastShare = 0.75

  /// A view that is shorter than a line of its font.
  func lowText(of item: Item.ID, _ state: ViewState) -> CheckFinding? {
    guard let line = leastLine(of: item, state) else { return nil }
    let height = layout.untransformedFrame(of: item).size.height
    guard height > 0, height < line * Self.leastShare,
      state.viewClass == .textField || hasText(state), isKnown(item, along: .vertical)
    else { return nil }
    return CheckFinding(
      .truncatedText,
      "\(title(item)) is \(points(height)) high, a line of its text \(points(line))",
      items: [item], by: line - height, axis: .vertical, isOfAnyText: true)
  }

  /// A view that is narrower than a character of its font, though the canvas shows it with a text.
  func narrowText(of item: Item.ID, _ state: ViewState) -> CheckFinding? {
    guard let text = state.content.text, hasText(state),
      text.count > 1 || state.viewClass == .button, let line = leastLine(of: item, state)
    else { return nil }
    let (width, drawn) = (
      layout.untransformedFrame(of: item).size.width, facts.drawn[item]?.size.width
    )
    let least = line * Self.leastShare
    guard width > 0, width < least, drawn.map({ $0 >= least }) ?? true,
      isKnown(item, along: .horizontal)
    else { return nil }
    return CheckFinding(
      .truncatedText,
      "\(title(item)) is \(points(width)) wide, which shows no character of its text",
      items: [item], by: least - width, axis: .horizontal)
  }

  /// Whether a label of one line has room for several on the canvas, so its text is as long as the app's.
  func isFlattened(_ item: Item.ID, _ state: ViewState) -> Bool {
    guard state.viewClass == .label, state.content.numberOfLines == 1,
      let drawn = facts.drawn[item]?.size.height, let line = leastLine(of: item, state)
    else { return false }
    let height = layout.untransformedFrame(of: item).size.height
    return drawn > line * 1.8 && height < line * 1.5
  }

  /// Whether a view shows more than blanks, which make a label a line or a space.
  func hasText(_ state: ViewState) -> Bool {
    state.content.text?.contains { !$0.isWhitespace } == true
  }

  /// The height of a line; for an unknown font its point size, as hardly any line is lower.
  private func leastLine(of item: Item.ID, _ state: ViewState) -> Double? {
    let traits = layout.model.renderingTraits(of: item)
    guard let font = state.content.effectiveFont(in: traits.era) else { return nil }
    let metrics = TextMetrics(font, in: traits)
    let scale = subject.sources?.views[item]?.leastTextScale ?? 1
    let isKnown = font.isKnown(besides: layout.model.fonts)
    return (isKnown ? metrics.lineHeight : metrics.pointSize) * scale
  }

  /// Whether the extent rests on nothing but the document, and the app sets no other font.
  private func isKnown(_ item: Item.ID, along axis: Axis) -> Bool {
    guesses[item] != .class
      && (isPlaced(item) && hasExtent(item, axis) || hasOwnExtent(item, axis))
  }
}
