/// Where the text of a view sits.
///
/// A baseline is a fixed distance from the top or bottom edge, computed for the view at its intrinsic
/// height: Apple's guide warns that baselines are off when a view is stretched. San Francisco's line
/// is 1950 + 494 of 2048 units high; the block of lines is centred in the intrinsic height.
enum Baseline {
  private static let ascender = 1950.0 / 2048
  private static let descender = 494.0 / 2048

  /// Points from the top edge down to the first baseline; 0 for views without text.
  static func firstOffset(of view: ViewState) -> Double {
    if let offset = view.firstBaselineOffset { return offset }
    guard let fontSize = view.viewClass.fontSize else { return 0 }
    return padding(of: view, fontSize: fontSize) + ascender * fontSize
  }

  /// Points from the last baseline down to the bottom edge; 0 for views without text.
  static func lastOffset(of view: ViewState) -> Double {
    if let offset = view.lastBaselineOffset { return offset }
    guard let fontSize = view.viewClass.fontSize else { return 0 }
    return padding(of: view, fontSize: fontSize) + descender * fontSize
  }

  /// Points above and below the block of lines; never negative (a guess that fits the saved frames
  /// of labels whose height was rounded down).
  private static func padding(of view: ViewState, fontSize: Double) -> Double {
    guard let height = view.intrinsicSize.vertical else { return 0 }
    let lineHeight = (ascender + descender) * fontSize
    let lines = view.viewClass.wrapsText ? max(1, (height / lineHeight).rounded()) : 1
    return max(0, (height - lines * lineHeight) / 2)
  }
}
