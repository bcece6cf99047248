/// The traits of a view's environment that affect the size of its content.
public struct RenderingTraits: Hashable, Sendable {
  /// Pixels per point; 1 for documents that name no device (Xcode 5 to 7 saved whole points).
  public var scale: Double
  /// The generation of fonts and controls.
  public var era: Era
  /// The text size that the user prefers.
  public var contentSizeCategory: ContentSizeCategory

  /// The fonts that the layout provides.
  package var fonts = FontTable()

  /// Whether the screen has a home indicator instead of a home button.
  package var hasHomeIndicator = false

  /// Creates traits; a scale that is not positive counts as 1.
  public init(
    scale: Double, era: Era = .current, contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.era = era
    self.contentSizeCategory = contentSizeCategory
  }

  /// The traits that Interface Builder laid out a document with.
  package init(scale: Double, toolsVersion: Int) {
    self.init(
      scale: scale, era: Era(toolsVersion: toolsVersion),
      contentSizeCategory: .stored(toolsVersion: toolsVersion))
  }

  /// A length rounded up to the next device pixel.
  func ceiledToPixel(_ length: Double) -> Double {
    Self.ceiled(length * scale, tolerance: Self.tolerance * scale) / scale
  }

  /// A length rounded up to the next whole point, as classic buttons and segments do at every scale
  /// (1,833 of 1,836 saved widths of buttons are integers).
  func ceiledToPoint(_ length: Double) -> Double {
    Self.ceiled(length, tolerance: Self.tolerance)
  }

  /// Excess in points that doesn't start a new pixel; allows for the decimals of the advances.
  static let tolerance = 0.002

  private static func ceiled(_ length: Double, tolerance: Double) -> Double {
    max(0, (length - tolerance).rounded(.up))
  }
}
