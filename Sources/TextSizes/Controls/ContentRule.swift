/// How the content of a view decides its size; every view of a class has the same rule.
package enum ContentRule: Hashable, Sendable {
  /// It doesn't decide it: plain views, containers.
  case unsized
  /// A block of lines.
  case label
  /// A title and an image with insets around them.
  case button
  /// A line plus what a border adds.
  case textField
  /// Lines with insets around them, unless the view scrolls.
  case textView
  /// The size of an image.
  case image
  /// Titles side by side.
  case segmentedControl
  /// A dot for each page.
  case pageControl
  /// The same size, whatever the view shows.
  indirect case fixed(FixedSize)
}

/// The text of each rule; a rule without a line here has no text.
extension ContentRule {
  /// The font of a new instance's text; nil for views without their own text.
  func defaultFont(of content: ContentDescription, in era: Era) -> Font? {
    switch self {
    case .label: LabelRule.defaultFont
    case .button: ButtonRule.defaultFont(of: content)
    case .textField: TextFieldRule.defaultFont
    case .textView: TextViewRule.defaultFont
    case .segmentedControl: SegmentedControlRule.defaultFont(in: era)
    case .unsized, .image, .pageControl, .fixed: nil
    }
  }

  /// The size of the frame that fits the content; nil along an axis without intrinsic size.
  func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    switch self {
    case .unsized: PerAxis(nil)
    case .label: LabelRule.frameSize(of: content)
    case .button: ButtonRule.frameSize(of: content)
    case .textField: TextFieldRule.frameSize(of: content)
    case .textView: TextViewRule.frameSize(of: content)
    case .image: ImageRule.frameSize(of: content)
    case .segmentedControl: SegmentedControlRule.frameSize(of: content)
    case .pageControl: PageControlRule.frameSize(of: content)
    case .fixed(let size): size.frameSize(of: content)
    }
  }

  /// The baselines for the intrinsic size; nil if there is no text.
  func baselines(of content: MeasuredContent) -> TextBaselines? {
    switch self {
    case .label: LabelRule.baselines(of: content)
    case .button: ButtonRule.baselines(of: content)
    case .textField: TextFieldRule.baselines(of: content)
    case .textView: TextViewRule.baselines(of: content)
    case .unsized, .image, .segmentedControl, .pageControl, .fixed: nil
    }
  }

  /// The distances from the frame to the alignment rectangle.
  @inlinable
  package func alignmentRectInsets(in era: Era) -> EdgeInsets {
    // Every access to a frame asks, and most views are plain.
    if case .unsized = self { return .zero }
    return ownAlignmentRectInsets(in: era)
  }

  @usableFromInline
  func ownAlignmentRectInsets(in era: Era) -> EdgeInsets {
    switch self {
    case .segmentedControl: SegmentedControlRule.alignmentRectInsets
    case .fixed(let size): size.alignmentRectInsets(in: era)
    default: .zero
    }
  }

  /// Whether the size depends on the width with which the view is laid out.
  func wraps(_ content: ContentDescription) -> Bool {
    switch self {
    case .label: LabelRule.wraps(content)
    case .textView: TextViewRule.wraps(content)
    default: false
    }
  }
}

/// The size of a control that doesn't depend on what it shows, by generation of UIKit.
package struct FixedSize: Hashable, Sendable {
  private let size: ByEra<PerAxis<Double?>>
  /// The second size of controls that have two, used if ``ContentDescription/hasSecondSize`` holds.
  private let second: ByEra<PerAxis<Double?>>?
  private let insets: ByEra<EdgeInsets>
  /// The height on screens with a home indicator, if it differs.
  private let heightWithHomeIndicator: Double?

  /// Creates a frame size, with its changes in later eras.
  ///
  /// - Parameters:
  ///   - width: Points along x; nil for no intrinsic width.
  ///   - height: Points along y; nil for no intrinsic height.
  ///   - changes: Later sizes, each with the first era that has it, earliest first.
  ///   - heightWithHomeIndicator: The height on screens with a home indicator; nil if it is the same.
  ///   - second: The second size of a control that has two.
  ///   - insets: The distances from the frame to the alignment rectangle.
  ///   - insetChanges: Later insets, each with the first era that has them, earliest first.
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
