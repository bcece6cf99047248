/// The size of a control that is the same whatever the control shows, by generation of UIKit.
package struct FixedSize: Hashable, Sendable {
  private let size: ByEra<PerAxis<Double?>>
  /// The size of controls that have two, where ``ContentDescription/hasSecondSize`` holds.
  private let second: ByEra<PerAxis<Double?>>?
  private let insets: ByEra<EdgeInsets>
  /// The height on screens with a home indicator, if it differs.
  private let heightWithHomeIndicator: Double?

  /// A size of the frame, and what it became in later eras.
  ///
  /// - Parameters:
  ///   - width: Points along x; nil for no intrinsic width.
  ///   - height: Points along y; nil for no intrinsic height.
  ///   - changes: Later sizes with the first era that has them, earliest first.
  ///   - heightWithHomeIndicator: The height on screens with a home indicator; nil for the same.
  ///   - second: The other size of a control with two.
  ///   - insets: The distances from the frame to the alignment rectangle.
  ///   - insetChanges: Later insets with the first era that has them, earliest first.
  package init(
    _ width: Double?, _ height: Double?,
    _ changes: (era: Era, width: Double?, height: Double?)...,
    heightWithHomeIndicator: Double? = nil, second: FixedSize? = nil,
    insets: EdgeInsets = .zero, _ insetChanges: (era: Era, insets: EdgeInsets)...
  ) {
    size = ByEra(
      PerAxis(horizontal: width, vertical: height),
      changes.map { ($0.era, PerAxis(horizontal: $0.width, vertical: $0.height)) })
    self.second = second?.size
    self.heightWithHomeIndicator = heightWithHomeIndicator
    self.insets = ByEra(insets, insetChanges.map { ($0.era, $0.insets) })
  }

  func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let size = content.description.hasSecondSize ? second ?? self.size : self.size
    var found = size[content.traits.era]
    if content.traits.hasHomeIndicator, let height = heightWithHomeIndicator {
      found.vertical = height
    }
    return found
  }

  func alignmentRectInsets(in era: Era) -> EdgeInsets { insets[era] }
}
