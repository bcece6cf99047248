/// The fonts that Interface Builder, a Mac program, names by purpose in attributed texts.
///
/// One without a size has AppKit's: `NSFont.systemFontSize`, `smallSystemFontSize`, `labelFontSize`, and the default of
/// `controlContentFont(ofSize:)` for cells (12 points in 5 of 5 saved labels of three projects).
enum MetaFont {
  private static let sizes: [String: Double] = [
    "system": 13, "systemBold": 13, "message": 13, "titleBar": 13, "menu": 13,
    "cellTitle": 12, "smallSystem": 11, "smallSystemBold": 11, "toolTip": 11,
    "label": 10, "miniSystem": 9,
  ]

  /// The size in points of a font that has none of its own; nil for an unknown purpose.
  static func size(of purpose: String) -> Double? { sizes[purpose] }

  /// Whether the font is bold.
  static func isBold(_ purpose: String) -> Bool { purpose.hasSuffix("Bold") }
}
