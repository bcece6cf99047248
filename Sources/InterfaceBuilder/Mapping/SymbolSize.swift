import AutoLayout

/// The size of a system symbol where it is shown.
///
/// Documents store symbols scaled to a longer side of 128 points. How long it is next to text of one
/// point differs from symbol to symbol: 0.97 to 1.30 in the five saved views that show one at its own
/// size. Their mean and the factors of the scales are guesses.
enum SymbolSize {
  /// The longer side at a point size of 1.
  private static let perPoint = 1.17
  /// The point size where none is given: that of body text.
  private static let defaultPoints = 17.0
  private static let factors = ["small": 0.79, "large": 1.28]

  /// The size of a symbol.
  ///
  /// - Parameters:
  ///   - resource: The size that the document stores.
  ///   - points: The point size of its configuration, if it has one.
  ///   - scale: The scale of its configuration, `small` or `large`.
  /// - Returns: A size in points.
  static func size(resource: Size, points: Double?, scale: String?) -> Size {
    let longer = max(resource.width, resource.height)
    guard longer > 0 else { return resource }
    let side = perPoint * (points ?? defaultPoints) * (scale.flatMap { factors[$0] } ?? 1)
    return Size(width: resource.width / longer * side, height: resource.height / longer * side)
  }
}
