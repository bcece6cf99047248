/// Greedy line breaking of one text.
struct LineBreaker {
  private let metrics: TextMetrics
  private let lineLimit: Int
  /// The widest line, in 1/1000 em; infinite without a limit.
  private let widthLimit: Double
  private let breaksWords: Bool

  private var characters: [MeasuredCharacter] = []
  /// Finished lines: their characters, and their width in 1/1000 em without and with the spaces at the end.
  private var lines: [(range: Range<Int>, width: Double, extent: Double)] = []

  init(_ metrics: TextMetrics, limits: TextBlock.Limits) {
    self.metrics = metrics
    lineLimit = limits.lines == 0 ? .max : limits.lines
    breaksWords = limits.mode == .characterWrap
    guard let width = limits.width, metrics.pointSize > 0 else {
      widthLimit = .infinity
      return
    }
    widthLimit = (width + RenderingTraits.tolerance) * 1000 / metrics.pointSize
  }

  /// Breaks the text into lines, paragraph by paragraph.
  mutating func block(of text: String) -> TextBlock {
    var measurer = AdvanceMeasurer(metrics)
    var measured: [MeasuredCharacter] = []
    measurer.measure(text) { measured.append($0) }
    characters = measured
    var start = 0
    while start < characters.count, lines.count < lineLimit {
      let end = characters[start...].firstIndex { $0.kind == .newline } ?? characters.count
      let rest = breakParagraph(start..<end)
      guard rest == end else { return finished(text, isTruncated: true) }
      // A newline at the very end doesn't start another line.
      start = end + 1
    }
    return finished(text, isTruncated: start < characters.count)
  }

  /// Appends the lines of a paragraph; returns where the text continues when the lines have run out.
  private mutating func breakParagraph(_ paragraph: Range<Int>) -> Int {
    var start = paragraph.lowerBound
    while lines.count < lineLimit {
      let (end, width, extent) = lineEnd(start..<paragraph.upperBound)
      let isLast = end == paragraph.upperBound
      let visible = isLast ? end : trimmedEnd(start..<end)
      lines.append((start..<visible, width, extent))
      start = end
      if isLast { break }
    }
    return start
  }

  /// The end of a line, and its width without and with the spaces at a wrapped end.
  private func lineEnd(_ rest: Range<Int>) -> (end: Int, width: Double, extent: Double) {
    var width = 0.0
    var visibleWidth = 0.0
    var opportunity: (end: Int, width: Double, extent: Double)?
    for index in rest {
      let character = characters[index]
      let kerning = index == rest.lowerBound ? 0 : character.kerning
      let isSpace = character.kind == .space
      if index > rest.lowerBound, mayBreak(before: index) {
        opportunity = (index, visibleWidth, extent(width, visibleWidth))
      }
      width += kerning + character.advance
      if width > widthLimit, !isSpace, index > rest.lowerBound {
        return opportunity ?? (index, visibleWidth, visibleWidth)
      }
      if !isSpace { visibleWidth = width }
    }
    // The paragraph ends here: its trailing spaces count as far as they fit.
    let extent = extent(width, visibleWidth)
    return (rest.upperBound, extent, extent)
  }

  /// The width of a line with the spaces at its end, as far as they fit.
  private func extent(_ width: Double, _ visibleWidth: Double) -> Double {
    min(width, max(visibleWidth, widthLimit))
  }

  private func mayBreak(before index: Int) -> Bool {
    let (before, after) = (characters[index - 1], characters[index])
    guard after.kind != .space else { return false }
    if breaksWords || before.kind == .space { return true }
    return (before.kind == .eastAsian || after.kind == .eastAsian)
      && after.clinging != .toPrevious && before.clinging != .toNext
  }

  private func trimmedEnd(_ line: Range<Int>) -> Int {
    let last = characters[line].lastIndex { $0.kind != .space }
    return last.map { $0 + 1 } ?? line.lowerBound
  }

  /// The lines, with their parts of the text.
  private func finished(_ text: String, isTruncated: Bool) -> TextBlock {
    var result: [TextBlock.Line] = []
    result.reserveCapacity(lines.count)
    var position = 0
    var index = text.startIndex
    func advance(to target: Int) {
      let bytes = characters[position..<target].reduce(0) { $0 + $1.length }
      index = text.utf8.index(index, offsetBy: bytes)
      position = target
    }
    for line in lines {
      advance(to: line.range.lowerBound)
      let start = index
      advance(to: line.range.upperBound)
      let em = metrics.pointSize / 1000
      result.append(
        TextBlock.Line(text: text[start..<index], width: line.width * em, extent: line.extent * em))
    }
    return TextBlock(lines: result, isTruncated: isTruncated)
  }
}

/// Properties of scalars for measuring and breaking lines.
extension Unicode.Scalar {
  /// Whether the scalar draws over its neighbor or not at all: combining marks, joiners and other format characters,
  /// controls.
  var isZeroWidth: Bool {
    if properties.canonicalCombiningClass != .notReordered { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }

  /// Whether the scalar is a Han ideograph.
  var isHan: Bool { Self.hanBlocks.contains { $0.contains(value) } }

  /// Whether the scalar by itself is drawn as an emoji.
  var isDrawnAsEmoji: Bool { properties.isEmojiPresentation }

  /// Whether a line may break around the scalar without a space: Han, kana, their punctuation.
  var isChineseOrJapanese: Bool {
    isHan || Self.japaneseBlocks.contains { $0.contains(value) }
  }

  /// Whether the scalar is a kana, which occurs only in Japanese.
  var isKana: Bool { Self.kana.contains(value) }

  /// Whether the scalar belongs to Hangul.
  var isHangul: Bool { isHangulJamo || Self.hangulSyllables.contains(value) }

  /// Whether the scalar is part of a Hangul syllable that is spelled out.
  var isHangulJamo: Bool { Self.hangulJamo.contains(value) }

  /// The neighbor with which the scalar stays where East Asian text would break.
  var clinging: MeasuredCharacter.Clinging {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: .toNext
    case .closePunctuation, .finalPunctuation: .toPrevious
    default: Self.stops.contains(self) ? .toPrevious : .none
    }
  }

  private static let hanBlocks: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
  ]
  /// Punctuation, kana, fullwidth forms.
  private static let japaneseBlocks: [ClosedRange<UInt32>] = [
    0x3000...0x303F, 0x3040...0x30FF, 0xFF00...0xFF60,
  ]
  private static let kana: ClosedRange<UInt32> = 0x3041...0x30FA
  private static let hangulSyllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let hangulJamo: ClosedRange<UInt32> = 0x1100...0x11FF
  /// Stops and marks that never start a line in Chinese and Japanese.
  private static let stops: Set<Unicode.Scalar> = [
    ",", ".", "!", "?", ":", ";", "\u{2026}", "\u{3001}", "\u{3002}", "\u{30FB}", "\u{30FC}",
    "\u{FF01}", "\u{FF0C}", "\u{FF0E}", "\u{FF1A}", "\u{FF1B}", "\u{FF1F}",
  ]
}
