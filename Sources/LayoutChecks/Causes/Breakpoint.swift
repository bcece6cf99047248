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

  /// Lengths that are larger than those of all devices, and as small as the smallest.
  private static let extremes = [1400, 320]

  /// `on screens narrower than 341 pt`; nil if neither width nor height alone makes the difference.
  var text: String? {
    for axis in axis.map({ [$0, $0.crossed] }) ?? Axis.allCases {
      let words = axis == .horizontal ? ["narrower", "wider"] : ["shorter", "taller"]
      for (word, extreme) in zip(words, Self.extremes) where !isFound(axis, extreme) {
        let limit = Halving.boundary(from: Int(size[axis].rounded()), to: extreme) {
          isFound(axis, $0)
        }.next
        return "on screens \(word) than \(limit) pt"
      }
    }
    return nil
  }

  private func isFound(_ axis: Axis, _ length: Int) -> Bool {
    var other = size
    other[axis] = Double(length)
    return isFound(other)
  }
}
