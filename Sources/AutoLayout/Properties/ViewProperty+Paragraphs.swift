/// The lines of texts: `NSParagraphStyle`.
extension ViewProperty {
  static let paragraphs: [ViewProperty] = [
    paragraph(
      "lineHeightMultiple", "by how much lines are higher than the font makes them, 0 for as high",
      get: { $0.lineHeightMultiple }, set: { $0.lineHeightMultiple = $1 }),
    paragraph(
      "minimumLineHeight", "the least height of a line, in points",
      get: { $0.minimumLineHeight }, set: { $0.minimumLineHeight = $1 }),
    paragraph(
      "maximumLineHeight", "the largest height of a line in points, 0 for any",
      get: { $0.maximumLineHeight }, set: { $0.maximumLineHeight = $1 }),
    paragraph(
      "lineSpacing", "points between lines", get: { $0.lineSpacing }, set: { $0.lineSpacing = $1 }),
  ]

  private static func paragraph(
    _ name: String, _ summary: String, get: @escaping @Sendable (ParagraphStyle) -> Double,
    set: @escaping @Sendable (inout ParagraphStyle, Double) -> Void
  ) -> ViewProperty {
    number(
      name, summary, of: [.label, .textView, .button],
      get: { get($0.paragraph ?? ParagraphStyle()) },
      set: { content, value throws(LayoutError) in
        try Magnitude.checkLength(value, name)
        var style = content.paragraph ?? ParagraphStyle()
        set(&style, value)
        content.paragraph = style == ParagraphStyle() ? nil : style
      })
  }
}
