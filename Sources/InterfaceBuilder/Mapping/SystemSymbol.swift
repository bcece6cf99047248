import AutoLayout

/// A symbol of the system, which is as large as the text that it stands beside.
///
/// Constraints act on a box that is as high as a line of that text. The symbol is lower or higher than
/// it, and so is the frame of an image view, by the same points however large the view is: 28 of 29 saved
/// image views.
package struct SystemSymbol {
  private let shape: Shape
  private let isMeasured: Bool
  /// By how much its scale makes it larger.
  private let factor: Double

  /// The extent of a symbol at body size, 17 points, and the space between it and its box above.
  private struct Shape {
    let width: Double
    let height: Double
    let top: Double

    init(_ width: Double, _ height: Double, top: Double) {
      self.width = width
      self.height = height
      self.top = top
    }

    /// The same shape upside down.
    var flipped: Shape {
      Shape(width, height, top: SystemSymbol.box(at: SystemSymbol.bodySize) - height - top)
    }
  }

  /// How high the box is at a point size: a line, rounded to a point (20 at 17).
  private static func box(at points: Double) -> Double {
    TextMetrics(.system(points), in: RenderingTraits(scale: 1)).lineHeight.rounded()
  }

  private static let bodySize = 17.0
  private static let circle = Shape(19.75, 18.8, top: 0.6)
  /// Larger than the factor of the scale makes it (2 of 2).
  private static let largeCircle = Shape(26, 26, top: -3)

  /// Measured in saved documents; most are seen once or twice, star and circles more than ten times.
  private static let shapes: [String: Shape] = [
    "applelogo": Shape(15, 18.5, top: 0.5),
    "arrow.left": Shape(20, 15, top: 2.5),
    "arrow.right": Shape(20, 15, top: 2.5),
    "checkmark": Shape(18.5, 16.5, top: 2),
    "chevron.down": Shape(19, 10.5, top: 5),
    "chevron.left": Shape(12.5, 16.5, top: 2),
    "chevron.right": Shape(12.5, 16.5, top: 2),
    "chevron.up": Shape(19, 10.5, top: 5).flipped,
    "mappin.and.ellipse": Shape(19, 20.5, top: -0.5),
    "music.note.house": Shape(24, 20, top: -1),
    "star": Shape(21.75, 19.8, top: 0.1),
    "timer": circle,
  ]

  /// A symbol by its name.
  ///
  /// Filled symbols have the shape of the others, and all in circles that of the circle. Of the rest the
  /// longer side is as long as the box is high, a guess that is off by up to 3.5 points in the table.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - resource: The size that the document stores, which tells the proportions.
  ///   - scale: The scale of its configuration, `small` or `large`.
  package init(named name: String, resource: Size?, scale: String?) {
    var words = name.split(separator: ".")
    if words.count > 1, words.last == "fill" { words.removeLast() }
    let isLargeCircle = words.last == "circle" && scale == "large"
    let known =
      isLargeCircle
      ? Self.largeCircle
      : words.last == "circle" ? Self.circle : Self.shapes[words.joined(separator: ".")]
    factor = isLargeCircle ? 1 : scale.flatMap { Self.factors[$0] } ?? 1
    let box = Self.box(at: Self.bodySize)
    let longer = max(resource?.width ?? 1, resource?.height ?? 1)
    let points = longer > 0 ? box / longer : 0
    let height = points * (resource?.height ?? 1)
    isMeasured = known != nil && (isLargeCircle || Self.neutral.contains(scale))
    shape = known ?? Shape(points * (resource?.width ?? 1), height, top: (box - height) / 2)
  }

  /// How much smaller and larger symbols of the other scales are: some 20 and 30 %, as Apple's session
  /// 206 of 2019 says; small chevrons are 14 points high (3 of 3).
  private static let factors = ["small": 0.83, "large": 1.3]
  /// What a configuration says without saying anything.
  private static let neutral: Set<String?> = [nil, "default", "unspecified", "medium", "regular"]

  /// The image of the symbol.
  ///
  /// - Parameters:
  ///   - points: The point size of its configuration; nil for body text.
  ///   - weight: The weight of its configuration, which changes little.
  /// - Returns: The symbol in its box.
  package func image(points: Double?, weight: String?) -> ShownImage {
    let points = points.map { max(0, $0) } ?? Self.bodySize
    let factor = points / Self.bodySize * self.factor
    let (width, height) = (shape.width * factor, shape.height * factor)
    let (box, bodyBox) = (Self.box(at: points), Self.box(at: Self.bodySize))
    // The symbol keeps its place in the middle of the box, whatever the scale.
    let offset = shape.top + shape.height / 2 - bodyBox / 2
    let top = (box - height) / 2 + offset * factor
    return ShownImage(
      Size(width: width, height: height),
      insets: EdgeInsets(top: -top, left: 0, bottom: -(box - height - top), right: 0),
      isKnown: isMeasured && points == Self.bodySize && Self.neutral.contains(weight))
  }
}
