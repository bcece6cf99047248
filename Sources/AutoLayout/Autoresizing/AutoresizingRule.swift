/// How position and size of a view on one axis follow the extent of its superview.
///
/// The flexible parts share what the fixed ones leave in proportion to what they had, as Apple's
/// documentation of `autoresizingMask` says. The constraint of two flexible margins that a public log
/// shows (`minX == 0.500507*Super.width - 32.0324` for a width of 64) has exactly these numbers. Parts
/// that had nothing to be in proportion to share equally, which is a guess.
package struct AutoresizingRule: Hashable, Sendable {
  /// `factor × superview's extent + constant`.
  package struct Line: Hashable, Sendable {
    /// The share of the superview's extent.
    package let factor: Double
    /// The added length, in points.
    package let constant: Double

    /// The value for an extent of the superview, in points.
    func value(_ extent: Double) -> Double { factor * extent + constant }
  }

  /// The middle.
  package var center: Line {
    Line(
      factor: origin.factor + extent.factor / 2, constant: origin.constant + extent.constant / 2)
  }

  /// The near edge.
  package let origin: Line
  /// The size.
  package let extent: Line

  /// The rule of a view that had a position and size in a superview of some extent, in points.
  init(_ springs: Springs, origin: Double, extent: Double, in superview: Double) {
    let parts = [
      (springs.near, origin), (springs.size, extent), (springs.far, superview - origin - extent),
    ]
    let flexible = parts.filter { $0.0 }.map { $0.1 }
    let total = flexible.reduce(0, +)
    func line(_ isFlexible: Bool, _ length: Double) -> Line {
      guard isFlexible else { return Line(factor: 0, constant: length) }
      let share = total == 0 ? 1 / Double(flexible.count) : length / total
      return Line(factor: share, constant: share * (total - superview))
    }
    self.origin = line(springs.near, origin)
    self.extent = line(springs.size, extent)
  }
}

extension ViewState {
  /// The rule of a manually laid out view on an axis.
  package func autoresizing(_ axis: Axis) -> AutoresizingRule {
    let isHorizontal = axis == .horizontal
    let frame = manualFrame
    let origin = isHorizontal ? frame.origin.x : frame.origin.y
    let extent = isHorizontal ? frame.size.width : frame.size.height
    guard let base = autoresizingBase else {
      let springs = Springs(near: false, size: false, far: true)
      return AutoresizingRule(springs, origin: origin, extent: extent, in: 0)
    }
    return AutoresizingRule(
      autoresizingMask.springs(axis), origin: origin, extent: extent,
      in: isHorizontal ? base.width : base.height)
  }

  /// The frame of a manually laid out view in a superview of some size.
  func autoresizedFrame(in superview: Size) -> Rect {
    if superview == autoresizingBase { return manualFrame }
    let (x, y) = (autoresizing(.horizontal), autoresizing(.vertical))
    return Rect(
      x: x.origin.value(superview.width), y: y.origin.value(superview.height),
      width: x.extent.value(superview.width), height: y.extent.value(superview.height))
  }
}
