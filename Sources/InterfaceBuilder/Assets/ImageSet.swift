import AutoLayout
import LayoutDiagnostics

/// The `Contents.json` of an image set: the files by screen.
struct ImageSet {
  /// One file, and the screens that it is for.
  struct Variant {
    let filename: String?
    let idiom: String?
    let widthClass: String?
    let heightClass: String?
    let languageDirection: String?
    /// The appearance that it is for; nil for any.
    let style: UserInterfaceStyle?
    let resizing: Resizing?
    let alignmentInsets: Insets?
    /// Pixels per point; nil for a file for all scales.
    let scaleFactor: Double?
    /// Whether it is for screens of some make, looks or languages only, which aren't known here.
    let isSpecial: Bool

    private static let scaleFactors = ["1x": 1.0, "2x": 2, "3x": 3]
    /// Keys of files for old screens and the like, which are never preferred.
    private static let specialKeys = [
      "graphics-feature-set", "memory", "screen-width", "subtype", "locale",
    ]

    init(_ json: JSONValue) {
      filename = json["filename"]?.text
      idiom = json["idiom"]?.text
      widthClass = json["width-class"]?.text
      heightClass = json["height-class"]?.text
      languageDirection = json["language-direction"]?.text
      let looks = json["appearances"]?.elements ?? []
      style = looks.first?["value"]?.text.flatMap(UserInterfaceStyle.init)
      resizing = json["resizing"].map(Resizing.init)
      alignmentInsets = json["alignment-insets"].map(Insets.init)
      scaleFactor = json["scale"]?.text.flatMap { Self.scaleFactors[$0] }
      isSpecial =
        json["display-gamut"]?.text == "display-P3" || looks.count != (style == nil ? 0 : 1)
        || Self.specialKeys.contains { (json[$0] ?? .null) != .null }
    }
  }

  /// The slices of an image, in pixels: the part between its caps is repeated.
  struct Resizing {
    let mode: String?
    /// The width and height of the part between the caps.
    let center: PerAxis<Double?>
    /// The insets that aren't stretched, in either spelling.
    let capInsets: Insets?

    init(_ json: JSONValue) {
      mode = json["mode"]?.text
      center = PerAxis(
        horizontal: json["center"]?["width"]?.number, vertical: json["center"]?["height"]?.number)
      capInsets = (json["cap-insets"] ?? json["capInsets"]).map(Insets.init)
    }

    /// The size in pixels that is left of a file's: both caps and one center (9 of 9 sliced images).
    func size(of file: Size) -> Size {
      let caps = capInsets ?? Insets()
      let slices = PerAxis(
        horizontal: mode == "9-part" || mode == "3-part-horizontal",
        vertical: mode == "9-part" || mode == "3-part-vertical")
      var size = file
      if slices.horizontal, let width = center.horizontal {
        size.width = min(file.width, max(0, (caps.left ?? 0) + width + (caps.right ?? 0)))
      }
      if slices.vertical, let height = center.vertical {
        size.height = min(file.height, max(0, (caps.top ?? 0) + height + (caps.bottom ?? 0)))
      }
      return size
    }
  }

  /// Distances from the edges, in pixels.
  struct Insets {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    init() {}

    init(_ json: JSONValue) {
      top = json["top"]?.number
      left = json["left"]?.number
      bottom = json["bottom"]?.number
      right = json["right"]?.number
    }
  }

  private let images: [Variant]
  /// Whether the image has the tint color in place of its own; nil if the view decides.
  let isTemplate: Bool?

  /// Reads a `Contents.json`; nil if it isn't one.
  static func read(_ bytes: [UInt8]) -> ImageSet? {
    (try? JSONValue(file: bytes)).map { json in
      ImageSet(
        images: (json["images"]?.elements ?? []).map(Variant.init),
        isTemplate: json["properties"]?["template-rendering-intent"]?.text.map { $0 == "template" })
    }
  }

  /// The files that may be shown on a screen, the best one first.
  ///
  /// A file for the kind of device goes before one for all, then one for the size classes, then one for
  /// the direction of the language, then one for the appearance, then one for the scale (47 of 54 saved images at 2x, 12 of 12 at 3x).
  func variants(for traits: TraitCollection) -> [Variant] {
    let shown = images.filter { $0.filename != nil && !$0.isSpecial && $0.fits(traits) }
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
      && [nil, traits.userInterfaceStyle ?? .light].contains(style)
  }

  /// Smaller numbers for what is more for a screen.
  fileprivate func rank(for traits: TraitCollection) -> [Double] {
    let isForIdiom = idiom != nil && idiom != "universal"
    let classes = [widthClass, heightClass].count { $0 != nil }
    let wanted = traits.displayScale ?? 1
    // A file for all scales counts like one for the screen's; of the others the nearest is scaled.
    let distance = scaleFactor.map { abs($0 - wanted) } ?? 0
    return [
      isForIdiom ? 0 : 1, -Double(classes), languageDirection == nil ? 1 : 0,
      style == nil ? 1 : 0, distance,
    ]
  }
}
