/// How what a view shows decides its size: the same rule for every view of a class.
package enum ContentRule: Hashable, Sendable {
  /// It doesn't: plain views, containers.
  case unsized
  /// A block of lines.
  case label
  /// A title and an image with insets around them.
  case button
  /// A line with what a border adds.
  case textField
  /// Lines with insets around them, unless the view scrolls.
  case textView
  /// The size of an image.
  case image
  /// Titles side by side.
  case segmentedControl
  /// A dot for each page.
  case pageControl
  /// The same size whatever it shows.
  indirect case fixed(FixedSize)
}

/// The text of each rule; a rule without a line here has none.
extension ContentRule {
  /// The font of the text of a new instance; nil for views without text of their own.
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

  /// The baselines for the intrinsic size; nil without text.
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
    // Every look at a frame asks, and most views are plain ones.
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

  /// Whether the size depends on the width that the view is laid out with.
  func wraps(_ content: ContentDescription) -> Bool {
    switch self {
    case .label: LabelRule.wraps(content)
    case .textView: TextViewRule.wraps(content)
    default: false
    }
  }
}
