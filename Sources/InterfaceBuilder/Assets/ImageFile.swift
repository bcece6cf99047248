import AutoLayout

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
  /// Whether it has the tint color in place of its own; nil if the view decides.
  package let isTemplate: Bool?
  /// The slices for stretching; nil for an image that is scaled as a whole.
  package let slices: ImageSlices?
}

/// The parts of an image that stay as they are when it is stretched, in points of the whole file.
package struct ImageSlices: Hashable, Sendable {
  /// The size of the whole file.
  package let whole: Size
  /// The edges that aren't stretched.
  package let caps: EdgeInsets
  /// The size of the part between them that is; what is left of the file isn't shown.
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
    // Of a page only what is drawn of it is shown.
    if bytes.starts(with: "%PDF".utf8) {
      self = .pdf
      return
    }
    guard bytes.count <= Self.largest else { return nil }
    if bytes.starts(with: "\u{89}PNG".unicodeScalars.map { UInt8($0.value) }) {
      guard Self.isWholePNG(bytes) else { return nil }
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      // Cameras write more behind the end of the image.
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

  /// Whether the chunks of a PNG follow each other up to its end; not those of files that Xcode compressed for its own
  /// use.
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

  /// Unneeded parts of drawings that run code, load something or grow, in lower case.
  private static let harmful = ["<script", "javascript:", "<!entity", "<foreignobject"]

  private static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self)?.lowercased() else { return false }
    return !harmful.contains { text.contains($0) }
  }
}
