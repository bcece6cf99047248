/// A font as UIKit describes it: a family at a size, or a text style that follows the user's text size.
///
/// The size of its texts depends on the environment; see ``TextMetrics``.
public struct Font: Hashable, Sendable {
  /// Where the shapes of the characters come from.
  public enum Family: Hashable, Sendable {
    /// The system font: San Francisco, or Helvetica Neue in ``Era/ios7``.
    case system
    /// The font with a PostScript name, such as `HelveticaNeue-Light`.
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

  /// The font with a PostScript name such as `HelveticaNeue-Light`.
  ///
  /// A font that isn't known measures like Helvetica Neue, which replaces missing fonts in Interface Builder.
  public static func named(_ name: String, size: Double) -> Font {
    let name = String(name.filter { !$0.isWhitespace })
    return Font(family: .named(name), sizing: .points(size), weight: FontWeight(inName: name))
  }

  /// The name of an unknown font, which may be misspelled, and the known names; nil for other fonts.
  package func unknownName(
    besides fonts: FontTable = FontTable()
  ) -> (name: String, known: [String])? {
    guard case .named(let name) = family, !isKnown(besides: fonts) else { return nil }
    return (NamedFonts.family(of: name), NamedFonts.shared.names)
  }

  /// Whether the metrics are the font's own, not another weight's or family's; the layout may provide fonts.
  package func isKnown(besides fonts: FontTable = FontTable()) -> Bool {
    switch family {
    case .system: weight.face.rawValue == weight.rawValue
    case .named(let name): NamedFonts.shared.knows(name, besides: fonts)
    }
  }

  /// Whether the width of a text in the font depends only on measured characters.
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

  /// The largest size for measuring; UIKit's own limit is unknown.
  private static let largestSize = 100_000.0

  /// The size in points at a content size category; 0 for sizes that aren't numbers or negative.
  public func pointSize(in category: ContentSizeCategory) -> Double {
    switch sizing {
    case .points(let points): points > 0 ? min(points, Self.largestSize) : 0
    case .textStyle(let style): style.size(in: category)
    }
  }
}

extension Font {
  /// Reads a font as `set` takes it: a text style, or a size with an optional weight.
  ///
  /// `headline`, `17`, `17 semibold`, `HelveticaNeue 14`; text styles have UIKit's names.
  package init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch words.count {
    case 1:
      if let points = Self.points(words[0]) {
        self = .system(points)
      } else if let style = TextStyle.allCases.first(where: { Name.matches($0.rawValue, words[0]) })
      {
        self = .textStyle(style)
      } else {
        return nil
      }
    case 2:
      if let points = Self.points(words[0]), let weight = FontWeight(named: words[1]) {
        self = .system(points, weight: weight)
      } else if let points = Self.points(words[1]), FontWeight(named: words[0]) == nil {
        self = .named(words[0], size: points)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The font as ``init(text:)`` reads it back.
  package var text: String {
    switch sizing {
    case .textStyle(let style): return style.rawValue
    case .points(let points):
      let size = NumberText.exact(points)
      if case .named(let name) = family { return "\(name) \(size)" }
      return weight == .regular ? size : "\(size) \(weight.rawValue)"
    }
  }

  /// The largest size of a font, in points (a guess).
  package static let largestPointSize = 10_000.0

  private static func points(_ word: String) -> Double? {
    guard let points = Double(word), points > 0, points <= largestPointSize else { return nil }
    return points
  }
}

/// Fonts that a layout provides, by PostScript name, such as those of a document's app.
///
/// Names that are known anyway, because ``NamedFonts`` has them or the user named their file, are never looked up here.
package struct FontTable: Hashable, Sendable {
  /// By PostScript name.
  var faces: [String: NamedFonts.Face] = [:]

  /// A table without fonts.
  package init() {}

  /// Whether there are no fonts in it.
  package var isEmpty: Bool { faces.isEmpty }

  package func hash(into hasher: inout Hasher) {
    // The order of the names doesn't matter, and hashing the faces would be slow.
    hasher.combine(faces.count)
  }
}
