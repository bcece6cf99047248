import AutoLayout
import LayoutDiagnostics

/// The text of a visible view, and the room that the view has for it.
struct TextRoom {
  private let context: CheckContext
  private let item: Item.ID
  private let state: ViewState
  private let traits: RenderingTraits
  private let size: Size
  /// The factor by which the text may shrink.
  private let scale: Double
  private var layout: Layout { context.layout }

  /// Measured widths of texts are within a point or two of UIKit's.
  static let tolerance = 2.0
  /// The least visible share of a line: less cuts the letters themselves.
  private static let leastShare = 0.75

  /// The text of a view; nil for what shows none, or isn't visible.
  init?(of item: Item.ID, in context: CheckContext) {
    let layout = context.layout
    guard let state = layout.model[item].view, Self.canBeCut(state), item != layout.root,
      layout.isVisible(item)
    else { return nil }
    (self.context, self.item, self.state) = (context, item, state)
    traits = layout.model.renderingTraits(of: item)
    size = layout.untransformedFrame(of: item).size
    scale = context.subject.sources?.views[item]?.leastTextScale ?? 1
  }

  private static func canBeCut(_ state: ViewState) -> Bool {
    // Beside the picture of a button its title may be meant to have no room.
    state.viewClass == .label || state.viewClass == .textField
      || state.viewClass == .button && state.content.imageSize == nil
  }

  /// What the view cuts off.
  var findings: [CheckFinding] {
    let cut = cutText
    return [cut, cut?.axis == .vertical ? nil : lowText].compactMap { $0 }
  }

  private var cutText: CheckFinding? {
    guard state.viewClass != .textField, state.showsText else { return nil }
    guard context.isCertain(item), state.content.isMeasured(besides: layout.model.fonts),
      !context.isStandIn(item) || isFlattened,
      !context.language.isTranslation || context.hasLetters(item)
    else { return narrowText }
    return state.viewClass == .label && state.content.numberOfLines != 1 ? lostLines : cutLine
  }

  /// A line that ends in dots.
  private var cutLine: CheckFinding? {
    guard context.hasExtent(item, .horizontal),
      let wanted = layout.pass.intrinsicSize(of: item).horizontal
    else { return nil }
    // Buttons are never narrower of their own accord, whatever their title.
    if state.viewClass == .button, wanted <= ButtonRule.classicWidth { return narrowText }
    let insets = layout.model.alignmentRectInsets(of: item)
    let room = layout.untransformedFrame(of: item).inset(by: insets).size.width
    let missing = wanted * scale - room
    guard missing > max(Self.tolerance, wanted * 0.01) else { return nil }
    return finding(
      "is cut off by \(NumberText.points(missing))\(context.languageNote): it is "
        + "\(NumberText.points(room)) wide, its text \(NumberText.points(wanted * scale))",
      by: missing, .horizontal)
  }

  /// A label of several lines loses some where it is too low, or where it may not have as many.
  private var lostLines: CheckFinding? {
    guard context.hasExtents(item) else { return nil }
    var (whole, line) = (state.content, state.content)
    (whole.numberOfLines, line.numberOfLines) = (0, 1)
    let wanted = whole.intrinsicSize(in: traits, availableWidth: size.width + Self.tolerance)
      .vertical
    let height = line.intrinsicSize(in: traits).vertical ?? 0
    guard let wanted, height > 0 else { return nil }
    let lines = state.content.numberOfLines
    let limit = Double(lines) * height
    let room = lines == 0 ? size.height : min(size.height, limit)
    // A smaller text is lower, and has fewer lines.
    guard wanted * scale * scale - room > height * scale / 2 else { return nil }
    // If the number of lines is too small, no height helps.
    let isShortOfLines = lines > 0 && limit <= size.height + 1
    return finding(
      "loses \(NumberText.points(wanted - room)) of its text\(context.languageNote): it has room "
        + "for \(NumberText.points(room)) of \(NumberText.points(wanted))",
      by: wanted - room, .vertical,
      remedy: isShortOfLines ? "it may have \(lines) lines: allow more, or make it wider" : nil)
  }

  private func finding(
    _ what: String, by points: Double, _ axis: Axis, remedy: String? = nil,
    isOfAnyText: Bool = false
  ) -> CheckFinding {
    CheckFinding(
      .truncatedText, "\(context.title(item)) \(what)", items: [item], by: points, axis: axis,
      remedy: remedy, isOfAnyText: isOfAnyText)
  }

  // MARK: Any text

  /// A view that is shorter than a line of its font.
  private var lowText: CheckFinding? {
    guard let line = leastLine, size.height > 0, size.height < line * Self.leastShare,
      state.viewClass == .textField || state.showsText, isKnown(along: .vertical)
    else { return nil }
    return finding(
      "is \(NumberText.points(size.height)) high, a line of its text \(NumberText.points(line))",
      by: line - size.height, .vertical, isOfAnyText: true)
  }

  /// A view that is narrower than a character of its font, though the canvas shows it with a text.
  private var narrowText: CheckFinding? {
    guard let text = state.content.text, state.showsText,
      text.count > 1 || state.viewClass == .button, let line = leastLine
    else { return nil }
    let least = line * Self.leastShare
    let drawn = context.facts.drawn[item]?.size.width
    guard size.width > 0, size.width < least, drawn.map({ $0 >= least }) ?? true,
      isKnown(along: .horizontal)
    else { return nil }
    return finding(
      "is \(NumberText.points(size.width)) wide, which shows no character of its text",
      by: least - size.width, .horizontal)
  }

  /// Whether a label of one line has room for several on the canvas, so its text is as long as the app's.
  private var isFlattened: Bool {
    guard state.viewClass == .label, state.content.numberOfLines == 1,
      let drawn = context.facts.drawn[item]?.size.height, let line = leastLine
    else { return false }
    return drawn > line * 1.8 && size.height < line * 1.5
  }

  /// The height of a line; for an unknown font its point size, as hardly any line is lower.
  private var leastLine: Double? {
    guard let font = state.content.effectiveFont(in: traits.era) else { return nil }
    let metrics = TextMetrics(font, in: traits)
    let isKnown = font.isKnown(besides: layout.model.fonts)
    return (isKnown ? metrics.lineHeight : metrics.pointSize) * scale
  }

  /// Whether the extent rests on nothing but the document, and the app sets no other font.
  private func isKnown(along axis: Axis) -> Bool {
    context.guesses[item] != .class
      && (context.isPlaced(item) && context.hasExtent(item, axis)
        || context.hasOwnExtent(item, axis))
  }
}

extension ViewState {
  /// Whether a view shows more than blanks, which make a label a line or a space.
  var showsText: Bool { content.text?.contains { !$0.isWhitespace } == true }
}

extension NumberText {
  /// `12.5 pt`.
  static func points(_ number: Double) -> String {
    "\(measured((number * 10).rounded() / 10)) pt"
  }
}
