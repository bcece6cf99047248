/// A font as UIKit describes it: a family at a size, or a text style that follows the user's size.
///
/// The size of its texts depends on the environment; see ``TextMetrics``.
public struct Font: Hashable, Sendable {
  /// Where the shapes of the characters come from.
  public enum Family: Hashable, Sendable {
    /// The system font: San Francisco, or Helvetica Neue in ``Era/ios7``.
    case system
    /// The font of a PostScript name, such as `HelveticaNeue-Light`.
    case named(String)
  }

  /// The source of the size.
  public enum Sizing: Hashable, Sendable {
    /// A fixed size in points.
    case points(Double)
    /// The size of a text style at the current content size category.
    case textStyle(TextStyle)
  }

  /// The family.
  public var family: Family
  /// The source of the size.
  public var sizing: Sizing
  /// The weight.
  public var weight: FontWeight
  /// Whether it is slanted; measured like the upright font (24 texts only, not fitted).
  public var isItalic: Bool

  /// Creates a font.
  public init(family: Family, sizing: Sizing, weight: FontWeight, isItalic: Bool = false) {
    self.family = family
    self.sizing = sizing
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The system font at a size.
  public static func system(_ points: Double, weight: FontWeight = .regular) -> Font {
    Font(family: .system, sizing: .points(points), weight: weight)
  }

  /// The font of a text style.
  public static func textStyle(_ style: TextStyle) -> Font {
    Font(family: .system, sizing: .textStyle(style), weight: style.weight)
  }

  /// The font of a PostScript name such as `HelveticaNeue-Light`.
  ///
  /// A font that isn't known measures like Helvetica Neue, which takes the place of missing fonts in
  /// Interface Builder.
  public static func named(_ name: String, size: Double) -> Font {
    let name = String(name.filter { !$0.isWhitespace })
    return Font(family: .named(name), sizing: .points(size), weight: FontWeight(inName: name))
  }

  /// The name of an unknown font, which may be misspelt, and the known names; nil for other fonts.
  package func unknownName(
    besides fonts: FontTable = FontTable()
  ) -> (name: String, known: [String])? {
    guard case .named(let name) = family, !isKnown(besides: fonts) else { return nil }
    return (NamedFonts.family(of: name), NamedFonts.shared.names)
  }

  /// Whether the metrics are those of the font itself, not of another weight or family; the layout
  /// may bring fonts along.
  package func isKnown(besides fonts: FontTable = FontTable()) -> Bool {
    switch family {
    case .system: weight.face.rawValue == weight.rawValue
    case .named(let name): NamedFonts.shared.knows(name, besides: fonts)
    }
  }

  /// Whether the width of a text in the font rests on measured characters only.
  package func measures(_ text: String, besides fonts: FontTable = FontTable()) -> Bool {
    guard isKnown(besides: fonts) else { return false }
    let model = FontModel.shared.fallback
    var own: [UInt32: Double] = [:]
    if case .named(let name) = family {
      own = NamedFonts.shared.face(named: name, besides: fonts)?.characters ?? [:]
    }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII || own[$0.value] != nil || model.isMeasured($0)
    }
  }

  /// The size of a new label and of body text.
  static let systemSize = 17.0

  /// The largest size that is measured; UIKit's own limit is unknown.
  private static let largestSize = 100_000.0

  /// The size in points at a content size category; 0 for sizes that aren't numbers or negative.
  public func pointSize(in category: ContentSizeCategory) -> Double {
    switch sizing {
    case .points(let points): points > 0 ? min(points, Self.largestSize) : 0
    case .textStyle(let style): style.size(in: category)
    }
  }
}
