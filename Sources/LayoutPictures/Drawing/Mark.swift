import AutoLayout
import TextSizes

/// One shape of a picture.
package struct Mark: Hashable, Sendable {
  /// The role of a mark; renderers without colors draw only some roles.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// The background of a view.
    case fill
    /// The edges of a view.
    case outline
    /// The text of a view.
    case text
    /// An image, or its stand-in.
    case placeholder
    /// A part of a control.
    case control
    /// A constraint, and its constant.
    case constraint
    /// A constraint that conflicts with others, and its constant.
    case conflict
    /// A margin, safe area or guide.
    case guide
    /// The name of a view.
    case label
    /// An edge that may be elsewhere.
    case ambiguity
  }

  /// Geometry in points.
  package enum Shape: Hashable, Sendable {
    case rect(RoundedRect)
    case ellipse(in: Rect)
    /// A line through these points, closed if it is filled.
    case line([Point])
    /// A path with round ends and corners.
    case path(Outline)
    case text(TextRun)
    case image(PlacedImage)
  }

  package var role: Role
  package var shape: Shape
  package var fill: Paint?
  package var stroke: Stroke?

  package init(_ role: Role, _ shape: Shape, fill: Paint? = nil, stroke: Stroke? = nil) {
    (self.role, self.shape, self.fill, self.stroke) = (role, shape, fill, stroke)
  }

  /// The mark in the colors of an appearance.
  func resolved(in appearance: UserInterfaceStyle) -> Mark {
    var mark = self
    mark.fill = fill?.resolved(in: appearance)
    mark.stroke?.paint = stroke?.paint.resolved(in: appearance) ?? .black
    if case .image(let image) = shape {
      mark.shape = .image(image.resolved(in: appearance))
    }
    return mark
  }
}

/// How a line is drawn.
package struct Stroke: Hashable, Sendable {
  package var paint: Paint
  /// The width in points; the line is centered on the shape's edge.
  package var width: Double
  /// The lengths of dashes and gaps in points; empty for a solid line.
  package var dashes: [Double]

  package init(_ paint: Paint, width: Double = 1, dashes: [Double] = []) {
    (self.paint, self.width, self.dashes) = (paint, width, dashes)
  }
}

/// A line of text whose words have their places, so that every renderer breaks and spaces it alike.
package struct TextRun: Hashable, Sendable {
  package struct Word: Hashable, Sendable {
    package var text: String
    /// Points from the left of the layer.
    package var x: Double
    /// The points that it takes up by our own measure.
    package var width: Double
  }

  package var words: [Word]
  /// Points from the top of the layer.
  package var baseline: Double
  package var pointSize: Double
  package var weight: FontWeight
  /// The PostScript name of its font; nil for the system's.
  package var fontName: String?
  /// The end that stays in place if a font is wider or narrower than measured.
  var alignment = TextAlignment.left

  /// Creates a line from its parts, in points.
  package init(
    words: [Word], baseline: Double, pointSize: Double, weight: FontWeight, fontName: String? = nil
  ) {
    (self.words, self.baseline) = (words, baseline)
    (self.pointSize, self.weight, self.fontName) = (pointSize, weight, fontName)
  }

  /// Its extent, from the height of capital letters to below the baseline; nil if there is no word.
  var extent: Rect? {
    guard let left = words.map({ $0.x }).min(), let right = words.map({ $0.x + $0.width }).max()
    else { return nil }
    return Rect(
      x: left, y: baseline - 0.75 * pointSize, width: right - left, height: pointSize)
  }

  /// The visual order of its words.
  var order: ReadingOrder { ReadingOrder(of: words.map { $0.text[...] }) }

  /// The whole line.
  package var text: String { words.map { $0.text }.joined(separator: " ") }
}

/// The alignment of a text's lines in its rectangle.
enum TextAlignment: Hashable, Sendable {
  case left, center, right

  /// `NSTextAlignment` by name; natural and justified follow the direction of the text.
  init(named name: String, _ direction: LayoutDirection) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    default: self = direction == .leftToRight ? .left : .right
    }
  }
}
