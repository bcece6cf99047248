import AutoLayout

/// A system symbol, which is as large as the text next to it.
///
/// Constraints act on a box that is as tall as a line of that text. The symbol is shorter or taller than the box, and
/// so is the frame of an image view, by the same number of points however large the view is (28 of 29 saved image
/// views).
package struct SystemSymbol {
  private let shape: Shape
  private let isMeasured: Bool
  /// The factor of its scale.
  private let factor: Double

  /// The extent of a symbol at body size, 17 points, and the space between its top and that of its box.
  private struct Shape {
    /// Its width; nil if it follows from the proportions.
    let width: Double?
    let height: Double
    let top: Double

    init(_ width: Double?, _ height: Double, top: Double) {
      self.width = width
      self.height = height
      self.top = top
    }

    /// The same shape upside down.
    var flipped: Shape {
      Shape(width, height, top: SystemSymbol.box(at: SystemSymbol.bodySize) - height - top)
    }

    /// The shape with a width from the proportions of another one, or of an image.
    func filled(like other: Shape?, or stored: Size) -> Shape {
      let model =
        other?.width.map { Size(width: $0, height: other?.height ?? 1) } ?? stored
      let proportional = model.height > 0 ? height * model.width / model.height : height
      return Shape(width ?? proportional, height, top: top)
    }
  }

  /// The height of the box at a point size: a line, rounded to a point (20 at 17).
  private static func box(at points: Double) -> Double { line(at: points).lineHeight.rounded() }

  /// The distance from the bottom of the box to the baseline of the text beside it (4 at 17, whether the box is 20 or
  /// 22 high).
  private static func baseline(at points: Double) -> Double {
    line(at: points).descender.rounded()
  }

  private static func line(at points: Double) -> TextMetrics {
    TextMetrics(.system(points), in: RenderingTraits(scale: 1))
  }

  private static let bodySize = 17.0
  private static let circle = Shape(19.75, 18.8, top: 0.6)

  /// The style of a symbol, as far as it affects the shape.
  private struct Style: Hashable {
    var isLarge = false
    var isBold = false
  }

  /// Shapes measured in saved documents; most were seen once or twice, star and circles more than ten times.
  private static let shapes: [Style: [String: Shape]] = [
    Style(): [
      "applelogo": Shape(15, 18.5, top: 0.5),
      "arrow.left": Shape(20, 15, top: 2.5),
      "arrow.right": Shape(20, 15, top: 2.5),
      "checkmark": Shape(18.5, 16.5, top: 2),
      "chevron.down": Shape(19, 10.5, top: 5),
      "chevron.left": Shape(12.5, 16.5, top: 2),
      "chevron.right": Shape(12.5, 16.5, top: 2),
      "chevron.up": Shape(19, 10.5, top: 5).flipped,
      "circle": circle,
      "key": Shape(nil, 22.3, top: -1),
      "mappin.and.ellipse": Shape(19, 20.5, top: -0.5),
      "music.note.house": Shape(24, 20, top: -1),
      "placeholdertext": Shape(nil, 17.5, top: 1),
      "repeat": Shape(nil, 16.7, top: 1.7),
      "square.and.arrow.up.trianglebadge.exclamationmark": Shape(nil, 23, top: -1.5),
      "star": Shape(21.75, 19.8, top: 0.1),
      "timer": circle,
    ],
    // From here on, the tops of symbols in the middle of the box were not seen, and all but circles were seen only
    // once.
    Style(isBold: true): [
      "chevron.down": Shape(nil, 12.5, top: 3.75), "circle": Shape(nil, 21, top: -0.5),
    ],
    Style(isLarge: true): [
      "checkmark.seal": Shape(nil, 29, top: -4.5),
      "checkmark.shield": Shape(nil, 25.5, top: -2.75),
      "circle": Shape(26, 26, top: -3),
      "dot.radiowaves.left.and.right": Shape(nil, 23.5, top: -1.75),
      "exclamationmark.octagon": Shape(nil, 25, top: -2.5),
      "wand.and.stars": Shape(nil, 25.7, top: -2.85),
    ],
    Style(isLarge: true, isBold: true): ["circle": Shape(nil, 26.5, top: -3.25)],
  ]

  /// A symbol by its name.
  ///
  /// Filled symbols have the same shape as the others, and all symbols in circles that of the circle. For the rest, the
  /// longer side is as long as the box is tall, a guess that is off by up to 3.5 points for those in the table.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - resource: The size that the document stores, which gives the proportions.
  ///   - scale: The scale of its configuration, `small` or `large`.
  ///   - weight: The weight of its configuration; only bold ones change much.
  package init(named name: String, resource: Size?, scale: String?, weight: String?) {
    var words = name.split(separator: ".")
    if words.count > 1, words.last == "fill" { words.removeLast() }
    let key = words.last == "circle" ? "circle" : words.joined(separator: ".")
    let style = Style(isLarge: scale == "large", isBold: weight == "bold")
    let measured = Self.shapes[style]?[key]
    let known = measured ?? Self.shapes[Style()]?[key]
    factor = measured != nil && style.isLarge ? 1 : scale.flatMap { Self.factors[$0] } ?? 1
    isMeasured =
      measured != nil && Self.drawn.contains(scale) && Self.drawn.contains(weight)
    let box = Self.box(at: Self.bodySize)
    let stored = resource ?? Size(width: 1, height: 1)
    if let known {
      shape = known.filled(like: Self.shapes[Style()]?[key], or: stored)
    } else {
      let longer = max(stored.width, stored.height)
      let points = longer > 0 ? box / longer : 0
      let height = points * stored.height
      shape = Shape(points * stored.width, height, top: (box - height) / 2)
    }
  }

  /// The factors of the other scales: some 20 and 30 % smaller and larger, as Apple's session 206 of 2019 says; small
  /// chevrons are 14 points high (3 of 3).
  private static let factors = ["small": 0.83, "large": 1.3]
  /// Values of a configuration that have no effect.
  static let silent: Set<String?> = [nil, "default", "unspecified"]
  /// The scales and weights of the table.
  private static let drawn = silent.union(["medium", "regular", "large", "bold"])

  /// The image of the symbol.
  ///
  /// - Parameter points: The point size of its configuration; nil for body text.
  /// - Returns: The symbol in its box.
  package func image(points: Double?) -> ShownImage {
    let points = points.map { max(0, $0) } ?? Self.bodySize
    let factor = points / Self.bodySize * self.factor
    let (width, height) = ((shape.width ?? shape.height) * factor, shape.height * factor)
    let (box, bodyBox) = (Self.box(at: points), Self.box(at: Self.bodySize))
    // The symbol keeps its place in the middle of the box, whatever the scale.
    let offset = shape.top + shape.height / 2 - bodyBox / 2
    let top = (box - height) / 2 + offset * factor
    return ShownImage(
      Size(width: width, height: height),
      insets: EdgeInsets(top: -top, left: 0, bottom: -(box - height - top), right: 0),
      isKnown: isMeasured && points == Self.bodySize, baseline: Self.baseline(at: points))
  }
}
