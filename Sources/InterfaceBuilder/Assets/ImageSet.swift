import AutoLayout
internal import FoundationEssentials

/// What `Contents.json` of an image set says: which file is for which screen.
struct ImageSet: Decodable {
  /// One file, and the screens that it is for.
  struct Variant: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let widthClass: String?
    let heightClass: String?
    let languageDirection: String?
    let resizing: Resizing?
    let alignmentInsets: Insets?
    /// Dark looks, other color spaces, old screens: never what is shown first.
    private let appearances: [Skipped]?
    private let displayGamut: String?
    private let graphicsFeatureSet: String?
    private let memory: String?
    private let screenWidth: String?
    private let subtype: String?
    private let locale: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, resizing, appearances, memory, subtype, locale
      case widthClass = "width-class"
      case heightClass = "height-class"
      case languageDirection = "language-direction"
      case alignmentInsets = "alignment-insets"
      case displayGamut = "display-gamut"
      case graphicsFeatureSet = "graphics-feature-set"
      case screenWidth = "screen-width"
    }

    /// Whether it is for screens of some make, looks or languages only, which aren't known here.
    var isSpecial: Bool {
      appearances != nil || displayGamut == "display-P3"
        || [graphicsFeatureSet, memory, screenWidth, subtype, locale].contains { $0 != nil }
    }

    /// Pixels per point; nil for a file for all scales.
    var scaleFactor: Double? { scale.flatMap { Self.scaleFactors[$0] } }

    private static let scaleFactors = ["1x": 1.0, "2x": 2, "3x": 3]
  }

  /// How an image is sliced, in pixels: what is between its caps is drawn again and again.
  struct Resizing: Decodable {
    struct Center: Decodable {
      let width: Double?
      let height: Double?
    }

    let mode: String?
    let center: Center?
    private let newCapInsets: Insets?
    private let oldCapInsets: Insets?

    private enum CodingKeys: String, CodingKey {
      case mode, center
      case newCapInsets = "cap-insets"
      case oldCapInsets = "capInsets"
    }

    /// What isn't stretched, in either spelling.
    var capInsets: Insets? { newCapInsets ?? oldCapInsets }

    /// The size in pixels that is left of a file's: both caps and one center (9 of 9 sliced images).
    func size(of file: Size) -> Size {
      let caps = capInsets ?? Insets()
      let slices = PerAxis(
        horizontal: mode == "9-part" || mode == "3-part-horizontal",
        vertical: mode == "9-part" || mode == "3-part-vertical")
      var size = file
      if slices.horizontal, let width = center?.width {
        size.width = min(file.width, max(0, (caps.left ?? 0) + width + (caps.right ?? 0)))
      }
      if slices.vertical, let height = center?.height {
        size.height = min(file.height, max(0, (caps.top ?? 0) + height + (caps.bottom ?? 0)))
      }
      return size
    }
  }

  /// Distances from the edges, in pixels.
  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  private struct Skipped: Decodable {}

  private struct Properties: Decodable {
    let intent: String?

    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [Variant]?
  private let properties: Properties?

  /// Whether the image has the tint color in place of its own; nil where the view decides.
  var isTemplate: Bool? { properties?.intent.map { $0 == "template" } }

  /// Reads a `Contents.json`; nil when it is none.
  static func read(_ bytes: [UInt8]) -> ImageSet? {
    try? JSONDecoder().decode(ImageSet.self, from: Data(bytes))
  }

  /// The files that may be shown on a screen, the best one first.
  ///
  /// A file for the kind of device goes before one for all, then one for the size classes, then one for
  /// the direction of the language, then one for the scale (47 of 54 saved images at 2x, 12 of 12 at 3x).
  func variants(for traits: TraitCollection) -> [Variant] {
    let shown = (images ?? []).filter { $0.filename != nil && !$0.isSpecial && $0.fits(traits) }
    let ranked = shown.enumerated().map { place, variant in
      (variant, variant.rank(for: traits) + [Double(place)])
    }
    return ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { $0.0 }
  }
}

extension ImageSet.Variant {
  fileprivate func fits(_ traits: TraitCollection) -> Bool {
    let idioms: [String] = traits.userInterfaceIdiom == .pad ? ["ipad"] : ["iphone"]
    let directions: [String?] = [
      nil, traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right",
    ]
    return (idioms + ["universal"]).contains(idiom ?? "universal")
      && [nil, traits.horizontalSizeClass?.rawValue].contains(widthClass)
      && [nil, traits.verticalSizeClass?.rawValue].contains(heightClass)
      && directions.contains(languageDirection)
  }

  /// Smaller numbers for what is more for a screen.
  fileprivate func rank(for traits: TraitCollection) -> [Double] {
    let isForIdiom = idiom != nil && idiom != "universal"
    let classes = [widthClass, heightClass].count { $0 != nil }
    let wanted = traits.displayScale ?? 1
    // A file for all scales is as good as one for the screen's; of others the nearest is scaled.
    let distance = scaleFactor.map { abs($0 - wanted) } ?? 0
    return [
      isForIdiom ? 0 : 1, -Double(classes), languageDirection == nil ? 1 : 0, distance,
    ]
  }
}
