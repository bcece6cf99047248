import AutoLayout
import LayoutDiagnostics

/// The `Contents.json` of an image set: its files for different screens.
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
    /// Whether it is only for some models of screens, appearances or languages that aren't known here.
    let isSpecial: Bool

    private static let scaleFactors = ["1x": 1.0, "2x": 2, "3x": 3]
    /// Keys of files for old screens and similar cases, which are never preferred.
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

    /// The size in pixels that remains of a file's: both caps and one center (9 of 9 sliced images).
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
  /// Whether the image is drawn in the tint color instead of its own colors; nil if the view decides.
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
  /// A file that matches the device comes first, then one that matches the size classes, the direction of the language,
  /// the appearance, and finally the scale (47 of 54 saved images at 2x, 12 of 12 at 3x).
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

  /// A rank for a screen; better matches have smaller numbers.
  fileprivate func rank(for traits: TraitCollection) -> [Double] {
    let isForIdiom = idiom != nil && idiom != "universal"
    let classes = [widthClass, heightClass].count { $0 != nil }
    let wanted = traits.displayScale ?? 1
    // A file for all scales counts like one for the screen's scale; of the others, the nearest is scaled.
    let distance = scaleFactor.map { abs($0 - wanted) } ?? 0
    return [
      isForIdiom ? 0 : 1, -Double(classes), languageDirection == nil ? 1 : 0,
      style == nil ? 1 : 0, distance,
    ]
  }
}

/// The file of an image, as far as pictures need it.
package struct ImageFile: Sendable {
  /// The format of a file, regardless of its name.
  package enum Format: Hashable, Sendable {
    case png, jpeg, gif, svg, pdf
  }

  /// The format of the file.
  package let format: Format
  /// All of it.
  package let bytes: [UInt8]
  /// The size in views, in points.
  package let size: Size
  /// Whether it is drawn in the tint color instead of its own colors; nil if the view decides.
  package let isTemplate: Bool?
  /// The slices for stretching; nil for an image that is scaled as a whole.
  package let slices: ImageSlices?
}

/// The parts of an image that stay unchanged when it is stretched, in points of the whole file.
package struct ImageSlices: Hashable, Sendable {
  /// The size of the whole file.
  package let whole: Size
  /// The edges that aren't stretched.
  package let caps: EdgeInsets
  /// The size of the part between them, which is stretched; the rest of the file isn't shown.
  package let center: Size

  init(_ resizing: ImageSet.Resizing, of file: Size, scale: Double) {
    let caps = (resizing.capInsets ?? ImageSet.Insets()).edgeInsets(scale: scale)
    let shown = resizing.size(of: file)
    whole = Size(width: file.width / scale, height: file.height / scale)
    self.caps = caps
    center = Size(
      width: max(0, shown.width / scale - caps.left - caps.right),
      height: max(0, shown.height / scale - caps.top - caps.bottom))
  }
}

extension ImageSet.Insets {
  /// The distances in points.
  func edgeInsets(scale: Double) -> EdgeInsets {
    EdgeInsets(
      top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
      right: (right ?? 0) / scale)
  }
}

extension ImageFile.Format {
  /// The most bytes of a file that is drawn: larger ones are photographs, which would make pictures huge.
  private static let largest = 3 << 19

  /// The format of a file that is whole and harmless; nil for any other.
  package init?(of bytes: [UInt8]) {
    guard ImageFileSize.read(bytes) != nil else { return nil }
    // Of a page, only its media box is shown.
    if bytes.starts(with: "%PDF".utf8) {
      self = .pdf
      return
    }
    guard bytes.count <= Self.largest else { return nil }
    if bytes.starts(with: "\u{89}PNG".unicodeScalars.map { UInt8($0.value) }) {
      guard Self.isWholePNG(bytes) else { return nil }
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      // Cameras write more after the end of the image.
      guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == (0xFF, 0xD9) }) else {
        return nil
      }
      self = .jpeg
    } else if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else {
      guard Self.isHarmless(bytes) else { return nil }
      self = .svg
    }
  }

  /// Whether the chunks of a PNG follow each other up to its end, which isn't so in files that Xcode compressed for its
  /// own use.
  private static func isWholePNG(_ bytes: [UInt8]) -> Bool {
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = bytes[place + 4..<place + 8]
      if kind.elementsEqual("CgBI".utf8) { return false }
      if kind.elementsEqual("IEND".utf8) { return true }
      place += 12 + length
    }
    return false
  }

  /// Parts that drawings don't need and that run code, load something or grow, in lower case.
  private static let harmful = ["<script", "javascript:", "<!entity", "<foreignobject"]

  private static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self)?.lowercased() else { return false }
    return !harmful.contains { text.contains($0) }
  }
}
