import AutoLayout
import LayoutDiagnostics

/// The screen size where a finding begins.
struct Breakpoint {
  /// Whether the finding is made on a screen of another size.
  let isFound: (Size) -> Bool
  /// The screen size that has the finding.
  let size: Size
  /// The axis that the finding is about, which is tried first.
  let axis: Axis?

  /// Sizes that are larger than those of all devices, and as small as the smallest.
  private static let extremes = (smallest: 320.0, largest: 1400.0)

  /// `on screens narrower than 341 pt`; nil if neither width nor height alone makes the difference.
  var text: String? {
    for axis in axis.map({ [$0, $0.crossed] }) ?? Axis.allCases {
      let words = axis == .horizontal ? ("narrower", "wider") : ("shorter", "taller")
      let now = axis == .horizontal ? size.width : size.height
      if now < Self.extremes.largest, !isFound(size, axis, Self.extremes.largest) {
        let limit = limit(axis, from: now, to: Self.extremes.largest)
        return "on screens \(words.0) than \(NumberText.measured(limit)) pt"
      }
      if now > Self.extremes.smallest, !isFound(size, axis, Self.extremes.smallest) {
        let limit = limit(axis, from: now, to: Self.extremes.smallest)
        return "on screens \(words.1) than \(NumberText.measured(limit)) pt"
      }
    }
    return nil
  }

  private func isFound(_ size: Size, _ axis: Axis, _ length: Double) -> Bool {
    isFound(
      axis == .horizontal
        ? Size(width: length, height: size.height) : Size(width: size.width, height: length))
  }

  /// The first whole number of points without the finding, by halving what lies between.
  private func limit(_ axis: Axis, from found: Double, to clean: Double) -> Double {
    var (found, clean) = (found.rounded(), clean)
    while (clean - found).magnitude > 1 {
      let middle = ((found + clean) / 2).rounded()
      if isFound(size, axis, middle) { found = middle } else { clean = middle }
    }
    return clean
  }
}
